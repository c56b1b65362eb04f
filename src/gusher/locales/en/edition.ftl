# Faults of edition files (English).  The file and the line are printed in front.

edition-not-found = There is no edition or file “{ $name }”. The editions here are: { $known }.

edition-name-taken = “{ $name }” is the name of an official edition. Give a changed edition a name of its own.

edition-too-large = The file has { $size } characters; an edition may have { $most }.

edition-too-deep = This is nested too deeply. Keys have at most { $most } parts, and brackets go at most { $most } deep.

edition-word-long = A key or a number here is longer than { $most } characters.

edition-encoding = This is not UTF-8 text. Save the file as UTF-8.

edition-syntax = This is not TOML: { $detail }.

edition-key-missing = “{ $name }” is missing.

edition-key-near = “{ $name }” is not known here. Did you mean “{ $near }”?

edition-key-unknown = “{ $name }” is not known here. Known here: { $known }.

edition-wants-number = “{ $name }” must be a whole number, not { $value }.

edition-wants-text = “{ $name }” must be a text in quotes, not { $value }.

edition-text-long = “{ $name }” has { $count } characters; it may have at most { $most }.

edition-wants-switch = “{ $name }” must be true or false, not { $value }.

edition-wants-list = “{ $name }” must be a list in square brackets, not { $value }.

edition-wants-table = “{ $name }” must be a table, not { $value }.

edition-word-unknown = “{ $name }” cannot be { $value }. It must be one of: { $words }.

edition-number-range = “{ $name }” is { $value }; it must be from { $low } to { $high }.

edition-list-count =
    “{ $name }” has { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }; it must have exactly { $wanted }.

edition-list-range =
    “{ $name }” has { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }; it must have { $low } to { $high }.

edition-other-game = This edition is for the game “{ $game }”; an edition of “{ $wanted }” is needed.

edition-terrain-rows =
    The board has { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }; it must have { $wanted }.

edition-terrain-width =
    Row { $row } of the board has { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }; it must have { $wanted }.

edition-terrain-letter = “{ $letter }” on cell { $cell } (character { $column } of the row) is not a terrain. Write . for plain, h for hill, M for mountain.

edition-site-off-board = “{ $at }” is not a cell of the board. Cells are A1 to { $last }: the column’s letter, then the row’s number.

edition-site-first-column = There can be no drill site on { $at }: the trucks start in column A.

edition-site-twice = The drill site { $at } is listed twice; first on line { $other_line }.

edition-sites-touch = The drill sites { $at } and { $other } (line { $other_line }) touch. No two sites may touch, not even at a corner.

edition-sites-count =
    There { $count ->
        [one] is { $count } drill site
       *[other] are { $count } drill sites
    }; there must be { $wanted }.

edition-sites-of-kind =
    There { $count ->
        [one] is { $count } drill site
       *[other] are { $count } drill sites
    } of kind { $kind }; there must be { $wanted }.

edition-sites-starred =
    Of the drill sites of kind { $kind }, { $count ->
        [one] { $count } stays
       *[other] { $count } stay
    } empty with three players; it must be { $wanted }.

edition-price-order = ${ $price } comes after ${ $before }: prices must rise from step to step.

edition-zones-count =
    “zones” has { $count ->
        [one] { $count } letter
       *[other] { $count } letters
    }; it needs one for each of the { $wanted } steps of the scale.

edition-zones-letter = “{ $letter }” is not a zone. Write r for red, w for white, b for blue.

edition-zones-order = The zones “{ $zones }” are not in order: first all r, then all w, then all b.

edition-price-off-scale = The starting price of ${ $price } is not on the scale. The nearest step is ${ $near }.

edition-die-zero = A face of the die is 0. Blue faces are 1 to 6, red ones -1 to -6.

edition-die-leaves-scale =
    From ${ $price } in the { $zone ->
        [r] red
        [b] blue
       *[w] white
    } zone, a roll of { $face } leaves the scale. Lengthen the scale or move the zone.

edition-cards-total =
    The { $deck ->
        [red] red
       *[beige] beige
    } deck has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in all; it must have { $wanted }.

edition-card-specials = This card has more than one special action: { $actions }. A card has at most one.

edition-tank-limit = A tank limit of { $limit } is too high with { $derricks } derricks; at most { $most } is possible.

edition-freight-shares = The freight of ${ $freight } cannot be shared by 2, 3 and 4 in whole dollars; ${ $lower } or ${ $higher } can.
