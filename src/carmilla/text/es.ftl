## Errores: en qué se ha equivocado quien llama. Cada identificador es `error-` y el código del rechazo.

error-altered-save = Esta partida guardada está alterada o dañada, y no es de fiar.
error-answered = El asiento { $seat } ya ha respondido. Hasta que respondan todos, puede retirar su respuesta.
error-bad-argument = { $name } no puede ser eso: { $detail }
error-bot-count = Hay { $bots } bots para { $seats } asientos. Nombra uno por asiento, o uno para todos.
error-deck-count = Hay { $decks } mazos para { $seats } asientos.
error-file-in-the-way = { $path } ya existe y no es una partida guardada: no se ha escrito nada.
error-file-not-found = No existe el archivo { $path }.
error-game-over = La partida ha terminado.
error-house-cards-needed = Con { $seats } jugadores, esas opciones necesitan nuestras propias cartas: deja house_cards en on, o quita las reliquias y las cartas de ubicación.
error-malformed-token = «{ $token }» no tiene la forma de una respuesta.
error-missing-argument = Falta { $name }.
error-newer-match-log = { $path } lo escribió una versión más nueva de Carmilla (forma { $schema }; esta lee hasta la { $known }). Actualiza para abrirlo.
error-newer-save = Esta partida la guardó una versión más nueva de Carmilla (esquema { $schema }; esta lee hasta el { $known }). Actualiza para abrirla.
error-no-decks = A { $game } se juega sin mazos propios.
error-no-rules-index = No hay índice de reglas de «{ $game }». Lo hay de: { $known }.
error-no-save = No hay ninguna partida guardada en { $folder }.
error-no-such-seat = En esta mesa no hay ningún asiento { $seat }. Se numeran desde 0, y hay { $seats }.
error-not-a-match-log = { $path } no es el registro de una partida, o está alterado.
error-log-gap = al registro le falta la decisión { $n }.
error-log-options = entonces se ofrecían { $then } opciones, ahora { $now }.
error-log-seat = aquí no se pregunta al asiento { $seat }.
error-log-refused = «{ $token }» ahora se rechaza.
error-log-token = «{ $token }» no significa nada.
error-log-position = la posición es otra.
error-log-ends = El registro está cortado: tiene { $n } de { $all } decisiones.
error-log-header = La primera línea del registro no encaja con su juego.
error-log-fault = { $detail }
error-not-a-played-save = { $path } contiene una partida, pero no del terminal.
error-not-a-save = Esto no es una partida guardada.
error-not-asked = Ahora no se pregunta nada al asiento { $seat }.
error-not-offered = «{ $token }» no es una de las opciones.
error-not-playable-yet = Todavía no se puede jugar a { $game }: solo existe una parte de sus reglas, y a esa solo juegan los bots (carmilla sim { $game }).
error-not-recorded = Esta partida no lleva registro: es una copia, o se empezó sin él.
error-nothing-to-retract = El asiento { $seat } no ha dado ninguna respuesta que pueda retirar.
error-nothing-to-undo = El asiento { $seat } no tiene nada que deshacer: desde entonces alguien ha averiguado algo o ha respondido, o él no ha respondido.
error-number-too-large = { $name } es { $most } como mucho.
error-number-too-small = { $name } es { $least } como poco.
error-number-wanted = { $name } es un número entero.
error-option-form = «{ $option }» no es una opción de mesa: escribe NOMBRE=VALOR.
error-option-value = { $option } no puede ser «{ $value }». Puede ser: { $known }.
error-other-rules-save = Esta partida guardada de { $game } es de las reglas { $rules }, cuyas mesas tienen otra forma que las de { $known }.
error-out-of-order = «{ $token }» va antes que lo que ya se ha elegido.
error-out-of-range = «{ $token }» no está entre { $low } y { $high }.
error-rotation-games = Con --rotate, el número de partidas es múltiplo de los asientos: { $games } no lo es de { $seats }.
error-save-of-another-game = { $path } es una partida guardada de { $game }.
error-seat-count = { $game } no tiene mesas de { $seats } asientos. Las tiene de: { $known }.
error-stale-number = La respuesta era a la pregunta { $number }, y la pregunta es ahora la { $current }.
error-system = El sistema no permite { $path }: { $detail }.
error-teams-of-two = Los equipos de dos necesitan cuatro o seis jugadores, no { $seats }.
error-too-few = «{ $token }» es demasiado poco: elige al menos { $low }.
error-too-many = «{ $token }» es demasiado: elige { $high } como mucho.
error-too-old-save = Esta partida guardada tiene el esquema { $schema }, desde el que nada lleva al { $known }.
error-truncated-save = Esta partida guardada está cortada: le falta una parte.
error-twice = «{ $token }» ya se ha elegido.
error-unknown-bot = No hay ningún bot «{ $bot }». Hay: { $known }.
error-unknown-card = No hay ninguna carta llamada «{ $card }».
error-unknown-command = No existe la orden «{ $command }». Quizá: { $known }.
error-unknown-flag = Aquí no existe «{ $flag }». Mira --help.
error-unknown-game = No hay ningún juego llamado «{ $game }». Hay: { $known }.
error-unknown-language = No existe el idioma «{ $lang }». Hay: { $known }.
error-unknown-option = { $game } no tiene la opción «{ $option }». Tiene: { $known }.
error-unknown-position = { $game } no tiene la posición «{ $position }». Tiene: { $known }.
error-unknown-prefix = El índice de reglas de { $game } no tiene nada bajo «{ $prefix }».
error-unknown-tier = El índice de reglas no tiene el nivel «{ $tier }». Tiene: { $known }.
error-usage = No se escribe así: { $detail }
error-wrong-deck = No se puede jugar a { $game } con el mazo { $deck }.
error-worker-lost = Un proceso acabó antes que sus partidas; quizá no bastó la memoria. Prueba con menos --workers.

