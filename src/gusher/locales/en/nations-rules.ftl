# The Game of Nations: the rules, clause by clause, in our own words.

nations-name = The Game of Nations
nations-about =
    You are a great power moving kings, presidents, dictators and revolutionaries through the oil region of Kark. Seize capitals, ship the oil, and be the last power that can still pay.

nations-section-S = Setting up
nations-S1 =
    The game is for 2, 3 or 4 players; any other number is refused. Each player has one colour, with 6 heads of state (“leaders” for short) and 1 secret agent. The leaders are 2 kings, 2 presidents, 1 dictator and 1 revolutionary.
    .title = Players and pieces
nations-S2 =
    Each player receives 7 M and 1 tanker. The bank (the rulebook calls it the International Monetary Fund) never runs out of money. There are 16 tankers and 12 pipelines in all, including those handed out or laid at the start; there are never more.
    .title = Money, tankers and pipelines
    .ruling = Our ruling: the rulebook does not say what happens if the bank runs short of money, so its money is unlimited.
nations-S3 =
    Kark has eight countries. Four are coastal, with 2 derricks each; three are inland, with 4 derricks each. The eighth, the U.O.R., holds the canal and 1 derrick, and is a port on that canal.
    .title = The eight countries
    .ruling = Our ruling: the rulebook does not say whether the U.O.R. is a port. A contemporary magazine gives the canal country one, and without it the pipeline there would serve nothing.
nations-S4 =
    One pipeline is already there when the game begins: it joins the U.O.R. and Abu Akar, and nobody pays for it.
    .title = The first pipeline
nations-S5 =
    Shuffle the Incident cards into a face-down deck. The starting player is chosen at random; option “Starting player” (`first`): a chosen colour starts instead. Play then passes to the left.
    .title = Deck and starting player
nations-S6 =
    Money is open: everyone may see at any time how much each player has.
    .title = Open money
    .ruling = Our ruling: the rulebook does not say whether money is hidden, so everyone can see it.

nations-section-2 = A turn
nations-2-1 =
    On your first turn, place any leader on a vacant capital and pay for it (4.1). Your agent goes on the same capital, free of charge. If the country is a port, you may then place your tanker inshore. A tanker you keep back stays in your reserve: on a later turn you may place it as if bought, but free of charge, as your tanker action; you may also sell it, or lose it to a card.
    .title = Your first turn
    .ruling = Our ruling: the rulebook does not say what becomes of a tanker that is not placed on the first turn, so it waits in the reserve.
nations-2-2 =
    On every later turn, in this order: collect revenue (3), move your agent four spaces (5), place or move one leader (4). Then, if you wish, take one tanker action (6.1) and lay one pipeline (6.6), in either order. With `end` you close the turn.
    .title = Every later turn
nations-2-3 =
    When only one action is legal you are not asked: the program carries it out and writes it in the log.
    .title = Only one choice
    .ruling = Our ruling: the rulebook does not mention this; a question with only one answer just costs time.
nations-2-4 =
    There are no deals or loans between players in the rules, and the program offers none.
    .title = No deals between players
    .ruling = Our ruling: the rulebook provides for no such deals, so we add none.

nations-section-3 = Revenue
nations-3-1 =
    You control a country while one of your leaders stands on its capital. The moment that leader leaves or loses the capital, control ends.
    .title = Control of a country
nations-3-2 =
    A derrick pays only together with a tanker. Each tanker inshore pairs with one derrick, and each derrick with one tanker.
    .title = Derrick and tanker pairs
nations-3-3 =
    A pair pays 2 M if a king or president holds the derrick’s country, and 1 M if a dictator or revolutionary does.
    .title = What a pair pays
