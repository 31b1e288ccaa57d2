## Errors: what a caller got wrong. Each id is `error-` and the code of the refusal.

error-altered-save = This save was altered or damaged, and cannot be trusted.
error-answered = Seat { $seat } has already answered. Until everybody has, the answer can be taken back.
error-bad-argument = { $name } cannot be that: { $detail }
error-bot-count = There are { $bots } bots for { $seats } seats. Name one for each seat, or one for all.
error-deck-count = There are { $decks } decks for { $seats } seats.
error-file-in-the-way = { $path } is there already and is no saved game: nothing was written.
error-file-not-found = There is no file { $path }.
error-game-over = The game is over.
error-house-cards-needed = With { $seats } seats these options need our own cards: leave house_cards on, or Relics and Location cards out.
error-malformed-token = “{ $token }” is not the form of an answer.
error-missing-argument = { $name } is missing.
error-newer-match-log = { $path } was written by a newer Carmilla (form { $schema }, this one reads up to { $known }). Update to open it.
error-newer-save = This save was written by a newer Carmilla (schema { $schema }, this one reads up to { $known }). Update to open it.
error-no-decks = { $game } is played without decks of one's own.
error-no-rules-index = There is no rules index of “{ $game }”. There is one of: { $known }.
error-no-save = There is no saved game in { $folder }.
error-no-such-seat = There is no seat { $seat } at this table. They are numbered from 0, and there are { $seats }.
error-not-a-match-log = { $path } is not the log of a match, or was altered.
error-log-gap = the log has no decision { $n }.
error-log-options = { $then } options were offered then, { $now } are now.
error-log-seat = seat { $seat } is not asked here.
error-log-refused = “{ $token }” is refused now.
error-log-token = “{ $token }” means nothing.
error-log-position = the position is another one.
error-log-ends = The log is cut off: it has { $n } of { $all } decisions.
error-log-header = The first line of the log does not fit its game.
error-log-fault = { $detail }
error-not-a-played-save = { $path } holds a match, but no game of the terminal.
error-not-a-save = This is not a saved match.
error-not-asked = Seat { $seat } is not being asked now.
error-not-offered = “{ $token }” is not one of the options.
error-not-playable-yet = { $game } cannot be played yet: only a part of its rules exists, and bots alone can play that (carmilla sim { $game }).
error-not-recorded = This match keeps no log: it is a fork, or was begun without one.
error-nothing-to-retract = Seat { $seat } has given no answer that could be taken back.
error-nothing-to-undo = Seat { $seat } has nothing to undo: somebody has learnt something or answered since, or it has not answered.
error-number-too-large = { $name } is at most { $most }.
error-number-too-small = { $name } is at least { $least }.
error-number-wanted = { $name } is a whole number.
error-option-form = “{ $option }” is not a table option: write NAME=VALUE.
error-option-value = { $option } cannot be “{ $value }”. It can be: { $known }.
error-other-rules-save = This save of { $game } was made by rules { $rules }, whose tables have another shape than those of { $known }.
error-out-of-order = “{ $token }” comes before what has already been picked.
error-out-of-range = “{ $token }” is not between { $low } and { $high }.
error-rotation-games = With --rotate, the number of games is a multiple of the seats: { $games } is none of { $seats }.
error-save-of-another-game = { $path } is a saved game of { $game }.
error-seat-count = { $game } has no table of { $seats } seats. It has tables of: { $known }.
error-stale-number = The answer was to question { $number }, and the question is now { $current }.
error-system = The system refuses { $path }: { $detail }.
error-teams-of-two = Teams of two need four or six seats, not { $seats }.
error-too-few = “{ $token }” is too little: choose at least { $low }.
error-too-many = “{ $token }” is too much: choose at most { $high }.
error-too-old-save = This save has schema { $schema }, from which nothing leads to { $known }.
error-truncated-save = This save is cut short: part of it is missing.
error-twice = “{ $token }” has already been picked.
error-unknown-bot = There is no bot “{ $bot }”. There are: { $known }.
error-unknown-card = There is no card named “{ $card }”.
error-unknown-command = There is no command “{ $command }”. Perhaps: { $known }.
error-unknown-flag = There is no “{ $flag }” here. See --help.
error-unknown-game = There is no game named “{ $game }”. There are: { $known }.
error-unknown-language = There is no language “{ $lang }”. There are: { $known }.
error-unknown-option = { $game } has no option “{ $option }”. It has: { $known }.
error-unknown-position = { $game } has no position “{ $position }”. It has: { $known }.
error-unknown-prefix = The rules index of { $game } has nothing under “{ $prefix }”.
error-unknown-tier = The rules index has no tier “{ $tier }”. It has: { $known }.
error-usage = That is not how it is written: { $detail }
error-wrong-deck = { $game } cannot be played with deck { $deck }.
error-worker-lost = A worker process ended before its games did; perhaps the memory did not suffice. Try fewer --workers.

