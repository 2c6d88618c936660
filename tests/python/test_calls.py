"""How functions take their arguments and give their results."""

from __future__ import annotations

import ctypes
import inspect
import math
import multiprocessing
import pickle
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import aclnn_cpu
import numpy as np
import pytest


def test_formulas_of_numpy() -> None:
    x = np.linspace(-6, 6, 10001, dtype="f8")
    for name, expected in {
        "sigmoid": 1 / (1 + np.exp(-x)), "tanh": np.tanh(x), "exp": np.exp(x), "sin": np.sin(x), "abs": np.abs(x),
        "relu": np.maximum(x, 0), "silu": x / (1 + np.exp(-x)), "neg": -x, "cos": np.cos(x),
    }.items():  # fmt: skip
        result = getattr(aclnn_cpu, name)(x.astype("f4"))
        np.testing.assert_allclose(result, expected, rtol=3e-6, atol=1e-6)
    np.testing.assert_allclose(aclnn_cpu.softmax(x[:9].astype("f4"), 0), np.exp(x[:9]) / np.exp(x[:9]).sum(), rtol=1e-6)
    erf = np.array([math.erf(v) for v in x[::100]])
    np.testing.assert_allclose(aclnn_cpu.erf(x[::100].astype("f4")), erf, rtol=1e-6)


def test_broadcast_and_promotion() -> None:
    a = np.arange(6, dtype="f4").reshape(2, 3)
    b = np.arange(3, dtype="f2")
    sum_ = aclnn_cpu.add(a, b, 2)
    assert sum_.dtype == np.float32
    np.testing.assert_array_equal(sum_, a + 2 * b)
    integers = aclnn_cpu.add(np.array([1, 2], "i4"), np.array([[3], [4]], "i8"), 1)
    assert integers.dtype == np.int64
    np.testing.assert_array_equal(integers, [[4, 5], [5, 6]])


def test_nothing_is_read() -> None:
    """The array that is given to be filled decides what is made."""
    with aclnn_cpu.soc("ascend910b"):
        room = np.empty((3, 700), "f4").T  # the number of a point does not depend on the layout
        assert aclnn_cpu.arange(1, 1e9, 0.5, out=room) is room
        np.testing.assert_array_equal(room, (1 + 0.5 * np.arange(2100)).reshape(700, 3))
        np.testing.assert_array_equal(aclnn_cpu.arange(5, -9, -2, out=np.empty(4, "i4")[::-1]), [5, 3, 1, -1])
        assert aclnn_cpu.arange(2, 2, 1, out=np.empty(0, "f2")).shape == (0,)
        with pytest.raises(TypeError, match="arange\\(\\) .*'?out'?"):
            aclnn_cpu.arange(0, 4, 1)
        for start, end, step, dtype in ((0, 4, 0, "f4"), (0, 4, -1, "f4"), (4, 0, 1, "f4"), (0, 4, 0.5, "i4"), (0, 1, 1e-50, "f4")):
            with pytest.raises(aclnn_cpu.ArgumentError):
                aclnn_cpu.arange(start, end, step, out=np.empty(4, dtype))


@pytest.mark.parametrize("dtype", ["f4", "f2"])
def test_more_points_than_f32_counts(dtype: str) -> None:
    count = 2**24 + 70_001
    with aclnn_cpu.soc("ascend910b"):
        found = aclnn_cpu.arange(-8, 1, 2.0**-21, out=np.empty(count, dtype))
    np.testing.assert_array_equal(found[-70_100:], (-8 + 2.0**-21 * np.arange(count - 70_100, count)).astype(dtype))


def test_lists() -> None:
    x = np.arange(6, dtype="f4").reshape(2, 3)
    np.testing.assert_array_equal(aclnn_cpu.permute(x, [1, 0]), x.T)
    np.testing.assert_array_equal(aclnn_cpu.permute(x, np.array([1, 0])), x.T)
    np.testing.assert_array_equal(aclnn_cpu.flip(x, (0, -1)), x[::-1, ::-1])
    np.testing.assert_array_equal(aclnn_cpu.slice(x[:, ::-1], 1, 0, 2, 1), x[:, ::-1][:, :2])
    assert aclnn_cpu.flip(np.zeros((0, 3), "f4"), [0]).shape == (0, 3)
    with pytest.raises(TypeError):
        aclnn_cpu.flip(x, [0.5])
    with pytest.raises(TypeError):
        aclnn_cpu.flip(x, 1.5)
    with pytest.raises(aclnn_cpu.ArgumentError):
        aclnn_cpu.flip(x, [5])


