// The measurements of the report, in six groups.
//
//   limits   copies and triads of as many bytes as the cells below move
//   speed    every workload in every dtype at three sizes, on one thread
//   threads  every workload in f32 at three sizes, on 1, 2, 4, ... threads
//   sizes    every workload in f32 from 16 elements to the largest size, on one thread: the plot
//   layouts  large tensors that are transposed, sliced, repeated, converted
//   calls    16 elements: what a call costs
#pragma once

#include "memory.hpp"
#include "schedule.hpp"

namespace bench
{

struct Wanted {
    bool quick;
    std::string word;   // only workloads whose name has it; "" for all
    std::string groups; // only these; "" for all
    int64_t largest;    // elements of the largest cells
    int64_t longest;    // elements of the last point of the plot
    int threads;        // the most
};

std::vector<Cell> cells_of(const Wanted &wanted, const Memory &memory);

// Fills error_ulp of the cells of the group "speed" at the middle size, on one thread.
void measure_errors(std::vector<Cell> &cells, const Memory &memory);

// The plain problem of a workload: contiguous tensors of `elements` elements.
Problem plain(const Workload &workload, Dtype dtype, int64_t elements, int threads,
              const Memory &memory);

constexpr int64_t small_size = 4096;
constexpr int64_t middle_size = 65536;

} // namespace bench
