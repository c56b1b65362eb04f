# The race: the rules clause by clause, then what happens and why.

race-name = The Race
race-about = Two runners each; be the first to bring both home.

race-section-S = Setting up
race-S1 = Each of the 2 or 3 players has two runners, a and b, behind the starting line. The track has 8 spaces.
    .title = Players and runners
race-S2 = The first player is drawn by lot; option “Starting player” (`first`): a chosen colour starts instead.
    .title = Starting player
race-section-1 = A turn
race-1-1 = Pick one of your runners who is not home yet.
    .title = Pick
race-1-2 = The runner walks one space, or sprints: a die with the faces 0 to 3 says how many spaces.
    .title = Walk or sprint
race-1-3 = As soon as both runners of a player are home, the game is over and that player has won. Everybody’s score is the number of spaces covered.
    .title = The end

race-event-begins = { $seat } has the first turn.
race-event-ran = { $seat }: runner { $runner } covers { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }.
race-event-home = { $seat } has both runners home.

race-may-pick = You may pick either runner who is not home.
race-may-walk = A runner may always walk.
race-may-sprint = A runner may always sprint.
race-not-now = “{ $action }” does not answer the current question. Answer with: { $verbs }.
race-not-home = This runner is home already.

race-ask-pick = Which runner?
race-ask-walk = Walk one space, or sprint?
race-legend = a, b: a player’s runners; the track ends at the right.