def test_out_is_returned_and_written() -> None:
    x = np.array([-1, 2], "f4")
    out = np.zeros(2, "f4")
    assert aclnn_cpu.relu(x, out=out) is out
    assert out.tolist() == [0, 2]
    first, second = np.zeros(1, "f4"), np.zeros(1, "f4")
    results = aclnn_cpu.ge_glu(np.array([1, 2], "f4"), 0, "none", out=first, out_gelu=second)
    assert results[0] is first and results[1] is second


def test_out_may_be_the_input() -> None:
    x = np.array([-1, 2], "f4")
    aclnn_cpu.relu(x, out=x)
    assert x.tolist() == [0, 2]


def test_out_of_another_dtype() -> None:
    x = np.array([-1, 2], "f4")
    out = np.zeros(2, "f8")
    aclnn_cpu.neg(x, out=out)
    assert out.tolist() == [1, -2]


def test_in_place() -> None:
    x = np.array([-2, 0, 3], "f4")
    assert aclnn_cpu.inplace_leaky_relu(x, 0.5) is x
    assert x.tolist() == [-1, 0, 3]


@pytest.mark.parametrize("slope", [0.5, np.float32(0.5), np.array(0.5), np.float16(0.5)])
def test_numbers(slope: Any) -> None:
    assert aclnn_cpu.leaky_relu(np.array([-2], "f4"), slope).tolist() == [-1]


@pytest.mark.parametrize("slope", [2, True, np.int8(2), 2**70])
def test_whole_numbers(slope: Any) -> None:
    assert aclnn_cpu.leaky_relu(np.array([-2], "f8"), slope).tolist() == [-2 * int(slope)]


def test_modes_by_label_and_number() -> None:
    x = np.array([0.5], "f4")
    assert aclnn_cpu.gelu_v2(x, "tanh").tobytes() == aclnn_cpu.gelu_v2(x, 1).tobytes()
    assert aclnn_cpu.gelu_mul(np.ones((1, 2), "f4"), approximate_optional="tanh").shape == (1, 1)
    with pytest.raises(ValueError, match=r"approximate is 'wrong'; one of \['tanh', 'none'\] is allowed"):
        aclnn_cpu.gelu_v2(x, "wrong")
    with pytest.raises(aclnn_cpu.ArgumentError, match="approximate"):
        aclnn_cpu.gelu_backward_v2(x, x, "wrong")


def test_optional_arguments() -> None:
    x = np.array([1, 2], "f4")
    left_out = aclnn_cpu.swish(x)
    assert left_out.tobytes() == aclnn_cpu.swish(x, beta_optional=None).tobytes()
    assert left_out.tobytes() == aclnn_cpu.swish(x, beta_optional=1).tobytes()
    assert left_out.tobytes() != aclnn_cpu.swish(x, beta_optional=2).tobytes()


def test_signature() -> None:
    signature = inspect.signature(aclnn_cpu.leaky_relu)
    assert str(signature) == "(self, negative_slope, *, out=None, stream=None)"
    assert list(inspect.signature(aclnn_cpu.softshrink_backward).parameters)[2] == "lambda_"


@pytest.mark.parametrize(
    ("arguments", "keywords", "sentence"),
    [
        ((), {}, r"leaky_relu\(\) missing required argument 'self'"),
        ((1, 2, 3), {}, r"leaky_relu\(\) takes 2 positional arguments but 3 were given"),
        ((1, 2), {"slope": 1}, r"leaky_relu\(\) got an unexpected keyword argument 'slope'"),
        ((1, 2), {"self": 1}, r"leaky_relu\(\) got multiple values for argument 'self'"),
        (([1], 2), {}, "self is <class 'list'>; an array is wanted"),
        ((np.zeros(2, "f4"), "x"), {}, "must be real number, not str"),
        ((np.zeros(2, ">f4"), 1), {}, 'self has elements of the format ">f"'),
        ((np.array(["x"]), 1), {}, "which is no data type of the library"),
        ((np.zeros(2, "f4"), 1), {"stream": 3}, "an aclnn_cpu.Stream is wanted"),
    ],
)
def test_wrong_types(arguments: Any, keywords: Any, sentence: str) -> None:
    with pytest.raises(TypeError, match=sentence):
        aclnn_cpu.leaky_relu(*arguments, **keywords)


