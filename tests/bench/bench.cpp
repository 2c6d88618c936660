// The benchmark program: times the library, its peers and the limits of the machine in one process
// and writes what it saw as JSON; report.py makes the tables and the plot.
//
//     bench --out FILE [--quick] [--only WORD] [--groups WORDS] [--largest ELEMENTS] [--rounds N]
//           [--threads N]
//
// Groups are speed, threads, sizes, layouts, calls and limits.
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <thread>

#include "cells.hpp"
#include "library.hpp"
#include "peers.hpp"

namespace
{

using namespace bench;

constexpr uint64_t seed = 20240607;

struct Options {
    std::string out;
    std::string word;
    std::string groups;
    bool quick = false;
    int64_t largest = int64_t{32} << 20;
    int64_t longest = int64_t{64} << 20;
    int rounds = 0;
    int threads = 4;
};

[[noreturn]] void usage(const std::string &why)
{
    std::fprintf(stderr,
                 "bench: %s\nusage: bench --out FILE [--quick] [--only WORD] [--groups WORDS] "
                 "[--largest ELEMENTS] [--rounds N] [--threads N]\n",
                 why.c_str());
    std::exit(2);
}

int64_t number(const char *option, const char *text)
{
    char *end;
    const long long value = std::strtoll(text, &end, 10);
    if (*text == '\0' || *end != '\0' || value < 1)
        usage(std::string(option) + " wants a positive number, not " + text);
    return value;
}

Options parse(int argc, char **argv)
{
    Options options;
    for (int i = 1; i < argc; i++) {
        const std::string word = argv[i];
        if (word == "--quick") {
            options.quick = true;
            continue;
        }
        if (i + 1 == argc)
            usage(word + " is not known, or wants a value");
        const char *const value = argv[++i];
        if (word == "--out")
            options.out = value;
        else if (word == "--only")
            options.word = value;
        else if (word == "--groups")
            options.groups = value;
        else if (word == "--largest")
            options.largest = number("--largest", value);
        else if (word == "--rounds")
            options.rounds = static_cast<int>(number("--rounds", value));
        else if (word == "--threads")
            options.threads = static_cast<int>(number("--threads", value));
        else
            usage(word + " is not known");
    }
    if (options.out.empty())
        usage("--out is missing");
    options.longest = std::max(options.largest, options.quick ? options.largest : options.longest);
    options.threads =
        std::min(options.threads, static_cast<int>(std::thread::hardware_concurrency()));
    return options;
}

std::string model_of_cpu()
{
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);)
        if (line.rfind("model name", 0) == 0)
            return line.substr(line.find(':') + 2);
    return "unknown";
}

void write(const Options &options, const std::vector<Cell> &cells, double load)
{
    std::ofstream file(options.out);
    file << "{\n\"cpu\": \"" << model_of_cpu()
         << "\",\n\"cores\": " << std::thread::hardware_concurrency()
         << ",\n\"load_at_start\": " << load
         << ",\n\"quick\": " << (options.quick ? "true" : "false")
         << ",\n\"largest\": " << options.largest << ",\n\"peers\": {";
    const char *comma = "";
    for (const Peer *peer : peers()) {
        file << comma << "\"" << peer->name << "\": \"" << peer->version() << "\"";
        comma = ", ";
    }
    file << "},\n\"missing\": [";
    comma = "";
    for (const std::string &sentence : missing_peers()) {
        file << comma << "\"" << sentence << "\"";
        comma = ", ";
    }
    file << "],\n\"absent\": [";
    comma = "";
    for (const Workload &workload : workloads())
        if (!library_has(workload)) {
            file << comma << "\"" << workload.name << "\"";
            comma = ", ";
        }
    file << "],\n\"cells\": [";
    comma = "\n";
    for (const Cell &cell : cells) {
        file << comma << "{\"group\": \"" << cell.group << "\", \"what\": \"" << cell.what
             << "\", \"who\": \"" << cell.who << "\", \"layout\": \"" << cell.layout
             << "\", \"dtype\": \"" << cell.dtype << "\", \"elements\": " << cell.elements
             << ", \"bytes\": " << static_cast<int64_t>(cell.bytes)
             << ", \"threads\": " << cell.threads << ", \"error_ulp\": ";
        if (cell.error_ulp < 0)
            file << "null";
        else
            file << cell.error_ulp;
        file << ", \"ns\": [";
        const char *between = "";
        for (const double ns : cell.ns) {
            file << between << ns;
            between = ", ";
        }
        file << "]}";
        comma = ",\n";
    }
    file << "\n]\n}\n";
    file.flush();
    if (!file) {
        std::fprintf(stderr, "bench: %s cannot be written\n", options.out.c_str());
        std::exit(1);
    }
}

} // namespace

int main(int argc, char **argv)
{
    const Options options = parse(argc, argv);
    double load = 0;
    getloadavg(&load, 1);
    if (load > 0.5)
        std::fprintf(stderr,
                     "the machine is not idle: %.1f processes want to run; the numbers "
                     "will say so\n",
                     load);
    for (const std::string &sentence : missing_peers())
        std::fprintf(stderr, "%s\n", sentence.c_str());
    library_start();
    for (const Workload &workload : workloads())
        if (!library_has(workload))
            std::fprintf(stderr, "%s is left out: the library has no %s\n", workload.name,
                         workload.entry);
    const Memory memory(static_cast<size_t>(options.longest));
    const Wanted wanted = {options.quick,   options.word,    options.groups,
                           options.largest, options.longest, options.threads};
    std::vector<Cell> cells = cells_of(wanted, memory);
    measure_errors(cells, memory);
    const int rounds = options.rounds > 0 ? options.rounds : options.quick ? 3 : 13;
    run_cells(cells, {rounds, options.quick ? 0.0006 : 0.003, seed});
    write(options, cells, load);
    return 0;
}
