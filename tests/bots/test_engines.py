"""Bots that are programs of their own: they get what a seat may know, and nothing they do stops a table."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import gusher
from gusher import bots
from gusher.arena.contest import Contest
from gusher.arena.play import play
from gusher.bots.engines import protocol
from gusher.bots.engines.checking import check
from gusher.bots.engines.process import Engine, EngineBot, Refusal, engine_bot
from gusher.bots.engines.protocol import Options, Ready
from gusher.kernel import registry

ROOT = Path(__file__).resolve().parents[2]
OURS = [sys.executable, "-m", "gusher", "engine", "random"]
FRAME = """
import json, os, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
def hello(message):
    say(type="hello", protocol=1, name="test", games=["giganten", "nations"], options=[{"name": "depth", "default": 1}])
def options(message):
    if set(message["options"]) <= {"depth"}:
        say(type="ready")
    else:
        say(type="error", text="no such option")
def game(message):
    say(type="ready")
def position(message):
    global view
    view = message["view"]
def go(message):
    say(type="best", action=view["legal"][0])
def quit(message):
    sys.exit(0)
%s
for line in sys.stdin:
    try:
        answer = globals()[json.loads(line)["type"]]
    except (ValueError, KeyError) as fault:
        say(type="error", text=repr(fault))
    else:
        answer(json.loads(line))
