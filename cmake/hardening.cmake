# What makes mistakes harder to exploit, for the code that is installed: functions with arrays on the
# stack check it when they return, calls of the C library that copy know the size of their destination,
# and the tables that the loader fills are read-only before the program begins.

add_library(aclnn-cpu-hardening INTERFACE)
target_compile_options(aclnn-cpu-hardening INTERFACE -fstack-protector-strong)
target_link_options(aclnn-cpu-hardening INTERFACE -Wl,-z,relro -Wl,-z,now -Wl,-z,noexecstack)

# The C library checks sizes that the optimiser finds, and warns where there is none. A sanitizer sees
# more, and wants to see the calls themselves.
include(CheckCSourceCompiles)
string(TOUPPER "${CMAKE_BUILD_TYPE}" type)
string(MAKE_C_IDENTIFIER "AC_OPTIMISED ${CMAKE_C_FLAGS} ${CMAKE_C_FLAGS_${type}}" optimised)
set(CMAKE_REQUIRED_FLAGS "${CMAKE_C_FLAGS_${type}}")
check_c_source_compiles("
  #ifndef __OPTIMIZE__
  #error not optimised
  #endif
  int main(void) { return 0; }" ${optimised})
unset(CMAKE_REQUIRED_FLAGS)
set(ACLNN_CPU_FORTIFIED 0)
if(${optimised} AND NOT ACLNN_CPU_SANITIZE)
  set(ACLNN_CPU_FORTIFIED 1)
  # Some distributions' compilers define it themselves.
  target_compile_options(aclnn-cpu-hardening INTERFACE -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3)
endif()