## Reglas: lo que escribe `carmilla rules`

rules-attached = en { $places }
rules-counts = { $total ->
    [one] una entrada
   *[other] { $total } entradas
}: { $cited ->
    [one] una citada
   *[other] { $cited } citadas
}, { $uncited } sin citar
rules-exempt = no necesita prueba: { $reason }
rules-not-cited = sin citar
rules-shown-by = lo muestra { $test }
rules-without-tests = Aquí no están las pruebas (vienen con el código, no con el paquete), así que ninguna entrada cuenta como citada por una prueba.

## Razones: por qué una respuesta no vale. El identificador es `reason-` y el código; las de un juego, `reason-<juego>-` y el código

reason-no-such-option = Eso no está entre lo que se puede responder aquí.
reason-not-now = Eso no se puede hacer ahora.
reason-out-of-order = Eso va antes que lo que ya se ha elegido.
reason-out-of-range = Ese número no está entre los permitidos.
reason-too-few = Después de eso quedaría muy poco que elegir.
reason-too-many = Ya se ha elegido bastante.
reason-twice = Eso ya se ha elegido.

## Línea de órdenes: lo que dicen las órdenes

bench-help = carmilla --help: { $ms } ms
bench-slice = { $game } (una parte del juego)
bot-0 = pasa siempre que puede
bot-1 = cualquier opción, todas con la misma probabilidad
bot-2 = un principiante honrado: el mejor resultado inmediato
bot-3 = reparte sus cartas entre las Ubicaciones, cuenta lo que otros pueden traer, engaña y se retira
bot-3-bluff = el nivel 3, pero nunca boca abajo por gusto
bot-3-withdraw = el nivel 3, pero siempre se queda
cli-comparing = Comparando
cli-interrupted = Detenido.
cli-measuring = Midiendo
cli-playing = Jugando
doctor-catalogues = Idiomas: { $catalogues } mensajes
doctor-compiled = Las reglas corren compiladas.
doctor-fine = No falta nada.
doctor-interpreted = Las reglas se ejecutan interpretadas: todo funciona, solo que más despacio que compiladas.
doctor-missing = Falta { $name }: el programa no puede prescindir de él.
doctor-not-fine = Falta algo: prepara de nuevo el entorno (make env).
doctor-packages = Paquetes: { $packages }
doctor-program = Carmilla { $carmilla } con Python { $python }
doctor-terminal = Terminal: { $width } columnas, { $encoding }, color: { $colour }
fuzz-counts = { $games } partidas, { $decisions } decisiones, { $checks } comprobaciones: { $violations ->
    [0] ningún fallo
    [one] un fallo
   *[other] { $violations } fallos
}.
fuzz-never = nunca alcanzado en otras tantas partidas que lo buscan: { $things }
leaks-counts = { $pairs } pares, { $checks } comprobaciones: { $leaks } filtraciones; conocimiento afirmado y no tenido: { $auditor-differences }; tenido y no afirmado: { $auditor-missing }.
options-bots = Bots (--bots):
options-none = No tiene opciones de mesa.
options-seats = Asientos (--seats): { $seats }; { $default } si no se dice nada.
options-table = Opciones de mesa (--option NOMBRE=VALOR; * si no se dice nada):
replay-differs = La decisión { $n } difiere: { $detail }
replay-error = La partida acabó con un fallo: { $error }
replay-header = { $game }, { $seats } asientos, { $decisions ->
    [one] una decisión
   *[other] { $decisions } decisiones
}
replay-same = Repetida: { $decisions } decisiones, y nada difiere.
replay-winners = Ganan: { $winners }
sim-bot = Bot { $bot }: { $wins ->
    [one] una victoria
   *[other] { $wins } victorias
} en { $games } asientos jugados ({ $share } %, entre { $low } y { $high } % al 95 %), { $mean } µs por respuesta.
sim-digest = Huella: { $digest }
sim-error = La partida { $game } falló en la decisión { $decision }:
sim-seats = Victorias por asiento: { $wins }.
sim-summary = { $game }, { $seats } asientos: { $finished } de { $games } partidas terminadas, { $errors } con fallo; { $decisions } decisiones en { $seconds } s, { $rate } por segundo.

## Ayuda de la línea de órdenes

