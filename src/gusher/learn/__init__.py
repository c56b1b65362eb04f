"""Training networks by self-play: the only package that imports PyTorch.  `gusher train` is its front door.

settings.py          a run's settings, and the set-ups it plays
model.py             the network as PyTorch computes it
rollout.py           games, and the decisions that are learned from
league.py            earlier selves to play against
ppo.py               what is learned from the games
scripted_players.py  the scripted player, on many seats at once
evaluate.py          a network against scripted players
checkpoint.py        a run on disk
train.py             all of it together
"""
