"""Why something may not be done: the clause, and a sentence that names what stands in the way."""

from __future__ import annotations

import pytest

from gusher import texts
from gusher.games.nations import why
from gusher.games.nations.state import Phase
from gusher.games.nations.verbs import VERBS

from .conftest import Rich
from .table import Table


def said(table: Table, action: str) -> tuple[str, str]:
    """The clause and the sentence for an action that is not legal."""
    assert action not in table.legal()
    reason = why.WHY.reason(table.ed, table.g, VERBS.parse(action).index)
    assert reason is not None
    return reason.clause, texts.say("en", reason.key, reason.params).replace("\u00a0", " ")  # as in 2 M


def leaders() -> Table:
    return Table(money=5).put(0, "king", "N1.0")


@pytest.mark.parametrize("seed", range(4))
def test_whatever_the_mask_allows_has_no_reason_against_it_and_the_rest_has_one(rich: Rich, seed: int) -> None:
    """Every action, in games that go deep."""
    for match in rich(seed, 11):
        if match.over:
            break
        legal = {action.index for action in match.legal()}
        for index in range(VERBS.size):
            reason = why.WHY.reason(match.edition, match.state, index)
            assert (reason is None) == (index in legal), VERBS.action(index).text
            if reason:
                assert texts.say("en", reason.key, reason.params)


@pytest.mark.rule("N4.4")
def test_a_move_that_is_too_far_says_the_price_and_the_money() -> None:
    assert said(leaders(), "move N1.0 N1.3") == ("4.4", "N1.3 is 3 spaces away and costs 6 M; you have 5 M.")


@pytest.mark.rule("N4.5", "N4.6")
@pytest.mark.parametrize(
    ("action", "clause", "sentence"),
    [
        ("move N1.0 N1.5", "4.5", "Yellow’s president on N1.6 blocks the way to N1.5."),
        (
            "move N1.0 N1.3",
            "4.5",
            "Yellow’s agent on N1.2 blocks the way to N1.3: a leader may stop there, but not pass.",
        ),
    ],
)
def test_a_blocked_move_says_by_whom_and_where(action: str, clause: str, sentence: str) -> None:
    table = Table().put(0, "king", "N1.0").put(1, "president", "N1.6").agent(1, "N1.2").put(1, "king", "N2.6")
    assert said(table, action) == (clause, sentence)


@pytest.mark.rule("N4.6")
def test_a_move_over_an_incident_space_says_which() -> None:
    """Both ways round are closed: by the "?" and by a leader."""
    table = Table().put(0, "king", "N1.3").put(1, "king", "N1.1").put(1, "president", "N2.5")
    assert said(table, "move N1.3 N1.5") == (
        "4.6",
        "The “?” on N1.4 lies on the way to N1.5: a leader must stop there.",
    )


@pytest.mark.rule("N4.8")
def test_an_attack_says_what_forbids_it() -> None:
    table = Table().put(0, "king", "N1.0").put(1, "king", "N2.0").put(1, "dictator", "N1.1").put(0, "dictator", "N1.7")
    assert said(table, "move N1.0 N2.0") == (
        "4.8",
        "Yellow’s king on N2.0 cannot be attacked by a leader of the same type.",
    )
    assert said(table, "move N1.0 N1.1") == (
        "4.8",
        "Yellow’s dictator on N1.1 cannot be attacked: it does not stand on a capital.",
    )
    assert said(table, "move N1.0 N1.7") == ("4.5", "Your own dictator stands on N1.7.")


@pytest.mark.rule("N4.2")
def test_only_ones_own_leaders_move_and_only_those_that_are_there() -> None:
    table = leaders().put(1, "king", "N2.0")
    assert said(table, "move N2.0 N2.1") == ("4.2", "The king on N2.0 is Yellow’s.")
    assert said(table, "move U.1 U.2") == ("4.2", "Nobody stands on U.1.")
    assert said(table, "place king N2") == ("4.2", "Belhadar: the capital is not vacant. Yellow’s king stands on N2.0.")
    table.put(0, "king", "N1.1")
    assert said(table, "place king U") == ("4.2", "There is no king in your reserve.")
    assert said(Table(money=1), "place king U") == ("4.1", "Placing a king costs 2 M; you have 1 M.")


