#!/bin/sh
# Turns pool.c into the LLVM IR text that ships, for each machine. Needs a clang whose LLVM is that of llvmlite (22).
set -eu
cd "$(dirname "$0")"
CLANG=${CLANG:-clang-22}
for machine in x86_64 aarch64; do
    { echo "; made from pool.c by build_pool.sh; do not edit"
      "$CLANG" -O2 -S -emit-llvm -Wall -Wextra -Werror -fno-ident -fno-stack-protector -fno-asynchronous-unwind-tables \
          -target "$machine-unknown-linux-gnu" pool.c -o - |
          sed -e '/^source_filename/d' -e '/^target triple/d' -e '/^; ModuleID/d' -e '/^!llvm.ident/d'; } >"pool.$machine.ll"
done
