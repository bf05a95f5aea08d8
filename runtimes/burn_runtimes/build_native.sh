#!/bin/sh
# Turns llvm_cpu/pool.c and native/launch.c into the LLVM IR text that ships, for each machine. Needs a clang
# whose LLVM is that of llvmlite (22).
set -eu
cd "$(dirname "$0")"
CLANG=${CLANG:-clang-22}
for source in llvm_cpu/pool native/launch; do
    for machine in x86_64 aarch64; do
        { echo "; made from ${source#*/}.c by build_native.sh; do not edit"
          "$CLANG" -O2 -S -emit-llvm -Wall -Wextra -Werror -fno-ident -fno-stack-protector -fno-strict-aliasing \
              -fno-asynchronous-unwind-tables -target "$machine-unknown-linux-gnu" "$source.c" -o - |
              sed -e '/^source_filename/d' -e '/^target triple/d' -e '/^; ModuleID/d' -e '/^!llvm.ident/d'
        } >"$source.$machine.ll"
    done
done
