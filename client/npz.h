/*
 * NumPy's .npz files: archives (zip) of .npy files, one for each array.
 */
#ifndef AC_CLIENT_NPZ_H
#define AC_CLIENT_NPZ_H

#include <stdbool.h>
#include <stdio.h>

#include "client/findings.h"

/* Moves to where the array `name` begins in an archive, called `path` in findings; "" is the only
 * array. False, with a finding, if there is none or several, or if it is compressed. */
bool npz_seek(FILE *file, const char *path, const char *name, findings *f);

#endif
