# Generated from the specs by codegen.
# Do not edit: change the spec, then run python3 -m codegen.
#
# The files of the build, relative to this one.

set(AC_GENERATED_SOURCES
  common/dtypes.c
  common/products.c
  invented/cleft_dispatch.c
  invented/cleft_validate.c
  invented/crest_dispatch.c
  invented/crest_validate.c
  invented/lean_dispatch.c
  invented/lean_validate.c
  invented/tally_dispatch.c
  invented/tally_validate.c
  stubs/stubs.c
)

set(AC_GENERATED_KERNELS
  invented/cleft_kernel.c
  invented/crest_kernel.c
  invented/lean_kernel.c
  invented/tally_kernel.c
)

set(AC_GENERATED_HEADERS
  common/dtypes.h
  common/products.h
  common/words.h
  include/aclnnop/aclnn_cleft.h
  include/aclnnop/aclnn_crest.h
  include/aclnnop/aclnn_lean.h
  include/aclnnop/aclnn_lean_ever.h
  include/aclnnop/aclnn_pending.h
  include/aclnnop/aclnn_tally.h
  invented/cleft.h
  invented/crest.h
  invented/lean.h
  invented/tally.h
)

set(AC_GENERATED_ORACLES
  oracle/cleft_oracle.c
  oracle/crest_oracle.c
  oracle/lean_oracle.c
  oracle/oracles.c
  oracle/tally_oracle.c
)

set(AC_GENERATED_WIDES
  oracle/cleft_wide.c
  oracle/lean_wide.c
  oracle/tally_wide.c
  oracle/wides.c
)

set(AC_GENERATED_CATALOGUE
  catalogue/catalogue.c
  catalogue/cleft.c
  catalogue/crest.c
  catalogue/figures.c
  catalogue/lean.c
  catalogue/stubs.c
  catalogue/tally.c
)
