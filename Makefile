# Set-up, demo, tests and checks from a bare machine: python3 (3.11 or newer) and make are enough.
# Everything is installed into .venv. Nothing is installed outside this folder, but for one case: as root, on a
# system with apt, `make test` installs drivers that let it test more devices (DEVICES_BY_APT=0 leaves them out).

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# What is installed already; the name says for which Python, so that another one is noticed.
CORE := $(VENV)/.stamp-core-$(notdir $(PYTHON))
DEV := $(VENV)/.stamp-dev-$(notdir $(PYTHON))
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet install
DEVICES := $(VENV)/.stamp-devices-$(notdir $(PYTHON))
# Packages and drivers that let tests run on more devices; each is left out if it cannot be installed.
DEVICE_PACKAGES := numba pyopencl wgpu wgpudawn cuda-bindings nvidia-cuda-nvrtc nvidia-cuda-runtime nvidia-cuda-crt
JOBS ?= 2
PYTEST_ARGS ?=
DEVICES_BY_APT ?= 1

export PIP_ROOT_USER_ACTION := ignore

.DEFAULT_GOAL := help
.PHONY: help setup demo devices test test-fast check format pool clean

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' Makefile | awk -F ':.*## ' '{printf "  make %-10s %s\n", $$1, $$2}'

demo: $(CORE)  ## install what is needed, run a custom kernel, print what ran where
	@$(BIN)/python examples/custom_kernel.py

setup: $(DEV)  ## install the package with its development tools

devices: $(DEVICES)  ## install what lets tests run on more devices, as far as this machine allows

test: $(DEVICES)  ## run all tests on all devices found, print what was proven and what was skipped
	@$(BIN)/python -m pytest -q -n $(JOBS) $(PYTEST_ARGS)

test-fast: $(DEVICES)  ## the tests that are not marked slow
	@$(BIN)/python -m pytest -q -n $(JOBS) -m "not slow" $(PYTEST_ARGS)

check: $(DEVICES)  ## lint, formatting, types, layers, sizes
	@status=0; \
	for step in "ruff check" "ruff format --check" pyright mypy lint-imports "pre-commit validate-config" \
		"pytest -q -p no:cacheprovider tests/unit/test_size.py tests/unit/test_layout.py"; do \
		echo "$$step"; $(BIN)/$$step || status=1; \
	done; \
	exit $$status

pool:  ## compile the C of the runtimes to the LLVM text that ships; needs clang 22
	@runtimes/burn_runtimes/build_native.sh

format: $(DEV)  ## format and mend what can be mended without a person
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean:  ## remove the virtual environment and every cache
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache build dist

# One sentence for each way in which the machine may be too bare. An existing .venv is kept, unless PYTHON was
# given and names another version than the one .venv was made with.
define PREPARE
command -v $(PYTHON) >/dev/null || \
	{ echo "burn-cube needs Python 3.11 or newer, and there is no '$(PYTHON)' here: install it, or name one with PYTHON=..." >&2; exit 1; }; \
$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	{ echo "burn-cube needs Python 3.11 or newer, and '$(PYTHON)' is $$($(PYTHON) -V 2>&1 | cut -d' ' -f2): name a newer one with PYTHON=python3.12" >&2; exit 1; }; \
$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	{ echo "'$(PYTHON)' cannot make virtual environments: install its venv module (on Debian and Ubuntu: apt install python3-venv)" >&2; exit 1; }; \
version='import sys; print(*sys.version_info[:2])'; \
if [ ! -x $(BIN)/python ] || ! $(BIN)/python -m pip --version >/dev/null 2>&1; then \
	echo "making a virtual environment in $(VENV)"; $(PYTHON) -m venv --clear $(VENV); \
elif [ "$(origin PYTHON)" != file ] && [ "$$($(BIN)/python -c "$$version")" != "$$($(PYTHON) -c "$$version")" ]; then \
	echo "making the virtual environment in $(VENV) again, for $(PYTHON)"; $(PYTHON) -m venv --clear $(VENV); \
fi
endef

$(CORE): pyproject.toml
	@$(PREPARE)
	@echo "installing burn-cube into $(VENV)"
	@$(PIP) --editable .
	@touch $@

$(DEV): pyproject.toml
	@$(PREPARE)
	@echo "installing burn-cube and its development tools into $(VENV)"
	@$(PIP) --editable '.[dev]'
	@touch $@ $(CORE)

# Never fails: what is missing is skipped by the tests, which say so.
$(DEVICES): $(DEV) .ci/devices
	@for package in $(DEVICE_PACKAGES); do \
		$(BIN)/python -m pip show --quiet $$package >/dev/null 2>&1 || \
		$(PIP) --timeout 20 --retries 1 --only-binary :all: $$package >>$(VENV)/devices.log 2>&1 || \
		echo "could not be installed, so its devices are not tested: $$package"; \
	done
	@[ "$(DEVICES_BY_APT)" = 0 ] || .ci/devices $(VENV)/devices.log
	@touch $@
