"""The rules compile for a GPU; without one a clear error says what is missing."""

from __future__ import annotations

import importlib.util
import pathlib

import pytest

import gusher
from gusher.kernel import cuda, registry


def test_without_a_gpu_the_error_says_what_is_missing() -> None:
    if pathlib.Path("/dev/nvidia0").exists():
        pytest.skip("this machine has a CUDA device")
    with pytest.raises(gusher.SetupError, match=r"CUDA|numba-cuda"):
        cuda.module()


@pytest.mark.parametrize("name", registry.names())
def test_every_phase_belongs_to_a_section(name: str) -> None:
    """A game that reached a phase no section knows would wait for ever."""
    flow = registry.get(name).flow
    covered = {int(phase) for phases, _ in flow.SECTIONS for phase in phases}
    assert covered == set(range(len(flow.NEXT)))


@pytest.mark.slow
@pytest.mark.parametrize("name", registry.names())
def test_the_sections_compile_to_ptx(name: str) -> None:
    """The same functions, for compute capability 9.0, on a machine without a GPU."""
    if importlib.util.find_spec("numba_cuda") is None:
        pytest.skip("numba-cuda is not installed: pip install 'gusher[cuda]'")
    sizes = cuda.ptx(registry.get(name), (9, 0))
    assert len(sizes) == len(registry.get(name).flow.SECTIONS)
    assert all(size > 10_000 for size in sizes)
