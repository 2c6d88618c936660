#include "schedule.hpp"

#include <benchmark/benchmark.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <numeric>
#include <random>

namespace bench
{

namespace
{

using Clock = std::chrono::steady_clock;

constexpr double longest_repeated = 0.25e9; // ns

double seconds_since(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

// Takes the one number of a measurement out of Google Benchmark. Work of one thread is measured in
// the processor time of the process, which leaves out what other programs do meanwhile.
class Catcher : public benchmark::BenchmarkReporter
{
  public:
    explicit Catcher(bool processor_time) : processor_time_(processor_time)
    {
    }
    bool ReportContext(const Context &) override
    {
        return true;
    }
    void ReportRuns(const std::vector<Run> &runs) override
    {
        for (const Run &run : runs)
            if (run.run_type == Run::RT_Iteration && run.iterations > 0)
                ns = (processor_time_ ? run.cpu_accumulated_time : run.real_accumulated_time) /
                     static_cast<double>(run.iterations) * 1e9;
    }
    double ns = 0;

  private:
    bool processor_time_;
};

// How often a run fits into the time; also what warms caches, threads and branch predictors up.
int64_t calibrate(const Run &run, double seconds)
{
    run();
    for (int64_t count = 1;; count *= 4) {
        const Clock::time_point start = Clock::now();
        for (int64_t i = 0; i < count; i++)
            run();
        const double spent = seconds_since(start);
        if (spent > seconds / 8)
            return std::max<int64_t>(
                1, static_cast<int64_t>(seconds * static_cast<double>(count) / spent));
    }
}

double measure(const Run &run, int64_t iterations, int threads)
{
    benchmark::ClearRegisteredBenchmarks();
    benchmark::RegisterBenchmark("all",
                                 [&run](benchmark::State &state) {
                                     for (auto _ : state)
                                         run();
                                 })
        ->Iterations(iterations)
        ->MeasureProcessCPUTime()
        ->UseRealTime();
    Catcher catcher(threads == 1);
    benchmark::RunSpecifiedBenchmarks(&catcher, std::string("all"));
    return catcher.ns;
}

// A bar with the time that is left, from what each cell took in earlier rounds.
class Progress
{
  public:
    Progress(size_t cells, int rounds)
        : cost_(cells, 0.0), rounds_(rounds), shown_(isatty(STDERR_FILENO) != 0)
    {
    }

    void done(size_t cell, int round, double seconds, const std::string &what)
    {
        cost_[cell] = seconds;
        visited_++;
        if (!shown_ || (seconds_since(last_) < 0.1 && visited_ != cost_.size() * total_rounds()))
            return;
        last_ = Clock::now();
        const double known = std::accumulate(cost_.begin(), cost_.end(), 0.0);
        const double each = known / static_cast<double>(std::min(visited_, cost_.size()));
        const double left = each * static_cast<double>(cost_.size() * total_rounds() - visited_);
        const double part =
            static_cast<double>(visited_) / static_cast<double>(cost_.size() * total_rounds());
        const int filled = static_cast<int>(part * 30);
        std::fprintf(stderr, "\r[%-30.*s] %3.0f %%  round %d of %d  %3.0f s left  %-36.36s", filled,
                     "##############################", part * 100, round + 1, rounds_, left,
                     what.c_str());
    }

    void end() const
    {
        if (shown_)
            std::fprintf(stderr, "\r%-120s\r", "");
    }

  private:
    size_t total_rounds() const
    {
        return static_cast<size_t>(rounds_);
    }

    std::vector<double> cost_;
    size_t visited_ = 0;
    int rounds_;
    bool shown_;
    Clock::time_point last_ = Clock::now();
};

} // namespace

void run_cells(std::vector<Cell> &cells, const Plan &plan)
{
    cells.erase(
        std::remove_if(cells.begin(), cells.end(), [](const Cell &cell) { return !cell.make(); }),
        cells.end());
    std::mt19937_64 random(plan.seed);
    std::vector<int64_t> iterations(cells.size(), 0);
    std::vector<size_t> order(cells.size());
    std::iota(order.begin(), order.end(), size_t{0});
    Progress progress(cells.size(), plan.rounds);
    for (int round = 0; round < plan.rounds; round++) {
        std::shuffle(order.begin(), order.end(), random);
        for (const size_t index : order) {
            Cell &cell = cells[index];
            const Clock::time_point start = Clock::now();
            if (round == 0 || cell.ns.front() < longest_repeated) {
                const Run run = cell.make();
                if (round == 0)
                    iterations[index] = calibrate(run, plan.seconds);
                else if (iterations[index] > 1)
                    calibrate(run, plan.seconds / 8);
                cell.ns.push_back(measure(run, iterations[index], cell.threads));
            }
            if (cell.threads > 1)
                usleep(cell.spins ? 8000 : 1000);
            progress.done(index, round, seconds_since(start), cell.what + ", " + cell.who);
        }
    }
    progress.end();
}

} // namespace bench
