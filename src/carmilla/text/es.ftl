## Errores: en qué se ha equivocado quien llama. Cada identificador es `error-` y el código del rechazo.

error-altered-save = Esta partida guardada está alterada o dañada, y no es de fiar.
error-file-not-found = No existe el archivo { $path }.
error-newer-save = Esta partida la guardó una versión más nueva de Carmilla (esquema { $schema }; esta lee hasta el { $known }). Actualiza para abrirla.
error-no-rules-index = No hay índice de reglas de «{ $game }». Lo hay de: { $known }.
error-not-asked = Ahora no se pregunta nada al asiento { $seat }.
error-not-offered = «{ $token }» no es una de las opciones.
error-stale-number = La respuesta era a la pregunta { $number }, y la pregunta es ahora la { $current }.
error-truncated-save = Esta partida guardada está cortada: le falta una parte.
error-unknown-card = No hay ninguna carta llamada «{ $card }».
error-unknown-game = No hay ningún juego llamado «{ $game }». Hay: { $known }.
error-unknown-language = No existe el idioma «{ $lang }». Hay: { $known }.
error-unknown-option = { $game } no tiene la opción «{ $option }». Tiene: { $known }.
error-unknown-prefix = El índice de reglas de { $game } no tiene nada bajo «{ $prefix }».
error-unknown-tier = El índice de reglas no tiene el nivel «{ $tier }». Tiene: { $known }.
error-usage = No se escribe así: { $detail }

## Reglas: lo que escribe `carmilla rules`

rules-attached = en { $places }
rules-counts = { $total } entradas: { $cited } citadas, { $uncited } sin citar
rules-exempt = no necesita prueba: { $reason }
rules-not-cited = sin citar
rules-shown-by = lo muestra { $test }
rules-without-tests = Aquí no están las pruebas (vienen con el código, no con el paquete), así que ninguna entrada cuenta como citada por una prueba.
