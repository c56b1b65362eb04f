"""Training networks by self-play: the only package that imports PyTorch.  `gusher train` is its front door.

settings.py     what a run is told, and the tables it plays at
model.py        the network as PyTorch computes it
rollout.py      games at one table, and what is kept of them
league.py       earlier selves to play against
ppo.py          what is learned from the games
evaluate.py     the network against scripted players, on the processor
checkpoint.py   a run on disk
train.py        all of it together
"""
