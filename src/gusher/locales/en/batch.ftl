# Batches of games for learning.

batch-illegal = Environment { $environment }: action { $action } ({ $text }) is not legal for seat { $seat } there. No environment was changed.
batch-seeds = A seed is a whole number, or a list of { $n } whole numbers, one for each environment; not { $given }.
batch-actions = Actions are whole numbers, one for each of the { $n } environments, or one for all; not { $given }.
batch-observed = Seats are whole numbers from 0 to { $last }, one for each of the { $n } environments, or one for all; not { $given }.
batch-environment = There is no environment { $given }: they are numbered 0 to { $last }.
batch-cpu-only = “{ $name }” needs a batch on the CPU.

env-reset = Call reset() before { $name }.
env-over = The game is over. Call reset() to start the next one.
env-opponents-many = With { $players } players there are { $wanted } opponents to name, not { $given }.
env-opponents-vector = In a vector environment, “opponents” is “random” or a function of observations and legal actions, not { $given }. Named bots play in the single environment.
env-opponent-fault = The opponent “{ $bot }” failed: { $detail }
env-action-missing = It is { $agent }’s turn, but there is no action for { $agent }. Actions were given for: { $given }.
env-agent-done = { $agent } is finished: its only action is None, not { $given }.
