# Removes what an installation put below a prefix, by the list that it wrote there
# (cmake/manifest.cmake.in):
#
#   cmake -DPREFIX=/opt/aclnn-cpu -P cmake/uninstall.cmake
#
# An installation over an older one calls it with AC_GONE, the files that are no longer part of it.

set(list ${PREFIX}/share/aclnn-cpu/manifest.txt)
if(DEFINED AC_GONE)
  set(AC_GONE_NAMES ${AC_GONE})
elseif(EXISTS ${list})
  file(STRINGS ${list} AC_GONE_NAMES)
else()
  message(FATAL_ERROR "there is no aclnn-cpu to take away in '${PREFIX}': ${list} is missing")
endif()

set(AC_GONE_FOLDERS ${AC_GONE_NAMES})
list(FILTER AC_GONE_FOLDERS INCLUDE REGEX "/$")
list(FILTER AC_GONE_NAMES EXCLUDE REGEX "/$")
foreach(name IN LISTS AC_GONE_NAMES AC_GONE_FOLDERS)
  if(name MATCHES "^/|(^|/)\\.\\.(/|$)")
    message(FATAL_ERROR "${list} is damaged: it names ${name}, which is not below the prefix")
  endif()
endforeach()

set(count 0)
foreach(name IN LISTS AC_GONE_NAMES)
  if(EXISTS ${PREFIX}/${name} OR IS_SYMLINK ${PREFIX}/${name})
    file(REMOVE ${PREFIX}/${name})
    math(EXPR count "${count} + 1")
  endif()
  # What Python keeps of a file that it has run.
  if(name MATCHES "^(.*)/([^/]*)\\.py$")
    set(cache ${PREFIX}/${CMAKE_MATCH_1}/__pycache__)
    file(GLOB compiled "${cache}/${CMAKE_MATCH_2}.*.pyc")
    if(compiled)
      file(REMOVE ${compiled})
      execute_process(COMMAND rmdir ${cache} OUTPUT_QUIET ERROR_QUIET)
    endif()
  endif()
endforeach()
# Deepest folders first; rmdir fails for those that hold other files, which is intended.
list(SORT AC_GONE_FOLDERS ORDER DESCENDING)
foreach(folder IN LISTS AC_GONE_FOLDERS)
  get_filename_component(path ${PREFIX}/${folder} ABSOLUTE)
  execute_process(COMMAND rmdir ${path} OUTPUT_QUIET ERROR_QUIET)
endforeach()
if(NOT DEFINED AC_GONE)
  message("${count} files of aclnn-cpu are gone from ${PREFIX}")
endif()
