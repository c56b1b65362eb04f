"""To study the games: reviews of finished matches, and libraries of many."""

from .library import Count as Count
from .library import Fault as Fault
from .library import Library as Library
from .library import Played as Played
from .library import Sat as Sat
from .library import Seated as Seated
from .library import Tendency as Tendency
from .library import glance as glance
from .library import library as library
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
