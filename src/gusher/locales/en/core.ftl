# What the kernel refuses, and the names of seats.

seat-red = Red
seat-grey = Grey
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow

dollars = ${ $amount }

error-action-number = { $number } is not an action: actions are numbered 0 to { $last }.
error-action-type = An action is a string, a number or an Action, not a { $type }.
error-verb-near = There is no verb “{ $word }”. Did you mean “{ $near }”?
error-verb-unknown = There is no verb “{ $word }”. The verbs are: { $verbs }.
error-arguments = “{ $verb }” takes { $wanted ->
        [0] no argument
        [one] one argument
       *[other] { $wanted } arguments
    }, not { $given }. It is written: { $form }
error-argument = “{ $word }” is not a valid argument for “{ $verb }”, which takes { $hint }.
error-stale = This reply is for position { $at }, but the match is already at { $now }.
error-over = The match is over.
error-turn = It is not { $seat }’s turn: it is { $turn }’s.
error-chance-acts = “{ $action }” is decided by chance, not by a player.
error-seat = There is no seat { $seat }: seats are numbered 0 to { $last }.
error-players = { $game } is not for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }. Possible numbers of players: { $allowed }.
error-option-unknown = There is no option “{ $option }”. The options are: { $options }.
error-option-value = The option “{ $option }” cannot be “{ $value }”. It can be: { $values }.
error-rulebook-unknown = { $game } has no rulebook “{ $rulebook }”. The rulebooks are: { $rulebooks }.
error-game-unknown = There is no game “{ $game }”. The games are: { $games }.
error-part = The game “{ $game }” has no “{ $part }”.
error-not-legal = “{ $action }” is not legal now.
error-language = There is no language “{ $language }”. The languages are: { $languages }.
error-undo = There is nothing to undo.
error-choice = “{ $name }” cannot be “{ $given }”. It can be: { $known }.
error-number = “{ $name }” must be a whole number, at least { $least }, not { $given }.
error-seed = A seed must be a whole number from -2⁶³ to 2⁶³ - 1, not { $given }.
error-seed-match = The seed of a match is a whole number or a string, not { $given }.
error-upto = The record has only { $entries } entries and cannot be replayed up to { $given }.
error-view = This is not a view as returned by match.view(seat); missing or wrong: { $detail }.
error-rng = “rng” must have a method random(), such as random.Random(1), not { $given }.
error-observation = An observation of { $game } has { $size } whole numbers; this is { $given }.

error-cuda-device = There is no CUDA device on this machine, or its driver is not installed. Use device="cpu" instead.
error-not-installed = { $library } is not installed. Install it with: pip install "gusher[{ $extra }]"
compiling = Compiling { $what }, this time only

position-missing = The position has no field “{ $field }”.
position-rules = The position was made under version { $given } of the rules; this program plays version { $rules }.
position-state = The position’s state is inconsistent: { $detail }.
position-invariant = The position cannot occur: { $detail }.

record-form = This is not a Gusher record: { $detail }.
record-broken = The file is cut off or damaged after entry { $entry }: { $detail }.
record-schema = This file is a “{ $given }”; this program reads “{ $known }”.
record-rules = The record was played under version { $given } of the rules of { $game }; this program can open version { $rules }. Open it with the release of Gusher that made it.
record-check = Entry { $entry } (“{ $action }”) was changed or moved, or an earlier entry was removed: its checksum does not match.
record-action = Entry { $entry } (“{ $action }”) is not an action: { $detail }
record-seat = Entry { $entry } (“{ $action }”) was played out of turn.
record-impossible = Entry { $entry } (“{ $action }”) was not possible there.
record-after-end = Entry { $entry } (“{ $action }”) comes after the end of the match.
record-cut = The record says that the match was finished, but its entries stop short of the end, at entry { $entry }.
record-more = The record says that the match was still running, but its entries reach the end, at entry { $entry }.
record-result = The result in the record does not follow from its entries.
record-seed-sealed = The match is still running: its seed is sealed until the end. The seed’s hash is { $hash }.
record-seed-other = The seed in the record does not have the published hash { $hash }.
record-deal = Entry { $entry } (“{ $action }”) does not follow from the seed.
