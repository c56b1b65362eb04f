"""To study the games: reviews of finished matches."""

from .deduction import deduction as deduction
from .review import FAULTS as FAULTS
from .review import LEVELS as LEVELS
from .review import TERMS as TERMS
from .review import Decision as Decision
from .review import Level as Level
from .review import Luck as Luck
from .review import Review as Review
from .review import Step as Step
from .review import Terms as Terms
from .review import review as review
from .review import steps as steps
from .review import summed as summed