nations-3-4 =
    The derricks of an inland country you control can be loaded inshore at a port country you control, if pipelines join the two; the chain may run through other countries you control. All your countries joined in this way form one network: any tanker inshore at any of its ports may load any of its derricks, including coastal ones.
    .title = Pipeline networks
    .ruling = Our ruling: the rulebook speaks only of an inland country joined to a coastal one. It is silent on longer chains and on pipelines between coasts; here the whole network counts as one.
nations-3-5 =
    Within a network your tankers load the best-paid derricks first. Tankers without a derrick, derricks without a tanker, and tankers offshore earn nothing.
    .title = Best-paid derricks first
nations-3-6 =
    King and 1 tanker on a coastal country: 2 M. Revolutionary and 2 tankers: 2 M. President and 3 tankers on a country with 2 derricks: 4 M. A coastal country under a revolutionary, joined by pipeline to an inland one under a president, with 3 tankers: 6 M.
    .title = Examples of revenue

nations-section-4 = Leaders
nations-4-1 =
    Placing a leader, or moving it by one space, costs 2 M for a king or president and 1 M for a dictator or revolutionary. Five spaces therefore cost 10 M with a king and 5 M with a dictator.
    .title = What a leader costs
nations-4-2 =
    Each turn you must either place one leader from your reserve on a vacant capital or move one; not both, and no second one unless a card says so. You skip this step if you could pay but are blocked everywhere, or if you have revenue but too little money for any placing or move.
    .title = One leader each turn
    .ruling = Our ruling: the rulebook obliges you to move a leader unless you have placed one. It is silent on a player who is still in the game but can do neither; here that player skips the step.
nations-4-3 =
    Leaders move space by space around a country’s ring and cross borders only along arrows; an arrow counts as one space. You may not change direction: never go back over the link you came by, visit a space twice (the start counts as visited), or re-enter a country left in the same move. After an arrow you may go either way round. You pay for the shortest legal path.
    .title = How leaders move
    .ruling = Our ruling: the rulebook forbids a change of direction, but does not say what that means at arrows and across borders. We settle it here, and the shortest path sets the price.
nations-4-4 =
    You pay for every space moved. A move you cannot pay for is not legal.
    .title = Every space is paid
nations-4-5 =
    A leader may not pass or stop on a space with another leader, except by attack (4.8). It may stop on a space with an opponent’s agent, but not pass it. Your own agent does not matter, and an agent or a “?” on the space where the move starts does not hold the leader.
    .title = What blocks a leader
    .ruling = Our ruling: the rulebook speaks only of opponents’ agents in the way. It is silent on your own agent and on the space where a move starts; neither holds a leader back.
nations-4-6 =
    A leader may not pass a “?” space: it must stop there, and you take an Incident card (7.1). Next turn it may go on.
    .title = Stopping on “?”
nations-4-7 =
    A leader may pass a vacant capital or stop on it. Stopping there takes control of the country.
    .title = Vacant capitals
nations-4-8 =
    A move may end on an opponent’s leader if that leader stands on a capital and is of another type: a king cannot attack a king. A leader may attack from any space. The attacked leader leaves the board; the attacker takes the capital and the country. An agent there is no defence.
    .title = Attacking a leader
    .example = a king attacks the dictator of the country next door. It goes along the ring of its own country, crosses the border by an arrow and goes on to the dictator’s capital: seven spaces at 2 M, so 14 M. The dictator leaves the board; the capital, the country and the tankers inshore there are the king’s.
nations-4-9 =
    When you take a country by attack, the tankers inshore there become yours. If control of a country merely lapses, its tankers inshore stay: they earn nothing, their owner may still move them, and whoever takes control next gets them.
    .title = Tankers of a taken country
    .ruling = Our ruling: the rulebook gives the attacker the tankers. It is silent on tankers inshore at a country that nobody controls any more, so they wait for the next ruler.