## Rules: what `carmilla rules` prints

rules-attached = in { $places }
rules-counts = { $total ->
    [one] one entry
   *[other] { $total } entries
}: { $cited } cited, { $uncited } not
rules-exempt = needs no test: { $reason }
rules-not-cited = not cited
rules-shown-by = shown by { $test }
rules-without-tests = The tests are not here (they come with the source, not with the wheel), so no entry counts as cited by a test.

## Reasons: why a token cannot be the answer. The id is `reason-` and the code; those of a game are `reason-<game>-` and the code

reason-no-such-option = That is not among what can be answered here.
reason-not-now = That cannot be done now.
reason-out-of-order = That comes before what has already been picked.
reason-out-of-range = That number is not among those allowed.
reason-too-few = After that, too little would remain to choose from.
reason-too-many = Enough has been chosen already.
reason-twice = That has already been picked.

## Command line: what the commands say

bench-help = carmilla --help: { $ms } ms
bench-slice = { $game } (a part of the game)
bot-0 = passes whenever it may
bot-1 = any option, each as likely as the others
bot-2 = an honest beginner: the best immediate result
bot-3 = plans its cards over the Locations, counts what others can bring, bluffs and withdraws
bot-3-bluff = level 3, never face down by choice
bot-3-withdraw = level 3, always stays
cli-comparing = Comparing
cli-interrupted = Stopped.
cli-measuring = Measuring
cli-playing = Playing
doctor-catalogues = Languages: { $catalogues } messages
doctor-compiled = The rules run compiled.
doctor-fine = Nothing is missing.
doctor-interpreted = The rules run interpreted: everything works, only slower than compiled.
doctor-missing = { $name } is missing: the program cannot do without it.
doctor-not-fine = Something is missing: set the environment up again (make env).
doctor-packages = Packages: { $packages }
doctor-program = Carmilla { $carmilla } on Python { $python }
doctor-terminal = Terminal: { $width } columns, { $encoding }, colour: { $colour }
fuzz-counts = { $games } games, { $decisions } decisions, { $checks } checks: { $violations ->
    [0] nothing is wrong
    [one] one violation
   *[other] { $violations } violations
}.
fuzz-never = never reached in as many games that look for it: { $things }
leaks-counts = { $pairs } pairs, { $checks } checks: { $leaks } leaks; knowledge claimed and not held: { $auditor-differences }; held and not claimed: { $auditor-missing }.
options-bots = Bots (--bots):
options-none = It has no table options.
options-seats = Seats (--seats): { $seats }; { $default } when nothing is said.
options-table = Table options (--option NAME=VALUE; * when nothing is said):
replay-differs = Decision { $n } differs: { $detail }
replay-error = The match ended with a fault: { $error }
replay-header = { $game }, { $seats } seats, { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}
replay-same = Run again: { $decisions } decisions, and nothing differs.
replay-winners = Winners: { $winners }
sim-bot = Bot { $bot }: { $wins ->
    [one] one win
   *[other] { $wins } wins
} in { $games } seat-games ({ $share } %, between { $low } and { $high } % at 95 %), { $mean } µs an answer.
sim-digest = Digest: { $digest }
sim-error = Game { $game } failed at decision { $decision }:
sim-seats = Wins by seat: { $wins }.
sim-summary = { $game }, { $seats } seats: { $finished } of { $games } games finished, { $errors } failed; { $decisions } decisions in { $seconds } s, { $rate } a second.

## Help of the command line

