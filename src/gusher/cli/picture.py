"""``gusher picture``: a record as a picture, or as an animation."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import gusher
from gusher import SetupError, pictures
from gusher.kernel.picture import THEMES

from .group import argument, option
from .params import Language, RecordFile, read_text
from .screen import Screen


def picture(
    file: RecordFile,
    out: Annotated[Path, argument("OUT", "picture-out")],
    seat: Annotated[int | None, option("--seat", key="picture-seat", metavar="N", min=0)] = None,
    at: Annotated[int | None, option("--at", key="picture-at", metavar="N", min=0)] = None,
    animate: Annotated[bool, option("--animate", key="picture-animate")] = False,
    seconds: Annotated[float, option("--seconds", key="picture-seconds", metavar="S", min=0.01)] = 0.5,
    width: Annotated[int | None, option("--width", key="picture-width", metavar="PIXELS", min=16)] = None,
    theme: Annotated[str, option("--theme", key="picture-theme", metavar="|".join(THEMES))] = THEMES[0],
    lang: Language = None,
) -> None:
    screen = Screen(lang)
    match = gusher.replay(read_text(file))
    if at is not None:
        if at > match.at:
            raise SetupError("cli-error-at", at=at, last=match.at)
        match.rewind(at)
    if animate or out.suffix == ".gif":
        pictures.save_animation(match, out, seat, seconds, width, theme)
    else:
        pictures.save(match, out, seat, width, theme)
    screen.say("picture-written", file=str(out))
