# Flags that make bugs harder to exploit, for the code that is installed: functions with arrays on the
# stack check it when they return, copying functions of the C library check the size of their
# destination, and the tables that the loader fills are read-only before the program starts.

add_library(aclnn-cpu-hardening INTERFACE)
target_compile_options(aclnn-cpu-hardening INTERFACE -fstack-protector-strong)
target_link_options(aclnn-cpu-hardening INTERFACE -Wl,-z,relro -Wl,-z,now -Wl,-z,noexecstack)

# The C library checks sizes that the optimiser finds, and warns if optimisation is off. A sanitizer
# checks more, and has to see the original calls.
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
  # The compilers of some distributions define it already.
  target_compile_options(aclnn-cpu-hardening INTERFACE -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3)
endif()