@pytest.mark.rule("N5.1")
def test_an_agent_goes_exactly_four_spaces() -> None:
    table = Table().agent(0, "N1.0").begin(Phase.AGENT).on()
    assert said(table, "agent N1.3")[0] == "5.1"
    assert said(table, "agent N1.0") == ("5.1", "Your agent stands on N1.0 and must move.")


def trading(money: int = 20) -> Table:
    return Table(money=money).put(0, "king", "N1.0").put(1, "king", "U.6").begin(Phase.TRADE).on()


@pytest.mark.rule("N6.1", "N6.2", "N6.3")
def test_tankers_say_what_holds_them() -> None:
    table = trading().tankers(0, "north").tankers(0, "N1")
    assert said(table, "tanker move north south") == (
        "6.3",
        "The canal is closed to you: U.O.R. is ruled by Yellow’s king on U.6.",
    )
    assert said(table, "tanker move north N2") == ("6.1", "Belhadar: you do not control it.")
    assert said(table, "tanker move north A") == ("6.1", "Abu Akar is not a port.")
    assert said(table, "tanker move N1 south") == ("6.2", "Qasira does not lie on the southern half of the sea.")
    assert said(table, "tanker move N1 U")[0] == "6.2"
    assert said(table, "tanker move south N1") == ("6.2", "You have no tanker there (offshore in the south).")
    assert said(table, "tanker sell reserve") == ("6.1", "You have no tanker there (in reserve).")
    assert said(trading(4), "tanker buy north") == ("6.1", "A tanker costs 5 M; you have 4 M.")
    assert said(table.do("tanker sell N1"), "tanker buy north") == (
        "6.1",
        "You have already used your tanker action this turn.",
    )


@pytest.mark.rule("N6.5")
def test_an_empty_bank_is_named() -> None:
    table = trading()
    table.tankers(1, "U", table.g.bank_tankers)
    assert said(table, "tanker buy north") == ("6.5", "There is no tanker left in the bank.")
    table.g.bank_pipelines = 0
    assert said(table, "pipe N1-N2") == ("6.5", "There is no pipeline left in the bank.")


@pytest.mark.rule("N6.6")
def test_pipelines_say_what_is_missing() -> None:
    table = trading()
    assert said(table, "pipe N1-D") == ("6.6", "Qasira and Wadi Rhun have no border: no arrow joins them.")
    assert said(table, "pipe U-A") == ("6.6", "U.O.R. and Abu Akar are already joined by a pipeline.")
    assert said(table, "pipe B-D") == ("6.6", "You control neither Jebel Sahm nor Wadi Rhun.")
    assert said(trading(2), "pipe N1-N2") == ("6.6", "A pipeline costs 3 M; you have 2 M.")
    assert said(table.do("pipe N1-N2"), "pipe N1-A") == ("6.6", "You have already laid a pipeline this turn.")


@pytest.mark.rule("N7.4", "N7.5")
def test_cards_say_what_they_do_not_allow() -> None:
    table = Table().put(0, "king", "N1.0").put(1, "president", "N2.0")
    assert said(table.card("state-visit"), "move N1.0 N2.4") == ("7.4", "N2.4 is 5 spaces away; the card allows 4.")
    table = Table().put(0, "king", "N1.0").put(1, "president", "N2.0").card("revolution")
    assert said(table, "revolution president N2")[0] == "4.8"
    assert said(table, "revolution king U") == ("7.5", "U.O.R.: no opponent’s leader stands on the capital.")
    table = Table().put(0, "king", "N1.0", "A.1").card("palace-revolt")
    assert said(table, "revolt N1.2") == ("7.5", "N1.2 is not next to the capital N1.0.")
    assert said(table, "revolt U.5") == ("7.5", "U.O.R.: you do not control it.")
    assert said(table, "end")[1] == "“end” does not answer the current question. Answer with: revolt."


@pytest.mark.parametrize(
    ("action", "place"),
    [
        ("tanker sell north", "offshore in the north"),
        ("tanker sell reserve", "in reserve"),
        ("tanker sell N1", "inshore at Qasira"),
    ],
)
def test_where_no_tanker_lies_is_said_in_words(action: str, place: str) -> None:
    table = leaders().begin(Phase.TRADE).on()
    clause, sentence = said(table, action)
    assert (clause, sentence) == ("6.1", f"You have no tanker there ({place}).")
