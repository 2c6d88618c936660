# Generated from the specs by codegen.
# Do not edit: change the spec, then run python3 -m codegen.
#
# The files of the build, relative to this one.

set(AC_GENERATED_SOURCES
  common/dtypes.c
  common/products.c
  invented/cleft_dispatch.c
  invented/cleft_validate.c
  invented/fixed_dispatch.c
  invented/fixed_validate.c
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
<<<<<<< HEAD
  invented/share_dispatch.c
  invented/share_validate.c
=======
  invented/spare_dispatch.c
  invented/spare_validate.c
>>>>>>> 34eadbf (Scalars that may be null, ignored tensors and shared headers: the page, the schema, bad specs, goldens; digests)
  invented/square_dispatch.c
  invented/square_validate.c
  invented/switch_dispatch.c
  invented/switch_validate.c
  stubs/stubs.c
)

set(AC_GENERATED_KERNELS
  invented/cleft_kernel.c
  invented/fixed_kernel.c
  invented/gather_kernel.c
  invented/lean_kernel.c
  invented/mingle_kernel.c
  invented/odd_kernel.c
  invented/other_kernel.c
<<<<<<< HEAD
  invented/share_kernel.c
=======
  invented/spare_kernel.c
>>>>>>> 34eadbf (Scalars that may be null, ignored tensors and shared headers: the page, the schema, bad specs, goldens; digests)
  invented/square_kernel.c
  invented/switch_kernel.c
)

set(AC_GENERATED_HEADERS
  common/dtypes.h
  common/products.h
  include/aclnnop/aclnn_cleft.h
  include/aclnnop/aclnn_fixed.h
  include/aclnnop/aclnn_gather.h
  include/aclnnop/aclnn_lean.h
  include/aclnnop/aclnn_mingle.h
  include/aclnnop/aclnn_odd.h
  include/aclnnop/aclnn_other.h
  include/aclnnop/aclnn_pending.h
  include/aclnnop/aclnn_share.h
  include/aclnnop/aclnn_square.h
  include/aclnnop/aclnn_switch.h
  invented/cleft.h
  invented/fixed.h
  invented/gather.h
  invented/lean.h
  invented/mingle.h
  invented/odd.h
  invented/other.h
<<<<<<< HEAD
  invented/share.h
=======
  invented/spare.h
>>>>>>> 34eadbf (Scalars that may be null, ignored tensors and shared headers: the page, the schema, bad specs, goldens; digests)
  invented/square.h
  invented/switch.h
)

set(AC_GENERATED_TESTS
  tests/invented/cleft_test.c
  tests/invented/fixed_test.c
  tests/invented/gather_test.c
  tests/invented/lean_test.c
  tests/invented/mingle_test.c
  tests/invented/odd_test.c
  tests/invented/other_test.c
<<<<<<< HEAD
  tests/invented/share_test.c
=======
  tests/invented/spare_test.c
>>>>>>> 34eadbf (Scalars that may be null, ignored tensors and shared headers: the page, the schema, bad specs, goldens; digests)
  tests/invented/square_test.c
  tests/invented/switch_test.c
)

set(AC_GENERATED_ORACLES
  tests/oracle/cleft_oracle.c
  tests/oracle/fixed_oracle.c
  tests/oracle/gather_oracle.c
  tests/oracle/lean_oracle.c
  tests/oracle/mingle_oracle.c
  tests/oracle/odd_oracle.c
  tests/oracle/oracles.c
  tests/oracle/other_oracle.c
  tests/oracle/spare_oracle.c
  tests/oracle/square_oracle.c
  tests/oracle/switch_oracle.c
)

set(AC_GENERATED_CATALOGUE
  catalogue/catalogue.c
  catalogue/cleft.c
  catalogue/fixed.c
  catalogue/gather.c
  catalogue/lean.c
  catalogue/mingle.c
  catalogue/odd.c
  catalogue/other.c
<<<<<<< HEAD
  catalogue/share.c
=======
  catalogue/spare.c
>>>>>>> 34eadbf (Scalars that may be null, ignored tensors and shared headers: the page, the schema, bad specs, goldens; digests)
  catalogue/square.c
  catalogue/stubs.c
  catalogue/switch.c
)
