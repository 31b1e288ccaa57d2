## Errors: what a caller got wrong. Each id is `error-` and the code of the refusal.

error-altered-save = This save was altered or damaged, and cannot be trusted.
error-file-not-found = There is no file { $path }.
error-newer-save = This save was written by a newer Carmilla (schema { $schema }, this one reads up to { $known }). Update to open it.
error-no-rules-index = There is no rules index of “{ $game }”. There is one of: { $known }.
error-not-asked = Seat { $seat } is not being asked now.
error-not-offered = “{ $token }” is not one of the options.
error-stale-number = The answer was to question { $number }, and the question is now { $current }.
error-truncated-save = This save is cut short: part of it is missing.
error-unknown-card = There is no card named “{ $card }”.
error-unknown-game = There is no game named “{ $game }”. There are: { $known }.
error-unknown-language = There is no language “{ $lang }”. There are: { $known }.
error-unknown-option = { $game } has no option “{ $option }”. It has: { $known }.
error-unknown-prefix = The rules index of { $game } has nothing under “{ $prefix }”.
error-unknown-tier = The rules index has no tier “{ $tier }”. It has: { $known }.
error-usage = That is not how it is written: { $detail }

## Rules: what `carmilla rules` prints

rules-attached = in { $places }
rules-counts = { $total } entries: { $cited } cited, { $uncited } not
rules-exempt = needs no test: { $reason }
rules-not-cited = not cited
rules-shown-by = shown by { $test }
rules-without-tests = The tests are not here (they come with the source, not with the wheel), so no entry counts as cited by a test.
