# The layout in which programs for CANN expect a toolkit: include, include/aclnn, lib64 (and lib) with
# the names of its libraries, set_env.sh.

# All these names are links to this library.
set(AC_TOOLKIT_LIBRARIES ascendcl nnopbase opapi opapi_nn opapi_math acl_op_compiler)

set(links ${CMAKE_BINARY_DIR}/toolkit)
file(REMOVE_RECURSE ${links})
file(MAKE_DIRECTORY ${links})
foreach(name IN LISTS AC_TOOLKIT_LIBRARIES)
  file(CREATE_LINK libaclnn-cpu.so.${PROJECT_VERSION_MAJOR} ${links}/lib${name}.so SYMBOLIC)
  install(FILES ${links}/lib${name}.so DESTINATION ${CMAKE_INSTALL_LIBDIR})
endforeach()

# Makes lib64 a link if the libraries are in lib, or lib if they are in lib64. With any other folder for
# libraries there is no such layout.
set(other_lib "lib64")
set(other_lib64 "lib")
set(AC_TOOLKIT_LIBDIR ${CMAKE_INSTALL_LIBDIR})
if(DEFINED other_${CMAKE_INSTALL_LIBDIR})
  set(other ${other_${CMAKE_INSTALL_LIBDIR}})
  file(CREATE_LINK ${CMAKE_INSTALL_LIBDIR} ${links}/${other} SYMBOLIC)
  install(FILES ${links}/${other} DESTINATION .)
  set(AC_TOOLKIT_LIBDIR lib64)
endif()
configure_file(cmake/set_env.sh.in ${CMAKE_BINARY_DIR}/set_env.sh @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/set_env.sh DESTINATION .)
