"""The compiled launcher, which all drivers share: `launch.c`, `stream.h`, and the LLVM text made of them."""
