# The Game of Nations: the rules, clause by clause, in our own words.

nations-name = The Game of Nations
nations-about =
    You are a great power moving kings, presidents, dictators and revolutionaries through the oil region of Kark. Seize capitals, ship the oil, and be the last power that can still pay.

nations-section-S = Setting up
nations-S1 =
    The game is for 2, 3 or 4 players; any other number is refused. Each player has one colour, with 6 heads of state (“leaders” for short) and 1 secret agent. The leaders are 2 kings, 2 presidents, 1 dictator and 1 revolutionary.
    .title = Players and pieces
nations-S2 =
    Each player receives 7 M and 1 tanker. The bank never runs out of money. There are 16 tankers and 12 pipelines in all, those handed out or laid at the start included, and there are never more than that.
    .title = Money, tankers and pipelines
    .ruling = Our ruling: the rulebook does not say what happens if the bank runs short of money, so its money is unlimited.
nations-S3 =
    Kark has eight countries. Four are coastal, with 2 derricks each; three are inland, with 4 derricks each. The eighth, the U.O.R., holds the canal and 1 derrick, and is a port on that canal.
    .title = The eight countries
    .ruling = Our ruling: the rulebook does not say whether the U.O.R. is a port, but if it were not, its pipeline would serve nothing.
nations-S4 =
    One pipeline is already there when the game begins: it joins the U.O.R. and Abu Akar, and nobody pays for it.
    .title = The first pipeline
nations-S5 =
    Shuffle the Incident cards into a face-down deck. The starting player is chosen at random; as an option, a named seat starts instead. Play then goes round to the left.
    .title = Deck and starting player
nations-S6 =
    Money is open: everyone may see at any time how much each player has.
    .title = Open money
    .ruling = Our ruling: the rulebook does not say whether money is hidden, so everyone can see it.

nations-section-2 = A turn
nations-2-1 =
    On your first turn, place any leader on a vacant capital and pay for it (4.1). Your agent goes on the same capital, free. If the country is a port, you may then place your tanker inshore. A tanker you keep back lies in your reserve: on a later turn you may place it as if bought, but free, as your tanker action; you may also sell it, or lose it to a card.
    .title = Your first turn
    .ruling = Our ruling: the rulebook does not say what becomes of a tanker that is not placed on the first turn, so it waits in the reserve.
nations-2-2 =
    On every later turn, in this order: collect revenue (3), move your agent four spaces (5), place or move one leader (4). Then, if you wish, take one tanker action (6.1) and lay one pipeline (6.6), in either order. `end` closes the turn.
    .title = Every later turn
nations-2-3 =
    Where only one action is legal you are not asked: the program carries it out and writes it in the log.
    .title = Only one choice
    .ruling = Our ruling: the rulebook says nothing on this, and a question with one answer only costs time.
nations-2-4 =
    There are no deals or loans between players in the rules, and the program offers none.
    .title = No deals between players
    .ruling = Our ruling: the rules provide for no such deals, so we add none.

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
    The derricks of an inland country you control can be loaded inshore of a port country you control, if pipelines join the two; the chain may run through other countries you control. All your countries joined in this way form one network: any tanker inshore of any of its ports may load any of its derricks, coastal ones included.
    .title = Pipeline networks
    .ruling = Our ruling: the rulebook does not say how far a chain of pipelines reaches or whether it also serves coastal derricks, so we treat the whole network as one.
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
    .ruling = Our ruling: the rulebook does not say what happens to a player who is still in the game but can move nothing, so that player skips the step.
nations-4-3 =
    Leaders move space by space around a country’s ring and cross borders only along arrows; an arrow counts as one space. You may not change direction: never go back over the link you came by, visit a space twice (the start counts as visited), or re-enter a country left in the same move. After an arrow you may take either way round. You pay for the shortest legal path.
    .title = How leaders move
    .ruling = Our ruling: the rulebook forbids a change of direction without spelling out what that means at arrows and across borders, so we fix it here, and the shortest path fixes the price.
nations-4-4 =
    You pay for every space moved. A move you cannot pay for is not legal.
    .title = Every space is paid
nations-4-5 =
    A leader may not pass or stop on a space with another leader, except by attack (4.8). It may stop on a space with an opponent’s agent, but not pass it. Your own agent does not matter, and an agent or a “?” on the space where the move starts does not hold the leader.
    .title = What blocks a leader
    .ruling = Our ruling: the rulebook is silent on your own agent and on the space where a move starts, so neither holds a leader back.
