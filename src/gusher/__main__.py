"""``python -m gusher`` is ``gusher``."""

from gusher.cli import main

main()