help-about = Juegos de mesa de vampiros que hacen cumplir sus reglas.
help-argument-file = el archivo
help-argument-game = el juego
help-command-bench = Mide la velocidad: partidas enteras, copias, vistas, guardados.
help-command-doctor = Dice qué hay instalado, qué falta y qué supone.
help-command-fuzz = Tortura las reglas con partidas al azar, comprobaciones y respuestas erróneas.
help-command-leaks = Reparte de nuevo lo que un asiento no puede saber, y busca cualquier diferencia que notaría.
help-command-options = Enumera las opciones de mesa de un juego, sus asientos y sus bots.
help-command-perft = Cuenta las secuencias de decisiones desde una posición, nivel a nivel.
help-command-play = Juega una partida en el terminal.
help-command-replay = Muestra una partida grabada, o la repite y compara.
help-command-rules = Escribe una a una las reglas de un juego, con las pruebas que las muestran.
help-command-sim = Juega partidas entre bots, y cuenta.
help-commands = Órdenes
help-examples = Ejemplos
help-examples-bench =
    carmilla bench vtes
    carmilla bench --json
help-examples-carmilla =
    carmilla sim vtes --games 20 --seed 7
    carmilla rules vtes --uncited --tier base
    carmilla doctor
help-examples-doctor =
    carmilla doctor
    carmilla doctor --json
help-examples-fuzz =
    carmilla fuzz vtes --games 10
    carmilla fuzz vtes --seed 3 --json
help-examples-leaks =
    carmilla leaks vtes --pairs 200
    carmilla leaks vtes --seed 3 --json
help-examples-options =
    carmilla options vtes
    carmilla options vtes --lang es
help-examples-perft =
    carmilla perft vtes --depth 4
    carmilla perft vtes --position NOMBRE --json
help-examples-play =
    carmilla play vendetta
    carmilla play vendetta --seats 5 --bots 1 --lang es
    carmilla play vendetta --humans 2
    carmilla play vendetta --resume
help-examples-replay =
    carmilla sim vtes --games 1 --out games
    carmilla replay games/vtes-0-000000.ndjson
    carmilla replay games/vtes-0-000000.ndjson --check
help-examples-rules =
    carmilla rules vtes --under combat.range
    carmilla rules vtes --uncited --tier base
help-examples-sim =
    carmilla sim vtes --games 20 --seed 7
    carmilla sim vtes --seats 5 --bots 1,1,1,1,0 --games 100 --rotate --workers 2
    carmilla sim vtes --games 5 --out games
help-flag-bots = un bot por asiento, o uno para todos (por omisión 1)
help-flag-check = la repite, y nombra la primera decisión que difiere
help-flag-deck = un mazo, en los juegos a los que cada cual trae el suyo
help-flag-depth = cuántas decisiones de profundidad (por omisión 3)
help-flag-fuzz-games = cuántas partidas (por omisión 10)
help-flag-games = cuántas partidas (por omisión 100)
help-flag-help = esta ayuda
help-flag-humans = cuántas personas juegan en esta pantalla (1 si no se dice); entre sus turnos no se ve nada
help-flag-json = un documento JSON en la salida
help-flag-lang = el idioma de los textos
help-flag-option = una opción de mesa; puede repetirse
help-flag-out = escribe el registro de cada partida en este directorio
help-flag-pairs = cuántos pares (por omisión 100)
help-flag-plain = solo frases, nada dibujado
help-flag-play-bots = un bot para cada uno de los otros asientos, o uno para todos (si no se dice, el mejor que haya, 3 como mucho)
help-flag-play-seat = tu asiento, desde 0 (0 si no se dice)
help-flag-play-seed = jugar otra vez la partida de este número (si no se dice, una nueva)
help-flag-position = una posición con nombre (por omisión, el principio)
help-flag-quiet = sin progreso ni notas
help-flag-replay-seat = lo que se le dijo a este asiento
help-flag-resume = seguir con una partida guardada: la última, o la de este fichero
help-flag-rotate = juega cada reparto con cada bot en cada asiento
help-flag-seats = cuántos asientos
help-flag-seed = de dónde sale todo lo aleatorio (por omisión 0)
help-flag-tier = solo entradas de estos niveles
help-flag-uncited = solo entradas que ninguna prueba muestra
help-flag-under = solo entradas bajo estos prefijos
help-flag-version = la versión
help-flag-workers = cuántos procesos (por omisión 1)
help-more = carmilla ORDEN --help dice más de cada una.
help-usage = Uso

## Vigilia, el juego para quien mira dentro del núcleo (lab)

option-lab-bluffs = ¿Se puede poner una carta que resultará no estar permitida?
option-lab-nights = Cuántas noches dura la vigilia.
reason-lab-already-seen = Esa carta ya la has visto.
reason-lab-no-blood = Eso cuesta más sangre de la que tienes.
reason-lab-not-there = Eso no lo hay ahí.
reason-lab-not-your-card = Esa carta no es tuya para usarla.
reason-lab-wrong-card = Esa carta no es para este momento.
reason-lab-wrong-seat = Ahí no se puede señalar ese asiento.

## VTES: opciones de mesa, y por qué algo no se puede

