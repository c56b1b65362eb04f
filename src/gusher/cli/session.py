"""One match at one keyboard: turns, commands, handing over, and the end."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path

from gusher import Action, GusherError, IllegalAction, Match, bots, study
from gusher.bots import hints
from gusher.kernel import records
from gusher.kernel.parts import View

from .ask import Asker, Known
from .compile import Background
from .offers import arguments, matching, shortened
from .params import write_text
from .rules import find
from .screen import Screen
from .sheet import print_result
from .telling import Teller

HUMAN = "human"
COMMANDS = ("why", "rules", "legal", "board", "hand", "log", "hint", "deduce", "undo", "save", "help", "quit")
"""What can be typed besides actions: `why` calls `Session._why`, and so on."""
PAUSE = 0.35  # seconds that a bot's action stands before the next
LOG_LINES = 20
OFFER_LINES = 9  # room kept for the question and the legal actions under the board
FEWEST_NEWS = 4
MOST_CANDIDATES = 8


class Session:
    """Plays a match to its end, or until somebody leaves."""

    def __init__(
        self, screen: Screen, match: Match, kinds: list[str], is_fast: bool, background: Background | None
    ) -> None:
        self.screen, self.words, self.match, self.kinds = screen, screen.words, match, kinds
        self.teller = Teller(screen, match)
        self.pause = PAUSE if screen.is_live and not is_fast else 0.0
        self.names = ["" if kind == HUMAN else kind for kind in kinds]
        self.humans = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
        self.at_keyboard: int | None = None
        self.last_actor: int | None = None
        self.read = dict.fromkeys(range(match.players), max(0, match.at - LOG_LINES))
        self.rngs = [bots.seat_rng(match, seat) for seat in range(match.players)]
        self.is_changed, self.at_first = False, True
        self.asker = Asker(screen, partial(background.status, screen.words) if background else None)

    def run(self) -> None:
        match = self.match
        try:
            while not match.over:
                seat = match.seat
                assert seat is not None
                if self.kinds[seat] == HUMAN:
                    self._turn(seat)
                else:
                    self._bot(seat)
            self._finish()
        except (EOFError, KeyboardInterrupt):
            self._leave()

    # -- turns --------------------------------------------------------------------------------------------

    def _bot(self, seat: int) -> None:
        """A bot sees what its seat may know."""
        view = self.match.view(seat)
        action = bots.decide(bots.get(self.kinds[seat]), view, self.rngs[seat]).action
        before = self.match.at
        self.match.play(action, seat)
        self.last_actor = seat
        if self.pause:
            watcher = self.humans[0] if len(self.humans) == 1 else None
            self.teller.tell(self.teller.sentences(self.match.log(watcher, before)))
            time.sleep(self.pause)

    def _turn(self, seat: int) -> None:
        """Ask a human until something is played (or taken back)."""
        self._hand_over(seat)
        view, at = self.match.view(seat), self.match.at
        self._show(seat, view)
        while self.match.at == at:
            line = self.asker.ask(f"{self.words.seat(self.match.game, seat)}> ", self._known(view))
            try:
                self._obey(seat, line)
            except GusherError as error:
                self._refuse(error)

    def _hand_over(self, seat: int) -> None:
        """Between two humans the screen is wiped, so that nobody sees another's hand."""
        if len(self.humans) > 1 and self.at_keyboard != seat:
            name = self.words.seat(self.match.game, seat)
            self.screen.clear()
            if self.screen.is_live:
                self.asker.ask(self.words("cli-pass-keyboard", {"seat": name}) + " ")
            else:
                self.screen.say("cli-pass-keyboard", seat=name)
        self.at_keyboard = seat

    def _show(self, seat: int, view: View) -> None:
        """The board, what has happened since this seat last looked, and what is asked."""
        news = self.teller.sentences(self.match.log(seat, self.read[seat]))
        self.read[seat] = self.match.at
        room = None
        if self.screen.is_live:
            self.screen.clear()
        if self.screen.is_live or self.last_actor != seat:
            height = self.teller.board(view, with_legend=self.at_first)
            if self.screen.is_live:
                room = max(FEWEST_NEWS, self.screen.console.height - height - OFFER_LINES)
        if self.at_first:
            name = self.words(f"{self.match.game.name}-name")
            self.screen.say("cli-welcome", game=name, hash=self.match.public_hash[:16])
            self.at_first = False
        self.teller.tell(news, room, "cli-earlier-log")
        self.teller.question(seat, view)
        self.teller.offers(self.match.legal(), view)
        self.last_actor = seat

    def _known(self, view: View) -> Known:
        game = self.match.game
        follow = dict.fromkeys(COMMANDS, ()) | {"why": view["legal"], "rules": game.clauses}
        return Known(view["legal"], follow, game.terminal.hints(self.match.edition, self.words, view))

    def _obey(self, seat: int, line: str) -> None:
        """Carry out a command or an action."""
        name, _, rest = line.partition(" ")
        if not line:
            self._legal(seat, "")
        elif name.lower() in COMMANDS:
            getattr(self, f"_{name.lower()}")(seat, rest.strip())
        else:
            self._act(seat, line)

    def _act(self, seat: int, line: str) -> None:
        found = matching(line, self.match.legal())
        if len(found) > 1:
            shown = ", ".join(action.text for action in found[:MOST_CANDIDATES])
            self.screen.say("cli-ambiguous", "yellow", text=line, actions=shown)
            return
        self.match.play(found[0] if found else line, seat)  # what is not legal is refused with its clause
        self.is_changed = True

    def _refuse(self, error: GusherError) -> None:
        said = self.words.fault(error)
        if isinstance(error, IllegalAction):
            said += " " + self.words("cli-see-clause", {"clause": error.clause})
        self.screen.text(said, "red")

    # -- commands -----------------------------------------------------------------------------------------

    def _why(self, seat: int, text: str) -> None:
        if not text:
            self.screen.say("cli-why-what", "yellow")
            return
        legal = self.match.legal()
        found = matching(text, legal)
        action: Action = found[0] if len(found) == 1 else self.match.parse(text)
        self.teller.reason(action.text, self.match.explain(action), action in legal)

    def _rules(self, seat: int, text: str) -> None:
        clause = text or self.match.view(seat)["facts"].get("clause", "")
        self.teller.clause(find(self.match.game.name, clause)[1])

    def _legal(self, seat: int, text: str) -> None:
        view = self.match.view(seat)
        self.teller.question(seat, view)
        self.teller.offers(self.match.legal(), view, is_whole=True)

    def _board(self, seat: int, text: str) -> None:
        self.teller.board(self.match.view(seat), with_legend=True)

    def _hand(self, seat: int, text: str) -> None:
        self.teller.hand(self.match.view(seat))

    def _log(self, seat: int, text: str) -> None:
        if text and not text.isdigit():
            self.screen.say("cli-log-number", "yellow", text=text)
            return
        self.teller.tell(self.teller.sentences(self.match.log(seat))[-int(text or LOG_LINES) :])

    def _hint(self, seat: int, text: str) -> None:
        """What a bot would do here, from what this seat knows."""
        words, game = self.words, self.match.game
        with self.screen.console.status(words("hint-thinking")):
            hint = hints.hint(self.match.view(seat), self.rngs[seat])
        self.screen.say("hint-does", "bold", action=hint.action)
        if not hint.ideas:
            self.screen.say("hint-no-outlook", "dim")
            return
        best = hint.ideas[0]
        score = words(f"hint-score-{game.name}", {"score": hints.spoken_score(game, best.scores[seat])})
        self.screen.say("hint-expects", share=words.percent(best.shares[seat]), score=score)
        others = ", ".join(f"{idea.action} ({words.percent(idea.shares[seat])})" for idea in hint.ideas[1:])
        if others:
            self.screen.say("hint-others", "dim", ideas=others)

    def _deduce(self, seat: int, text: str) -> None:
        """What this seat can work out about what it does not see."""
        game, view = self.match.game, self.match.view(seat)
        self.teller.tell(game.deduction.tell(self.match.edition, self.words, study.deduction(view)))

    def _undo(self, seat: int, text: str) -> None:
        asked = [entry.seat for entry in self.match.entries if entry.asked]
        if asked and self.kinds[asked[-1]] != HUMAN:
            name = self.words.seat(self.match.game, asked[-1])
            self.screen.say("cli-undo-bot", "yellow", seat=name)
        elif not asked or self.match.undo_seat in self.humans or self._all_agree():
            self.match.undo()
            self.read = {reader: min(read, self.match.at) for reader, read in self.read.items()}
            self.last_actor, self.is_changed = None, True
            self.screen.say("cli-undone")

    def _all_agree(self) -> bool:
        """Something was revealed since, or somebody else has acted: everybody at the keyboard must agree."""
        for human in self.humans:
            name = self.words.seat(self.match.game, human)
            self.screen.say("cli-undo-agree", seat=name)
            answer = self.asker.ask("> ")
            if answer.lower() not in self.words("cli-yes").split():
                self.screen.say("cli-undo-refused", "yellow", seat=name)
                return False
        return True

    def _save(self, seat: int, text: str) -> None:
        if not text:
            self.screen.say("cli-save-where", "yellow")
            return
        self._keep(text)

    def _keep(self, file: str) -> None:
        """Write the record so that the match can be played on from it."""
        record = {**self.match.record(with_seed=True), "names": self.names}
        write_text(Path(file).expanduser(), records.dumps(record))
        self.is_changed = False
        self.screen.say("cli-saved", file=file, command=f"gusher play {self.match.game.name} --load {file}")

    def _help(self, seat: int, text: str) -> None:
        legal = self.match.legal()
        example = next((action for action in legal if arguments(action)), legal[0])
        self.screen.say("cli-play-help", short=shortened(example), rest=arguments(example).lower() or example.text)
        self.screen.lines(self.match.game.terminal.legend(self.words, self.screen.console.width))

    def _quit(self, seat: int, text: str) -> None:
        raise EOFError  # as if the input had ended

    # -- the end ------------------------------------------------------------------------------------------

    def _leave(self) -> None:
        """Nothing is lost by leaving: the match is saved if anything was done."""
        if not self.is_changed or self.match.over:
            self.screen.say("cli-left")
            return
        self._keep(f"{self.match.game.name}-{self.match.public_hash[:8]}.json")

    def _finish(self) -> None:
        """Everything is open now."""
        start = min((self.read[seat] for seat in self.humans), default=self.match.at)
        self.screen.clear()
        self.teller.board(self.match.view(None))
        self.teller.tell(self.teller.sentences(self.match.log(None, start)), FEWEST_NEWS + 1)
        print_result(self.screen, self.match, self.kinds)
        if self.humans:
            self._offer_record()

    def _offer_record(self) -> None:
        self.screen.say("cli-save-record")
        try:
            answer = self.asker.ask("> ")
        except (EOFError, KeyboardInterrupt):
            return
        file = answer.removeprefix("save ").strip()
        if (self.screen.is_live and file) or answer.startswith("save "):
            write_text(Path(file).expanduser(), records.dumps(self.match.record()))
            self.screen.say("cli-record-saved", file=file)