help-about = Vampire table games with the rules enforced.
help-argument-file = the file
help-argument-game = the game
help-command-bench = Measures the speed: whole games, copies, views, saves.
help-command-doctor = Says what is installed, what is missing, and what it means.
help-command-fuzz = Tortures the rules with random games, checks and wrong answers.
help-command-leaks = Deals what a seat cannot know again, and looks for any difference it could notice.
help-command-options = Lists the table options of a game, its seats and its bots.
help-command-perft = Counts the sequences of decisions from a position, depth by depth.
help-command-play = Plays a game in the terminal.
help-command-replay = Shows a recorded match, or runs it again and compares.
help-command-rules = Prints the rules of a game one by one, with the tests that show each.
help-command-sim = Plays games between bots, and counts.
help-commands = Commands
help-examples = Examples
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
    carmilla perft vtes --position NAME --json
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
help-flag-bots = one bot for each seat, or one for all (default 1)
help-flag-check = run it again, and name the first decision that differs
help-flag-deck = a deck, for games in which each brings one
help-flag-depth = how many decisions deep (default 3)
help-flag-fuzz-games = how many games (default 10)
help-flag-games = how many games (default 100)
help-flag-help = this help
help-flag-humans = how many people play at this screen (default 1); the screen is hidden between their turns
help-flag-json = one JSON document on stdout
help-flag-lang = the language of texts
help-flag-option = a table option; may be repeated
help-flag-out = write the log of each match into this directory
help-flag-pairs = how many pairs (default 100)
help-flag-plain = sentences only, nothing drawn
help-flag-play-bots = one bot for each of the other seats, or one for all (default: the best there is, 3 at most)
help-flag-play-seat = the seat you play, from 0 (default 0)
help-flag-play-seed = play the game of this number again (default: a new one)
help-flag-position = a named position (default: the beginning)
help-flag-quiet = no progress, no notes
help-flag-replay-seat = what this seat was told
help-flag-resume = go on with a saved game: the newest, or the one in this file
help-flag-rotate = play each deal with every bot on every seat
help-flag-seats = how many seats
help-flag-seed = where everything random starts from (default 0)
help-flag-tier = only entries of these tiers
help-flag-uncited = only entries that no test shows
help-flag-under = only entries under these prefixes
help-flag-version = the version
help-flag-workers = how many processes (default 1)
help-more = carmilla COMMAND --help says more about each.
help-usage = Usage

## Vigil, the game for who looks into the kernel (lab)

option-lab-bluffs = May a card be laid that will turn out not to be allowed?
option-lab-nights = How many nights the vigil lasts.
reason-lab-already-seen = You have seen that card already.
reason-lab-no-blood = That takes more blood than you have.
reason-lab-not-there = That is not to be had there.
reason-lab-not-your-card = That card is not yours to use.
reason-lab-wrong-card = That card is not for this moment.
reason-lab-wrong-seat = Nobody can be meant by that seat here.

## VTES: table options, and why something is not possible

