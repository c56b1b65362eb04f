"""What Gymnasium calls the space of observations, for both kinds of environments."""

from __future__ import annotations

import numpy as np

from gusher.kernel import tensor
from gusher.kernel.errors import needs

with needs("rl"):
    from gymnasium import spaces


def observation_space(layout: tensor.Tensor, floats: bool) -> spaces.Box:
    """Of one observation: integers, or their float form."""
    if floats:
        return spaces.Box(-np.inf, np.inf, (layout.float_size,), np.float32)
    limits = np.iinfo(tensor.DTYPE)
    return spaces.Box(limits.min, limits.max, (layout.size,), limits.dtype)
