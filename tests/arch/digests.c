/*
 * The digests of what every instruction set computes (tests/accuracy/digest.c) as a program of its
 * own, for machines that this one emulates: usage: digests FILE.
 */
#include "accuracy.h"
#include "suite.h"

int main(int argc, char **argv)
{
    const accuracy_options options = {
        .digests = argc > 1 ? argv[1] : "digests_common.txt",
        .common = 1,
    };

    suite_begin(); /* as the product that has every operator */
    return digest_command(&options);
}