option-vtes-turns = After how many turns of players the game is cut short.
option-vtes-opening = where the game begins: in its hardest hour, with three ready vampires each and 12 pool, or as the rulebook sets it up
reason-vtes-abstains = This vampire's votes are lost for this referendum.
reason-vtes-acted = This minion has already taken that action this turn.
reason-vtes-awake = This minion is awake already.
reason-vtes-barred = Something in play forbids that.
reason-vtes-blood = There is not enough blood to pay for that.
reason-vtes-blood-cursed = This vampire cannot diablerise.
reason-vtes-card-vote-used = A political action card has already been burned for a vote in this referendum.
reason-vtes-committed = Its strike has been chosen already.
reason-vtes-condition = What that asks for is not the case.
reason-vtes-controlled = You already control a copy of this vampire.
reason-vtes-recruited = This ally was recruited this turn: it cannot act yet.
reason-vtes-declined = You have declined to block this action.
reason-vtes-discipline = This minion lacks the Discipline.
reason-vtes-in-combat = In combat only combat cards can be played.
reason-vtes-in-torpor = A vampire in torpor can do nothing but leave it.
reason-vtes-limited = A modifier of that kind is already in effect.
reason-vtes-locked = This card is locked.
reason-vtes-long-only = At long range only ranged strikes reach.
reason-vtes-master-played = You have no master phase action left.
reason-vtes-must-use = A maneuver that was gained has to be used now.
reason-vtes-needed-now = Not before it is needed.
reason-vtes-no-discard = There is no discard phase action left.
reason-vtes-no-bleed = This is no bleed.
reason-vtes-no-damage = There is no such damage to prevent.
reason-vtes-no-edge = You do not have the Edge.
reason-vtes-no-maneuver = This strike has no maneuver.
reason-vtes-no-press = A press could change nothing now.
reason-vtes-no-target = There is nothing that it could be aimed at.
reason-vtes-no-votes = There are no votes to cast.
reason-vtes-not-a-vampire = Only a vampire can do that.
reason-vtes-not-declined = The target can be changed only once it has declined to block.
reason-vtes-not-entitled = This action is not yours to block.
reason-vtes-not-falling = That vampire is not about to go to torpor.
reason-vtes-not-in-hand = That card is not in your hand.
reason-vtes-not-needed = That is only played when it is needed.
reason-vtes-not-political = Only a political action card can be burned for a vote.
reason-vtes-not-ready = This minion is not ready.
reason-vtes-one-source = Additional strikes have already been gained this round.
reason-vtes-own-minion = That minion is your own.
reason-vtes-pool = There is not enough pool to pay for that.
reason-vtes-press-twice = A minion cannot press twice in a row.
reason-vtes-range = At this range that cannot be used.
reason-vtes-repeated-action = That action card has already been played by this minion this turn.
reason-vtes-repeated-card = The same minion cannot play that card twice in one action.
reason-vtes-requirement = Its requirements are not met.
reason-vtes-second-source = A maneuver has already come from another strike card or weapon this round.
reason-vtes-stolen = What was stolen cannot be used this round.
reason-vtes-transfers = There are not enough transfers left.
reason-vtes-tried = That block has already been tried, and nothing has changed since.
reason-vtes-twice-in-a-row = A minion cannot maneuver twice in a row.
reason-vtes-unready-voter = Only ready vampires vote.
reason-vtes-voted = That vote has already been cast.
reason-vtes-wrong-moment = That is not for this moment.
reason-vtes-wrong-user = This minion is not the one who could use that.

## Vendetta: table options, and why something is not possible

option-vendetta-teams = whether partners sit opposite each other and play together (four seats; six seats always do)
option-vendetta-relics = whether each player chooses a Relic, which can be used once in the game
option-vendetta-locations = whether a card with an effect of its own lies on every Location but the Prince’s Haven
option-vendetta-rewards = how much influence the first three of a conflict gain: as the layout of the rulebook suggests, one more for second place in round 3, or for two places only
option-vendetta-house-cards = whether cards of our own stand in for those whose text is not known
option-vendetta-reveal-at-end = whether everything that stayed hidden is shown when the game is over
reason-vendetta-after-card = That comes after the card of this turn.
reason-vendetta-blood-given = This card already has its blood.
reason-vendetta-blood-limit = With one card go 1 to 3 blood.
reason-vendetta-cannot-be-drained = That card cannot be drained.
reason-vendetta-card-first = First comes the card, then its blood.
reason-vendetta-last-blood = The last blood of your pool stays there.
reason-vendetta-must-play = You must play a card before your turn ends.
reason-vendetta-no-such-location = That Location is not in play.
reason-vendetta-no-token = You have no Diablerie token face up.
reason-vendetta-not-drawn = That is not one of the cards that you have just drawn.
reason-vendetta-not-in-alliance = That is not an undrained card of your alliance.
reason-vendetta-not-in-hand = That card is not in your hand.
reason-vendetta-not-offered = That is not one of the choices.
reason-vendetta-nothing-to-choose = There is nothing to choose for that.
reason-vendetta-one-card = You have already played the card of this turn.
reason-vendetta-only-face-down = There you must play face down.
reason-vendetta-taken = That clan has been taken.

## Vendetta in sentences: what happened (news), what is asked, what can be done, how the table stands

