"""What people are shown: accounts, ways with their prices, the deck, the map."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gusher
from gusher import texts
from gusher.games.nations import board, text
from gusher.games.nations.common import owner_of
from gusher.games.nations.facts import Loaded, Network
from gusher.games.nations.map import MAP_WIDTH, leader_letters
from gusher.games.nations.networks import revenue
from gusher.games.nations.state import CARD_NAMES, COLOURS, NONE, SPACES, TYPE_NAMES
from gusher.games.nations.verbs import spaces
from gusher.kernel.parts import Line

from .conftest import Rich
from .table import Table, literal_ways, space_of

SEEDS = range(4)
EVERY = 7


def sayer(language: str) -> Any:
    def say(key: str, params: dict[str, Any] | None = None) -> str:
        return texts.say(language, key, params).replace("\u00a0", " ")

    return say


ENGLISH = sayer("en")


def plain(lines: list[Line]) -> list[str]:
    return ["".join(piece for piece, _ in line) for line in lines]


@pytest.mark.rule("N4.3")
def test_spaces_are_named_after_their_country() -> None:
    moved = {"event": "moved", "seat": 0, "from_space": space_of("N1.0"), "space": space_of("N1.2"), "millions": 4}
    way = [{"event": "way", "seat": 0, "space": space_of(text)} for text in ("N1.1", "N1.2")]
    entry = {"seat": 0, "verb": "move", "action": "move N1.0 N1.2", "events": [moved, *way]}
    table = Table()
    name = text.name_of(table.ed, "N1")
    (line,) = text.describe(table.ed, ENGLISH, entry)
    assert line.endswith(f"moves a leader from {name} 0 to {name} 2 (4 M), via {name} 1, {name} 2.")


# -- revenue


@pytest.mark.rule("N3.5")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_items_of_the_account_add_up_to_the_revenue(rich: Rich, seed: int) -> None:
    """And no item has more pairs than there are derricks, no network more than tankers."""
    earning = 0
    for match in rich(seed, EVERY):
        facts = match.view(None)["facts"]
        for seat in range(match.players):
            items = [item for network in facts["networks"][seat] for item in network["items"]]
            assert sum(item["millions"] for item in items) == facts["revenue"][seat]
            assert facts["revenue"][seat] == revenue(match.edition, match.state, seat)
            earning += len(items)
            for network in facts["networks"][seat]:
                assert sum(item["pairs"] for item in network["items"]) <= min(network["tankers"], network["derricks"])
    assert earning


@pytest.mark.rule("N3.4")
def test_the_account_names_the_network_and_each_country_in_it() -> None:
    """The last example of 3.6: three tankers load the inland derricks under the president."""
    table = Table().put(0, "revolutionary", "N1.0").put(0, "president", "A.2").pipelines("N1-A").tankers(0, "N1", 3)
    assert text.networks(table.ed, table.g, 0) == [
        Network(countries=["N1", "A"], tankers=3, derricks=6, items=[Loaded(country="A", pairs=3, millions=6)])
    ]


def test_a_collection_is_told_as_an_account() -> None:
    """One sentence for the sum, one for each network."""
    table = Table().put(0, "king", "N1.0").put(0, "dictator", "U.6").tankers(0, "N1", 3).tankers(0, "U")
    entry = {
        "seat": 0,
        "verb": "end",
        "action": "end",
        "events": [
            {"event": "network", "seat": 0, "countries": 0b1, "tankers": 1, "derricks": 1},
            {"event": "loaded", "seat": 0, "country": 0, "pairs": 1, "millions": 1},
            {"event": "network", "seat": 0, "countries": 0b10, "tankers": 3, "derricks": 2},
            {"event": "loaded", "seat": 0, "country": 1, "pairs": 2, "millions": 4},
            {"event": "collected", "seat": 0, "millions": 5},
        ],
    }
    assert text.describe(table.ed, ENGLISH, entry) == [
        "Red collects 5 M.",
        "U.O.R. (1 tanker, 1 derrick): U.O.R. 1 × 1 M = 1 M.",
        "Qasira (3 tankers, 2 derricks): Qasira 2 × 2 M = 4 M.",
    ]


# -- ways


@pytest.mark.rule("N4.1", "N4.3")
@pytest.mark.parametrize("seed", SEEDS)
def test_every_destination_has_the_price_of_the_shortest_of_all_ways_and_one_of_them(rich: Rich, seed: int) -> None:
    """Against every path that the words of 4.3–4.8 allow."""
    seen = 0
    for match in rich(seed, EVERY):
        for start, goals in match.view(match.seat)["facts"].get("moves", {}).items():
            ed: Any = match.edition
            leader = match.state.leader[space_of(start)]
            price = 0 if match.state.card != NONE else ed.price[leader % len(TYPE_NAMES)]
            ways: dict[str, list[list[str]]] = {}
            for path in literal_ways(ed, match.state, space_of(start)):
                ways.setdefault(spaces.texts[path[-1]], []).append([spaces.texts[space] for space in path[1:]])
            for goal, move in goals.items():
                assert move["way"] in ways[goal]
                assert move["price"] == price * min(map(len, ways[goal]))
                seen += 1
    assert seen


@pytest.mark.parametrize("seed", SEEDS)
def test_the_destinations_shown_are_the_legal_moves(rich: Rich, seed: int) -> None:
    """Of leaders and of agents."""
    for match in rich(seed, 5):
        view = match.view(match.seat)
        shown = [f"move {start} {goal}" for start, goals in view["facts"].get("moves", {}).items() for goal in goals]
        assert sorted(shown) == sorted(action for action in view["legal"] if action.startswith("move "))
        agents = [f"agent {goal}" for goal in view["facts"].get("agent_moves", {})]
        assert sorted(agents) == sorted(action for action in view["legal"] if action.startswith("agent "))


@pytest.mark.rule("N5.1")
def test_an_agents_way_is_four_spaces_and_ends_at_its_goal(rich: Rich) -> None:
    for match in rich(1, 3):
        for goal, way in match.view(match.seat)["facts"].get("agent_moves", {}).items():
            assert len(way) == 4
            assert way[-1] == goal


# -- the deck


def cards_taken(match: gusher.Match) -> list[str]:
    return [
        CARD_NAMES[event["card"]]
        for entry in match.log()
        for event in entry["events"]
        if event["event"] == "card-taken"
    ]


@pytest.mark.rule("N7.1")
@pytest.mark.parametrize("seed", SEEDS)
def test_what_was_drawn_is_known_in_its_order_and_the_rest_by_count(rich: Rich, seed: int) -> None:
    for match in rich(seed, 1):
        taken, cards = cards_taken(match), match.view(None)["facts"]["incidents"]
        assert len(cards["known"]) + sum(cards["unseen"].values()) == match.edition.cards
        if len(taken) <= match.edition.cards:
            assert cards["known"] == taken


@pytest.mark.rule("N7.1")
def test_once_the_deck_has_gone_round_every_card_comes_as_its_order_said(rich: Rich) -> None:
    known: list[str] = []
    seen = again = 0
    for match in rich(2, 1):
        fresh = cards_taken(match)[max(seen, match.edition.cards) :]
        assert fresh == known[: len(fresh)]
        known = match.view(None)["facts"]["incidents"]["known"]
        seen, again = len(cards_taken(match)), again + len(fresh)
    assert again


@pytest.mark.rule("N7.1")
def test_a_deck_that_has_gone_round_is_sampled_as_it_lies(rich: Rich) -> None:
    """All is open: whoever samples gets the same deck."""
    gone_round = 0
    for match in rich(2, 5):
        if not match.over and match.state.drawn >= match.edition.cards:
            sampled = gusher.load(gusher.sample(match.view(0), Random(1)))
            assert sampled.state.deck == match.state.deck
            assert sampled.state.drawn == match.state.drawn
            gone_round += 1
    assert gone_round


# -- the map


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("width", [80, 130])
def test_the_board_fits_and_shows_every_leader(rich: Rich, language: str, width: int) -> None:
    """In every language, with as many leaders as are on the board."""
    say = sayer(language)
    for match in rich(3, EVERY):
        for seat in (None, match.seat):
            lines = plain(board.draw(match.edition, say, match.view(seat), width))
            assert max(map(len, lines)) <= width
            land = "\n".join(line[:MAP_WIDTH] for line in lines[1:22])
            for space in range(SPACES):
                leader = match.state.leader[space]
                if leader != NONE:
                    assert leader_letters(say, leader) in land
    legend = plain(board.draw_legend(say, width))
    assert max(map(len, legend)) <= width


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_no_two_letters_are_the_same(language: str) -> None:
    """Of seats, and of types of leaders."""
    say = sayer(language)
    assert len({say(f"nations-letter-{colour}") for colour in COLOURS}) == len(COLOURS)
    assert len({say(f"nations-brief-{name}") for name in TYPE_NAMES}) == len(TYPE_NAMES)


def test_the_map_shows_who_stands_where() -> None:
    """Capitals in brackets, agents as small letters under their space, prices of moves, tankers and pipelines."""
    match = gusher.new("nations", 2, 5, options={"first": 0})
    for action in ("place king N1", "tanker place N1", "place president U", "tanker place U"):
        match.play(action)
    shown = plain(board.draw(match.edition, ENGLISH, match.view(0), 80))
    assert shown[2][20:].startswith("7─────0(RK)─1")
    assert shown[3][20:].startswith("│      r    │")
    assert shown[5][26:28] == "R≈"
    assert shown[11].startswith("6(YP) ╫     2?    ══6?")
    assert any("canal: Yellow" in line for line in shown)


def test_attacks_and_prices_are_marked() -> None:
    """The cheapest move to each space stands on it."""
    match = gusher.new("nations", 2, 5, options={"first": 0})
    for action in ("place dictator N1", "pass", "place king N2", "pass", "agent N2.5"):
        match.play(action)
    view = match.view(0)
    assert view["facts"]["moves"]["N1.0"]["N1.1"] == {"price": 1, "way": ["N1.1"]}
    shown = plain(board.draw(match.edition, ENGLISH, view, 80))
    assert "1 1M" in shown[2]
    assert board.hints(match.edition, ENGLISH, view)["move N1.0 N1.1"] == "1 M"


def test_leaders_of_the_table_are_those_of_the_state(rich: Rich) -> None:
    for match in rich(0, EVERY):
        shown = {leader["space"]: leader["seat"] for leader in match.view(None)["facts"]["leaders"]}
        assert shown == {
            spaces.texts[space]: owner_of(leader) for space, leader in enumerate(match.state.leader) if leader != NONE
        }


# -- the end


@pytest.mark.rule("N8.4")
def test_the_total_of_the_score_sheet_is_the_worth_and_the_postings_explain_the_money(rich: Rich) -> None:
    """What everybody started with, what came and what went."""
    *_, match = rich(2, 1000)
    result, ledger = match.result(), match.game.rules.ledger
    assert result is not None
    assert ledger is not None
    for account in result["accounts"]:
        seat = account["seat"]
        told = [
            amount
            for entry in match.log()
            for event in entry["events"]
            for who, _, amount in ledger.postings(event)
            if who == seat
        ]
        assert match.edition.money + sum(told) == account["money"]
        assert account["total"] == account["money"] + account["tanker_worth"]
