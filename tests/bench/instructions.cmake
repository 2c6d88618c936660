# Instruction counts under callgrind, part of ./dev test. The table has a column for each compiler;
# sanitizers and other build types have other counts.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$" AND CMAKE_BUILD_TYPE STREQUAL "Release"
   AND NOT ACLNN_CPU_SANITIZE)
  add_executable(instructions ${CMAKE_CURRENT_LIST_DIR}/instructions.c ${AC_GENERATED_CATALOGUE})
  target_link_libraries(instructions PRIVATE aclnn-cpu-static aclnn-cpu-flags)
  target_include_directories(instructions PRIVATE ${PROJECT_SOURCE_DIR}/tools)
  string(REGEX MATCH "^[0-9]+" major ${CMAKE_C_COMPILER_VERSION})
  string(TOLOWER ${CMAKE_C_COMPILER_ID} compiler)
  add_test(NAME instructions
           COMMAND /usr/bin/python3 ${CMAKE_CURRENT_LIST_DIR}/instructions_test.py
                   $<TARGET_FILE:instructions> ${compiler}-${major})
  set_tests_properties(instructions PROPERTIES LABELS python SKIP_RETURN_CODE 77 TIMEOUT 600)
endif()