vendetta-a-card = a card
vendetta-ask-after-card = Your card lies. What else?
vendetta-ask-bid = How much blood do you bid, in secret? ({ $low } to { $high })
vendetta-ask-choose-amount = { $card }: how much? ({ $low } to { $high })
vendetta-ask-choose-order = { $card }: in which order?
vendetta-ask-choose-pick = { $card }: which?
vendetta-ask-choose-split = { $card }: share out { $low }.
vendetta-ask-choose-subset = { $card }: which? ({ $low } to { $high })
vendetta-ask-clan = Which clan do you play?
vendetta-ask-exchange = You keep both new cards. Which card goes under your deck?
vendetta-ask-keep = { $n ->
    [1] Which of these do you take? The other goes under your deck.
   *[other] Which { $n } of these do you take? The other goes under your deck.
}
vendetta-ask-may = Do you use { $card }?
vendetta-ask-order = Which of your effects comes first?
vendetta-ask-partner = { $card }: does it affect your partner too?
vendetta-ask-relic = Which Relic do you take?
vendetta-ask-take-back = How much of your assigned blood here do you take back? ({ $low } to { $high })
vendetta-ask-token = Do you Stay or Withdraw at { $where }?
vendetta-ask-turn = Your turn. What do you do?
vendetta-ask-turn-down = Which of your cards do you turn face down?
vendetta-ask-up-or-down = { $card } is face down: lose { $price } blood and turn it face up?
vendetta-ask-way = Which do you choose?
vendetta-ask-where = Where and how do you play { $card }? (b: back)
vendetta-ask-withdraw-to = To which Location do you Withdraw?
vendetta-because-of = { $me ->
    [yes] you
   *[other] { $who }
}
vendetta-card-down = { $card } face down
vendetta-card-numbers = { $kind }, { $influence } influence, Kiss { $kiss }, drained gives { $drain } blood and is worth { $drained }.
vendetta-card-ours = (This card is a design of ours.)
vendetta-card-power = { $card } (Power { $power })
vendetta-card-there = { $card }, { $whose }, at { $where }
vendetta-cards-down = { $n ->
    [one] 1 card face down
   *[other] { $n } cards face down
}
vendetta-do-amount = { $n }
vendetta-do-blood = Add { $n } blood to this card.
vendetta-do-clan-brujah = Brujah: rebels who take blood from their Rivals by force.
vendetta-do-clan-gangrel = Gangrel: beasts, strong alone and hard to hurt.
vendetta-do-clan-malkavian = Malkavian: seers, bids and cards turned over.
vendetta-do-clan-nosferatu = Nosferatu: spies at home in the dark, face down.
vendetta-do-clan-toreador = Toreador: charmers who gain from company.
vendetta-do-clan-tremere = Tremere: sorcerers who spend blood for power.
vendetta-do-clan-ventrue = Ventrue: lords who make others choose.
vendetta-do-diablerie = Use a Diablerie token: 1 blood more on this card.
vendetta-do-drain = Drain { $card }: gain { $n } blood.
vendetta-do-end = End your turn.
vendetta-do-lay-down = { $where }, face down ({ $price } blood).
vendetta-do-lay-down-unpriced = { $where }, face down.
vendetta-do-lay-up = { $where }, face up.
vendetta-do-no = No.
vendetta-do-pass = Pass.
vendetta-do-play = Play { $card }
vendetta-do-play-down-at = Play { $card } face down at { $where }.
vendetta-do-play-up-at = Play { $card } face up at { $where }.
vendetta-do-spare = { $card } leaves your partner alone.
vendetta-do-spare-not = { $card } affects your partner too.
vendetta-do-stay = Stay.
vendetta-do-use = Use { $card }: { $effect }
vendetta-do-withdraw = Withdraw.
vendetta-do-yes = Yes.
vendetta-elsewhere = in another place
vendetta-face-down-at = face down at { $where }
vendetta-fact-all = { $who } certainly has { $cards } { $places }.
vendetta-fact-some = { $who } has at least { $n } of { $cards } { $places }.
vendetta-goal = Three rounds. In each you play cards and blood at the Locations, then Stay or Withdraw there; whoever wins a Location wins its Ally. The most influence at the end wins the game.
vendetta-has-withdrawn = withdrawn
vendetta-head-blood = Blood
vendetta-head-hand = Hand
vendetta-head-influence = Influence
vendetta-hint-ahead = Played ahead, answer { $number } of { $count } leaves you with the most influence and blood.
vendetta-hint-amount = I would say { $n }, of the { $pool } blood in your pool.
vendetta-hint-blood = Add { $n } blood in { $place }: you have { $power } Power there before it, the others show { $others } at most{ $hidden ->
    [0] {""}
    [one] {" "}with a card face down
   *[other] {" "}with { $hidden } cards face down
}. { $left } blood stay in your pool.
vendetta-hint-clan = { $clan }: of the clans offered, it has won most in our trials.
vendetta-hint-drain = Drain { $card }: it gives { $blood } blood now and costs { $lost } influence at the end.
vendetta-hint-end = End your turn and keep your { $pool } blood: in { $place } you have { $power } Power, the others show { $others } at most{ $hidden ->
    [0] {""}
    [one] {" "}with a card face down
   *[other] {" "}with { $hidden } cards face down
}.
vendetta-hint-hide = Play { $card } face down in { $place }, for { $price } blood: it brings you to { $power } Power there, and they will not know. They show { $others } at most.
vendetta-hint-keep = Keep { $card }: Power { $power }, and of these cards it does most for you.
vendetta-hint-leave = Leave { $card } unused: played ahead, that serves you better. You have { $pool } blood in your pool.
vendetta-hint-nothing = Do nothing more; you have { $pool } blood.
vendetta-hint-play = Play { $card } in { $place }: it brings you to { $power } Power there, the others show { $others } at most{ $hidden ->
    [0] {""}
    [one] {" "}with a card face down
   *[other] {" "}with { $hidden } cards face down
}. First place is worth { $prize } influence.
vendetta-hint-stay = Stay in { $place }: you have { $power } Power there, the others show { $others } at most{ $hidden ->
    [0] {""}
    [one] {" "}with a card face down
   *[other] {" "}with { $hidden } cards face down
}.
vendetta-hint-token = Turn a Diablerie token: it adds 1 blood in { $place }, where you have { $power } Power and the others show { $others } at most.
vendetta-hint-use = Use { $card }: played ahead, it leaves you better off. You have { $pool } blood in your pool.
vendetta-hint-withdraw = Withdraw from { $place }: you have { $power } Power there, the others show { $others } at most; { $blood } blood and { $cards ->
    [one] a card
   *[other] { $cards } cards
} leave with you.
vendetta-kind-human = Human
vendetta-kind-vampire = Vampire
vendetta-kind-victim = Victim
vendetta-news-ally = { $me ->
    [yes] You take
   *[other] { $who } takes
} the Ally { $card }.
vendetta-news-ambition = { $me ->
    [yes] You take
   *[other] { $who } takes
} the Ambition token.
vendetta-news-assigned = { $me ->
    [yes] You put
   *[other] { $who } puts
} { $n } blood at { $where }.
vendetta-news-assigned-less = { $me ->
    [yes] Your blood at { $where } goes down by { $n }.
   *[other] The blood of { $who } at { $where } goes down by { $n }.
}
vendetta-news-bid = { $me ->
    [yes] You bid
   *[other] { $who } bids
} { $n } blood.
vendetta-news-clan = { $me ->
    [yes] You play
   *[other] { $who } plays
} clan { $clan }.
vendetta-news-diablerie = { $me ->
    [yes] You have
   *[other] { $who } has
} Diablerie tokens: { $up } face up, { $down } face down.
vendetta-news-drains = { $me ->
    [yes] You drain
   *[other] { $who } drains
} { $card }.
vendetta-news-drawn = { $card } is drawn from { $me ->
    [yes] your alliance
   *[other] the alliance of { $who }
}.
vendetta-news-draws = { $me ->
    [yes] You draw
   *[other] { $who } draws
} { $known ->
    [yes] { $card }
   *[other] a card
} from the deck.
vendetta-news-eliminated = { $me ->
    [yes] You are out of the game.
   *[other] { $who } is out of the game.
}
vendetta-news-frenzy = { $me ->
    [yes] You go
   *[other] { $who } goes
} into Frenzy.
vendetta-news-frenzy-by = { $me ->
    [yes] You go
   *[other] { $who } goes
} into Frenzy, because of { $by }.
vendetta-news-gains-blood = { $me ->
    [yes] You gain
   *[other] { $who } gains
} { $n } blood.
vendetta-news-gains-influence = { $me ->
    [yes] You gain
   *[other] { $who } gains
} { $n } influence.
vendetta-news-gives-blood = { $me ->
    [yes] You give
   *[other] { $who } gives
} { $n } blood.
vendetta-news-home = { $me ->
    [yes] You take { $card } back into your hand.
   *[other] { $who } takes { $card } back into the hand.
}
vendetta-news-joins = { $me ->
    [yes] Your alliance
   *[other] The alliance of { $who }
} receives { $card }.
vendetta-news-location = Now { $where } is resolved.
vendetta-news-looks = { $me ->
    [yes] You look
   *[other] { $who } looks
} at a card { $whose }, face down at { $where }.
vendetta-news-looks-sees = { $me ->
    [yes] You look
   *[other] { $who } looks
} at a card { $whose }, face down at { $where }. It is { $card }
vendetta-news-loses-influence = { $me ->
    [yes] You lose
   *[other] { $who } loses
} { $n } influence.
vendetta-news-lost = { $me ->
    [yes] You lose
   *[other] { $who } loses
} { $n } blood.
vendetta-news-moves = { $card }, { $whose }, moves to { $where }.
vendetta-news-place-card = At { $where } lies { $card }
vendetta-news-played = { $me ->
    [yes] You play
   *[other] { $who } plays
} at { $where }: { $card }
vendetta-news-played-down = { $me ->
    [yes] You play
   *[other] { $who } plays
} a card face down at { $where }.
vendetta-news-played-down-known = { $me ->
    [yes] You play
   *[other] { $who } plays
} { $card } face down at { $where }.
vendetta-news-prize = At { $where } waits { $card }
vendetta-news-relic = { $me ->
    [yes] You take
   *[other] { $who } takes
} the Relic { $card }
vendetta-news-relic-used = { $me ->
    [yes] Your Relic { $card }
   *[other] The Relic { $card } of { $who }
} is used up.
vendetta-news-restored = { $me ->
    [yes] You restore
   *[other] { $who } restores
} { $card } to the alliance.
vendetta-news-rewound = The last answer was taken back.
vendetta-news-round = Round { $n } begins.
vendetta-news-spent = { $me ->
    [yes] You spend
   *[other] { $who } spends
} { $n } blood.
vendetta-news-stays = { $me ->
    [yes] You Stay.
   *[other] { $who } Stays.
}
vendetta-news-stolen = { $me ->
    [yes] You steal { $n } blood from { $whom }.
   *[other] { $who } steals { $n } blood from { $from-me ->
        [yes] you
       *[other] { $whom }
    }.
}
vendetta-news-total = { $me ->
    [yes] Your total
   *[other] The total of { $who }
} is { $n }.
vendetta-news-turned-down = { $me ->
    [yes] You turn
   *[other] { $who } turns
} { $card } face down.
vendetta-news-turned-up = { $me ->
    [yes] You reveal
   *[other] { $who } reveals
} { $card }
vendetta-news-used = { $me ->
    [yes] You use
   *[other] { $who } uses
} { $card }
vendetta-news-victim = { $me ->
    [yes] You receive
   *[other] { $who } receives
} the Victim { $card }.
vendetta-news-way = { $me ->
    [yes] You choose
   *[other] { $who } chooses
} way { $n }.
vendetta-news-withdraws = { $me ->
    [yes] You Withdraw.
   *[other] { $who } Withdraws.
}
vendetta-news-won = { $me ->
    [yes] You win
   *[other] { $who } wins
} { $where }.
vendetta-nobody = nobody
vendetta-of = { $me ->
    [yes] of yours
   *[other] of { $who }
}
vendetta-or = or
vendetta-relic-numbers = Relic, { $influence } influence.
vendetta-score-alliance = { $card } in the alliance
vendetta-score-bonus = from what the cards themselves say
vendetta-score-diablerie = Diablerie tokens: { $n }
vendetta-score-drained = { $card }, drained
vendetta-score-influence = influence tokens
vendetta-score-relic = { $card }, Relic
vendetta-score-team = { $names }, together: { $n }
vendetta-score-used-relic = { $card }, Relic
vendetta-some-blood = { $n } blood
vendetta-standing = Round { $n } of 3. You have { $blood } blood and { $influence } influence.
vendetta-table-alliance = Alliance: { $cards }.
vendetta-table-drained = Drained: { $cards }.
vendetta-table-empty = Nobody is here.
vendetta-table-gone = { $name } ({ $clan }): out of the game.
vendetta-table-player = { $name } ({ $clan }): { $blood } blood, { $influence } influence, { $hand } in hand.
vendetta-table-relic = Relic: { $cards }.
vendetta-table-round = Round { $n } of 3. { $me ->
    [yes] You have
   *[other] { $who } has
} the Ambition token.
vendetta-table-team = Partners: { $names }.
vendetta-table-tokens = Diablerie tokens: { $n }.
vendetta-table-used-relic = Relic, used: { $cards }.
vendetta-the-haven = the Prince’s Haven
vendetta-the-location = Location { $n }
vendetta-the-table = the Location
vendetta-you = You
vendetta-your-hand = Your hand: { $cards }.
vendetta-zone-deck = in the deck
vendetta-zone-drawn = just drawn
vendetta-zone-hand = in the hand