nations-4-10 =
    Option “Fallen leaders” (`fallen_leaders`): leaders that leave the board go “back to the reserve” (the default), from where they may be placed again at the usual price, or are “out of the game”.
    .title = Fallen leaders
    .ruling = Our ruling against the letter: in the rulebook’s example the attacked dictator is taken out of play, and the option “out of the game” follows that. But the rulebook has no rule for a player whose leaders are all gone, so by default fallen leaders return.
nations-4-11 =
    A leader leaves the board only by an attack or by a card. The agent (5) never leaves it while its owner is in the game.
    .title = Who leaves the board

nations-section-5 = Secret agents
nations-5-1 =
    From your second turn on, your agent moves exactly four spaces. The move is free, obligatory and without change of direction, as in 4.3.
    .title = Four spaces every turn
nations-5-2 =
    The agent may pass anything and share a space with anything. It never attacks and never controls a country.
    .title = Nothing stops an agent
nations-5-3 =
    The agent passes “?” freely; only if it stops on one do you take an Incident card. If that card moves, places or removes one of your leaders, it counts as your leader step this turn. A card that could not be carried out does not use the step up.
    .title = The agent on “?”
    .ruling = Our ruling: the rulebook says this of a card that moves or removes a leader; we add a card that places one. It is silent on a card that cannot be carried out, and since that moved no leader you keep your leader step.

nations-section-6 = Tankers and pipelines
nations-6-1 =
    You may take one tanker action a turn: buy a tanker for 5 M and place it offshore in either half of the sea or inshore at a port you control; or move one tanker; or sell one to the bank for 3 M.
    .title = One tanker action
nations-6-2 =
    A tanker moves from offshore to inshore at a port you control in the same half of the sea, or from inshore to offshore in that half. Going from one country to another takes two turns, by way of offshore.
    .title = Moving a tanker
nations-6-3 =
    The two halves of the sea meet only in the canal. Passing through is one tanker move, offshore to offshore, allowed if you control the U.O.R. or nobody does. On the same condition a tanker inshore at the U.O.R. may leave to either half.
    .title = The canal
    .ruling = Our ruling: the rulebook does not say how a tanker leaves the coast of the U.O.R.; as the canal opens on both halves, so does its port.
nations-6-4 =
    A tanker offshore is safe and earns nothing.
    .title = Safe offshore
nations-6-5 =
    When the bank has no tanker left, none can be bought. The same goes for pipelines.
    .title = When the bank has none
nations-6-6 =
    A pipeline costs 3 M. Lay it across a border (two countries joined by an arrow) that has none yet and of which you control at least one side. You may lay one a turn, and each border takes one; there are twelve borders and twelve pipelines. It stays for the whole game, whoever rules.
    .title = Laying a pipeline
    .ruling = Our ruling: the rulebook speaks only of pipelines between an inland and a coastal country and does not say who may build; here any border will do, if you control one side.

nations-section-7 = International Incidents
nations-7-1 =
    If you stop on “?”, take the top Incident card, do what it says as far as possible, and put it under the deck. Cards are read out, so everyone knows what was drawn.
    .title = Drawing a card
nations-7-2 =
    A card you draw because your leader stopped on “?” is carried out in addition to that move. A second leader moves only because a card orders it.
    .title = A card after a move
    .ruling = The rulebook says so: more than one leader moves in a turn only on a card’s orders.
nations-7-3 =
    If you cannot pay a card in full, you pay what you have.
    .title = Too little money
    .ruling = Our ruling: the rulebook does not say what happens if your money falls short of a card, so you pay what you can and owe nothing.
nations-7-4 =
    A leader moved by a card obeys 4.3–4.9, but you pay nothing. If it stops on “?”, you take the next card.
    .title = Leaders moved by a card
nations-7-5 =
    If a card gives a choice, you must choose as long as at least one choice is possible; if none is, nothing happens. The card goes under the deck once it has been carried out; if one card leads to another, the last one drawn is finished, and goes under, first. A tanker or pipeline you receive from a card is in addition to those of your turn.
    .title = Choices and gifts
    .ruling = The rulebook says that a card goes under the deck after its instructions have been followed. Our ruling: it does not say whether a card’s gifts use up your own tanker action or pipeline; here they do not.

