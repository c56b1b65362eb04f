"""rules, edition, compile, and the command itself."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

import gusher
from gusher import texts
from gusher.cli import compile
from gusher.cli.params import options_of
from gusher.kernel import registry
from gusher.kernel.game import Game
from gusher.rulebook import rulebook

from .conftest import Run


def test_version_and_help(run: Run) -> None:
    """Without arguments the help is printed, as a reproach."""
    assert run("--version").out.strip() == f"gusher {gusher.__version__}"
    assert "play" in run("--help").out
    assert run().status == 2
    assert run("nonsense").status == 2


@pytest.mark.parametrize("command", ["play", "watch", "replay", "verify", "rules", "fuzz", "compile", "edition"])
def test_every_command_has_help(run: Run, command: str) -> None:
    """With a sentence about each of its options."""
    ran = run(command, "--help")
    assert ran.status == 0
    assert "Usage" in ran.out


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_clause_is_printed_in_every_language(run: Run, language: str) -> None:
    """`gusher rules 6.5` needs no game."""
    ran = run("rules", "6.5", "--lang", language)
    assert ran.status == 0
    assert texts.say(language, "giganten-6-5", attribute="title") in ran.out
    assert " ".join(texts.say(language, "giganten-6-5").split())[:40] in " ".join(ran.out.split())


def test_a_clause_may_be_named_with_its_game_or_letter(run: Run) -> None:
    """giganten 6.5, G6.5, s4."""
    whole = run("rules", "6.5").out
    assert run("rules", "giganten", "6.5").out == whole == run("rules", "G6.5").out
    assert run("rules", "nations", "6.5").out == run("rules", "n6.5").out != whole
    assert "Our ruling" in run("rules", "s4").out


def test_without_a_game_the_contents_of_all_are_listed(run: Run) -> None:
    """Every clause with its title."""
    both = " ".join(run("rules").out.split())
    for name in registry.names():
        for clause in registry.get(name).clauses:
            assert texts.say("en", f"{name}-{clause.replace('.', '-')}", attribute="title") in both


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_whole_rulebook_is_printed(run: Run, game: Game, language: str) -> None:
    """Contents, box, reference card, clauses with examples and rulings, strategy, sources, what is known."""
    book = rulebook(game, language)
    clauses = [clause for section in book.sections for clause in section.clauses]
    wanted = [book.name, book.about, *book.box, *(line for part in book.reference for line in part.lines)]
    wanted += [text for one in clauses for text in (one.title, one.text, one.example, one.ruling) if text]
    wanted += [*book.advice, *book.sources, *book.meanings]
    wanted += [text for one in book.origins for text in (one.title, one.about, *one.exceptions) if text]
    printed = "".join(run("rules", game.name, "--lang", language).out.split())
    assert [text for text in wanted if "".join(text.split()) not in printed] == []
    assert sum(clause.example is not None for clause in clauses) >= 1


def test_a_wrong_clause_is_refused_with_the_nearest(run: Run) -> None:
    """Status 2."""
    ran = run("rules", "6.55")
    assert ran.status == 2
    assert "6.5" in ran.err
    assert "no clause" in ran.err
    assert run("rules", "chess").status == 2
    assert run("rules", "giganten", "Q1").status == 2
    assert "nations has no clause" in run("rules", "N6.99").err


def test_a_sound_edition_passes(run: Run, game: Game) -> None:
    """The one that comes with the game."""
    ran = run("edition", "check", str(game.editions.path(game.editions.default)))
    assert ran.status == 0
    assert game.name in ran.out


def test_every_fault_of_an_edition_is_printed_with_its_line(run: Run, tmp_path: Path) -> None:
    """FILE:LINE: fault, and status 1."""
    text = registry.get("giganten").editions.load().text
    lines = text.splitlines()
    row = next(n for n, line in enumerate(lines) if '"..h...h..h' in line)
    lines[row] = lines[row].replace('"..h', '".xh')
    site = next(n for n, line in enumerate(lines) if 'at = "C4"' in line)
    lines[site] = lines[site].replace("C4", "C6")
    (tmp_path / "my.toml").write_text("\n".join(lines), encoding="utf-8")
    ran = run("edition", "check", "my.toml")
    assert ran.status == 1
    assert f"my.toml:{row + 1}: " in ran.out
    assert f"my.toml:{site + 2}: " in ran.out
    (tmp_path / "broken.toml").write_text("a = [", encoding="utf-8")
    ran = run("edition", "check", "broken.toml")
    assert ran.status == 1
    assert "broken.toml:1: " in ran.out
    assert run("edition", "check", "none.toml").status == 1
    assert run("edition", "check", "my.toml", "--game", "chess").status == 2


def test_editions_are_listed_and_shown_with_their_provenance(run: Run) -> None:
    """The reconstructed site is named with its line, and so are the only names that the rulebook gives."""
    listed = run("edition", "list").out
    assert "kosmos-1999" in listed
    assert "kark-1973" in listed
    kark = run("edition", "show", "kark-1973").out
    assert "U.O.R. – from the rulebooks" in kark
    assert "Incident cards – reconstructed" in kark
    assert "Games Journal" in kark
    ran = run("edition", "show", "kosmos-1999")
    assert ran.status == 0
    assert "line 65: H10 – reconstructed" in ran.out
    assert "The die – known from reviews" in ran.out
    assert "Vandaële" in ran.out
    missing = run("edition", "show", "missing")
    assert missing.status != 0
    assert "kosmos-1999, kark-1973" in missing.err


def test_old_compiled_code_is_swept_away(tmp_path: Path) -> None:
    """Folders of other sources, once they are old; nothing else."""
    current, old, young, other = (tmp_path / name for name in ("a" * 16, "b" * 16, "c" * 16, "mine"))
    for folder in (current, old, young, other):
        folder.mkdir()
    for folder in (current, old, other):
        os.utime(folder, (0, time.time() - 30 * 86_400))
    assert compile.sweep(current) == 1
    assert current.exists()
    assert young.exists()
    assert other.exists()
    assert not old.exists()


def test_compiling_reports_its_steps(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In a pipe a line for each step, then where the cache is."""
    monkeypatch.setattr("gusher.kernel.progress.log.disabled", False)  # as it was for whoever comes next
    monkeypatch.setattr("gusher.kernel.jit.cache_folder", lambda *more: tmp_path / "cache")
    monkeypatch.setattr("gusher.kernel.engine.simulate", lambda ruleset, games, first: None)
    monkeypatch.setattr("gusher.bots.warm_up", lambda game, names: None)
    ticks = iter([10.0, 11.5, 20.0, 21.5])
    monkeypatch.setattr("gusher.cli.compile.perf_counter", lambda: next(ticks))
    ran = run("compile", "giganten")
    assert ran.status == 0
    assert "giganten 0/2 simulate" in ran.out
    assert "1.5 s" in ran.out
    assert "cache" in ran.out
    assert run("compile", "chess").status == 2


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_options_are_listed_with_their_values_what_they_mean_and_the_rulebooks(run: Run, language: str) -> None:
    whole = " ".join(run("rules", "giganten", "options", "--lang", language).out.split())
    for option in registry.get("giganten").options:
        about = texts.say(language, f"option-giganten-{option.name}", attribute="about")
        assert " ".join(about.split()) in whole
    assert "special = must | may" in whole
    assert "--rulebook italian" in whole


def test_a_rulebook_sets_the_options_and_single_options_go_before_it(run: Run) -> None:
    ran = run("watch", "giganten", "--rulebook", "chess")
    assert ran.status == 2
    assert "french, french-short, italian" in ran.err
    game = registry.get("giganten")
    assert options_of(game, ["bids=plausible"], "italian") == {"special": "may", "bids": "plausible"}