def test_statuses_are_exceptions() -> None:
    with pytest.raises(aclnn_cpu.ArgumentError) as caught:
        aclnn_cpu.gelu(np.zeros(2, "f8"))
    assert caught.value.status == 161002
    assert caught.value.name == "ACLNN_ERR_PARAM_INVALID"
    assert str(caught.value) == "EZ1001: aclnnGelu: self is f64 on ascend910b; f32, f16 and bf16 are allowed"
    assert isinstance(caught.value, ValueError)
    with pytest.raises(aclnn_cpu.Error, match=r"out has shape \[3\]; only \[2\] \(the shape of self\) is allowed"):
        aclnn_cpu.gelu(np.zeros(2, "f4"), out=np.zeros(3, "f4"))
    with pytest.raises(aclnn_cpu.ArgumentError, match="broadcast"):
        aclnn_cpu.add(np.zeros(2, "f4"), np.zeros(3, "f4"), 1)
    with pytest.raises(aclnn_cpu.ArgumentError, match="dimensions"):
        aclnn_cpu.relu(np.zeros((1,) * 9, "f4"))


def test_one_sentence_and_no_older_one() -> None:
    for _ in range(3):
        with pytest.raises(aclnn_cpu.ArgumentError) as caught:
            aclnn_cpu.gelu(np.zeros(2, "f8"))
    assert "\n" not in str(caught.value)


def test_memory_that_cannot_be_used() -> None:
    x = np.zeros(4, "f4")
    locked = np.zeros(4, "f4")
    locked.flags.writeable = False
    with pytest.raises(ValueError, match="read-only"):
        aclnn_cpu.relu(x, out=locked)
    aclnn_cpu.relu(locked)
    packed = np.zeros(4, np.dtype([("a", "u1"), ("b", "f4")]))
    with pytest.raises(ValueError, match="no multiple"):
        aclnn_cpu.relu(packed["b"])
    odd = np.frombuffer(b"\0" * 17, "u1")[1:].view("f4")
    with pytest.raises(ValueError, match="address that is no multiple"):
        aclnn_cpu.relu(odd)


def test_zero_strides() -> None:
    x = np.broadcast_to(np.array([-1, 2], "f4"), (1000, 2))
    assert aclnn_cpu.relu(x).tolist() == [[0, 2]] * 1000


# --- other arrays -----------------------------------------------------------------------------------------------


class Packed:
    """An array that is known by __dlpack__ alone."""

    def __init__(self, array: np.ndarray) -> None:
        self.array = array

    def __dlpack__(self) -> Any:
        return self.array.__dlpack__()


class Interface:
    """An array that is known by __array_interface__ alone."""

    def __init__(self, array: np.ndarray) -> None:
        self.array = array

    @property
    def __array_interface__(self) -> dict[str, Any]:
        return self.array.__array_interface__


@pytest.mark.parametrize("kind", [Packed, Interface, memoryview])
@pytest.mark.parametrize("dtype", ["f2", "f4", "i4", "i8", "u1"])
def test_other_arrays(kind: Any, dtype: str) -> None:
    x = np.arange(12, dtype=dtype).reshape(3, 4)[:, ::2]
    out = np.zeros((3, 2), dtype)
    result = aclnn_cpu.relu(kind(x), out=kind(out))
    assert out.tolist() == x.tolist()
    assert not isinstance(result, np.ndarray)
    assert aclnn_cpu.relu(kind(x)).tobytes() == x.tobytes()


def test_read_only_interface() -> None:
    locked = np.zeros(2, "f4")
    locked.flags.writeable = False
    assert aclnn_cpu.relu(Interface(locked)).tolist() == [0, 0]
    with pytest.raises(ValueError, match="read-only"):
        aclnn_cpu.relu(np.zeros(2, "f4"), out=Interface(locked))


