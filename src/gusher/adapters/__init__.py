"""Both games as the environments that other people's learning code expects.

`pettingzoo` and `gymnasium` need ``pip install "gusher[rl]"``, `openspiel` needs ``pip install "gusher[openspiel]"``;
importing gusher alone needs none of them.
"""