## Play: a game in the terminal

play-chart = Influence ({ $influence }) and blood ({ $blood }) at the start of each round and at the end
play-chart-end = end
play-chart-round = round { $n }
play-continue = Enter to go on.
play-curtain = The screen now belongs to { $name }. { $others } { $count ->
    [one] looks
   *[other] look
} away. Enter when you sit there.
play-goes-on = Nothing is lost: the game goes on. Make room, or save elsewhere: s FILE.
play-greeting = { $game }: you are { $name }, with { $opponents }.
play-help =
    Type the number of a line. Enter alone is line { $default }.
    ? N: read about line N, or why it is not possible. ? NAME: read a card on the table. ?: this, and what is not possible now.
    l: log. v: the table. h: hint. u: take your last answer back. b: back to the first question.
    s: save and quit (s FILE: into that file). q: quit.
play-hint-missing = Bot { $bot } gives no hints.
play-impossible = Not possible now:
play-kept-open = Nothing could be saved: { $reason }
play-line-possible = Line { $n } can be chosen.
play-log-empty = Nothing has happened yet.
play-no-undo = Nothing can be taken back now: since your last answer something has been revealed, or somebody else has answered.
play-not-there = There is no line { $n }. They go from 1 to { $most }.
play-not-understood = “{ $word }” is not an answer: type a number from 1 to { $most }, or ? for help.
play-number-out-of-range = { $n } is not between { $low } and { $high }.
play-over = The game is over.
play-pick-again = { $n } is named twice.
play-pick-count = { $low ->
    [one] Name 1 line.
   *[other] Name { $low } lines.
} You named { $given }.
play-pick-range = Name { $low } to { $high } lines; you named { $given }.
play-prompt = Number, or ? for help
play-prompt-amount = Number from { $low } to { $high }, or ? for help
play-prompt-several = Numbers with spaces between, or ? for help
play-quick = 1. A quick game: you and { $n } bots of level { $bot }. (Enter)
play-quick-choose = 2. Choose seats, your place and the bots.
play-quick-question = What do you want to play?
play-quit-lost = The game was not saved.
play-quit-sure = Quit without saving? (q again: quit, Enter: go on, s: save and quit)
play-replay = The replay: { $path }
play-replay-unwritten = The replay could not be written ({ $reason }); the game is over all the same.
play-resumed = The game goes on where it was saved.
play-saved = Saved: { $path }
play-saved-resume = To go on: carmilla play { $game } --resume { $path }
play-score = { $name }: { $n }
play-setup-bot = Level of the bots ({ $known })?
play-setup-humans = How many people at this screen (1 to { $most })?
play-setup-seat = Your place (1 to { $most })?
play-setup-seats = How many seats ({ $known })?
play-setup-value = “{ $word }” is none of { $known }.
play-split-sum = Share out { $n }; you shared out { $given }.
play-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
play-winner-you = You win.