nations-4-6 =
    A leader may not pass a “?” space: it must stop there, and you take an Incident card (7.1). Next turn it may go on.
    .title = Stopping on “?”
nations-4-7 =
    A leader may pass a vacant capital or stop on it. Stopping there takes control of the country.
    .title = Vacant capitals
nations-4-8 =
    A move may end on an opponent’s leader if that leader stands on a capital and is of another type: a king cannot attack a king. The attacked leader leaves the board; the attacker takes the capital and the country. An agent there is no defence.
    .title = Attacking a leader
nations-4-9 =
    When you take a country by attack, the tankers inshore of it become yours. If control of a country merely lapses, the tankers inshore stay there: they earn nothing, their owner may still move them, and whoever takes control next gets them.
    .title = Tankers of a taken country
    .ruling = Our ruling: the rulebook does not say what becomes of tankers inshore of a country that nobody controls any more, so they wait for the next ruler.
nations-4-10 =
    The option `fallen_leaders` decides what becomes of leaders that leave the board. By default they return to their owner’s reserve and may be placed again at the usual price; otherwise they are out of the game.
    .title = Fallen leaders
    .ruling = Our ruling: the rulebook does not say whether a fallen leader may come back, so by default it may, and the option offers the other reading.

nations-section-5 = Secret agents
nations-5-1 =
    From your second turn on, your agent moves exactly four spaces. The move is free, obligatory and without change of direction, as in 4.3.
    .title = Four spaces every turn
nations-5-2 =
    The agent may pass anything and share a space with anything. It never attacks and never controls a country.
    .title = Nothing stops an agent
nations-5-3 =
    The agent passes “?” freely; only if it stops on one do you take an Incident card. If that card moves, places or removes one of your leaders, that was your leader step this turn. A card that could not be carried out does not use the step up.
    .title = The agent on “?”
    .ruling = Our ruling: the rulebook is silent on a card that cannot be carried out, and since it moved no leader you keep your leader step.

nations-section-6 = Tankers and pipelines
nations-6-1 =
    You may take one tanker action a turn: buy a tanker for 5 M and place it offshore in either half of the sea or inshore of a port you control; or move one tanker; or sell one to the bank for 3 M.
    .title = One tanker action
nations-6-2 =
    A tanker moves from offshore to inshore of a port you control in the same half of the sea, or from inshore to the offshore of that half. Going from one country to another takes two turns, by way of offshore.
    .title = Moving a tanker
nations-6-3 =
    The two halves of the sea meet only in the canal. Passing through is one tanker move, offshore to offshore, allowed if you control the U.O.R. or nobody does. On the same condition a tanker inshore of the U.O.R. may leave to either half.
    .title = The canal
    .ruling = Our ruling: the rulebook does not say how a tanker leaves the coast of the U.O.R., and as the canal opens on both halves, so does its port.
nations-6-4 =
    A tanker offshore is safe and earns nothing.
    .title = Safe offshore
nations-6-5 =
    When the bank has no tanker left, none can be bought. The same goes for pipelines.
    .title = When the bank has none
nations-6-6 =
    A pipeline costs 3 M. Lay it across a border (two countries joined by an arrow) that has none yet and of which you control at least one end. You may lay one a turn, and each border takes one; there are twelve borders and twelve pipelines. It stays for the whole game, whoever rules.
    .title = Laying a pipeline
    .ruling = Our ruling: the rulebook does not say where you may build, so you must control at least one end of the pipeline.

nations-section-7 = International Incidents
nations-7-1 =
    If you stop on “?”, take the top Incident card, do what it says as far as possible, and put it under the deck. Cards are read out, so everyone knows what was drawn.
    .title = Drawing a card
nations-7-2 =
    A card you draw because your leader stopped on “?” is carried out in addition to that move.
    .title = A card after a move
    .ruling = Our ruling: the rulebook does not say whether such a card counts as a second move, so it comes on top of the first.
nations-7-3 =
    If you cannot pay a card in full, you pay what you have.
    .title = Too little money
    .ruling = Our ruling: the rulebook does not say what happens if your money falls short of a card, so you pay what you can and owe nothing.
nations-7-4 =
    A leader moved by a card obeys 4.3–4.9, but you pay nothing. If it stops on “?”, you take the next card.
    .title = Leaders moved by a card
nations-7-5 =
    If a card gives a choice, you must choose as long as at least one choice is possible; if none is, nothing happens. The card goes under the deck before it is carried out. A tanker or pipeline you receive from a card is in addition to those of your turn.
    .title = Choices and gifts
    .ruling = Our ruling: the rulebook does not say when a card goes back or whether its gifts use up your own tanker action or pipeline, so we fix the order and let gifts come on top.

