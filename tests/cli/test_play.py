"""Playing in a pipe: what is typed, what is shown, and what is kept from whom."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import gusher
from gusher import texts
from gusher.kernel.game import Game

from .conftest import Run, script

SEED = "7"


def saved(folder: Path, game: str = "giganten") -> Path:
    return next(folder.glob(f"{game}-*.json"))


@pytest.fixture(scope="module")
def typed(game: Game) -> str:
    """All that the one human of a whole match types."""
    return "\n".join([*script(game.name, SEED, humans=1), "save end.json"]) + "\n"


def test_a_whole_match_is_played_in_a_pipe(run: Run, game: Game, typed: str, tmp_path: Path) -> None:
    """It ends with the score sheet, the seed, and a record whose deal can be proved."""
    ran = run("play", game.name, "--seed", SEED, typed=typed)
    assert ran.status == 0
    assert "Score sheet" in ran.out
    assert game.rules.ledger is not None
    assert texts.say("en", f"{game.name}-post-{game.rules.ledger.posts[0]}") in ran.out
    assert f"The seed was {SEED}" in ran.out
    assert gusher.verify((tmp_path / "end.json").read_text(encoding="utf-8")) > 0


def test_a_pipe_gets_no_escapes_and_no_line_over_80_columns(run: Run, game: Game, typed: str) -> None:
    """Also the board, the widest thing, fits."""
    ran = run("play", game.name, "--seed", SEED, typed=typed)
    assert "\x1b" not in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_language_plays_within_80_columns(run: Run, game: Game, typed: str, language: str) -> None:
    """The same match in each language."""
    ran = run("play", game.name, "--seed", SEED, "--lang", language, typed=f"help\nboard\nhand\nlog\ndeduce\n{typed}")
    assert ran.status == 0, ran.err
    assert texts.say(language, "cli-score-sheet") in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_a_real_pipe_works_and_no_color_is_respected(tmp_path: Path, game: Game, typed: str) -> None:
    """A process of its own, with NO_COLOR and without a terminal."""
    environment = {**os.environ, "NO_COLOR": "1", "LANG": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-m", "gusher", "play", game.name, "--seed", SEED],
        input=typed,
        check=True,
        capture_output=True,
        cwd=tmp_path,
        env=environment,
        encoding="utf-8",
    )
    assert "\x1b" not in done.stdout
    assert not done.stderr
    assert "Red" in done.stdout


@pytest.mark.parametrize(
    ("name", "signs"),
    [("giganten", ["<R>", "<Y>", "<B>"]), ("nations", [r"\(R[KPDR]\)", r"\(Y[KPDR]\)", r"\(B[KPDR]\)"])],
)
def test_no_color_leaves_letters_and_signs(
    run: Run, monkeypatch: pytest.MonkeyPatch, name: str, signs: list[str]
) -> None:
    """Even where colours are forced: no colour codes, and the seats are told apart by their letters."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("NO_COLOR", "1")
    ran = run("watch", name, "--seed", SEED, "--delay", "0", "--players", "3")
    assert not re.search(r"\x1b\[[0-9;]*[34][0-9](;|m)", ran.out)
    for sign in signs:
        assert re.search(sign, re.sub(r"\x1b\[[0-9;]*m", "", ran.out))


def test_the_end_of_the_input_saves_and_the_match_goes_on_from_there(
    run: Run, game: Game, typed: str, tmp_path: Path
) -> None:
    """Half of the input, then nothing; the match can be played on from the file."""
    lines = typed.splitlines()
    half = len(lines) // 2
    first = run("play", game.name, "--seed", SEED, typed="\n".join(lines[:half]) + "\n")
    assert first.status == 0
    assert "--load" in first.out
    file = saved(tmp_path, game.name)
    record = gusher.replay(file.read_text(encoding="utf-8"))
    assert not record.over
    assert record.seed == SEED
    again = run("play", game.name, "--load", str(file), typed="quit\n")
    assert again.status == 0
    assert "Nothing to save" in again.out


def test_quitting_after_an_action_saves(run: Run, game: Game, tmp_path: Path) -> None:
    """`quit` never loses a match."""
    action = script(game.name, SEED, 1)[0]
    assert run("play", game.name, "--seed", SEED, typed=f"{action}\nquit\n").status == 0
    assert saved(tmp_path, game.name).exists()


def test_a_match_of_one_game_is_not_loaded_as_another(run: Run, tmp_path: Path) -> None:
    """The command that would open it is named."""
    run("play", "nations", "--seed", SEED, typed=f"{script('nations', SEED, 1)[0]}\nquit\n")
    ran = run("play", "giganten", "--load", str(saved(tmp_path, "nations")))
    assert ran.status == 2
    assert "gusher play nations --load" in " ".join(ran.err.split())


def test_deduce_says_how_likely_what_the_seat_does_not_see_is(run: Run, game: Game) -> None:
    ran = run("play", game.name, "--seed", SEED, typed="deduce\n")
    assert re.search(r"\d%", ran.out)


def test_help_shows_how_an_action_of_this_game_is_cut_short(run: Run, game: Game) -> None:
    """And what it shows is understood."""
    ran = run("play", game.name, "--seed", SEED, typed="help\n")
    short = re.search(r"You may shorten it as long as it is clear: “(.*?)”, or just “(.*?)”", " ".join(ran.out.split()))
    assert short
    for form in short.groups():
        assert "Saved in" in run("play", game.name, "--seed", SEED, typed=f"{form}\nquit\n").out


