# Source this file to build against aclnn-cpu and to run with it as with a toolkit of CANN:
#
#   . /path/to/set_env.sh
#
# aclnn-cpu is an independent CPU implementation of the aclnn operators; ACLNN_CPU_BANNER=1 makes
# every program say so.

if [ -n "${BASH_SOURCE:-}" ]; then
    ASCEND_HOME_PATH=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
elif [ -n "${ZSH_VERSION:-}" ]; then
    ASCEND_HOME_PATH=$(cd "$(dirname "$0")" && pwd)
else
    # A plain shell does not say which file it reads.
    : "${ASCEND_HOME_PATH:?set it to the folder of set_env.sh first: this shell does not tell}"
fi
export ASCEND_HOME_PATH
export ASCEND_TOOLKIT_HOME=$ASCEND_HOME_PATH
export LD_LIBRARY_PATH=$ASCEND_HOME_PATH/lib64${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
export LIBRARY_PATH=$ASCEND_HOME_PATH/lib64${LIBRARY_PATH:+:$LIBRARY_PATH}
export CPATH=$ASCEND_HOME_PATH/include${CPATH:+:$CPATH}
export CMAKE_PREFIX_PATH=$ASCEND_HOME_PATH${CMAKE_PREFIX_PATH:+:$CMAKE_PREFIX_PATH}
if [ -d "$ASCEND_HOME_PATH/bin" ]; then
    export PATH=$ASCEND_HOME_PATH/bin:$PATH
fi