class _DlTensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p), ("device", ctypes.c_int32), ("number", ctypes.c_int32), ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16),
        ("shape", ctypes.c_void_p), ("strides", ctypes.c_void_p), ("offset", ctypes.c_uint64),
    ]  # fmt: skip


class Foreign:
    """An array of one axis in the form of DLPack, with a device, a code and bits of its own."""

    def __init__(self, array: np.ndarray, device: int = 1, code: int = 2, bits: int = 32) -> None:
        self.array = array
        self.shape = (ctypes.c_int64 * 1)(array.size)
        self.tensor = _DlTensor(
            array.ctypes.data, device, 0, 1, code, bits, 1, ctypes.cast(self.shape, ctypes.c_void_p), None, 0
        )

    def __dlpack__(self) -> Any:
        make = ctypes.pythonapi.PyCapsule_New
        make.restype = ctypes.py_object
        make.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
        return make(ctypes.addressof(self.tensor), b"dltensor", None)


def test_dlpack_devices_and_dtypes() -> None:
    x = np.array([-1, 2], "f4")
    assert aclnn_cpu.relu(Foreign(x)).tolist() == [0, 2]
    with pytest.raises(BufferError, match="device of DLPack's type 2"):
        aclnn_cpu.relu(Foreign(x, device=2))
    with pytest.raises(TypeError, match="DLPack's code 7 with 32 bits"):
        aclnn_cpu.relu(Foreign(x, code=7))
    bits = aclnn_cpu.bf16.of(x).bits
    result = aclnn_cpu.relu(Foreign(bits, code=4, bits=16))
    assert np.asarray(result, dtype="f4").tolist() == [0, 2]


# --- bf16 -------------------------------------------------------------------------------------------------------


def test_bf16() -> None:
    values = np.array([-2, 0.1, 3, np.inf, np.nan], "f4")
    x = aclnn_cpu.bf16.of(values)
    assert x.bits.tolist() == [0xC000, 0x3DCD, 0x4040, 0x7F80, 0x7FC0]
    result = aclnn_cpu.leaky_relu(x, 0.5)
    assert isinstance(result, aclnn_cpu.bf16)
    assert result.bits.tolist() == [0xBF80, 0x3DCD, 0x4040, 0x7F80, 0x7FC0]
    out = aclnn_cpu.bf16.of(np.zeros(5))
    assert aclnn_cpu.leaky_relu(x, 0.5, out=out) is out
    assert out.bits.tolist() == result.bits.tolist()
    with pytest.raises(TypeError, match="uint16"):
        aclnn_cpu.bf16(np.zeros(2, "f4"))


def test_bf16_of_ml_dtypes() -> None:
    ml_dtypes = pytest.importorskip("ml_dtypes")
    x = np.array([-2, 3], ml_dtypes.bfloat16)
    result = aclnn_cpu.leaky_relu(x, 0.5)
    assert result.dtype == x.dtype
    assert result.astype("f4").tolist() == [-1, 3]



# --- products ---------------------------------------------------------------------------------------------------


def test_products() -> None:
    x = np.zeros(2, "f4")
    before = aclnn_cpu.soc.current()
    with aclnn_cpu.soc("ascend310p"):
        assert aclnn_cpu.soc.current() == "ascend310p"
        with pytest.raises(aclnn_cpu.Error, match="ascend310p"):
            aclnn_cpu.leaky_relu(x, 0.5)
        with aclnn_cpu.soc("host"):
            aclnn_cpu.leaky_relu(x, 0.5)
        assert aclnn_cpu.soc.current() == "ascend310p"
    assert aclnn_cpu.soc.current() == before
    with pytest.raises(aclnn_cpu.ArgumentError, match='name is "nothing"; ascend910, '):
        aclnn_cpu.soc("nothing").__enter__()
    with pytest.raises(KeyError), aclnn_cpu.soc("ascend910"):
        raise KeyError
    assert aclnn_cpu.soc.current() == before


def test_a_product_is_that_of_a_thread() -> None:
    seen: list[str] = []
    with aclnn_cpu.soc("ascend910"):
        thread = threading.Thread(target=lambda: seen.append(aclnn_cpu.soc.current()))
        thread.start()
        thread.join()
    assert seen == ["ascend910b"]


