"""The examples in the docstrings of ``gusher`` give what they say."""

from __future__ import annotations

import doctest

import gusher


def test_the_examples_of_the_facade_hold() -> None:
    result = doctest.testmod(gusher)
    assert result.attempted > 20
    assert result.failed == 0
