# Generated from the specs by codegen.
# Do not edit: change the spec, then run python3 -m codegen.
#
# The files of the build, relative to this one.

set(AC_GENERATED_SOURCES
  common/dtypes.c
  common/products.c
  invented/gather_dispatch.c
  invented/gather_validate.c
  invented/lean_dispatch.c
  invented/lean_validate.c
  invented/mingle_dispatch.c
  invented/mingle_validate.c
  invented/odd_dispatch.c
  invented/odd_validate.c
  invented/other_dispatch.c
  invented/other_validate.c
  invented/square_dispatch.c
  invented/square_validate.c
  invented/switch_dispatch.c
  invented/switch_validate.c
  stubs/stubs.c
)

set(AC_GENERATED_KERNELS
  invented/gather_kernel.c
  invented/lean_kernel.c
  invented/mingle_kernel.c
  invented/odd_kernel.c
  invented/other_kernel.c
  invented/square_kernel.c
  invented/switch_kernel.c
)

set(AC_GENERATED_HEADERS
  common/dtypes.h
  common/products.h
  include/aclnnop/aclnn_gather.h
  include/aclnnop/aclnn_lean.h
  include/aclnnop/aclnn_mingle.h
  include/aclnnop/aclnn_odd.h
  include/aclnnop/aclnn_other.h
  include/aclnnop/aclnn_pending.h
  include/aclnnop/aclnn_square.h
  include/aclnnop/aclnn_switch.h
  invented/gather.h
  invented/lean.h
  invented/mingle.h
  invented/odd.h
  invented/other.h
  invented/square.h
  invented/switch.h
)

set(AC_GENERATED_TESTS
  tests/invented/gather_test.c
  tests/invented/lean_test.c
  tests/invented/mingle_test.c
  tests/invented/odd_test.c
  tests/invented/other_test.c
  tests/invented/square_test.c
  tests/invented/switch_test.c
)

set(AC_GENERATED_ORACLES
  tests/oracle/gather_oracle.c
  tests/oracle/lean_oracle.c
  tests/oracle/mingle_oracle.c
  tests/oracle/odd_oracle.c
  tests/oracle/oracles.c
  tests/oracle/other_oracle.c
  tests/oracle/square_oracle.c
  tests/oracle/switch_oracle.c
)

set(AC_GENERATED_CATALOGUE
  catalogue/catalogue.c
  catalogue/gather.c
  catalogue/lean.c
  catalogue/mingle.c
  catalogue/odd.c
  catalogue/other.c
  catalogue/square.c
  catalogue/stubs.c
  catalogue/switch.c
)
