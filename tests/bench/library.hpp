// The library under test, reached through its catalogue and its public functions.
#pragma once

#include "problem.hpp"

namespace bench
{

// Whether the catalogue has the entry point of a workload.
bool library_has(const Workload &workload);

// Prepared beforehand, as peers' objects are: the second phase of a repeatable executor, and the
// wait for its end.
Run make_library(const Problem &problem);
// The same without the wait, for work so small that it has ended when the call returns.
Run make_library_second(const Problem &problem);
// Both phases on each run.
Run make_library_call(const Problem &problem);

void library_start();

} // namespace bench
