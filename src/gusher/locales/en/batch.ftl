# Batches of games for learning.

batch-illegal = Environment { $environment }: action { $action } ({ $text }) is not legal for seat { $seat } there. No environment was changed.
batch-choice = “{ $name }” cannot be “{ $given }”. It can be: { $known }.
batch-number = “{ $name }” must be at least 1, not { $given }.
batch-seeds = A seed is a whole number, or a list of { $n } whole numbers, one for each environment; not { $given }.
