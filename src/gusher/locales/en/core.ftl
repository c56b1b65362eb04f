# What the kernel refuses, and the names of seats.

seat-red = Red
seat-grey = Grey
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow

dollars = { $amount } $

error-action-number = { $number } is no action: they are numbered 0 to { $last }.
error-action-type = An action is a text, a number or an Action, not a { $type }.
error-verb-near = There is no verb “{ $word }”. Did you mean “{ $near }”?
error-verb-unknown = There is no verb “{ $word }”. The verbs are: { $verbs }.
error-arguments = “{ $verb }” takes { $wanted ->
        [0] no argument
        [one] one argument
       *[other] { $wanted } arguments
    }, not { $given }. It is written: { $form }
error-argument = “{ $word }” is no argument of “{ $verb }”. It takes { $hint }.
error-stale = This answers position { $at }, but the match stands at { $now }.
error-over = The match is over.
error-turn = It is not { $seat }’s turn: { $turn } is to act.
error-chance-acts = “{ $action }” is for chance to say, not for a player.
error-seat = There is no seat { $seat }: seats are numbered 0 to { $last }.
error-players = { $game } is not for { $players } players, but for { $allowed }.
error-option-unknown = There is no option “{ $option }”. The options are: { $options }.
error-option-value = The option “{ $option }” cannot be “{ $value }”. It can be: { $values }.
error-game-unknown = There is no game “{ $game }”. The games are: { $games }.
error-part = The game “{ $game }” comes without “{ $part }”.
error-not-legal = “{ $action }” is not legal now.
error-language = There is no language “{ $language }”. The languages are: { $languages }.
error-undo = There is nothing to take back.

error-cuda-device = There is no CUDA device on this machine, or its driver is not installed. Without one, leave device="cpu".
error-cuda-library = numba-cuda is not installed ({ $detail }). Install it with: pip install 'gusher[cuda]'

position-missing = The position has no field “{ $field }”.
position-rules = The position is of rules version { $given }; this program plays version { $rules }.
position-state = The position’s state is not sound: { $detail }.
position-invariant = The position cannot occur: { $detail }.

record-form = This is not a Gusher record: { $detail }.
record-broken = The file breaks off or is damaged after entry { $entry }: { $detail }.
record-schema = This is a “{ $given }”; this program reads “{ $known }”.
record-rules = The record was played by version { $given } of the rules of { $game }; this program plays version { $rules } and does not guess what changed.
record-check = Entry { $entry } (“{ $action }”) was changed, moved, or follows one that was left out: its check does not fit.
record-action = Entry { $entry } (“{ $action }”) is no action: { $detail }
record-seat = Entry { $entry } (“{ $action }”) belongs to somebody who was not to act.
record-impossible = Entry { $entry } (“{ $action }”) was not possible there.
record-after-end = Entry { $entry } (“{ $action }”) comes after the end of the match.
record-cut = The record says that the match was finished, but its entries end before that, at entry { $entry }.
record-more = The record says that the match was still running, but its entries reach the end, at entry { $entry }.
record-result = The result in the record is not what its entries lead to.
record-seed-sealed = The match is still running: its seed is sealed until the end. The seed’s hash is { $hash }.
record-seed-other = The seed in the record does not have the published hash { $hash }.
record-deal = Entry { $entry } (“{ $action }”) is not what the seed gives.
