// Which measurements are taken, and in which order. A cell is one number of the report; cells are
// timed by Google Benchmark in rounds, each round visiting every cell once in an order drawn from a
// fixed seed, so that a slow minute of the machine hits everybody alike and medians forget it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "problem.hpp"

namespace bench
{

struct Cell {
    std::string group;  // "speed", "threads", "sizes", "layouts", "calls", "limits"
    std::string what;   // the workload or the limit
    std::string who;    // the library
    std::string layout; // "" for plain contiguous tensors
    std::string dtype;
    int64_t elements;
    double bytes;
    int threads;
    bool spins = false;        // threads are left spinning afterwards
    std::function<Run()> make; // prepares; an empty Run drops the cell
    double error_ulp = -1;     // largest error seen, -1 where none was measured
    std::vector<double> ns;    // per run, one number for each round
};

struct Plan {
    int rounds;
    double seconds; // that one measurement should take
    uint64_t seed;
};

// Times all cells; those whose `make` answers with nothing are removed. A cell whose run takes
// longer than a quarter of a second is timed in the first round only.
void run_cells(std::vector<Cell> &cells, const Plan &plan);

} // namespace bench
