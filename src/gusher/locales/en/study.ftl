# Reviews of finished games (gusher.study).

cli-help-review = Review the record of a finished match: mistakes, luck, and what each seat’s result came from.
cli-help-review-level = How closely to look: quick or deep.
cli-help-review-seat = Only the decisions of this seat (0, 1…).
cli-help-review-json = Also write the whole review to this file, as JSON.
error-review-running = Only a finished match can be reviewed.
error-review-level = There is no level “{ $level }”. The levels are: { $levels }.

review-title = Where the result came from
review-par = Par
review-term-own = Own mistakes
review-term-others = Others’ mistakes
review-term-chance = Chance
review-term-hidden = What was hidden
review-result = Result
review-percent = { $share }%
review-word-best = best
review-word-good = good
review-word-inaccuracy = inaccuracy
review-word-mistake = mistake
review-word-blunder = blunder
review-fault = Entry { $at }, { $action }: { $word }. Gave away { $given }; given what was known, { $better } was better.
review-as-it-was = As it happened, { $action } was still the best choice.
review-luck = Entry { $at }: { $told } ({ $gains })
review-sum =
    { $seat }: { $mistakes ->
        [0] no mistakes
        [one] gave away { $given } in one mistake
       *[other] gave away { $given } in { $mistakes } mistakes
    }; luck { $kind ->
        [good] gave
       *[bad] took
    } { $luck }.

review-heading = Review
review-progress = Looking at the game: { $done } of { $of } entries.
review-curve = Chances of winning over the game
review-fault-before = Previous mistake
review-fault-next = Next mistake
review-as-table = As a table
review-entry = Entry
review-judgement = Verdict
review-nothing = Nothing was decided here.
review-change = Chance of winning: { $before } → { $after }.
review-known-truly = With what { $seat } knew, “{ $known }” was best. As it happened, “{ $truly }” would have been best.
review-known = With what { $seat } knew, “{ $known }” was best, and so it turned out.
review-only = There was no other choice.
review-by-known = By what was known
review-by-truth = As it really was
review-played = played

record-line-running = Only a finished match can have notes and variations.
record-line-of = Variation { $line } branches off line { $of }, which does not come before it. Line 0 is the match itself.
record-line-at = Variation { $line } branches off line { $of } after entry { $at }, but that line has only { $last } entries.
record-line-entry = Variation { $line } cannot be played: { $detail }
record-note-at = A note on line { $line } is for moment { $at }. Each moment from { $first } to { $last } can have one, and they come in order.
record-note-place = The note on line { $line } at moment { $at } marks “{ $place }”, which is not a place in this game.
error-line = A line is a number from 0 (the match itself) to { $last }, not { $given }.
error-variation-other = This is another game, or it was set up differently: it cannot be a variation of this match.
error-variation-same = Nothing differs: line { $line } already has these entries.
error-line-match = Line 0 is the match itself, not a variation.

cli-help-replay-line = The line to look at: 0 for the match itself, or the number of a variation.
replay-note = Note at { $at }: { $text } { $marked ->
        [0] {""}
       *[other] ({ $marks })
    }
replay-variation = Variation { $line }, from entry { $at } of line { $of } ({ $count ->
        [one] one entry
       *[other] { $count } entries
    }): { $name }

server-study-changed = Somebody else has changed the notes or variations in the meantime. Look at them again, then make your change.
server-branch-over = The match is over at this moment: there is nothing left to decide. Choose an earlier one.

review-closer = Look closer
review-closer-about = More trials of every decision; this takes minutes.
review-deep = A closer look.
review-quick = Back to the quick look
review-stop = Stop
review-go-on = Go on
study-heading = Notes and variations
study-what-if = Play on from here
study-what-if-about = The game continues from the real position at this moment, with new dice and cards.
study-who = Who do you play?
study-nobody = Nobody: the bots play it out
study-begin = Play on
study-keep = Keep as a variation
study-note = Note on this moment
study-marks = Marks on the board
study-circle = Circle
study-arrow = Arrow
study-place-circle = Tap or click a place to circle it; do it again to remove the circle.
study-place-arrow = Choose where the arrow begins, then where it ends. Draw it again to remove it.
study-place-to = From { $from }: choose where the arrow ends.
study-circled = Circle: { $place }
study-arrowed = Arrow: { $from } → { $to }
study-remove-mark = Remove “{ $mark }”
study-lines = The game and its variations
study-line-main = As played
study-line = Variation { $number }
study-line-from = from entry { $at }, { $count ->
        [one] one entry
       *[other] { $count } entries
    }
study-name = Name of this variation
study-remove = Delete this variation
