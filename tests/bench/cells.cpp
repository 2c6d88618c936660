#include "cells.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "library.hpp"
#include "limits.hpp"
#include "peers.hpp"

namespace bench
{

namespace
{

const char *const ours = "aclnn-cpu";

Tensor dense(Dtype dtype, std::vector<int64_t> shape, void *data)
{
    Tensor tensor;
    tensor.used = true;
    tensor.dtype = dtype;
    tensor.shape = std::move(shape);
    tensor.strides.resize(tensor.shape.size());
    int64_t step = 1;
    for (size_t d = tensor.shape.size(); d-- > 0;) {
        tensor.strides[d] = step;
        step *= tensor.shape[d];
    }
    tensor.data = data;
    return tensor;
}

Problem shaped(const Workload &workload, Dtype dtype, const std::vector<int64_t> &shape,
               int threads, const Memory &memory)
{
    Problem problem;
    problem.workload = &workload;
    problem.threads = threads;
    problem[Role::x] = dense(dtype, shape, memory.of(Role::x, dtype));
    if (workload.backward)
        problem[Role::grad] = dense(dtype, shape, memory.of(Role::grad, dtype));
    if (!workload.in_place)
        problem[Role::out] = dense(dtype, shape, memory.of(Role::out, dtype));
    if (workload.weighted) {
        const std::vector<int64_t> channels = {shape.size() > 1 ? shape[1] : 1};
        problem[Role::weight] = dense(dtype, channels, memory.of(Role::weight, dtype));
        if (workload.backward)
            problem[Role::grad_weight] =
                dense(dtype, channels, memory.of(Role::grad_weight, dtype));
    }
    return problem;
}

Cell cell_of(const char *group, const Problem &problem, const std::string &who,
             const std::string &layout, Run (*make)(const Problem &))
{
    Cell cell;
    cell.group = group;
    cell.what = problem.workload->name;
    cell.who = who;
    cell.layout = layout;
    cell.dtype = dtype_name(problem[Role::x].dtype);
    cell.elements = problem.elements();
    cell.bytes = problem.bytes();
    cell.threads = problem.threads;
    cell.make = [problem, make] { return make(problem); };
    return cell;
}

void add_everybody(std::vector<Cell> &cells, const char *group, const Problem &problem,
                   const std::string &layout = "")
{
    cells.push_back(cell_of(group, problem, ours, layout, make_library));
    for (const Peer *peer : peers()) {
        cells.push_back(cell_of(group, problem, peer->name, layout, peer->make));
        cells.back().spins = peer->spins;
    }
}

void add_limit(std::vector<Cell> &cells, Limit limit, size_t bytes, int threads,
               const Memory &memory)
{
    Cell cell;
    cell.group = "limits";
    cell.what = limit_name(limit);
    cell.who = "the machine";
    cell.elements = static_cast<int64_t>(bytes);
    cell.bytes = limit_bytes(limit, bytes);
    cell.threads = threads;
    const Memory *const where = &memory;
    cell.make = [=] { return make_limit(limit, *where, bytes, threads); };
    cells.push_back(cell);
}

// The limits of tensors of so many bytes.
void add_limits(std::vector<Cell> &cells, size_t bytes, int threads, const Memory &memory)
{
    for (const Limit limit : {Limit::memcpy_call, Limit::copy, Limit::stream_copy, Limit::triad,
                              Limit::stream_triad, Limit::read})
        add_limit(cells, limit, bytes, threads, memory);
}

// How long a cycle is.
void add_clock(std::vector<Cell> &cells)
{
    Cell cell;
    cell.group = "limits";
    cell.what = "dependent additions";
    cell.who = "the machine";
    cell.elements = 1 << 15;
    cell.bytes = 0;
    cell.threads = 1;
    const size_t additions = static_cast<size_t>(cell.elements);
    cell.make = [=] { return make_chain(additions); };
    cells.push_back(cell);
}

struct Layout {
    const char *name;
    const char *workload;
    Problem (*make)(const Workload &, int64_t elements, const Memory &);
};

int64_t side_of(int64_t elements)
{
    int64_t side = 1;
    while (side * side * 4 <= elements)
        side *= 2;
    return side;
}

Problem square(const Workload &workload, int64_t elements, const Memory &memory)
{
    const int64_t side = side_of(elements);
    return shaped(workload, Dtype::f32, {side, elements / side}, 1, memory);
}

void transpose(Tensor &tensor)
{
    tensor.strides = {1, tensor.shape[0]};
}

Problem images(const Workload &workload, int64_t elements, const Memory &memory, int64_t inner)
{
    const int64_t channels = 64;
    return shaped(workload, Dtype::f32, {elements / (channels * inner), channels, inner}, 1,
                  memory);
}

Problem mixed(Problem problem, Role role, Dtype dtype, const Memory &memory)
{
    problem[role].dtype = dtype;
    problem[role].data = memory.of(role, dtype);
    return problem;
}

const Layout layouts[] = {
    {"contiguous", "leaky_relu", square},
    {"input transposed", "leaky_relu",
     [](const Workload &w, int64_t n, const Memory &m) {
         Problem p = square(w, n, m);
         transpose(p[Role::x]);
         return p;
     }},
    {"output transposed", "leaky_relu",
     [](const Workload &w, int64_t n, const Memory &m) {
         Problem p = square(w, n, m);
         transpose(p[Role::out]);
         return p;
     }},
    {"both transposed", "leaky_relu",
     [](const Workload &w, int64_t n, const Memory &m) {
         Problem p = square(w, n, m);
         transpose(p[Role::x]);
         transpose(p[Role::out]);
         return p;
     }},
    {"every other element", "leaky_relu",
     [](const Workload &w, int64_t n, const Memory &m) {
         Problem p = shaped(w, Dtype::f32, {n / 2}, 1, m);
         p[Role::x].strides = {2};
         return p;
     }},
    {"columns of a matrix", "leaky_relu",
     [](const Workload &w, int64_t n, const Memory &m) {
         const int64_t side = side_of(n);
         Problem p = shaped(w, Dtype::f32, {side, n / side - 24}, 1, m);
         p[Role::x].strides = {n / side, 1};
         return p;
     }},
    {"contiguous", "gelu_tanh_backward", square},
    {"input transposed", "gelu_tanh_backward",
     [](const Workload &w, int64_t n, const Memory &m) {
         Problem p = square(w, n, m);
         transpose(p[Role::x]);
         return p;
     }},
    {"one row for all", "gelu_tanh_backward",
     [](const Workload &w, int64_t n, const Memory &m) {
         Problem p = square(w, n, m);
         p[Role::grad].shape = {1, p[Role::x].shape[1]};
         p[Role::grad].strides = {p[Role::x].shape[1], 1};
         return p;
     }},
    {"one column for all", "gelu_tanh_backward",
     [](const Workload &w, int64_t n, const Memory &m) {
         Problem p = square(w, n, m);
         p[Role::grad].shape = {p[Role::x].shape[0], 1};
         p[Role::grad].strides = {1, 1};
         return p;
     }},
    {"f16 gradient, f32 input", "gelu_tanh_backward",
     [](const Workload &w, int64_t n, const Memory &m) {
         return mixed(square(w, n, m), Role::grad, Dtype::f16, m);
     }},
    {"channels, inner extent 1", "prelu_backward",
     [](const Workload &w, int64_t n, const Memory &m) {
         return shaped(w, Dtype::f32, {n / 64, 64}, 1, m);
     }},
    {"channels, inner extent 49", "prelu_backward",
     [](const Workload &w, int64_t n, const Memory &m) { return images(w, n, m, 49); }},
    {"channels, inner extent 3136", "prelu_backward",
     [](const Workload &w, int64_t n, const Memory &m) { return images(w, n, m, 3136); }},
    {"one channel", "prelu_backward",
     [](const Workload &w, int64_t n, const Memory &m) {
         return shaped(w, Dtype::f32, {n / 4096, 1, 4096}, 1, m);
     }},
    {"a million channels", "prelu_backward",
     [](const Workload &w, int64_t n, const Memory &m) {
         return shaped(w, Dtype::f32,
                       {std::max<int64_t>(1, n >> 20), std::min(n, int64_t{1} << 20)}, 1, m);
     }},
    {"channels, inner extent 1", "prelu",
     [](const Workload &w, int64_t n, const Memory &m) {
         return shaped(w, Dtype::f32, {n / 64, 64}, 1, m);
     }},
    {"channels, inner extent 49", "prelu",
     [](const Workload &w, int64_t n, const Memory &m) { return images(w, n, m, 49); }},
    {"channels, inner extent 3136", "prelu",
     [](const Workload &w, int64_t n, const Memory &m) { return images(w, n, m, 3136); }},
};

bool chosen(const Workload &workload, const Wanted &wanted)
{
    return library_has(workload) &&
           std::string(workload.name).find(wanted.word) != std::string::npos;
}

void add_speed(std::vector<Cell> &cells, const Wanted &wanted, const Memory &memory)
{
    for (const int64_t n : {small_size, middle_size, wanted.largest}) {
        for (const Workload &workload : workloads())
            for (const Dtype dtype : {Dtype::f32, Dtype::f16, Dtype::bf16})
                if (chosen(workload, wanted))
                    add_everybody(cells, "speed", plain(workload, dtype, n, 1, memory));
        for (const size_t size : {size_t{2}, size_t{4}})
            add_limits(cells, static_cast<size_t>(n) * size, 1, memory);
    }
}

void add_threads(std::vector<Cell> &cells, const Wanted &wanted, const Memory &memory)
{
    for (const int64_t n : {small_size, wanted.largest / 32, wanted.largest})
        for (int threads = 1; threads <= wanted.threads; threads *= 2) {
            for (const Workload &workload : workloads())
                if (chosen(workload, wanted) && !workload.in_place)
                    cells.push_back(cell_of("threads",
                                            plain(workload, Dtype::f32, n, threads, memory), ours,
                                            "", make_library));
            const bool there = threads == 1 && (n == small_size || n == wanted.largest);
            if (!there)
                add_limits(cells, static_cast<size_t>(n) * 4, threads, memory);
        }
}

void add_sizes(std::vector<Cell> &cells, const Wanted &wanted, const Memory &memory)
{
    for (int64_t n = 16; n <= wanted.longest; n *= 2) {
        const bool measured = n == small_size || n == middle_size || n == wanted.largest;
        const bool limited = n == wanted.largest / 32;
        if (measured || (wanted.quick && n % 3 != 1))
            continue;
        for (const Workload &workload : workloads())
            if (chosen(workload, wanted) && !workload.in_place)
                add_everybody(cells, "sizes", plain(workload, Dtype::f32, n, 1, memory));
        if (!limited)
            add_limits(cells, static_cast<size_t>(n) * 4, 1, memory);
    }
}

void add_layouts(std::vector<Cell> &cells, const Wanted &wanted, const Memory &memory)
{
    for (const Layout &layout : layouts)
        for (const Workload &workload : workloads())
            if (std::strcmp(workload.name, layout.workload) == 0 && chosen(workload, wanted))
                add_everybody(cells, "layouts", layout.make(workload, wanted.largest, memory),
                              layout.name);
}

void add_calls(std::vector<Cell> &cells, const Wanted &wanted, const Memory &memory)
{
    for (const Workload &workload : workloads()) {
        if (!chosen(workload, wanted) || workload.in_place)
            continue;
        const Problem problem = plain(workload, Dtype::f32, 16, 1, memory);
        cells.push_back(cell_of("calls", problem, ours, "both phases", make_library_call));
        cells.push_back(cell_of("calls", problem, ours, "second phase", make_library_second));
        for (const Peer *peer : peers())
            cells.push_back(cell_of("calls", problem, peer->name, "one call", peer->make));
    }
}

double ulp(Dtype dtype, long double value)
{
    const int digits = dtype == Dtype::f32 ? 24 : dtype == Dtype::f16 ? 11 : 8;
    const int least = dtype == Dtype::f16 ? -24 : dtype == Dtype::bf16 ? -133 : -149;
    int exponent;
    std::frexp(static_cast<double>(value), &exponent);
    return std::ldexp(1.0, value == 0 ? least : std::max(exponent - digits, least));
}

double largest_error(const Problem &p)
{
    const Dtype dtype = p[Role::x].dtype;
    double worst = 0;
    for (int64_t i = 0; i < p.elements(); i++) {
        const size_t at = static_cast<size_t>(i);
        const long double x = to_float(dtype, p[Role::x].data, at);
        const long double grad =
            p[Role::grad].used ? to_float(dtype, p[Role::grad].data, at) : 0.0f;
        const size_t channel = static_cast<size_t>(
            p[Role::x].shape.size() < 2 ? 0 : i / p[Role::x].shape.back() % p[Role::x].shape[1]);
        const long double weight =
            p[Role::weight].used ? to_float(dtype, p[Role::weight].data, channel) : 0.0f;
        const long double exact = reference(p.workload->formula, x, grad, weight);
        const long double got = to_float(dtype, p[Role::out].data, at);
        const double error = static_cast<double>(fabsl(got - exact)) / ulp(dtype, exact);
        worst = std::max(worst, error);
    }
    return worst;
}

} // namespace

Problem plain(const Workload &workload, Dtype dtype, int64_t elements, int threads,
              const Memory &memory)
{
    if (!workload.weighted)
        return shaped(workload, dtype, {elements}, threads, memory);
    const int64_t channels = std::min<int64_t>(64, elements / 4);
    const int64_t inner = std::min<int64_t>(4096, elements / channels);
    return shaped(workload, dtype, {elements / channels / inner, channels, inner}, threads, memory);
}

std::vector<Cell> cells_of(const Wanted &wanted, const Memory &memory)
{
    std::vector<Cell> cells;
    add_speed(cells, wanted, memory);
    add_threads(cells, wanted, memory);
    add_sizes(cells, wanted, memory);
    add_layouts(cells, wanted, memory);
    add_calls(cells, wanted, memory);
    add_clock(cells);
    const auto left_out = [&](const Cell &cell) {
        return !wanted.groups.empty() && wanted.groups.find(cell.group) == std::string::npos;
    };
    cells.erase(std::remove_if(cells.begin(), cells.end(), left_out), cells.end());
    return cells;
}

void measure_errors(std::vector<Cell> &cells, const Memory &memory)
{
    for (Cell &cell : cells) {
        if (cell.group != "speed" || cell.elements != middle_size || cell.threads != 1)
            continue;
        for (const Workload &workload : workloads()) {
            if (cell.what != workload.name || workload.in_place)
                continue;
            // PyTorch returns a new tensor from what has no form with an output.
            if (cell.who == "PyTorch" &&
                (workload.weighted || workload.formula == Formula::hardswish_backward))
                continue;
            for (const Dtype dtype : {Dtype::f32, Dtype::f16, Dtype::bf16}) {
                if (cell.dtype != dtype_name(dtype))
                    continue;
                const Run run = cell.make();
                if (!run)
                    continue;
                run();
                cell.error_ulp = largest_error(plain(workload, dtype, middle_size, 1, memory));
            }
        }
    }
}

} // namespace bench