nations-section-8 = Elimination and victory
nations-8-1 =
    You are out if, at your leader step, you have no revenue (what the board would pay you at that moment) and less money than the cheapest of your leaders costs; or if you have no leader left, on the board or in reserve. Your money goes to the bank, all your pieces leave the board, your tankers go back to the bank, and pipelines stay.
    .title = Who is out
    .ruling = Our ruling: the rulebook eliminates a player who has neither revenue nor money and so cannot move a leader. We count too little money for any leader as no money, and test it at the leader step. It does not mention a player without leaders; such a player could never act again.
nations-8-2 =
    Your agent moves first, so a card drawn this turn may save you: with money or revenue, or because it moves or places one of your leaders. Losing a leader to a card does not save you.
    .title = Saved by a card
    .ruling = The rulebook says so: a favourable card, one that brings money or lets a leader move, keeps you in; an unfavourable one puts you out. Our ruling: a card that brings revenue (8.1) or places a leader saves you too.
nations-8-3 =
    The last player left wins.
    .title = The last one wins
nations-8-4 =
    Option “Rounds” (`round_limit`, off by default): the game ends after that many rounds; a round ends when the turn passes the starting seat, even if that player is out. Among the players left, the greatest worth wins: cash plus 3 M for each tanker. Ties go to the higher revenue; if that is equal too, the win is shared.
    .title = Round limit

nations-box =
    1 board in two halves: the oil region of Kark
    For each player, in one colour: 2 kings, 2 presidents, 1 dictator, 1 revolutionary and 1 secret agent
    16 tankers and 12 pipelines
    A deck of International Incident cards
    Banknotes of 1 M; a contemporary magazine also mentions notes of 5 M
    In the rulebook every player is a Great Power, and the bank is the International Monetary Fund.
nations-reference-1 =
    1 – Collect your revenue.
    2 – Move your agent exactly four spaces.
    3 – Place one leader on a vacant capital, or move one.
    4 – If you wish: one tanker action and one pipeline, in either order.
    .title = A turn
nations-reference-2 =
    King, president: 2 M to place, 2 M for each space; 2 M from each derrick with a tanker
    Dictator, revolutionary: 1 M to place, 1 M for each space; 1 M from each derrick with a tanker
    .title = Leaders
nations-reference-3 =
    Round the ring or along an arrow, never back in the same move
    A leader must stop on “?”; an agent passes it.
    A leader passes neither leaders nor opponents’ agents; an agent passes everything.
    Whoever stops on “?” takes an Incident card.
    .title = Moving
nations-reference-4 =
    Only a leader on a capital, and only of another type
    The attacked leader leaves the board; capital, country and tankers inshore are yours.
    .title = Attacking
nations-reference-5 =
    Coastal country: 2 derricks; inland country: 4; U.O.R.: 1
    Each tanker inshore serves one derrick, in that country or along pipelines through countries you control.
    .title = Derricks
nations-reference-6 =
    Each turn one of these: buy for 5 M, move, or sell for 3 M
    Inshore to offshore or back, within one half of the sea
    Through the canal if you control the U.O.R. or nobody does
    A pipeline costs 3 M, on a border of a country you control.
    .title = Tankers and pipelines
nations-reference-7 =
    No revenue, and too little money for your cheapest leader: you are out, unless an Incident card saves you.
    The last one left wins.
    .title = The end
nations-advice =
    The rulebook’s advice, in our own words.
    Staying in the game comes first; power over Kark is the means.
    A country that brings in little can be given up: send its leader to take a richer neighbour, or to weaken an opponent.
    What one power gives up may suit another. Watch for capitals that fall vacant.
    On its own, a coastal country fills two tankers and no more. A pipeline to an inland country pays only if more tankers wait at its port.
    If a country is in danger, take its tanker offshore in good time. You may lose the country, but not the tanker.
    Without money your agent still moves, and a “?” four spaces away may keep you in the game.
