# What ./dev test runs of this folder; the benchmark is a project of its own (CMakeLists.txt).

# Instruction counts under callgrind. The table has a column for each compiler;
# sanitizers and other build types have other counts.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$" AND CMAKE_BUILD_TYPE STREQUAL "Release"
   AND NOT ACLNN_CPU_SANITIZE)
  aclnn_cpu_program(instructions ${CMAKE_CURRENT_LIST_DIR}/instructions.c LINK aclnn-cpu-client)
  string(REGEX MATCH "^[0-9]+" major ${CMAKE_C_COMPILER_VERSION})
  string(TOLOWER ${CMAKE_C_COMPILER_ID} compiler)
  add_test(NAME instructions
           COMMAND /usr/bin/python3 ${CMAKE_CURRENT_LIST_DIR}/instructions_test.py
                   $<TARGET_FILE:instructions> ${compiler}-${major})
  set_tests_properties(instructions PROPERTIES LABELS python SKIP_RETURN_CODE 77 TIMEOUT 600)
endif()

add_test(NAME bench_report
         COMMAND ${python} -m pytest -q -p no:cacheprovider ${CMAKE_CURRENT_LIST_DIR}/test_report.py)
add_test(NAME bench_types
         COMMAND /usr/bin/mypy --strict report.py goals.py reasons.py results.py loops.py plot.py
                 instructions_test.py test_report.py
         WORKING_DIRECTORY ${CMAKE_CURRENT_LIST_DIR})
set_tests_properties(bench_report bench_types PROPERTIES LABELS python)
