# Training networks, and the networks themselves.

bot-network = Network

error-network-missing = There is no network for { $game } at “{ $file }”. Train one with: gusher train { $game }
error-network-file = “{ $file }” is not a network: { $detail }.
error-network-other = The network in “{ $file }” was trained on observations or actions that differ from this version of { $game } ({ $found }, wanted: { $wanted }). Train it again with: gusher train { $game }

error-train-checkpoint = There is no checkpoint in “{ $folder }” to resume from.
error-train-folder = “{ $folder }” already holds a training run. Resume it with --resume, or name another folder.
error-train-game = “{ $folder }” holds a run of { $found }, not of { $game }.
error-train-start = A resumed run takes its settings from its checkpoint. Give only --resume and --minutes.
error-train-width = The network in “{ $file }” is { $width } units wide, not { $wanted }. Give --width { $width }.
error-train-units = The width of a network must be a multiple of 16, not { $width }.
error-train-set-unknown = There is no setting “{ $text }”. Write NAME=VALUE, where NAME is one of { $known }.
error-train-set = A setting has the wrong kind of value: { $detail }

cli-help-train = Train a network by self-play.
cli-help-train-minutes = How long it takes in all, including compilation and evaluation.
cli-help-train-updates = Stop after this many updates instead: the same seed then gives the same network.
cli-help-train-out = The folder for the network, the checkpoint and the curve.
cli-help-train-resume = Resume the run in this folder.
cli-help-train-start = Start from this network.
cli-help-train-seed = A number that determines all chance.
cli-help-train-device = Where to play and learn: cpu or cuda (a GPU if there is one).
cli-help-train-games = How many games to play at the same time.
cli-help-train-width = How wide the network is: a multiple of 16.
cli-help-train-rate = The learning rate at the start.
cli-help-train-guests = The share of the games in which scripted players or earlier versions of the network take seats.
cli-help-train-set = Another setting of the run, such as entropy=0.004; can be repeated.
cli-help-train-evaluate = How many games each evaluation plays against scripted players; 0: none.

train-begins = Training { $game } on { $device }: { $games } games at a time, { $weights } weights.
train-slow = torch.compile does not work here, so training is slower: { $detail }
train-progress = { $minutes } min ({ $share }) · { $decisions } M decisions · { $rate } M/s (environment { $environment }, inference { $inference }, learning { $learning }) · entropy { $entropy }
train-scripted = against scripted players: { $standings }
train-network = the saved network against scripted players: { $standings }
train-standing = { $players } players { $share } ± { $error } (par { $par })
train-done = The network is in { $file }.
