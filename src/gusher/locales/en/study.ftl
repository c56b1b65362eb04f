# Reviews of finished games (gusher.study).

cli-help-review = Review the record of a finished match: mistakes, luck, and what each seat's result came from.
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
review-fault = Entry { $at }, { $action }: { $word }. Gave away { $given }; by what was known, { $better } was better.
review-as-it-was = As it happened, { $action } was the best choice all the same.
review-luck = Entry { $at }: { $told } ({ $gains })
review-sum =
    { $seat }: { $mistakes ->
        [0] no mistakes
        [one] gave away { $given } by one mistake
       *[other] gave away { $given } by { $mistakes } mistakes
    }; luck { $kind ->
        [good] gave
       *[bad] took
    } { $luck }.
