// What the machine can do with the same bytes: copies and triads, through the caches and past them.
#pragma once

#include "memory.hpp"
#include "problem.hpp"

namespace bench
{

enum class Limit { memcpy_call, copy, stream_copy, triad, stream_triad, read };

const char *limit_name(Limit limit);

// Streams of `bytes` bytes each: one in and one out for copies, two in and one out for triads, two
// in for reading.
Run make_limit(Limit limit, const Memory &memory, size_t bytes, int threads);
double limit_bytes(Limit limit, size_t bytes);

// Additions of which each waits for the one before: a cycle of the core each.
Run make_chain(size_t additions);

// Calls run(i) for i below count on `threads` threads, the same pool for limits and for peers that
// bring no threads of their own.
void on_threads(int threads, size_t count, const std::function<void(size_t)> &run);

} // namespace bench
