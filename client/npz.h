/*
 * NumPy's .npz files: archives (zip) of .npy files, one for each array.
 */
#ifndef AC_CLIENT_NPZ_H
#define AC_CLIENT_NPZ_H

#include <stdbool.h>
#include <stdio.h>

#include "client/findings.h"

/* Opens the array `name` of an archive, called `path` in findings; "" is the only array. The array
 * is a .npy file, from where the stream stands: the archive's own, or one over `*inflated`, where
 * the entry is compressed. The caller closes it and frees that. Null, with a finding, if there is
 * no such array or several, or if it is damaged; the archive is closed. */
FILE *npz_open(FILE *archive, const char *path, const char *name, unsigned char **inflated,
               findings *f);

#endif
