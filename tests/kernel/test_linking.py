"""Rules find each other: slots, order, rings (`jit.link`)."""

from __future__ import annotations

import itertools
import types
from collections.abc import Callable
from typing import Any

import pytest

from gusher.kernel import jit
from gusher.kernel.jit import rule, slot

SOURCE = {
    "double": "def double(x):\n    return 2 * x\n",
    "price": "def price(x):\n    return double(x) + tax(x)\n",
    "bill": "def bill(x):\n    return price(x) + price(x + 1)\n",
}


def module_of(source: dict[str, str], **more: Any) -> types.ModuleType:
    """A module of rules, written in the order given."""
    module = types.ModuleType("shop")
    vars(module).update(more)
    for name, text in source.items():
        exec(text, vars(module))
        rule(getattr(module, name))
    return module


def shop(order: tuple[str, ...] = ("double", "price", "bill")) -> types.ModuleType:
    return module_of({name: SOURCE[name] for name in order}, tax=slot("tax(x) -> int: what the state takes"))


@rule
def tenth(x: int) -> int:
    return x // 10


def test_a_slot_that_nobody_fills_is_named_with_what_it_is_for() -> None:
    with pytest.raises(TypeError, match=r"lisbon does not fill the slot tax: tax\(x\) -> int: what the state takes"):
        jit.link(shop().bill, "lisbon", toll=tenth)


def test_a_rule_that_is_called_without_being_linked_says_so() -> None:
    with pytest.raises(TypeError, match=r"not linked: it needs tax\(x\)"):
        shop().bill(10)


@pytest.mark.parametrize("order", list(itertools.permutations(SOURCE)))
def test_the_order_of_the_rules_does_not_matter(order: tuple[str, ...]) -> None:
    assert jit.link(shop(order).bill, "lisbon", tax=tenth)(100) == 210 + 212


def test_rules_that_call_each_other_in_a_ring_are_refused() -> None:
    ring = {name: f"def {name}(x):\n    return {other}(x)\n" for name, other in (("a", "b"), ("b", "c"), ("c", "a"))}
    with pytest.raises(TypeError, match="in a ring: a → b → c → a"):
        jit.link(module_of(ring).a, "lisbon")


def test_a_rule_without_slots_stays_the_same_function() -> None:
    module = shop()
    assert jit.link(module.double, "lisbon", tax=tenth) is module.double


def test_the_same_slots_filled_alike_give_the_same_function() -> None:
    module, other = shop(), rule(lambda x: x)
    bills: list[Callable[..., int]] = [
        jit.link(module.bill, game, tax=tax)
        for game, tax in (("lisbon", tenth), ("lisbon", tenth), ("lisbon", other), ("porto", tenth))
    ]
    assert bills[0] is bills[1]
    assert len(set(bills)) == 3


def test_a_rule_that_another_module_imports_is_linked_there_too() -> None:
    first = shop()
    second = module_of({"twice": "def twice(x):\n    return 2 * bill(x)\n"}, bill=first.bill)
    assert jit.link(second.twice, "lisbon", tax=tenth)(100) == 2 * (210 + 212)
