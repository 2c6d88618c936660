"""examples/train against the same network in NumPy. TRAIN names the program."""

from __future__ import annotations

import math
import os
import subprocess
from pathlib import Path

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]

POINTS, HIDDEN, STEPS = 64, 16, 1000
RATE, MOMENTUM = 0.05, 0.9
_ERF = np.vectorize(math.erf)


class Uniform:
    """The generator of the example."""

    def __init__(self) -> None:
        self.state = 1

    def __call__(self, inputs: int, *shape: int) -> Array:
        numbers = []
        for _ in range(math.prod(shape)):
            self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
            numbers.append((self.state >> 40) / 2**23 - 1)
        return np.array(numbers).reshape(shape) / math.sqrt(inputs)


def cdf(x: Array) -> Array:
    return np.asarray(0.5 * (1 + _ERF(x / math.sqrt(2))))


def pdf(x: Array) -> Array:
    return np.asarray(np.exp(-x * x / 2) / math.sqrt(2 * math.pi))


def losses() -> Array:
    """The loss of every step, in double precision."""
    uniform = Uniform()
    w1, b1 = uniform(1, 1, HIDDEN), uniform(1, HIDDEN)
    w2, b2 = uniform(HIDDEN, HIDDEN, HIDDEN), uniform(HIDDEN, HIDDEN)
    w3, b3 = uniform(HIDDEN, HIDDEN, 1), uniform(HIDDEN, 1)
    slope = np.full(HIDDEN, 0.25)
    parameters = [w1, b1, w2, b2, w3, b3, slope]
    velocities = [np.zeros_like(p) for p in parameters]
    x = np.linspace(-1, 1, POINTS)[:, None]
    wanted = np.sin(4 * x)
    curve = []
    for _ in range(STEPS):
        z1 = x @ w1 + b1
        a1 = z1 * cdf(z1)
        z2 = a1 @ w2 + b2
        a2 = np.where(z2 > 0, z2, slope * z2)
        y = a2 @ w3 + b3
        curve.append(np.mean((y - wanted) ** 2))
        grad_y = 2 * (y - wanted) / POINTS
        grad_a2 = grad_y @ w3.T
        grad_z2 = np.where(z2 > 0, grad_a2, grad_a2 * slope)
        grad_slope = np.where(z2 > 0, 0, grad_a2 * z2).sum(axis=0)
        grad_a1 = grad_z2 @ w2.T
        grad_z1 = grad_a1 * (cdf(z1) + z1 * pdf(z1))
        gradients = [
            x.T @ grad_z1, grad_z1.sum(axis=0), a1.T @ grad_z2, grad_z2.sum(axis=0),
            a2.T @ grad_y, grad_y.sum(axis=0), grad_slope,
        ]  # fmt: skip
        for parameter, velocity, gradient in zip(parameters, velocities, gradients):
            velocity *= MOMENTUM
            velocity -= RATE * gradient
            parameter += velocity
    return np.array(curve)


def test_losses_are_those_of_numpy(tmp_path: Path) -> None:
    path = tmp_path / "losses.txt"
    subprocess.run([os.environ["TRAIN"], str(path)], check=True, capture_output=True)
    found, expected = np.loadtxt(path), losses()
    assert found.shape == (STEPS,)
    # Training magnifies the roundings of f32 as it goes on.
    np.testing.assert_allclose(found[:100], expected[:100], rtol=1e-4)
    np.testing.assert_allclose(found, expected, rtol=2e-2)
    assert found[-1] < 1e-3 < found[0]