nations-section-8 = Elimination and victory
nations-8-1 =
    You are out if, at your leader step, you have no revenue (what the board would pay you at that moment) and less money than the cheapest of your leaders costs. Your money goes to the bank, all your pieces leave the board, your tankers go back to the bank, and pipelines stay.
    .title = Who is out
    .ruling = Our ruling: the rulebook does not fix the exact moment and measure of ruin, so we test revenue and money at the leader step.
nations-8-2 =
    Your agent moves first, so a card drawn this turn may save you: with money, or because it moves or places one of your leaders. Losing a leader to a card does not save you.
    .title = Saved by a card
    .ruling = Our ruling: the rulebook does not say whether a card can still save you, but the agent moves before the leader step, so it can.
nations-8-3 =
    The last player left wins.
    .title = The last one wins
nations-8-4 =
    The option `round_limit` is off by default. If it is set, the game ends after that many rounds; a round ends when the turn passes the starting seat, even if that player is out. Among the players left, the greatest worth wins: cash plus 3 M for each tanker. Ties go to the higher revenue; if that is equal too, victory is shared.
    .title = Round limit

nations-provenance-rules =
    The game appeared at Waddingtons in 1973, from an idea by Michael Hicks-Beach. Our rules follow the French rulebook, which gives the British rule set, retold in our own words.
nations-provenance-reviews =
    Reviews from 1973 tell us that there are eight countries, each a ring of eight spaces with one capital.
nations-provenance-reconstructed =
    The rulebook shows neither the printed board nor the texts of the cards. Whatever is not known from the sources is reconstructed in the edition `kark-1973` and marked as such.
nations-data-countries =
    The eight countries with their derricks, capitals, “?” spaces and border spaces. Known are the rings of eight with one capital, the names U.O.R. and Abu Akar, and two coastal countries on each coast; the other names and the places of the spaces are reconstructed.
nations-data-arrows =
    Sixteen arrows, open both ways, one to each border space. They are reconstructed so that neighbouring capitals lie 5, 6 or 7 spaces apart; the attack over 7 spaces for 14 M that the rulebook mentions can thus occur.
nations-data-borders =
    The twelve pairs of countries joined by an arrow, each with room for one pipeline: as many borders as pipelines. They follow from the reconstructed arrows; the pipeline between the U.O.R. and Abu Akar is laid at the start.
nations-data-incidents =
    A deck of 24 cards of 15 kinds. Known is only that about half are favourable and that there are loans, lost tankers, a country seized and a leader’s death; the rest is reconstructed.

nations-card-oil-boom = Oil boom
    .effect = Receive 5 M.
nations-card-foreign-loan = Foreign loan
    .effect = Receive 4 M. You never pay it back.
nations-card-record-exports = Record exports
    .effect = Collect your revenue again.
nations-card-coup = Coup
    .effect = Place a leader from your reserve on a vacant capital, free.
nations-card-revolution = Revolution
    .effect = Replace an opponent’s leader on a capital by one of yours of another type from your reserve; 4.8 and 4.9 apply.
nations-card-state-visit = State visit
    .effect = Move one of your leaders one to four spaces, free. It may attack.
nations-card-launched = Launched
    .effect = Receive a tanker and place it as if bought.
nations-card-concession = Concession
    .effect = Lay a pipeline, free, as in 6.6.
nations-card-assassination = Assassination
    .effect = One of your leaders, of your choice, leaves the board.
nations-card-tanker-lost = Tanker lost
    .effect = One of your tankers, of your choice, goes back to the bank.
nations-card-fine = Fine
    .effect = Pay 2 M.
nations-card-reparations = Reparations
    .effect = Pay 3 M.
nations-card-strike = Strike
    .effect = Your next collection of revenue (2.2) is skipped; nothing else is affected.
nations-card-palace-revolt = Palace revolt
    .effect = One of your leaders on a capital, of your choice, moves to a free neighbouring space of its ring, free.
nations-card-summit = Summit
    .effect = Pay 1 M to each opponent still in play, in turn order.

nations-country-N1 = Qasira
nations-country-N2 = Belhadar
nations-country-S1 = Zumara
nations-country-S2 = Tel Marouk
nations-country-U = U.O.R.
nations-country-A = Abu Akar
nations-country-B = Jebel Sahm
nations-country-D = Wadi Rhun
