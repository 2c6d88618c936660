#include "peers.hpp"

namespace bench
{

const std::vector<const Peer *> &peers()
{
    static const std::vector<const Peer *> all = {
        &peer_loop,
#if defined(BENCH_SLEEF)
        &peer_sleef,
#endif
#if defined(BENCH_ONEDNN)
        &peer_onednn,
#endif
#if defined(BENCH_TORCH)
        &peer_torch,
#endif
#if defined(BENCH_XNNPACK)
        &peer_xnnpack,
#endif
    };
    return all;
}

std::vector<std::string> missing_peers()
{
    return
    {
#if !defined(BENCH_SLEEF)
        "SLEEF is not installed (libsleef-dev)",
#endif
#if !defined(BENCH_ONEDNN)
            "oneDNN is not installed (libdnnl-dev)",
#endif
#if !defined(BENCH_TORCH)
            "PyTorch is not installed (libtorch-dev)",
#endif
#if !defined(BENCH_XNNPACK)
            "XNNPACK is not installed (libxnnpack-dev)",
#endif
    };
}

} // namespace bench
