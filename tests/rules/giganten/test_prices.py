"""Action 1 — prices (1.1–1.5)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from gusher.kernel.chance import CHANCE

from .table import position

SCALE = list(range(1500, 9500, 500))
RED, WHITE, BLUE = SCALE[:5], SCALE[5:11], SCALE[11:]
FACES = (2, 3, 4, -2, -3, -4)


def rolled(price: int, face: int) -> int:
    """Where the marker of Hudson goes from a price."""
    return position("prices", prices=[price, 5000, 5000]).play(f"roll {face:+d}").prices[0]


@pytest.mark.rule("G1.1")
def test_the_die_is_rolled_once_for_each_company_in_order() -> None:
    """1.1: Hudson, Jet, US Standard; then the action is over."""
    table = position("prices").play("roll +2")
    assert table.prices == [6000, 5000, 5000]
    table.play("roll +3")
    assert table.prices == [6000, 6500, 5000]
    table.play("roll -4")
    assert table.prices == [6000, 6500, 3000]
    assert table.phase == "cards"


@pytest.mark.rule("G1.1")
def test_the_die_shows_2_3_4_in_blue_and_2_3_4_in_red() -> None:
    """1.1: six faces, for each company anew."""
    table = position("prices")
    for _ in range(3):
        assert table.seat == CHANCE
        assert table.odds == {f"roll {face:+d}": Fraction(1, 6) for face in FACES}
        table.play("roll +2")


@pytest.mark.rule("G1.2")
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("price", WHITE)
def test_in_the_white_zone_blue_raises_and_red_lowers(price: int, face: int) -> None:
    """1.2: 4,000 to 6,500 $, by the number of steps."""
    assert rolled(price, face) == price + 500 * face


@pytest.mark.rule("G1.3")
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("price", BLUE)
def test_in_the_blue_zone_any_number_lowers(price: int, face: int) -> None:
    """1.3: 7,000 to 9,000 $."""
    assert rolled(price, face) == price - 500 * abs(face)


@pytest.mark.rule("G1.4")
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("price", RED)
def test_in_the_red_zone_any_number_raises(price: int, face: int) -> None:
    """1.4: 1,500 to 3,500 $."""
    assert rolled(price, face) == price + 500 * abs(face)


@pytest.mark.rule("G1.5")
@pytest.mark.parametrize(
    ("price", "face", "then"),
    [
        (6500, 4, 8500),
        (4000, -4, 2000),
        (7000, 4, 5000),
        (7000, -3, 5500),
        (3500, -4, 5500),
        (3500, 2, 4500),
    ],
)
def test_the_zone_before_the_move_decides_and_the_whole_number_is_moved(price: int, face: int, then: int) -> None:
    """1.5: a marker that enters another zone on the way moves on."""
    assert rolled(price, face) == then


@pytest.mark.rule("G1.5")
def test_the_die_alone_never_leaves_the_scale() -> None:
    """1.5: from every price, every face moves the marker exactly its number of steps."""
    for price in SCALE:
        for face in FACES:
            then = rolled(price, face)
            assert then in SCALE
            assert abs(then - price) == 500 * abs(face)


@pytest.mark.rule("G1.5")
def test_the_zone_of_one_company_says_nothing_about_another() -> None:
    """1.5: each marker by its own zone."""
    table = position("prices", prices=[9000, 5000, 1500]).play("roll +4", "roll +4", "roll -2")
    assert table.prices == [7000, 7000, 2500]
