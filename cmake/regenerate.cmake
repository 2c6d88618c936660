# Brings generated/ up to date before the build lists its sources.
#
# A stamp keeps a configure without changes from starting Python: the generator runs when one of its
# inputs is newer than the stamp, or when the list of inputs changed.

find_program(AC_PYTHON python3 PATHS /usr/bin NO_DEFAULT_PATH)
if(NOT AC_PYTHON)
  find_program(AC_PYTHON python3)
endif()

set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${AC_GENERATOR_INPUTS})
set(stamp ${CMAKE_BINARY_DIR}/generated.stamp)
string(SHA256 inputs "${AC_GENERATOR_INPUTS}")
set(stale TRUE)
if(EXISTS ${stamp})
  file(READ ${stamp} last)
  if(last STREQUAL inputs)
    set(stale FALSE)
    foreach(input IN LISTS AC_GENERATOR_INPUTS)
      if(input IS_NEWER_THAN stamp)
        set(stale TRUE)
        break()
      endif()
    endforeach()
  endif()
endif()

if(stale)
  set(found 1)
  if(AC_PYTHON)
    execute_process(COMMAND ${AC_PYTHON} -c "import jinja2, yaml, mpmath, gmpy2" RESULT_VARIABLE found
                    OUTPUT_QUIET ERROR_QUIET)
  endif()
  if(found EQUAL 0)
    execute_process(COMMAND ${AC_PYTHON} -m codegen --store ${CMAKE_BINARY_DIR}/codegen WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
                    RESULT_VARIABLE failed)
    if(failed)
      message(FATAL_ERROR "the generator refused the specs; its messages are above")
    endif()
    file(WRITE ${stamp} ${inputs})
  else()
    message(STATUS "python3 with jinja2, yaml, mpmath and gmpy2 was not found: building the checked-in "
                   "generated/ as it is")
  endif()
endif()