# --- threads and streams ----------------------------------------------------------------------------------------


def test_the_lock_is_released() -> None:
    """A thread in Python goes on while another one is in a long call."""
    x = np.full(1 << 24, 0.5, "f4")
    out = np.empty_like(x)
    steps = 0
    during = 0
    done = False

    def count() -> None:
        nonlocal steps
        while not done:
            steps += 1
            time.sleep(0)

    thread = threading.Thread(target=count)
    thread.start()
    for _ in range(5):
        before = steps
        aclnn_cpu.erfinv(x, out=out)
        during = max(during, steps - before)
    done = True
    thread.join()
    assert during > 20


def test_many_threads() -> None:
    failures: list[BaseException] = []

    def work(seed: int) -> None:
        try:
            for size in (1, 16, 1000, 100_000):
                x = np.random.default_rng(seed).normal(size=size).astype("f4")
                for _ in range(20):
                    np.testing.assert_array_equal(aclnn_cpu.relu(x), np.maximum(x, 0))
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=work, args=(n,)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures


def test_streams() -> None:
    x = np.full(1 << 20, -2, "f4")
    stream = aclnn_cpu.Stream()
    results = [aclnn_cpu.leaky_relu(x * 1.0, 0.5, stream=stream) for _ in range(10)]
    chained = aclnn_cpu.leaky_relu(results[-1], 0.5, stream=stream)
    stream.synchronize()
    assert all((result == -1).all() for result in results)
    assert (chained == -0.5).all()
    with aclnn_cpu.Stream() as other:
        late = aclnn_cpu.softmax(np.ones((512, 512), "f4"), 1, stream=other)
    assert (late == np.float32(1 / 512)).all()


def test_failures_on_a_stream() -> None:
    """Counts are read when the call runs; what is wrong with them is said when the stream is waited for."""
    x = np.ones((4, 4), "f4")
    counts = np.array([-1], "i8")
    arguments = {"dim": -1, "alpha": 1.0, "limit": 7.0, "bias": 1.0, "interleaved": False}
    with pytest.raises(aclnn_cpu.Error, match="-1"):
        aclnn_cpu.clipped_swiglu(x, group_index_optional=counts, **arguments)
    counts[0] = 4
    assert aclnn_cpu.clipped_swiglu(x, group_index_optional=counts, **arguments).shape == (4, 2)


def test_functions_are_pickled() -> None:
    assert pickle.loads(pickle.dumps(aclnn_cpu.gelu)) is aclnn_cpu.gelu
    with multiprocessing.get_context("fork").Pool(2) as pool:
        results = pool.map(aclnn_cpu.relu, [np.full(n, -1, "f4") for n in (3, 100_000)])
    assert [result.max() for result in results] == [0, 0]


def test_memory_does_not_grow() -> None:
    import resource

    x = np.zeros(64, "f4")
    for _ in range(1000):
        aclnn_cpu.add(x, x, 1)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(100_000):
        aclnn_cpu.add(x, x, 1)
    for _ in range(2000):
        with pytest.raises(aclnn_cpu.ArgumentError):
            aclnn_cpu.add(x, x[:3], 1)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 4096  # KiB


def test_a_small_call_is_fast() -> None:
    """Less than a few calls of NumPy itself: a bound that a busy machine keeps, too."""
    x = np.arange(16, dtype="f4")
    gelu, floor = aclnn_cpu.gelu, np.empty

    def best(function: Any) -> float:
        times = []
        for _ in range(20):
            start = time.perf_counter()
            for _ in range(2000):
                function()
            times.append(time.perf_counter() - start)
        return min(times) / 2000

    assert best(lambda: gelu(x)) < 12 * best(lambda: floor(16, "f4"))


def test_a_wrong_name_gets_the_nearest_one() -> None:
    folder = str(Path(aclnn_cpu.__file__).parents[1])
    program = f"import sys; sys.path.insert(0, {folder!r}); import aclnn_cpu; aclnn_cpu.leaky_rlu"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.endswith("module 'aclnn_cpu' has no attribute 'leaky_rlu'. Did you mean: 'leaky_relu'?\n")
