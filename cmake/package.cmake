# cpack makes a Debian package. Everything is installed under its own prefix, /usr/lib/aclnn-cpu, because
# names such as libascendcl.so and acl/acl.h could conflict with other packages. Links in /usr/bin and
# /usr/share point there.

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME aclnn-cpu)
set(CPACK_PACKAGE_VENDOR "aclnn-cpu")
set(CPACK_PACKAGE_CONTACT "aclnn-cpu maintainers <maintainers@aclnn-cpu.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "aclnn operator library for CPUs")
set(CPACK_PACKAGE_DESCRIPTION
"An independent implementation of the aclnn operators and of the acl
runtime for CPUs: the same headers, calls, checks and status codes, so
that a program written for an NPU builds and runs where there is none.

This package has the library, its headers, and the aclnn program, which
runs, measures and explains operators, and the Python package
aclnn_cpu. All of it lies in /usr/lib/aclnn-cpu; set_env.sh there makes
it known to a shell.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr/lib/aclnn-cpu)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libpthreadpool-dev")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "python3-numpy") # for the Python package alone
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

# Links and documents outside the prefix, created with the package.
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_BINARY_DIR}/package_links.cmake)
configure_file(cmake/debian/changelog.in ${CMAKE_BINARY_DIR}/changelog @ONLY)
configure_file(cmake/package_links.cmake.in ${CMAKE_BINARY_DIR}/package_links.cmake @ONLY)
include(CPack)
