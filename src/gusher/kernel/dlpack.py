"""DLPack for the arrays of a GPU batch: how PyTorch, JAX and CuPy take an array over without copying it.

Numba's arrays speak ``__cuda_array_interface__`` only.  The structures are those of DLPack 0.8, which every library
reads (https://dmlc.github.io/dlpack/latest/c_api.html).
"""

from __future__ import annotations

import ctypes
import functools
from typing import Any

CPU, CUDA = 1, 2  # kinds of devices
CODES = {"b": 6, "i": 0, "f": 2}  # NumPy's kinds of numbers: bool, int, float


class Device(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_int32), ("number", ctypes.c_int32)]


class DataType(ctypes.Structure):
    _fields_ = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class Tensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device", Device),
        ("ndim", ctypes.c_int32),
        ("dtype", DataType),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    ]


class Managed(ctypes.Structure):
    """A tensor, and the function to call when nobody needs it any more."""


Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(Managed))
Managed._fields_ = [("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", Deleter)]

_lent: dict[int, tuple[Any, ...]] = {}
"""What others are using: the structure by its address, and what keeps the memory alive."""


def _give_back(managed: Any, lent: Any = _lent, address_of: Any = ctypes.addressof) -> None:
    """Nobody needs it any more.  (What it calls is passed as defaults: it may be the last function that a program
    runs.)"""
    lent.pop(address_of(managed.contents), None)


_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype, _new_capsule.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_is_valid, _pointer = ctypes.pythonapi.PyCapsule_IsValid, ctypes.pythonapi.PyCapsule_GetPointer
_is_valid.restype, _is_valid.argtypes = ctypes.c_int, (ctypes.c_void_p, ctypes.c_char_p)
_pointer.restype, _pointer.argtypes = ctypes.c_void_p, (ctypes.c_void_p, ctypes.c_char_p)


def _drop(capsule: Any, lent: Any = _lent, is_valid: Any = _is_valid, pointer: Any = _pointer) -> None:
    """A capsule that nobody took over."""
    if is_valid(capsule, b"dltensor"):
        lent.pop(pointer(capsule, b"dltensor"), None)


_deleter, _destructor = Deleter(_give_back), ctypes.CFUNCTYPE(None, ctypes.c_void_p)(_drop)


def capsule(owner: Any, address: int, dtype: Any, shape: tuple[int, ...], strides: tuple[int, ...], kind: int) -> Any:
    """Memory for somebody else to read and write; `owner` lives as long as it is used.  Strides count bytes."""
    axes = ctypes.c_int64 * len(shape)
    sizes, steps = axes(*shape), axes(*(stride // dtype.itemsize for stride in strides))
    tensor = Tensor(
        address, Device(kind, 0), len(shape), DataType(CODES[dtype.kind], 8 * dtype.itemsize, 1), sizes, steps, 0
    )
    managed = Managed(tensor, None, _deleter)
    _lent[ctypes.addressof(managed)] = (managed, sizes, steps, owner)
    return _new_capsule(ctypes.addressof(managed), b"dltensor", ctypes.cast(_destructor, ctypes.c_void_p))


def shared(array: Any) -> Any:
    """A numba-cuda array that speaks DLPack as well."""
    if array.dtype.kind in CODES:
        array.__class__ = _speaking(array.__class__)
    return array


@functools.cache
def _speaking(kind: Any) -> type:
    def lend(self: Any, stream: Any = None, **how: Any) -> Any:
        described = self.__cuda_array_interface__
        return capsule(self, described["data"][0], self.dtype, self.shape, self.strides, CUDA)

    def place(self: Any) -> tuple[int, int]:
        return CUDA, 0

    return type(kind.__name__, (kind,), {"__dlpack__": lend, "__dlpack_device__": place})