option-vtes-turns = Tras cuántos turnos de jugador se corta la partida.
option-vtes-opening = dónde empieza la partida: en su hora más difícil, con tres vampiros preparados cada uno y 12 de reserva, o como manda el reglamento
reason-vtes-abstains = Este vampiro ha perdido sus votos en este referéndum.
reason-vtes-acted = Este siervo ya ha hecho esa acción este turno.
reason-vtes-awake = Este siervo ya está despierto.
reason-vtes-barred = Algo en juego lo prohíbe.
reason-vtes-blood = No hay sangre suficiente para pagarlo.
reason-vtes-blood-cursed = Este vampiro no puede diabolizar.
reason-vtes-card-vote-used = En este referéndum ya se ha quemado una carta de acción política para votar.
reason-vtes-committed = Su ataque ya está elegido.
reason-vtes-condition = No se da lo que eso pide.
reason-vtes-controlled = Ya controlas una copia de este vampiro.
reason-vtes-recruited = Este aliado se ha reclutado en este turno: aún no puede actuar.
reason-vtes-declined = Ya has renunciado a bloquear esta acción.
reason-vtes-discipline = A este siervo le falta la Disciplina.
reason-vtes-in-combat = En combate solo se pueden jugar cartas de combate.
reason-vtes-in-torpor = Un vampiro en letargo no puede hacer más que salir de él.
reason-vtes-limited = Ya hay en efecto un modificador de esa clase.
reason-vtes-locked = Esta carta está girada.
reason-vtes-long-only = A larga distancia solo alcanzan los ataques a distancia.
reason-vtes-master-played = No te quedan acciones de fase magistral.
reason-vtes-must-use = La maniobra que se ha ganado hay que usarla ahora.
reason-vtes-needed-now = No antes de que haga falta.
reason-vtes-no-discard = No queda ninguna acción de fase de descarte.
reason-vtes-no-bleed = Esto no es un sangrado.
reason-vtes-no-damage = No hay ningún daño así que evitar.
reason-vtes-no-edge = No tienes la Ventaja.
reason-vtes-no-maneuver = Este ataque no tiene maniobra.
reason-vtes-no-press = Ahora un acoso no cambiaría nada.
reason-vtes-no-target = No hay nada a lo que pueda dirigirse.
reason-vtes-no-votes = No hay votos que emitir.
reason-vtes-not-a-vampire = Eso solo lo puede hacer un vampiro.
reason-vtes-not-declined = El objetivo solo se puede cambiar cuando ya ha renunciado a bloquear.
reason-vtes-not-entitled = Esta acción no te corresponde bloquearla.
reason-vtes-not-falling = Ese vampiro no está a punto de ir al letargo.
reason-vtes-not-in-hand = Esa carta no está en tu mano.
reason-vtes-not-needed = Eso solo se juega cuando hace falta.
reason-vtes-not-political = Para votar solo se puede quemar una carta de acción política.
reason-vtes-not-ready = Este siervo no está preparado.
reason-vtes-one-source = En esta ronda ya se han ganado ataques adicionales.
reason-vtes-own-minion = Ese siervo es tuyo.
reason-vtes-pool = No hay reserva suficiente para pagarlo.
reason-vtes-press-twice = Un siervo no puede acosar dos veces seguidas.
reason-vtes-range = A esta distancia no se puede usar.
reason-vtes-repeated-action = Este siervo ya ha jugado esa carta de acción este turno.
reason-vtes-repeated-card = El mismo siervo no puede jugar dos veces esa carta en una acción.
reason-vtes-requirement = No se cumplen sus requisitos.
reason-vtes-second-source = En esta ronda ya ha habido una maniobra de otra carta de ataque o de otra arma.
reason-vtes-stolen = Lo robado no se puede usar en esta ronda.
reason-vtes-transfers = No quedan transferencias suficientes.
reason-vtes-tried = Ese bloqueo ya se ha intentado, y desde entonces nada ha cambiado.
reason-vtes-twice-in-a-row = Un siervo no puede maniobrar dos veces seguidas.
reason-vtes-unready-voter = Solo votan los vampiros preparados.
reason-vtes-voted = Ese voto ya se ha emitido.
reason-vtes-wrong-moment = Eso no es para este momento.
reason-vtes-wrong-user = Este siervo no es quien podría usar eso.

## Vendetta: opciones de mesa, y por qué algo no es posible

