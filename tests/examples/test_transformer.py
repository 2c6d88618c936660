"""examples/transformer against the same network in NumPy, in double precision. TRANSFORMER names the program."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

Array = npt.NDArray[np.float64]

TEXT = Path(__file__).resolve().parents[2] / "examples" / "transformer" / "sonnets.txt"
TIME, WIDTH, HEADS, HIDDEN, LAYERS, SAMPLES = 64, 64, 4, 176, 2, 8
HEAD_WIDTH, EPSILON = WIDTH // HEADS, 1e-5
STEPS = 12


def run(*options: object, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [os.environ["TRANSFORMER"], *map(str, options), TEXT],
        capture_output=True, text=True, env={**os.environ, **environment},
    )  # fmt: skip


def numbers(state: int) -> Iterator[float]:
    """The generator of the program."""
    while True:
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        yield (state >> 40) / 2**24


class Weights:
    """Views of one row of numbers, in the order of the program."""

    def __init__(self, row: Array, vocabulary: int) -> None:
        self.row, self._used = row, 0
        self.embedding = self._take(vocabulary, WIDTH)
        self.layers = [
            {
                "norm_1": self._take(1, WIDTH), "qkv": self._take(WIDTH, 3 * WIDTH), "mix": self._take(WIDTH, WIDTH),
                "norm_2": self._take(1, WIDTH), "gates": self._take(WIDTH, 2 * HIDDEN),
                "down": self._take(HIDDEN, WIDTH),
            }
            for _ in range(LAYERS)
        ]  # fmt: skip
        self.norm, self.head = self._take(1, WIDTH), self._take(WIDTH, vocabulary)
        assert self._used == row.size

    def _take(self, rows: int, columns: int) -> Array:
        first, self._used = self._used, self._used + rows * columns
        return self.row[first : self._used].reshape(rows, columns)


def norm(x: Array, gain: Array) -> tuple[Array, Array, Array]:
    root = 1 / np.sqrt(np.mean(x * x, axis=1, keepdims=True) + EPSILON)
    return x * root * gain, x * root, root


def norm_backward(grad: Array, values: tuple[Array, Array, Array], gain: Array, grad_gain: Array) -> Array:
    _, unit, root = values
    grad_gain[:] = (grad * unit).sum(axis=0)
    grad = grad * gain
    return np.asarray(root * (grad - unit * np.mean(grad * unit, axis=1, keepdims=True)))


def heads(x: Array) -> Array:
    return x.reshape(-1, TIME, HEADS, HEAD_WIDTH).transpose(0, 2, 1, 3)


def rows(x: Array) -> Array:
    return x.transpose(0, 2, 1, 3).reshape(-1, WIDTH)


def turned(x: Array, way: int) -> Array:
    half = HEAD_WIDTH // 2
    angle = np.arange(TIME)[:, None] * 10000.0 ** (-np.arange(half) / half)
    a, b = x[..., :half], x[..., half:]
    cos, sin = np.cos(angle), way * np.sin(angle)
    return np.concatenate([a * cos - b * sin, b * cos + a * sin], axis=-1)


def softmax(x: Array) -> Array:
    power = np.exp(x - x.max(axis=-1, keepdims=True))
    return np.asarray(power / power.sum(axis=-1, keepdims=True))


def sigmoid(x: Array) -> Array:
    return np.asarray(1 / (1 + np.exp(-x)))


def loss_and_gradients(w: Weights, g: Weights, tokens: Array, targets: Array) -> float:
    """The mean cross entropy; fills the gradients."""
    x = w.embedding[tokens]
    mask = np.triu(np.full((TIME, TIME), -np.inf), 1)
    kept = []
    for layer in w.layers:
        n1 = norm(x, layer["norm_1"])
        q, k, v = (heads(part) for part in np.split(n1[0] @ layer["qkv"], 3, axis=1))
        q, k = turned(q, 1), turned(k, 1)
        shares = softmax(q @ k.swapaxes(-1, -2) / np.sqrt(HEAD_WIDTH) + mask)
        mixed = rows(shares @ v)
        x = x + mixed @ layer["mix"]
        n2 = norm(x, layer["norm_2"])
        a, b = np.split(n2[0] @ layer["gates"], 2, axis=1)
        gated = a * sigmoid(a) * b
        x = x + gated @ layer["down"]
        kept.append((n1, q, k, v, shares, mixed, n2, a, b, gated))
    last = norm(x, w.norm)
    expected = softmax(last[0] @ w.head)
    places = np.arange(len(tokens))
    loss = -np.mean(np.log(expected[places, targets]))

    grad_logits = expected / len(tokens)
    grad_logits[places, targets] -= 1 / len(tokens)
    g.head[:] = last[0].T @ grad_logits
    grad = norm_backward(grad_logits @ w.head.T, last, w.norm, g.norm)
    for layer, to, values in reversed(list(zip(w.layers, g.layers, kept))):
        n1, q, k, v, shares, mixed, n2, a, b, gated = values
        to["down"][:] = gated.T @ grad
        grad_gated = grad @ layer["down"].T
        s = sigmoid(a)
        grad_gates = np.concatenate([grad_gated * b * (s + a * s * (1 - s)), grad_gated * a * s], axis=1)
        to["gates"][:] = n2[0].T @ grad_gates
        grad = grad + norm_backward(grad_gates @ layer["gates"].T, n2, layer["norm_2"], to["norm_2"])

        to["mix"][:] = mixed.T @ grad
        grad_mixed = heads(grad @ layer["mix"].T)
        grad_v = shares.swapaxes(-1, -2) @ grad_mixed
        grad_shares = grad_mixed @ v.swapaxes(-1, -2)
        scores = shares * (grad_shares - (grad_shares * shares).sum(axis=-1, keepdims=True)) / np.sqrt(HEAD_WIDTH)
        grad_q, grad_k = turned(scores @ k, -1), turned(scores.swapaxes(-1, -2) @ q, -1)
        grad_qkv = np.concatenate([rows(grad_q), rows(grad_k), rows(grad_v)], axis=1)
        to["qkv"][:] = n1[0].T @ grad_qkv
        grad = grad + norm_backward(grad_qkv @ layer["qkv"].T, n1, layer["norm_1"], to["norm_1"])
    g.embedding[:] = 0
    np.add.at(g.embedding, tokens, grad)
    return float(loss)


def reference(start: Array) -> tuple[Array, Array]:
    """The losses of all steps and the gradients of the first, from the weights at the start."""
    data = TEXT.read_bytes()
    symbols = np.array([sorted(set(data)).index(byte) for byte in data])
    vocabulary = len(set(data))
    w, g = Weights(start.copy(), vocabulary), Weights(np.zeros_like(start), vocabulary)
    mean, square = np.zeros_like(start), np.zeros_like(start)
    random = numbers(1)
    losses, first_gradients = [], None
    for step in range(STEPS):
        firsts = [int(np.float32(next(random)) * np.float32(len(data) - TIME)) for _ in range(SAMPLES)]
        tokens = np.concatenate([symbols[f : f + TIME] for f in firsts])
        targets = np.concatenate([symbols[f + 1 : f + 1 + TIME] for f in firsts])
        losses.append(loss_and_gradients(w, g, tokens, targets))
        first_gradients = g.row.copy() if first_gradients is None else first_gradients
        mean, square = 0.9 * mean + 0.1 * g.row, 0.99 * square + 0.01 * g.row**2
        rate = 0.004 * min(1, (step + 1) / 20) * (1 - 0.9 * step / STEPS)
        divisor = np.sqrt(square / (1 - 0.99 ** (step + 1))) + 1e-8
        w.row -= rate / (1 - 0.9 ** (step + 1)) * mean / divisor
    assert first_gradients is not None
    return np.array(losses), first_gradients


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a short run leaves, and the weights that it began with."""
    folder = tmp_path_factory.mktemp("transformer")
    assert run("--steps", 0, "--write", 0, "--save", folder / "start.npy").returncode == 0
    done = run(
        "--steps", STEPS, "--write", 20, "--save", folder / "end.npy", "--losses", folder / "losses.npy",
        "--gradients", folder / "gradients.npy", "--curve", folder / "curve.svg",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    (folder / "written.txt").write_text(done.stdout)
    return folder


def test_losses_and_gradients_are_those_of_numpy(files: Path) -> None:
    losses, gradients = reference(np.load(files / "start.npy").astype(np.float64))
    found = np.load(files / "gradients.npy").astype(np.float64)
    # Of two f32 numbers that are added one may vanish in the other: what counts is the size of the whole gradient.
    assert np.max(np.abs(found - gradients)) <= 1e-6 * np.max(np.abs(gradients))
    np.testing.assert_allclose(np.load(files / "losses.npy")[:3], losses[:3], rtol=2e-6)
    # Adam divides by the size of a gradient, however small: a rounding grows to a step.
    np.testing.assert_allclose(np.load(files / "losses.npy"), losses, rtol=1e-3)
    assert losses[-1] < 0.9 * losses[0]


@pytest.mark.parametrize(
    "environment",
    [{"ACLNN_CPU_ISA": "scalar"}, {"ACLNN_CPU_THREADS": "1"}, {"ACLNN_CPU_THREADS": "3"}],
    ids=lambda e: "-".join(e.values()),
)
def test_every_bit_is_the_same(files: Path, tmp_path: Path, environment: dict[str, str]) -> None:
    names = ("losses.npy", "end.npy", "gradients.npy")
    done = run(
        "--steps", STEPS, "--write", 20, "--losses", tmp_path / names[0], "--save", tmp_path / names[1],
        "--gradients", tmp_path / names[2], **environment,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout == (files / "written.txt").read_text()
    for name in names:
        assert (tmp_path / name).read_bytes() == (files / name).read_bytes(), name


def test_saved_weights_write_the_same_text(files: Path) -> None:
    done = run("--steps", 0, "--load", files / "end.npy", "--write", 20)
    assert done.stdout == (files / "written.txt").read_text()


def test_it_learns_and_writes_on(tmp_path: Path) -> None:
    done = run("--steps", 400, "--goal", 0.9, "--write", 30, "--prompt", "When, in disgrace", "--losses", tmp_path / "l")
    assert done.returncode == 0, done.stderr
    assert "within the goal of 0.900" in done.stderr
    assert done.stdout.startswith("When, in disgrace")
    missed = run("--steps", 2, "--goal", 0.9, "--write", 0)
    assert missed.returncode == 1 and "short of the goal of 0.900" in missed.stderr


def test_the_curve_is_a_picture(files: Path) -> None:
    picture = (files / "curve.svg").read_text()
    assert picture.startswith("<svg ") and picture.rstrip().endswith("</svg>")
    points = picture.split("points='")[1].split("'")[0].split()
    assert len(points) == STEPS


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--steps", "x"], "--steps is 'x'; allowed is a number from 0 to 1e+06"),
        (["--steps", "1.5"], "--steps is '1.5'; allowed is a whole number"),
        (["--temperature", "0"], "--temperature is '0'; allowed is a number from 0.01 to 100"),
        (["--prompt", "~"], "--prompt has the byte 126, which is not in the text"),
        (["--prompt", ""], "--prompt is empty; at least one symbol is wanted"),
        (["--load", "/etc/passwd"], "/etc/passwd: this is no .npy file of 107712 numbers"),
        (["--load", "/nowhere/w.npy"], "/nowhere/w.npy: No such file or directory"),
        (["--save", "/nowhere/w.npy"], "/nowhere/w.npy: No such file or directory"),
        (["/etc/passwd"], "there is one text, and"),
    ],
)
def test_mistakes_get_a_sentence(options: list[str], sentence: str) -> None:
    done = run(*options)
    assert done.returncode not in (0, -11, -6) and sentence in done.stderr
    assert "step " not in done.stderr


def test_a_short_text_is_refused(tmp_path: Path) -> None:
    short = tmp_path / "short.txt"
    short.write_text("too short")
    done = subprocess.run([os.environ["TRANSFORMER"], short], capture_output=True, text=True)
    assert done.returncode == 1 and "it has 9 bytes, and at least 256 are wanted" in done.stderr
