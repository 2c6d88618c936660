# Headers, both libraries, the program, a CMake package, a pkg-config file, and the toolkit layout.

install(DIRECTORY runtime/include/ generated/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
        FILES_MATCHING PATTERN "*.h")
install(TARGETS aclnn-cpu aclnn-cpu-static EXPORT aclnn-cpu-targets
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
set_target_properties(aclnn-cpu-static PROPERTIES EXPORT_NAME aclnn-cpu-static)
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

configure_file(cmake/aclnn-cpu.pc.in ${CMAKE_BINARY_DIR}/aclnn-cpu.pc @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/aclnn-cpu.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

install(TARGETS aclnn RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES tools/aclnn.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES tools/aclnn.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
        RENAME aclnn)

include(cmake/toolkit.cmake)