nations-sources =
    The Game of Nations: Waddingtons, 1973, from an idea by Michael Hicks-Beach.
    The French rulebook, “Le Jeu des Nations”: the British rule set, and the only rulebook we have read.
    A German review of the Parker edition: rings of eight spaces with one capital and one “?”, the derricks in the middle, a canal between the two seas.
    The magazine Campaign (no. 87): eight countries, each a ring of eight spaces with one capital.
    A contemporary magazine: the canal country has a port. It describes the other, North American rule set.
    The Games Journal: the two rule sets use nearly the same pieces.

nations-provenance-rules =
    The game was published by Waddingtons in 1973, from an idea by Michael Hicks-Beach. Our rules follow the French rulebook, which gives the British rule set, retold in our own words.
nations-provenance-reviews =
    Reviews tell us that there are eight countries, each a ring of eight spaces with one capital; a German review of the Parker edition adds one “?” space on each ring.
nations-provenance-reconstructed =
    The rulebook shows neither the printed board nor the texts of the cards. Whatever is not known from the sources is reconstructed in the edition `kark-1973` and marked as such: our best guess, not the printed game.
nations-data-countries =
    The eight countries with their derricks, capitals, “?” spaces and border spaces. We know the rings of eight with one capital, the names U.O.R. and Abu Akar, and that there are two coastal countries on each coast. The other six names are invented, and the places of the spaces are reconstructed.
nations-data-arrows =
    Sixteen arrows, open both ways, one for each border space. They are reconstructed so that neighbouring capitals lie 5, 6 or 7 spaces apart: the rulebook’s attack over 7 spaces for 14 M (4.8) can thus occur.
nations-data-borders =
    The twelve pairs of countries joined by an arrow, each with room for one pipeline: as many borders as pipelines. They follow from the reconstructed arrows; the pipeline between the U.O.R. and Abu Akar is laid at the start.
nations-data-incidents =
    A deck of 24 cards of 15 kinds. All we know is that about half are favourable and that there are loans, lost tankers, a country seized and a leader’s death; the rest is reconstructed.

nations-card-oil-boom = Oil boom
    .effect = Receive { $amount } M.
nations-card-foreign-loan = Foreign loan
    .effect = Receive { $amount } M. You never pay it back.
nations-card-record-exports = Record exports
    .effect = Collect your revenue again.
nations-card-coup = Coup
    .effect = Place a leader from your reserve on a vacant capital, free of charge.
nations-card-revolution = Revolution
    .effect = Replace an opponent’s leader on a capital with one of yours of another type from your reserve; 4.8 and 4.9 apply.
nations-card-state-visit = State visit
    .effect = Move one of your leaders up to { $amount ->
        [one] one space
       *[other] { $amount } spaces
    }, free of charge. It may attack.
nations-card-launched = Launched
    .effect = Receive a tanker and place it as if bought.
nations-card-concession = Concession
    .effect = Lay a pipeline, free of charge, as in 6.6.
nations-card-assassination = Assassination
    .effect = One of your leaders, of your choice, leaves the board.
nations-card-tanker-lost = Tanker lost
    .effect = One of your tankers, of your choice, goes back to the bank.
nations-card-fine = Fine
    .effect = Pay { $amount } M.
nations-card-reparations = Reparations
    .effect = Pay { $amount } M.
nations-card-strike = Strike
    .effect = Your next collection of revenue (2.2) is skipped; nothing else is affected.
nations-card-palace-revolt = Palace revolt
    .effect = One of your leaders on a capital, of your choice, moves to a free neighbouring space of its ring, at no cost.
nations-card-summit = Summit
    .effect = Pay { $amount } M to each opponent still in play, in turn order.
