"""To study the games: reviews of finished matches, and what might have been."""

from .keeping import kept_review as kept_review
from .keeping import made_by as made_by
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
from .review import settings_of as settings_of
from .review import steps as steps
from .review import summed as summed
from .variations import Line as Line
from .variations import add_variation as add_variation
from .variations import annotate as annotate
from .variations import lines_of as lines_of
from .variations import notes_along as notes_along
from .variations import played_out as played_out
from .variations import remove_variation as remove_variation
