# Faults of edition files of The Game of Nations (English).  The file and the line are printed in front.

edition-country-unknown = “{ $country }” is not one of the eight countries: { $known }.

edition-country-twice = The country { $country } is listed twice; first on line { $other_line }.

edition-coast-half = { $country } is a coast, so it needs its half of the sea: half = "north" or half = "south".

edition-half-without-coast = { $country } is “{ $kind }” and has no half of the sea. Only a coast has one.

edition-canal-count =
    { $count ->
        [0] No country holds the canal
       *[other] { $count } countries hold the canal
    }; exactly one must.

edition-ring-size =
    The ring of { $country } has { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }; it must have { $wanted }.

edition-ring-sign = “{ $sign }” in the ring of { $country } is not a space. Write C for the capital, ? for an Incident, x for a border space, . for a plain one.

edition-ring-capitals =
    { $country } has { $count ->
        [0] no capital
        [one] { $count } capital
       *[other] { $count } capitals
    } (C) on its ring; it must have exactly one.

edition-ring-incidents =
    { $country } has { $count ->
        [0] no “?” space
        [one] { $count } “?” space
       *[other] { $count } “?” spaces
    } on its ring; it must have exactly one.

edition-arrow-form = “{ $arrow }” is not an arrow. Write two spaces with a hyphen, such as U.0-N1.6.

edition-arrow-inside = The arrow “{ $arrow }” stays in one country. An arrow leads into another one.

edition-arrow-no-border = The arrow “{ $arrow }” touches { $at }, which is not a border space. Mark it x on the ring, or move the arrow.

edition-arrow-second = { $at } already has an arrow, on line { $other_line }. Each border space has exactly one.

edition-arrow-missing = No arrow leads from the border space { $at }. Each border space has exactly one.

edition-border-form = “{ $border }” is not a border. Write two countries with a hyphen, such as U-A.

edition-border-twice = The border { $border } is listed twice; first on line { $other_line }.

edition-border-no-arrow = No arrow crosses the border { $border }.

edition-border-missing = An arrow crosses the border { $border }, but it is not listed.

edition-pipeline-border = No pipeline can lie on “{ $border }” from the start: it is not a border, or it already has one.

edition-pipeline-supply = { $laid ->
        [one] { $laid } pipeline lies
       *[other] { $laid } pipelines lie
    } there from the start, but there are only { $supply } in all.

edition-tanker-supply = Four players start with { $wanted } tankers, but there are only { $supply } in all.

edition-start-money = { $money } M to start with is not enough for any leader.

edition-incident-twice = The card “{ $card }” is listed twice; first on line { $other_line }. Give the copies on one line.

edition-incident-amount = The card “{ $card }” needs an amount.

edition-incident-no-amount = The card “{ $card }” has no amount.

edition-incident-total =
    The deck has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in all; it must have { $wanted }.

edition-too-many-ways = These arrows give a leader { $ways } ways from country to country; more than { $most } cannot be handled. Use fewer arrows.