"""
"""An engine that keeps to the protocol, but for what a test puts in."""
Write = Callable[..., list[str]]


@pytest.fixture
def engine(tmp_path: Path) -> Write:
    """The command of an engine with some of its answers replaced."""

    def write(changed: str = "") -> list[str]:
        file = tmp_path / "engine_test.py"
        file.write_text(FRAME % textwrap.dedent(changed))
        return [sys.executable, str(file)]

    return write


def bot(command: list[str], **options: str) -> EngineBot:
    return EngineBot(command, options)


def close(bot: EngineBot) -> None:
    """End its process."""
    assert bot.engine is not None
    bot.engine.quit()


def first_view(seed: int = 1) -> dict[str, Any]:
    match = gusher.new("giganten", seed=seed)
    return match.view(match.seat)


def faults(command: list[str]) -> dict[str, str]:
    """What the checker finds wrong, by what it checked."""
    return {finding.key: finding.fault for finding in check(command, positions=3) if not finding.is_ok}


# -- what it is asked -------------------------------------------------------------------------------------


def test_an_engine_decides_on_the_view_of_its_seat(engine: Write) -> None:
    one, view = bot(engine()), first_view()
    assert bots.decide(one, view, random.Random(1)).action == view["legal"][0]
    close(one)


def test_an_engine_is_told_the_game_once_and_the_view_without_secrets(engine: Write, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    one = bot(
        engine(f"""
        def game(message, file=open({str(heard)!r}, "a")):
            print(json.dumps(message), file=file, flush=True)
            say(type="ready")
        def position(message, file=open({str(heard)!r}, "a")):
            global view
            view = message["view"]
            print(json.dumps(message), file=file, flush=True)
        """)
    )
    match = gusher.new("giganten", players=3, seed="a secret seed")
    views = []
    for _ in range(3):
        views.append(match.view(match.seat))
        match.play(bots.decide(one, views[-1], random.Random(1)).action)
    close(one)
    told = [json.loads(line) for line in heard.read_text().splitlines()]
    assert [message["type"] for message in told] == ["game", "position", "position", "position"]
    assert told[0] == json.loads(protocol.encode(protocol.game_message(match.ruleset)))
    assert [message["view"] for message in told[1:]] == json.loads(json.dumps(views))
    assert "a secret seed" not in heard.read_text()


def test_options_have_the_type_of_their_default(engine: Write) -> None:
    one = bot(engine(), depth="3")
    one.warm_up(registry.get("giganten"))
    close(one)
    for wrong in ({"depth": "deep"}, {"width": "3"}):
        with pytest.raises(gusher.SetupError, match="depth"):
            bot(engine(), **wrong).warm_up(registry.get("giganten"))


def test_a_game_that_the_engine_does_not_play_is_refused_before_anybody_plays(engine: Write) -> None:
    one = bot(engine("def hello(message):\n    say(type='hello', protocol=1, name='test', games=['chess'])\n"))
    with pytest.raises(gusher.SetupError, match=r"does not play giganten. It plays: chess"):
        one.warm_up(registry.get("giganten"))
    close(one)


def test_what_an_engine_cannot_do_it_says_and_goes_on(engine: Write) -> None:
    one = Engine(engine())
    with pytest.raises(Refusal, match="no such option"):
        one.ask(Options({"width": 3}), answer=Ready)
    one.ask(Options({}), answer=Ready)
    assert one.quit() == 0


# -- engines that misbehave -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("go", "fault", "detail"),
    [
        ("raise RuntimeError('out of oil')", "error", "RuntimeError: out of oil"),
        ("print('not JSON', flush=True)", "error", "not JSON"),
        ("say(type='ready')", "error", "where best was due"),
        ("say(type='error', text='too hard')", "error", "too hard"),
        ("say(type='best', action='fly away')", "nonsense", "fly away"),
        ("os.close(1); time.sleep(60)", "error", "exit status"),
    ],
)
def test_a_fault_is_charged_and_the_scripted_player_decides(engine: Write, go: str, fault: str, detail: str) -> None:
    one = bot(engine(f"def go(message):\n    {go}\n"))
    decided = bots.decide(one, first_view(), random.Random(1))
    assert (decided.fault, detail in decided.detail) == (fault, True), decided.detail
    assert decided.action in first_view()["legal"]
    close(one)


@pytest.mark.parametrize("go", ["time.sleep(60)", "while True: say(type='info', text='hmm')"])
def test_a_late_engine_is_killed_and_started_again(engine: Write, monkeypatch: pytest.MonkeyPatch, go: str) -> None:
    monkeypatch.setattr("gusher.bots.engines.process.GRACE", 0.05)
    one = bot(engine(f"def go(message):\n    {go}\n"))
    one.warm_up(registry.get("giganten"))
    assert one.engine is not None
    process = one.engine.process
    assert bots.decide(one, first_view(), random.Random(1), seconds=0.05).fault == "time"
    assert process.poll() is not None
    one.warm_up(registry.get("giganten"))
    assert one.engine.process is not process
    close(one)


def test_an_engine_that_does_not_read_is_late_too(engine: Write) -> None:
    """A message longer than the pipe holds would wait for ever."""
    one = Engine(engine("def options(message):\n    say(type='ready'); time.sleep(60)\n"))
    one.ask(Options({}), answer=Ready)
    with pytest.raises(TimeoutError):
        one.ask(Options({"depth": "x" * 1_000_000}), answer=Ready, seconds=0.2)


def test_an_engine_that_crashes_on_every_move_loses_its_arena_games_to_the_scripted_player(engine: Write) -> None:
    crashing = "cmd:" + " ".join(engine("def go(message):\n    sys.exit(3)\n"))
    row = play(Contest("nations", (crashing, "random"), 2, options={"round_limit": 10}), 0)
    assert row["faults"][0]["error"] == row["decisions"][0] > 0
    assert "exit status 3" in row["first_fault"][0]
    close(engine_bot(crashing))


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return "State:\tZ" not in Path(f"/proc/{process}/status").read_text()


def test_no_process_is_left_behind_when_ours_ends(engine: Write, tmp_path: Path) -> None:
    """Nor any that the engine has started itself."""
    note = tmp_path / "processes"
    command = engine(f"""
    import subprocess
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    with open({str(note)!r}, "w") as file:
        print(os.getpid(), child.pid, file=file)
    """)
    code = f"from gusher.bots.engines.process import Engine\nengine = Engine({command!r})"
    subprocess.run([sys.executable, "-c", code], check=True)
    for process in map(int, note.read_text().split()):
        assert not is_running(process)


# -- the checker ------------------------------------------------------------------------------------------


def test_a_sound_engine_passes_every_check(engine: Write) -> None:
    assert faults(engine()) == {}


@pytest.mark.parametrize(
    ("changed", "key", "words"),
    [
        ("def hello(message): sys.exit('no oil')", "engine-check-hello", "no oil"),
        ("def hello(message): say(type='hello', protocol=7, name='', games=[])", "engine-check-hello", "version 7"),
        ("def hello(message): say(type='hello', protocol=1, name='', games=['go'])", "engine-check-games", "plays"),
        ("def options(message): say(type='ready')", "engine-check-option-unknown", "did not say error"),
        ("def weather(message): sys.exit()", "engine-check-unknown", "ended"),
        ("def go(message): say(type='best', action='fly')", "engine-check-plays", "“fly”"),
        (
            "def go(message):\n    say(type='info', ideas=[{'action': view['legal'][0], 'share': 50}])\n"
            "    say(type='best', action=view['legal'][0])",
            "engine-check-plays",
            "not between 0 and 1",
        ),
        ("def quit(message): sys.exit(4)", "engine-check-quit", "4, not 0"),
    ],
)
def test_the_checker_says_what_is_wrong(engine: Write, changed: str, key: str, words: str) -> None:
    found = faults(engine(changed))
    assert words in found[key]


def test_an_engine_that_outlives_its_input_is_reported(engine: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gusher.bots.engines.checking.QUIT_SECONDS", 0.1)
    command = engine("import atexit\natexit.register(time.sleep, 60)")
    began = time.monotonic()
    assert "still running" in faults(command)["engine-check-end"]
    assert time.monotonic() - began < 60


# -- from the command line --------------------------------------------------------------------------------


def gusher_says(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "gusher", *arguments]
    english = {**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": "", "COLUMNS": "200"}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=english)


def test_our_own_bots_pass_the_check_of_the_command() -> None:
    done = gusher_says("engine", "check", "--positions", "5", "--", *OURS)
    assert (done.returncode, "does everything right" in done.stdout) == (0, True), done.stdout + done.stderr


def test_the_command_fails_with_the_engine(engine: Write) -> None:
    done = gusher_says("engine", "check", *engine("def quit(message): sys.exit(4)"))
    assert done.returncode == 1
    assert "✗ exits when told to quit" in done.stdout


def test_the_example_in_javascript_passes_the_check_and_plays_in_the_arena() -> None:
    if shutil.which("node") is None:
        pytest.skip("Node.js is not installed")
    example = ROOT / "examples" / "engine.js"
    assert {finding.fault for finding in check(["node", str(example)], positions=5)} == {""}
    done = gusher_says("arena", f"{example}?bold=true", "random", "random", "--games", "3", "--jobs", "1", "--strict")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", ["./no-such-engine", "cmd:", "cmd:no-such-engine --deep", 'cmd:"'])
def test_a_program_that_is_not_there_is_named(name: str) -> None:
    with pytest.raises(gusher.SetupError, match="cannot be started"):
        bots.get(name)


def test_an_at_sign_in_a_command_is_not_a_time() -> None:
    assert bots.split_name("cmd:node @scope/engine.js") == ("cmd:node @scope/engine.js", None)
    assert bots.split_name("cmd:node @scope/engine.js@0.5") == ("cmd:node @scope/engine.js", "0.5")
    assert bots.split_name("search@1") == ("search", "1")


def test_a_served_bot_tells_what_it_expects(monkeypatch: pytest.MonkeyPatch) -> None:
    from gusher.bots.engines.serving import Server
    from gusher.bots.race import Idea
    from gusher.bots.search import SearchBot

    view, said = first_view(), list[protocol.Message]()
    ideas = [Idea(action, 9, (0.4, 0.3, 0.2, 0.1), (40.0, 30.0, 20.0, 10.0)) for action in reversed(view["legal"])]
    monkeypatch.setattr(SearchBot, "is_ready", lambda self, game: True)
    monkeypatch.setattr(SearchBot, "ponder", lambda self, seen: ideas)
    questions = [protocol.Go(1.0, 7), protocol.Position(view), protocol.Go(1.0, 7)]
    Server("search", said.append).run(map(protocol.encode, questions))
    early, info, best = said
    assert isinstance(early, protocol.Error)
    assert isinstance(info, protocol.Info)
    assert info.ideas[0].share == ideas[0].shares[view["seat"]]
    assert best == protocol.Best(ideas[0].action)
