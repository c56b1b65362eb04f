"""Pictures from Python: what a seat may see, in the browser's own symbols and colours."""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from PIL import Image

import gusher
from gusher import pictures
from gusher.adapters.gymnasium import GusherEnv
from gusher.adapters.pettingzoo import raw_env
from gusher.cli import main
from gusher.kernel import picture, records, registry
from gusher.kernel.match import Match

from ..conformance.play import new_match, play_on

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web" / "src"
GAMES = [name for name in registry.names() if registry.get(name).has("pictures")]
SVG = "{http://www.w3.org/2000/svg}"


def position(name: str, seed: int, decisions: int = 60) -> Match:
    return play_on(new_match(registry.get(name), seed), random.Random(seed), decisions)


def finished(name: str) -> Match:
    return play_on(new_match(registry.get(name), 1), random.Random(1), 100_000)


# -- what is in them --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_secrets_do_not_change_a_picture(name: str, seed: int) -> None:
    """Positions that a seat, or a spectator, cannot tell apart look the same to them."""
    match = position(name, seed)
    if match.over:
        match = new_match(registry.get(name), seed)
    for number in range(3):
        alike = gusher.load(gusher.sample(match.view(match.seat), random.Random(number)))
        drawn = match.game.pictures.draw(match.source.data, {**match.view(match.seat)})
        other = match.game.pictures.draw(alike.source.data, {**alike.view(match.seat)})
        assert "".join(drawn.parts) == "".join(other.parts)


def test_a_seat_sees_its_own_tiles_and_licences_and_a_spectator_does_not() -> None:
    match = position("giganten", 1, 150)
    seat = next(seat for seat in range(4) if any(seat in site["looked"] for site in match.view()["facts"]["sites"]))
    own, open_to_all = match.svg(seat), match.svg()
    assert own.count('class="known"') > open_to_all.count('class="known"')
    assert re.search(r">\d+ \(\d+\)<", own)
    assert not re.search(r">\d+ \(\d+\)<", open_to_all)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("theme", picture.THEMES)
def test_a_picture_is_sound_and_complete_in_itself(name: str, theme: str) -> None:
    """Every symbol that is used is there, and nothing is left to a style sheet elsewhere."""
    for match in (new_match(registry.get(name), 1), position(name, 2), finished(name)):
        svg = match.svg(0, theme)
        root = ElementTree.fromstring(svg)
        known = {element.get("id") for element in root.iter() if element.get("id")}
        used = {element.get("href", "")[1:] for element in root.iter(f"{SVG}use")}
        assert used <= known
        assert "var(" not in svg
        assert "nan" not in svg


@pytest.mark.parametrize("name", GAMES)
def test_every_class_of_a_picture_has_a_style(name: str) -> None:
    game = registry.get(name)
    styled = set(re.findall(r"\.([\w-]+)", picture.styles(game.pictures.art, game.seats, "light")))
    used = {word for classes in re.findall(r'class="([^"]+)"', finished(name).svg()) for word in classes.split()}
    assert used <= styled


@pytest.mark.parametrize("name", GAMES)
def test_the_browser_draws_with_the_same_files(name: str) -> None:
    art = f"src/gusher/games/{name}/art"
    sources = "\n".join(path.read_text("utf-8") for path in (WEB / "boards" / name).iterdir() if path.is_file())
    for file in ("symbols.svg", "symbols.css", "geometry.json"):
        assert f"{art}/{file}" in sources
    assert "src/gusher/art/palette.css" in (WEB / "theme.css").read_text(encoding="utf-8")
    assert "src/gusher/art/icons.svg" in (WEB / "App.svelte").read_text(encoding="utf-8")


def test_the_winner_has_a_star() -> None:
    match = finished("nations")
    winners = (match.result() or {})["winners"]
    assert match.svg().count('class="win"') == len(winners)