def test_commands_answer_and_change_nothing(run: Run, tmp_path: Path) -> None:
    """why, rules, legal, board, log, hand, help and save; and what is not understood."""
    ran = run(
        "play",
        "giganten",
        "--seed",
        SEED,
        typed="\n".join(
            [
                "why take 9",
                "why bid 5",
                "why take red",
                "why",
                "rules",
                "rules 6.5",
                "rules 6.99",
                "legal",
                "board",
                "hand",
                "log 2",
                "log x",
                "help",
                "save",
                "save mine.json",
                "save /nowhere/x.json",
                "take",
                "bid 3",
                "nonsense",
                "undo",
                "",
            ]
        ),
    )
    assert ran.status == 0
    assert "An opponent’s locomotive" in ran.out  # rules 6.5
    assert "no clause “6.99”" in ran.out
    assert "✗ bid 5" in ran.out
    assert "Choosing a card" in ran.out
    assert "is not a number of lines" in ran.out
    assert "There is no verb “nonsense”" in ran.out
    assert "(clause 2.4" in ran.out  # bid 3
    assert "cannot be written" in ran.out
    assert gusher.replay((tmp_path / "mine.json").read_text(encoding="utf-8")).seat == 0


def test_short_forms_are_understood(run: Run) -> None:
    """`tak` for take, or only what follows the verb."""
    first = script("giganten", SEED, 1)[0]
    verb, what = first.split(" ", 1)
    for short in (f"{verb[:2]} {what}", what.upper(), f"  {verb.upper()}   {what} "):
        ran = run("play", "giganten", "--seed", SEED, typed=f"{short}\nlog 200\n")
        assert f"Red takes card {what}." in ran.out, short


def test_hot_seat_keeps_hands_apart(run: Run) -> None:
    """While one human is at the keyboard, nothing tells what the other's licences are worth."""
    lines = script("giganten", SEED, humans=4)
    ran = run("play", "giganten", "--humans", "4", "--seed", SEED, typed="\n".join(lines[:60]) + "\n")
    parts = re.split(r"Pass the keyboard to (\w+)\..*\n", ran.out)
    assert len(parts) > 20
    names = ("Red", "Grey", "Blue", "Green")
    for seat, shown in zip(parts[1::2], parts[2::2], strict=True):
        for other in set(names) - {seat}:
            assert not re.search(rf"{other}  Your licences", shown)
            assert not re.search(rf"{other} is dealt .*worth 1: \d", shown)
            assert not re.search(rf"{other} looks at .*crude: \d", shown)
            for row in re.findall(rf"^.. . .{other}\*? +[\d,]+ \$ +\d+ +(\S+)", shown, re.MULTILINE):
                assert row == "?"


def test_hot_seat_tells_what_happened_since_the_last_turn(run: Run) -> None:
    """A player reads what the others did, once."""
    ran = run(
        "play", "giganten", "--humans", "4", "--seed", SEED, typed="\n".join(script("giganten", SEED, 4)[:6]) + "\n"
    )
    second = ran.out.split("Pass the keyboard")[2]
    assert re.search(r"takes card", second)


def test_undo_is_free_for_an_action_that_revealed_nothing(run: Run) -> None:
    """A move of the locomotive is taken back; with a bot in between it is not, and the reason is given."""
    lines = script("giganten", SEED, 1)
    place = next(number for number, line in enumerate(lines) if line.startswith("place"))
    ran = run("play", "giganten", "--seed", SEED, typed="\n".join([*lines[: place + 1], "rail B", "undo", "quit"]))
    assert "Taken back." in ran.out
    ran = run("play", "giganten", "--seed", SEED, typed="\n".join([*lines[:place], "undo", "quit"]))
    assert "bots do not take moves back" in ran.out


def test_undo_needs_everybody_once_something_came_to_light(run: Run) -> None:
    """Four humans: each is asked, and one refusal is enough."""
    lines = script("giganten", SEED, 4)[:4]  # after the fourth card licences are dealt

    def undo(*answers: str) -> str:
        typed = "\n".join([*lines, "undo", *answers, "quit"])
        return run("play", "giganten", "--humans", "4", "--seed", SEED, typed=typed).out

    refused = undo("y", "n")
    assert "does not agree" in refused
    assert "Taken back." not in refused
    assert "Taken back." in undo("y", "y", "y", "y")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess"], "There is no game “chess”"),
        (["giganten", "--players", "7"], "not for 7 players"),
        (["giganten", "--option", "nonsense"], "NAME=VALUE"),
        (["giganten", "--option", "colour=blue"], "There is no option “colour”"),
        (["giganten", "--option", "inflation=maybe"], "It can be: off, on"),
        (["giganten", "--players", "3", "--option", "first=3"], "first"),
        (["giganten", "--edition", "missing"], "There is no edition"),
        (["giganten", "--lang", "xx"], "There is no language “xx”"),
        (["giganten", "--seat", "alien"], "Choose one of: human, random"),
        (["giganten", "--seat", "human", "--humans", "1"], "not both"),
        (["giganten", "--humans", "5"], "cannot be 5 humans"),
        (["giganten", *["--seat", "random"] * 5], "5 seats"),
        (["giganten", "--nonsense"], "No such option"),
        ([], "GAME"),
    ],
)
def test_wrong_usage_is_refused_with_status_2(run: Run, arguments: list[str], says: str) -> None:
    """What was wrong, and what would be right; never a traceback."""
    ran = run("play", *arguments)
    assert ran.status == 2
    assert says in " ".join(ran.all.split())
    assert "Traceback" not in ran.all


def test_a_missing_or_broken_save_is_a_failure(run: Run, tmp_path: Path) -> None:
    """Status 1, and the file is named."""
    assert run("play", "giganten", "--load", "none.json").status == 1
    (tmp_path / "bad.json").write_text("{")
    ran = run("play", "giganten", "--load", "bad.json")
    assert ran.status == 1
    assert "damaged" in ran.err
