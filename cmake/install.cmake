# Headers, both libraries, the program, a CMake package, a pkg-config file, and the toolkit layout.

# Folders that may be shared with other software; `uninstall` removes those that this install created.
set(AC_MANIFEST share/aclnn-cpu/manifest.txt)
string(CONCAT AC_FOLDERS ". ${CMAKE_INSTALL_BINDIR} ${CMAKE_INSTALL_INCLUDEDIR} ${CMAKE_INSTALL_LIBDIR} "
  "${CMAKE_INSTALL_LIBDIR}/cmake ${CMAKE_INSTALL_LIBDIR}/pkgconfig share ${CMAKE_INSTALL_DATADIR} "
  "${CMAKE_INSTALL_DATADIR}/bash-completion ${CMAKE_INSTALL_DATADIR}/bash-completion/completions "
  "${CMAKE_INSTALL_DATADIR}/zsh ${CMAKE_INSTALL_DATADIR}/zsh/site-functions ${CMAKE_INSTALL_DATADIR}/fish "
  "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d "
  "${CMAKE_INSTALL_MANDIR} ${CMAKE_INSTALL_MANDIR}/man1 ${CMAKE_INSTALL_DATADIR}/doc")
configure_file(cmake/manifest.cmake.in ${CMAKE_BINARY_DIR}/manifest.cmake @ONLY)
install(SCRIPT ${CMAKE_BINARY_DIR}/manifest.cmake)

install(DIRECTORY runtime/include/ generated/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
        FILES_MATCHING PATTERN "*.h")
install(TARGETS aclnn-cpu aclnn-cpu-static EXPORT aclnn-cpu-targets
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
set_target_properties(aclnn-cpu-static PROPERTIES EXPORT_NAME aclnn-cpu-static)
# Debug information stays in the build folder, unless the build type asks for it.
if(CMAKE_STRIP AND CMAKE_BUILD_TYPE MATCHES "^(Release|MinSizeRel)$")
  install(CODE "
    execute_process(COMMAND ${CMAKE_STRIP} --strip-debug
      \$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_LIBDIR}/libaclnn-cpu.so.${PROJECT_VERSION}
      \$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_LIBDIR}/libaclnn-cpu.a
      COMMAND_ERROR_IS_FATAL ANY)")
endif()
install(EXPORT aclnn-cpu-targets NAMESPACE aclnn-cpu::
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/aclnn-cpu)

configure_package_config_file(cmake/aclnn-cpu-config.cmake.in
  ${CMAKE_BINARY_DIR}/aclnn-cpu-config.cmake
  INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/aclnn-cpu)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/aclnn-cpu-config-version.cmake
  COMPATIBILITY SameMajorVersion)
install(FILES ${CMAKE_BINARY_DIR}/aclnn-cpu-config.cmake
              ${CMAKE_BINARY_DIR}/aclnn-cpu-config-version.cmake
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/aclnn-cpu)

# pkg-config: aclnn-cpu is the shared library, aclnn-cpu-static the static one in a program that is not
# static itself. A program without any shared library (pkg-config --static aclnn-cpu) needs a static
# pthreadpool too, which Debian does not have.
file(RELATIVE_PATH AC_PREFIX_FROM_PC /prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig /prefix)
string(REGEX REPLACE "/$" "" AC_PREFIX_FROM_PC ${AC_PREFIX_FROM_PC})
get_filename_component(pool_folder ${PTHREADPOOL_LIBRARY} DIRECTORY)
set(AC_POOL_SHARED "-lpthreadpool ")
if(NOT pool_folder IN_LIST CMAKE_C_IMPLICIT_LINK_DIRECTORIES)
  set(AC_POOL_SHARED "-L${pool_folder} -lpthreadpool ")
endif()
find_library(AC_POOL_ARCHIVE libpthreadpool.a HINTS ${pool_folder})
set(AC_POOL_STATIC "")
if(AC_POOL_ARCHIVE)
  set(AC_POOL_STATIC ${AC_POOL_SHARED})
endif()
foreach(name IN ITEMS aclnn-cpu aclnn-cpu-static)
  configure_file(cmake/${name}.pc.in ${CMAKE_BINARY_DIR}/${name}.pc @ONLY)
  install(FILES ${CMAKE_BINARY_DIR}/${name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endforeach()

install(TARGETS aclnn RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES tools/aclnn.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES tools/aclnn.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
        RENAME aclnn)
install(FILES tools/aclnn.zsh DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions RENAME _aclnn)
install(FILES tools/aclnn.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)

# The Python package, in the folder that a toolkit has for such.
if(AC_PYTHON_FILES)
  install(TARGETS aclnn-cpu-python LIBRARY DESTINATION python/site-packages/aclnn_cpu COMPONENT python)
  install(FILES ${AC_PYTHON_FILES} DESTINATION python/site-packages/aclnn_cpu COMPONENT python)
endif()

# Licence, all pages with their pictures, and examples with their own build files.
install(FILES LICENSE README.md CONTRIBUTING.md tests/accuracy/figures.txt DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY docs/ DESTINATION ${CMAKE_INSTALL_DOCDIR}
        FILES_MATCHING PATTERN "*.md" PATTERN "*.svg" PATTERN site EXCLUDE)
install(DIRECTORY generated/docs/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/operators)
file(GLOB AC_SPEC_PAGES CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/spec/*.md)
install(FILES ${AC_SPEC_PAGES} generated/schema.json DESTINATION ${CMAKE_INSTALL_DOCDIR}/spec)
install(DIRECTORY examples DESTINATION ${CMAKE_INSTALL_DOCDIR} USE_SOURCE_PERMISSIONS
        FILES_MATCHING REGEX "[.](c|cpp|h|sh|txt)$")
file(GLOB AC_PAGES CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/docs ${PROJECT_SOURCE_DIR}/docs/*.md)
configure_file(cmake/pages.cmake.in ${CMAKE_BINARY_DIR}/pages.cmake @ONLY)
install(SCRIPT ${CMAKE_BINARY_DIR}/pages.cmake)

include(cmake/toolkit.cmake)

# Last, the list of all installed files, and the target that removes them.
install(SCRIPT ${CMAKE_BINARY_DIR}/manifest.cmake)
if(PROJECT_IS_TOP_LEVEL)
  add_custom_target(uninstall VERBATIM
    COMMAND ${CMAKE_COMMAND} -DPREFIX=${CMAKE_INSTALL_PREFIX} -P ${PROJECT_SOURCE_DIR}/cmake/uninstall.cmake)
endif()
