"""Functions, rows and random numbers beside SciPy, whose authors share nothing with the oracle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import aclnn_cpu
import numpy as np
import pytest
from scipy import linalg, special, stats

RNG = np.random.default_rng(19)
AROUND = RNG.uniform(-8, 8, 4096)
POSITIVE = np.exp(RNG.uniform(-20, 20, 4096))
BETWEEN = RNG.uniform(-0.999, 0.999, 4096)


@pytest.fixture(autouse=True)
def every_operator() -> Iterator[None]:
    with aclnn_cpu.soc("host"):
        yield


@pytest.mark.parametrize(
    ("name", "theirs", "points"),
    [
        ("erf", special.erf, AROUND),
        ("erfc", special.erfc, AROUND),
        ("erfinv", special.erfinv, BETWEEN),
        ("expm1", special.expm1, AROUND),
        ("exp2", special.exp2, AROUND),
        ("log1p", special.log1p, POSITIVE),
        ("sigmoid", special.expit, AROUND),
        ("log_sigmoid", special.log_expit, AROUND),
    ],
)
def test_functions(name: str, theirs: Any, points: np.ndarray[Any, Any]) -> None:
    """SciPy computes in f64 what ours computes in f32, from the same f32 inputs: two units in the last place."""
    x = points.astype("f4")
    ours = getattr(aclnn_cpu, name)(x)
    assert ours.dtype == np.float32
    np.testing.assert_allclose(ours, theirs(x.astype("f8")), rtol=2.4e-7, atol=1e-45)


def test_rows() -> None:
    x = RNG.normal(3, 5, (37, 301))
    np.testing.assert_allclose(aclnn_cpu.softmax(x.astype("f4"), 1), special.softmax(x.astype("f4").astype("f8"), 1), rtol=4e-7)
    np.testing.assert_allclose(aclnn_cpu.log_softmax(x, 0), special.log_softmax(x, 0), rtol=1e-13, atol=1e-14)
    y = x.astype("f4")
    np.testing.assert_allclose(aclnn_cpu.log_sum_exp(y, 1, False), special.logsumexp(y.astype("f8"), 1), rtol=2.4e-7)
    np.testing.assert_allclose(aclnn_cpu.std(y, 1, 1, False), stats.tstd(y.astype("f8"), axis=1), rtol=2.4e-7)
    np.testing.assert_allclose(aclnn_cpu.norm(y, 3, 1, False), [linalg.norm(row, 3) for row in y.astype("f8")], rtol=2.4e-7)


def test_xlogy_and_divergence() -> None:
    p, q = RNG.dirichlet(np.ones(64), 2)
    p, q = p.astype("f4"), q.astype("f4")
    np.testing.assert_allclose(aclnn_cpu.x_log_y_tensor(p, q), special.xlogy(p.astype("f8"), q), rtol=2.4e-7)
    ours = aclnn_cpu.kl_div(np.log(q), p, "none", False)
    np.testing.assert_allclose(ours, special.xlogy(p, p).astype("f8") - p * np.log(q).astype("f8"), rtol=1e-5, atol=1e-8)


@pytest.mark.parametrize("seed", [0, 20261123])
def test_random_numbers(seed: int) -> None:
    """Kolmogorov and Smirnov's test: a generator of another distribution fails at this size by far."""
    points = 200_000
    uniform = aclnn_cpu.inplace_uniform(-2, 5, seed, 0, out=np.empty(points, "f4"))
    assert stats.kstest(uniform, stats.uniform(-2, 7).cdf).pvalue > 1e-4
    normal = aclnn_cpu.normal_float_float(1, 3, seed, 4, out=np.empty(points, "f4"))
    assert stats.kstest(normal, stats.norm(1, 3).cdf).pvalue > 1e-4
    assert stats.kstest(normal, stats.norm(1.1, 3).cdf).pvalue < 1e-4
    assert abs(stats.pearsonr(normal[:-1], normal[1:])[0]) < 0.01
    heads = int(aclnn_cpu.inplace_bernoulli(0.3, seed, 8, out=np.empty(points, "f4")).sum())
    assert stats.binomtest(heads, points, 0.3).pvalue > 1e-4