def test_a_notebook_shows_what_a_spectator_sees_and_nothing_of_a_game_without_pictures() -> None:
    match = position("giganten", 1)
    assert match._repr_svg_() == match.svg()
    from ..race.meta import GAME

    assert Match(GAME.ruleset())._repr_svg_() is None


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (lambda match: match.svg(9), "There is no seat 9"),
        (lambda match: match.svg(0, "pink"), "“theme” cannot be “pink”"),
        (lambda match: pictures.save(match, "board.bmp"), r"must end in one of .svg, .png"),
        (lambda match: pictures.save_animation(match, "match.mp4"), r"must end in one of .svg, .gif, .png"),
    ],
)
def test_a_wrong_request_says_what_would_be_right(wrong: Callable[[Match], Any], words: str) -> None:
    with pytest.raises(gusher.SetupError, match=words):
        wrong(new_match(registry.get("giganten"), 1))


# -- files and arrays -------------------------------------------------------------------------------------


def test_pixels_have_the_width_asked_for_and_the_colours_of_the_palette() -> None:
    match = position("nations", 1)
    shown = pictures.pixels(match.svg(), width=400)
    assert shown.dtype == np.uint8
    assert shown.shape[1:] == (400, 3)
    sea = picture.palette("light")["--map-sea"]
    assert (shown == [int(sea[at : at + 2], 16) for at in (1, 3, 5)]).all(axis=2).mean() > 0.05


def test_an_environment_renders_pixels() -> None:
    single = GusherEnv("giganten", render_mode="rgb_array")
    single.reset(seed=1)
    several = raw_env("nations", render_mode="rgb_array")
    several.reset(seed=1)
    for shown in (single.render(), several.render()):
        assert shown.dtype == np.uint8
        assert shown.shape[1:] == (960, 3)
        assert len(np.unique(shown.reshape(-1, 3), axis=0)) > 50


@pytest.mark.parametrize("ending", ["gif", "png"])
def test_an_animation_has_a_picture_for_every_decision(tmp_path: Path, ending: str) -> None:
    match, file = position("nations", 1, 5), tmp_path / f"match.{ending}"
    count = pictures.save_animation(match, file, width=200)
    assert count == 1 + sum(entry.asked for entry in match.entries)
    with Image.open(file) as image:
        assert (getattr(image, "n_frames", 1), image.width) == (count, 200)


def test_an_animated_svg_draws_the_ground_once_and_ends_with_the_last_position(tmp_path: Path) -> None:
    match, file = position("giganten", 1, 8), tmp_path / "match.svg"
    count = pictures.save_animation(match, file, seat=1)
    root = ElementTree.parse(file).getroot()
    frames = [element for element in root.iter(f"{SVG}g") if element.find(f"{SVG}animate") is not None]
    assert len(frames) == count
    assert [frame.get("display") for frame in frames] == ["none"] * (count - 1) + ["inline"]
    assert len(file.read_text()) < count * len(match.svg(1)) / 2


def test_an_animation_of_a_running_match_shows_a_seat_only_what_it_saw(tmp_path: Path) -> None:
    match = position("giganten", 2, 40)
    twin = gusher.load(gusher.sample(match.view(0), random.Random(1)))
    assert twin.svg(0).partition("</title>")[2] == match.svg(0).partition("</title>")[2]
    pictures.save_animation(match, tmp_path / "own.svg", seat=0)
    pictures.save_animation(match, tmp_path / "open.svg")
    known = [(tmp_path / f"{name}.svg").read_text().count('class="known"') for name in ("own", "open")]
    assert known[0] > known[1]


def test_without_the_libraries_the_error_says_how_to_install_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(gusher.SetupError, match=r"gusher\[pictures\]"):
        pictures.png(new_match(registry.get("nations"), 1).svg())


def test_the_command_draws_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    match = position("nations", 1, 10)
    Path("record.json").write_text(records.dumps(match.record()), encoding="utf-8")
    for given in (["board.svg"], ["board.png", "--width", "300"], ["match.svg", "--animate", "--at", "6"]):
        with pytest.raises(SystemExit) as left:
            main(["picture", "record.json", *given])
        assert not left.value.code
    assert Path("board.svg").read_text() == match.svg()
    assert json.loads(Path("record.json").read_text())["game"] in Path("match.svg").read_text()
    with Image.open("board.png") as image:
        assert image.width == 300