option-vendetta-teams = si los compañeros se sientan enfrente y juegan juntos (cuatro asientos; con seis, siempre)
option-vendetta-relics = si cada jugador elige una reliquia, que se usa una sola vez en la partida
option-vendetta-locations = si en cada ubicación, menos el Refugio del Príncipe, hay una carta con efecto propio
option-vendetta-rewards = cuánta influencia ganan los tres primeros de un conflicto: como sugiere la maqueta del reglamento, una más para el segundo en la ronda 3, o solo para dos puestos
option-vendetta-house-cards = si cartas nuestras sustituyen a aquellas cuyo texto no se conoce
option-vendetta-reveal-at-end = si al acabar la partida se enseña todo lo que quedó oculto
reason-vendetta-after-card = Eso va después de la carta de este turno.
reason-vendetta-blood-given = Esta carta ya tiene su sangre.
reason-vendetta-blood-limit = Con cada carta van de 1 a 3 de sangre.
reason-vendetta-cannot-be-drained = Esa carta no se puede desangrar.
reason-vendetta-card-first = Primero va la carta y después su sangre.
reason-vendetta-last-blood = La última sangre de tu reserva no se puede gastar.
reason-vendetta-must-play = Tienes que jugar una carta antes de acabar tu turno.
reason-vendetta-no-such-location = Esa ubicación no está en juego.
reason-vendetta-no-token = No tienes ninguna ficha de Diablerie boca arriba.
reason-vendetta-not-drawn = Esa no es una de las cartas que acabas de coger.
reason-vendetta-not-in-alliance = Esa no es una carta sin desangrar de tu alianza.
reason-vendetta-not-in-hand = Esa carta no está en tu mano.
reason-vendetta-not-offered = Eso no es una de las opciones.
reason-vendetta-nothing-to-choose = No hay nada que elegir para eso.
reason-vendetta-one-card = Ya has jugado la carta de este turno.
reason-vendetta-only-face-down = Ahí tienes que jugar boca abajo.
reason-vendetta-taken = Ese clan ya está elegido.

## Vendetta in sentences: what happened (news), what is asked, what can be done, how the table stands

