// The libraries that the build found. Each lives in a file of its own.
#pragma once

#include "problem.hpp"

namespace bench
{

extern const Peer peer_loop;
extern const Peer peer_onednn;
extern const Peer peer_sleef;
extern const Peer peer_torch;
extern const Peer peer_xnnpack;

const std::vector<const Peer *> &peers();

// "oneDNN is not installed (libdnnl-dev)", one for each that is missing.
std::vector<std::string> missing_peers();

} // namespace bench