vendetta-a-card = una carta
vendetta-ask-after-card = Tu carta está en la mesa. ¿Algo más?
vendetta-ask-bid = ¿Cuánta sangre pujas, en secreto? (de { $low } a { $high })
vendetta-ask-choose-amount = { $card }: ¿cuánto? (de { $low } a { $high })
vendetta-ask-choose-order = { $card }: ¿en qué orden?
vendetta-ask-choose-pick = { $card }: ¿cuál?
vendetta-ask-choose-split = { $card }: reparte { $low }.
vendetta-ask-choose-subset = { $card }: ¿cuáles? (de { $low } a { $high })
vendetta-ask-clan = ¿Con qué clan juegas?
vendetta-ask-exchange = Te quedas con las dos cartas nuevas. ¿Qué carta va debajo de tu mazo?
vendetta-ask-keep = { $n ->
    [1] ¿Con cuál de estas te quedas? La otra va debajo de tu mazo.
   *[other] ¿Con cuáles { $n } de estas te quedas? La otra va debajo de tu mazo.
}
vendetta-ask-may = ¿Usas { $card }?
vendetta-ask-order = ¿Cuál de tus efectos va primero?
vendetta-ask-partner = { $card }: ¿afecta también a tu compañero?
vendetta-ask-relic = ¿Qué reliquia te llevas?
vendetta-ask-take-back = ¿Cuánta de tu sangre asignada aquí recuperas? (de { $low } a { $high })
vendetta-ask-token = ¿Lucha o Retirada en { $where }?
vendetta-ask-turn = Es tu turno. ¿Qué haces?
vendetta-ask-turn-down = ¿Cuál de tus cartas pones boca abajo?
vendetta-ask-up-or-down = { $card } está boca abajo: ¿pierdes { $price } de sangre y la pones boca arriba?
vendetta-ask-way = ¿Qué eliges?
vendetta-ask-where = ¿Dónde y cómo juegas { $card }? (b: volver)
vendetta-ask-withdraw-to = ¿A qué Ubicación te retiras?
vendetta-because-of = { $me ->
    [yes] ti
   *[other] { $who }
}
vendetta-card-down = { $card } boca abajo
vendetta-card-numbers = { $kind }, { $influence } de influencia, Beso { $kiss }; al desangrarla da { $drain } de sangre y vale { $drained }.
vendetta-card-ours = (Esta carta es un diseño nuestro.)
vendetta-card-power = { $card } (Poder { $power })
vendetta-card-there = { $card }, { $whose }, en { $where }
vendetta-cards-down = { $n ->
    [one] 1 carta boca abajo
   *[other] { $n } cartas boca abajo
}
vendetta-do-amount = { $n }
vendetta-do-blood = Añadir { $n } de sangre a esta carta.
vendetta-do-clan-brujah = Brujah: rebeldes que quitan sangre a sus Rivales por la fuerza.
vendetta-do-clan-gangrel = Gangrel: bestias, fuertes en solitario y difíciles de herir.
vendetta-do-clan-malkavian = Malkavian: videntes, pujas y cartas que se dan la vuelta.
vendetta-do-clan-nosferatu = Nosferatu: espías a gusto en la sombra, boca abajo.
vendetta-do-clan-toreador = Toreador: seductores que ganan con la compañía.
vendetta-do-clan-tremere = Tremere: hechiceros que gastan sangre a cambio de poder.
vendetta-do-clan-ventrue = Ventrue: señores que obligan a los demás a elegir.
vendetta-do-diablerie = Usar una ficha de Diablerie: 1 más de sangre en esta carta.
vendetta-do-drain = Desangrar a { $card }: obtienes { $n } de sangre.
vendetta-do-end = Acabar tu turno.
vendetta-do-lay-down = { $where }, boca abajo ({ $price } de sangre).
vendetta-do-lay-down-unpriced = { $where }, boca abajo.
vendetta-do-lay-up = { $where }, boca arriba.
vendetta-do-no = No.
vendetta-do-pass = Pasar.
vendetta-do-play = Jugar { $card }
vendetta-do-play-down-at = Jugar { $card } boca abajo en { $where }.
vendetta-do-play-up-at = Jugar { $card } boca arriba en { $where }.
vendetta-do-spare = { $card } deja en paz a tu compañero.
vendetta-do-spare-not = { $card } afecta también a tu compañero.
vendetta-do-stay = Lucha.
vendetta-do-use = Usar { $card }: { $effect }
vendetta-do-withdraw = Retirada.
vendetta-do-yes = Sí.
vendetta-elsewhere = en otro sitio
vendetta-face-down-at = boca abajo en { $where }
vendetta-fact-all = { $who } tiene con seguridad { $cards } { $places }.
vendetta-fact-some = { $who } tiene al menos { $n } de { $cards } { $places }.
vendetta-goal = Tres rondas. En cada una juegas cartas y sangre en las Ubicaciones y luego eliges Lucha o Retirada; quien gana una Ubicación se lleva su Aliado. Gana la partida quien acaba con más influencia.
vendetta-has-withdrawn = en Retirada
vendetta-head-blood = Sangre
vendetta-head-hand = Mano
vendetta-head-influence = Influencia
vendetta-hint-ahead = Jugando por adelantado, la respuesta { $number } de { $count } te deja con más influencia y sangre.
vendetta-hint-amount = Yo diría { $n }, de las { $pool } de sangre de tu reserva.
vendetta-hint-blood = Añade { $n } de sangre en { $place }: antes de ella tienes allí { $power } de Poder, los demás muestran { $others } como mucho{ $hidden ->
    [0] {""}
    [one] {" "}con una carta boca abajo
   *[other] {" "}con { $hidden } cartas boca abajo
}. En tu reserva quedan { $left }.
vendetta-hint-clan = { $clan }: de los clanes ofrecidos, es el que más ha ganado en nuestras pruebas.
vendetta-hint-drain = Desangra a { $card }: da { $blood } de sangre ahora y cuesta { $lost } de influencia al final.
vendetta-hint-end = Termina tu turno y guarda tus { $pool } de sangre: en { $place } tienes { $power } de Poder, los demás muestran { $others } como mucho{ $hidden ->
    [0] {""}
    [one] {" "}con una carta boca abajo
   *[other] {" "}con { $hidden } cartas boca abajo
}.
vendetta-hint-hide = Juega { $card } boca abajo en { $place }, por { $price } de sangre: te lleva a { $power } de Poder allí sin que lo sepan. Muestran { $others } como mucho.
vendetta-hint-keep = Quédate con { $card }: Poder { $power }, y de estas cartas es la que más hace por ti.
vendetta-hint-leave = No uses { $card }: jugando por adelantado, te conviene más. Tienes { $pool } de sangre en tu reserva.
vendetta-hint-nothing = No hagas nada más; tienes { $pool } de sangre.
vendetta-hint-play = Juega { $card } en { $place }: te lleva a { $power } de Poder allí, los demás muestran { $others } como mucho{ $hidden ->
    [0] {""}
    [one] {" "}con una carta boca abajo
   *[other] {" "}con { $hidden } cartas boca abajo
}. El primer puesto vale { $prize } de influencia.
vendetta-hint-stay = Quédate en { $place }: tienes allí { $power } de Poder, los demás muestran { $others } como mucho{ $hidden ->
    [0] {""}
    [one] {" "}con una carta boca abajo
   *[other] {" "}con { $hidden } cartas boca abajo
}.
vendetta-hint-token = Gira una ficha de Diablerie: añade 1 de sangre en { $place }, donde tienes { $power } de Poder y los demás muestran { $others } como mucho.
vendetta-hint-use = Usa { $card }: jugando por adelantado, te deja mejor. Tienes { $pool } de sangre en tu reserva.
vendetta-hint-withdraw = Retírate de { $place }: tienes allí { $power } de Poder, los demás muestran { $others } como mucho; { $blood } de sangre y { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} se van contigo.
vendetta-kind-human = Humano
vendetta-kind-vampire = Vampiro
vendetta-kind-victim = Víctima
vendetta-news-ally = { $me ->
    [yes] Te llevas
   *[other] { $who } se lleva
} el Aliado { $card }.
vendetta-news-ambition = { $me ->
    [yes] Tomas
   *[other] { $who } toma
} la ficha de Ambición.
vendetta-news-assigned = { $me ->
    [yes] Pones
   *[other] { $who } pone
} { $n } de sangre en { $where }.
vendetta-news-assigned-less = { $me ->
    [yes] Tu sangre en { $where } baja en { $n }.
   *[other] La sangre de { $who } en { $where } baja en { $n }.
}
vendetta-news-bid = { $me ->
    [yes] Pujas
   *[other] { $who } puja
} { $n } de sangre.
vendetta-news-clan = { $me ->
    [yes] Juegas
   *[other] { $who } juega
} con el clan { $clan }.
vendetta-news-diablerie = { $me ->
    [yes] Tienes
   *[other] { $who } tiene
} fichas de Diablerie: { $up } boca arriba, { $down } boca abajo.
vendetta-news-drains = { $me ->
    [yes] Desangras
   *[other] { $who } desangra
} a { $card }.
vendetta-news-drawn = Sale { $card } de { $me ->
    [yes] tu alianza
   *[other] la alianza de { $who }
}.
vendetta-news-draws = { $me ->
    [yes] Coges
   *[other] { $who } coge
} { $known ->
    [yes] { $card }
   *[other] una carta
} del mazo.
vendetta-news-eliminated = { $me ->
    [yes] Quedas fuera de la partida.
   *[other] { $who } queda fuera de la partida.
}
vendetta-news-frenzy = { $me ->
    [yes] Entras
   *[other] { $who } entra
} en Frenesí.
vendetta-news-frenzy-by = { $me ->
    [yes] Entras
   *[other] { $who } entra
} en Frenesí, por causa de { $by }.
vendetta-news-gains-blood = { $me ->
    [yes] Obtienes
   *[other] { $who } obtiene
} { $n } de sangre.
vendetta-news-gains-influence = { $me ->
    [yes] Obtienes
   *[other] { $who } obtiene
} { $n } de influencia.
vendetta-news-gives-blood = { $me ->
    [yes] Das
   *[other] { $who } da
} { $n } de sangre.
vendetta-news-home = { $me ->
    [yes] { $card } vuelve a tu mano.
   *[other] { $card } vuelve a la mano de { $who }.
}
vendetta-news-joins = { $me ->
    [yes] Tu alianza
   *[other] La alianza de { $who }
} recibe { $card }.
vendetta-news-location = Ahora se resuelve { $where }.
vendetta-news-looks = { $me ->
    [yes] Miras
   *[other] { $who } mira
} una carta { $whose }, boca abajo en { $where }.
vendetta-news-looks-sees = { $me ->
    [yes] Miras
   *[other] { $who } mira
} una carta { $whose }, boca abajo en { $where }. Es { $card }
vendetta-news-loses-influence = { $me ->
    [yes] Pierdes
   *[other] { $who } pierde
} { $n } de influencia.
vendetta-news-lost = { $me ->
    [yes] Pierdes
   *[other] { $who } pierde
} { $n } de sangre.
vendetta-news-moves = { $card }, { $whose }, pasa a { $where }.
vendetta-news-place-card = En { $where } está { $card }
vendetta-news-played = { $me ->
    [yes] Juegas
   *[other] { $who } juega
} en { $where }: { $card }
vendetta-news-played-down = { $me ->
    [yes] Juegas
   *[other] { $who } juega
} una carta boca abajo en { $where }.
vendetta-news-played-down-known = { $me ->
    [yes] Juegas
   *[other] { $who } juega
} { $card } boca abajo en { $where }.
vendetta-news-prize = En { $where } espera { $card }
vendetta-news-relic = { $me ->
    [yes] Te llevas
   *[other] { $who } se lleva
} la reliquia { $card }
vendetta-news-relic-used = { $me ->
    [yes] Tu reliquia { $card }
   *[other] La reliquia { $card } de { $who }
} queda gastada.
vendetta-news-restored = { $me ->
    [yes] Recuperas
   *[other] { $who } recupera
} a { $card } para la alianza.
vendetta-news-rewound = La última respuesta queda deshecha.
vendetta-news-round = Empieza la ronda { $n }.
vendetta-news-spent = { $me ->
    [yes] Gastas
   *[other] { $who } gasta
} { $n } de sangre.
vendetta-news-stays = { $me ->
    [yes] Te quedas (Lucha).
   *[other] { $who } se queda (Lucha).
}
vendetta-news-stolen = { $me ->
    [yes] Robas { $n } de sangre a { $whom }.
   *[other] { $who } { $from-me ->
        [yes] te roba { $n } de sangre
       *[other] roba { $n } de sangre a { $whom }
    }.
}
vendetta-news-total = { $me ->
    [yes] Tu total
   *[other] El total de { $who }
} es { $n }.
vendetta-news-turned-down = { $me ->
    [yes] Pones
   *[other] { $who } pone
} { $card } boca abajo.
vendetta-news-turned-up = { $me ->
    [yes] Revelas
   *[other] { $who } revela
} { $card }
vendetta-news-used = { $me ->
    [yes] Usas
   *[other] { $who } usa
} { $card }
vendetta-news-victim = { $me ->
    [yes] Recibes
   *[other] { $who } recibe
} la Víctima { $card }.
vendetta-news-way = { $me ->
    [yes] Eliges
   *[other] { $who } elige
} la opción { $n }.
vendetta-news-withdraws = { $me ->
    [yes] Te retiras.
   *[other] { $who } se retira.
}
vendetta-news-won = { $me ->
    [yes] Ganas
   *[other] { $who } gana
} { $where }.
vendetta-nobody = nadie
vendetta-of = { $me ->
    [yes] tuya
   *[other] de { $who }
}
vendetta-or = o
vendetta-relic-numbers = Reliquia, { $influence } de influencia.
vendetta-score-alliance = { $card } en la alianza
vendetta-score-bonus = por lo que dicen las propias cartas
vendetta-score-diablerie = fichas de Diablerie: { $n }
vendetta-score-drained = { $card }, carta desangrada
vendetta-score-influence = fichas de influencia
vendetta-score-relic = { $card }, reliquia
vendetta-score-team = { $names }, en total: { $n }
vendetta-score-used-relic = { $card }, reliquia
vendetta-some-blood = { $n } de sangre
vendetta-standing = Ronda { $n } de 3. Tienes { $blood } de sangre y { $influence } de influencia.
vendetta-table-alliance = Alianza: { $cards }.
vendetta-table-drained = Desangradas: { $cards }.
vendetta-table-empty = No hay nadie.
vendetta-table-gone = { $name } ({ $clan }): fuera de la partida.
vendetta-table-player = { $name } ({ $clan }): { $blood } de sangre, { $influence } de influencia, { $hand } en la mano.
vendetta-table-relic = Reliquia: { $cards }.
vendetta-table-round = Ronda { $n } de 3. { $me ->
    [yes] Tienes
   *[other] { $who } tiene
} la ficha de Ambición.
vendetta-table-team = Compañeros: { $names }.
vendetta-table-tokens = Fichas de Diablerie: { $n }.
vendetta-table-used-relic = Reliquia gastada: { $cards }.
vendetta-the-haven = el Refugio del Príncipe
vendetta-the-location = la Ubicación { $n }
vendetta-the-table = la Ubicación
vendetta-you = Tú
vendetta-your-hand = Tu mano: { $cards }.
vendetta-zone-deck = en el mazo
vendetta-zone-drawn = recién cogida
vendetta-zone-hand = en la mano

## Play: a game in the terminal

play-chart = Influencia ({ $influence }) y sangre ({ $blood }) al empezar cada ronda y al final
play-chart-end = final
play-chart-round = ronda { $n }
play-continue = Intro para seguir.
play-curtain = La pantalla es ahora de { $name }. { $count ->
    [one] Que { $others } no mire.
   *[other] Que { $others } no miren.
} Intro cuando estés delante.
play-goes-on = No se ha perdido nada: la partida sigue. Haz sitio o guarda en otro lugar: s FICHERO.
play-greeting = { $game }: tú eres { $name }, con { $opponents }.
play-help =
    Escribe el número de una línea. Intro a secas es la línea { $default }.
    ? N: leer sobre la línea N, o por qué no es posible. ? NOMBRE: leer una carta de la mesa. ?: esto, y lo que ahora no es posible.
    l: registro. v: la mesa. h: consejo. u: deshacer tu última respuesta. b: volver a la primera pregunta.
    s: guardar y salir (s FICHERO: en ese fichero). q: salir.
play-hint-missing = El bot { $bot } no da consejos.
play-impossible = Ahora no es posible:
play-kept-open = No se ha podido guardar nada: { $reason }
play-line-possible = La línea { $n } se puede elegir.
play-log-empty = Todavía no ha pasado nada.
play-no-undo = Ahora no se puede deshacer nada: desde tu última respuesta se ha revelado algo o ha respondido alguien más.
play-not-there = No hay línea { $n }. Van de 1 a { $most }.
play-not-understood = «{ $word }» no es una respuesta: escribe un número de 1 a { $most }, o ? para ver la ayuda.
play-number-out-of-range = { $n } no está entre { $low } y { $high }.
play-over = La partida ha terminado.
play-pick-again = { $n } aparece dos veces.
play-pick-count = { $low ->
    [one] Nombra 1 línea.
   *[other] Nombra { $low } líneas.
} Has nombrado { $given }.
play-pick-range = Nombra de { $low } a { $high } líneas; has nombrado { $given }.
play-prompt = Número, o ? para ayuda
play-prompt-amount = Número de { $low } a { $high }, o ? para ayuda
play-prompt-several = Números separados por espacios, o ? para ayuda
play-quick = 1. Partida rápida: tú y { $n } bots de nivel { $bot }. (Intro)
play-quick-choose = 2. Elegir asientos, tu sitio y los bots.
play-quick-question = ¿Qué quieres jugar?
play-quit-lost = La partida no se ha guardado.
play-quit-sure = ¿Salir sin guardar? (q otra vez: salir, Intro: seguir, s: guardar y salir)
play-replay = La repetición: { $path }
play-replay-unwritten = No se ha podido escribir la repetición ({ $reason }); la partida ha terminado igualmente.
play-resumed = La partida sigue donde se guardó.
play-saved = Guardada: { $path }
play-saved-resume = Para seguir: carmilla play { $game } --resume { $path }
play-score = { $name }: { $n }
play-setup-bot = ¿Nivel de los bots ({ $known })?
play-setup-humans = ¿Cuántas personas en esta pantalla (de 1 a { $most })?
play-setup-seat = ¿Tu sitio (de 1 a { $most })?
play-setup-seats = ¿Cuántos asientos ({ $known })?
play-setup-value = «{ $word }» no es ninguno de { $known }.
play-split-sum = Reparte { $n }; has repartido { $given }.
play-winner = { $count ->
    [one] Gana { $names }.
   *[other] Ganan { $names }.
}
play-winner-you = Ganas tú.
