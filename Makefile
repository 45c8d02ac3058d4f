# `make run` and `make test` do everything on a machine that has Swift; the other targets serve development.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

# Passed to every build, so that objects are shared: `make test SWIFT_FLAGS="-Xswiftc -warnings-as-errors"`.
SWIFT_FLAGS ?=
# Passed to the showcase: `make run ARGUMENTS="--lan"`.
ARGUMENTS ?=
# Passed to pytest: `make test-browser PYTEST_FLAGS="-k two_fingers"`.
PYTEST_FLAGS ?=
# Seconds that each fuzzer runs, and what is passed to them: `make fuzz TIME=600 FUZZ_FLAGS="dump session"`.
TIME ?= 60
FUZZ_FLAGS ?=
# Passed to the soak: `make soak SOAK_FLAGS="--events 1000000 --first 5000"`.
SOAK_FLAGS ?= --events 10000000
# Passed to the benchmarks beside other toolkits: `make bench BENCH_FLAGS="--rounds 1 --without gtk,chromium"`.
BENCH_FLAGS ?=
# Passed to the painting benchmark: `make bench-painting PAINTING_FLAGS="--seconds 20"`.
PAINTING_FLAGS ?=
# Passed to the latency benchmark: `make latency LATENCY_FLAGS="--no-threshold"`.
LATENCY_FLAGS ?=

# The desktop's media controls need libdbus, which `make test` installs; without it everything else builds unchanged.
# Asked when a recipe runs, not before: an earlier one may have installed it.
traits = $(shell pkg-config --exists dbus-1 2>/dev/null && echo --traits MPRIS)
# Each sanitizer has a folder and a list of suites, and builds nothing else: no server's cryptography where no server is tested.
# Lines in its reports are all that is wanted of debug information. GNU gold warns of every function of the sanitizer; LLD does not.
# A batch of the compiler's reads the whole module: two large ones, for two cores, cost less than twenty small ones.
sanitizer_flags = -Xswiftc -gline-tables-only -Xswiftc -use-ld=lld -Xswiftc -driver-batch-size-limit -Xswiftc 300
# The core, and the readers of files and of the bus. Objects of an application and its tests live as long as the program, so leaks
# are not looked for. Freed memory is filled: Swift's runtime, which is not instrumented, would take an object that is gone for
# one that is there.
address_suites = CoreGraphicsTests CoreMotionTests EventSessionTests EventTraceTests GestureSequenceTests MPRISPlayerTests \
	MediaPlayerTests SystemStoryTests ThreadTests UIKitExplainingTests UIKitTests ViewDumpTests SoakCheck
address = RESPONDER_SUITES="$(address_suites)" ASAN_OPTIONS=detect_leaks=0:max_free_fill_size=4096:free_fill_byte=90
address_flags = --sanitize address --scratch-path .build/address $(sanitizer_flags)
# Where threads meet: the queue that all input comes through, values that may be shared, the recorder's writer, sensors. The core's
# own suites stay on the main actor, where there is nothing to race with. The server, its host and the inspector bring the
# cryptography along, which takes longer to build than all else: BrowserHostTests, InspectorTests, WebServerTests by request.
THREAD_SUITES ?= CoreMotionTests EventSessionTests ThreadTests
threads = RESPONDER_SUITES="$(THREAD_SUITES)" TSAN_OPTIONS="suppressions=$(CURDIR)/Tests/Support/thread-sanitizer.txt"
thread_flags = --sanitize thread --scratch-path .build/threads $(sanitizer_flags)
release_build = swift build -c release --product Showcase $(traits) $(SWIFT_FLAGS)
release_products = swift build -c release --show-bin-path
formatted = Sources Tests Benchmarks Package.swift
documented = EventTrace CoreGraphics UIKit MediaPlayer CoreMotion UIKitTesting WebServer BrowserHost

.PHONY: help
help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 22

.PHONY: run
run: ## Start the showcase and print its address
	@Scripts/require-swift
	@$(release_build)
	@exec "$$($(release_products))/Showcase" $(ARGUMENTS)

.PHONY: test
test: ## Install what is missing and run every test
	@Scripts/require-swift
	@$(MAKE) --no-print-directory environment test-swift check-instructions
	@$(MAKE) --no-print-directory fuzz TIME=5 FUZZ_FLAGS=-seed=1
	@$(MAKE) --no-print-directory test-threads test-address
	@$(MAKE) --no-print-directory test-browser
	@$(MAKE) --no-print-directory test-server
	@$(MAKE) --no-print-directory test-desktop

.PHONY: test-swift
test-swift: ## Run the Swift tests alone
	@Scripts/heading "Swift tests"
	@swift test $(traits) $(SWIFT_FLAGS)
	@Scripts/heading "A moving finger allocates nothing"
	@swift run -c release $(traits) $(SWIFT_FLAGS) AllocationCheck
	@Scripts/heading "A million events of random gestures"
	@swift run -c release $(traits) $(SWIFT_FLAGS) GestureCheck
	@Scripts/heading "Text views edited at random"
	@swift run -c release $(traits) $(SWIFT_FLAGS) EditingCheck
	@Scripts/heading "Mistakes end a program with the rule they break"
	@swift run -c release $(traits) $(SWIFT_FLAGS) TrapCheck
	@Scripts/heading "Half a million events with code that interferes"
	@swift run -c release $(traits) $(SWIFT_FLAGS) SoakCheck

.PHONY: test-address
test-address: ## Run the core's tests and a short SoakCheck under AddressSanitizer
	@Scripts/heading "Core's tests, under AddressSanitizer"
	@$(address) swift test $(address_flags) $(traits) $(SWIFT_FLAGS)
	@Scripts/heading "Fifty thousand events with code that interferes, under AddressSanitizer"
	@$(address) swift run $(address_flags) $(traits) $(SWIFT_FLAGS) SoakCheck --events 50000

.PHONY: test-threads
test-threads: ## Run the suites in which threads meet under ThreadSanitizer
	@Scripts/heading "Swift tests, under ThreadSanitizer"
	@$(threads) swift test $(thread_flags) $(traits) $(SWIFT_FLAGS)

.PHONY: fuzz
fuzz: ## Give made-up bytes to every reader of what comes from outside, TIME seconds each
	@Scripts/heading "Fuzzers, $(TIME) seconds each"
	@FUZZ_BUILD_FLAGS="$(traits) $(SWIFT_FLAGS)" Scripts/fuzz run $(TIME) $(FUZZ_FLAGS)

.PHONY: fuzz-merge
fuzz-merge: ## Keep in the repository what the fuzzers found and what reaches more code
	@FUZZ_BUILD_FLAGS="$(traits) $(SWIFT_FLAGS)" Scripts/fuzz merge $(FUZZ_FLAGS)

.PHONY: soak
soak: ## Play ten million events of random applications whose code interferes
	@SOAK_SEED=.build/soak.seed swift run -c release $(traits) $(SWIFT_FLAGS) SoakCheck $(SOAK_FLAGS)

.PHONY: check-instructions
check-instructions: ## Count the instructions of the core paths; fails over their thresholds
	@Scripts/install-missing valgrind
	@Scripts/heading "Instructions of the core paths"
	@SWIFT_BUILD_FLAGS="$(traits) $(SWIFT_FLAGS)" Benchmarks/instructions/check-instructions

.PHONY: test-browser
test-browser: environment ## Run the browser tests alone
	@Scripts/heading "Showcase, release build"
	@$(release_build)
	@Scripts/heading "Browser tests"
	@SHOWCASE="$$($(release_products))/Showcase" .venv/bin/python -m pytest Tests/Browser $(PYTEST_FLAGS)

.PHONY: test-desktop
test-desktop: environment ## Run the tests with a session bus and playerctl alone
	@Scripts/heading "Showcase, release build"
	@$(release_build)
	@Scripts/heading "Desktop tests"
	@SHOWCASE="$$($(release_products))/Showcase" .venv/bin/python -m pytest Tests/Desktop $(PYTEST_FLAGS)

.PHONY: test-server
test-server: environment ## Run the tests of the server under load, under attack and behind proxies alone
	@Scripts/install-missing caddy nginx openssl
	@Scripts/heading "Showcase, release build"
	@$(release_build)
	@Scripts/heading "Server tests"
	@SHOWCASE="$$($(release_products))/Showcase" .venv/bin/python -m pytest Tests/Server $(PYTEST_FLAGS)

.PHONY: load
load: environment ## Let two hundred tabs work: for ten minutes, or TIME=SECONDS, TABS=NUMBER
	@Scripts/heading "Showcase, release build"
	@$(release_build)
	@Scripts/heading "Load"
	@SHOWCASE="$$($(release_products))/Showcase" TIME=$(if $(filter command,$(origin TIME)),$(TIME),600) TABS=$(or $(TABS),200) \
		.venv/bin/python -m pytest Tests/Server/test_load.py

.PHONY: day
day: environment ## Use the showcase for an hour as if it were a day, or for TIME=SECONDS: memory must be flat
	@Scripts/heading "Showcase, release build"
	@$(release_build)
	@Scripts/heading "A day's use"
	@SHOWCASE="$$($(release_products))/Showcase" TIME=$(if $(filter command,$(origin TIME)),$(TIME),3600) \
		.venv/bin/python -m pytest Tests/Server/test_day.py $(PYTEST_FLAGS)

.PHONY: environment
environment: ## Install what the browser, server and desktop tests need
	@Scripts/install-missing chromium fonts-liberation python3-venv libdbus-1-dev dbus playerctl libglib2.0-bin
	@Scripts/python-environment Tests/Browser/requirements.txt

.PHONY: docs
docs: ## Build the DocC documentation into .build/documentation
	@Scripts/require-swift
	@swift package --allow-writing-to-directory .build/documentation generate-documentation \
		$(addprefix --target ,$(documented)) --enable-experimental-combined-documentation \
		--transform-for-static-hosting --output-path .build/documentation

.PHONY: format
format: ## Format the Swift sources in place
	@swift format format --in-place --parallel --recursive $(formatted)

.PHONY: lint
lint: ## Check the format and the house rules
	@swift format lint --strict --parallel --recursive $(formatted)
	@Scripts/check-house

.PHONY: bench
bench: environment ## Measure hit-testing and delivery beside Qt, GTK and Chromium
	@Scripts/install-missing g++ pkg-config qt6-base-dev libgtk-4-dev xvfb
	@Scripts/heading "Benchmarks, release build"
	@swift build -c release --product SpeedBenchmark $(traits) $(SWIFT_FLAGS)
	@Benchmarks/peers/build .build/peers
	@Scripts/heading "Benchmarks"
	@.venv/bin/python Benchmarks/bench.py --responder "$$($(release_products))/SpeedBenchmark" --peers .build/peers \
		--chart .build/bench.svg $(BENCH_FLAGS)

.PHONY: bench-gestures
bench-gestures: ## Measure what recognizers cost a moving finger
	@swift run -c release $(traits) $(SWIFT_FLAGS) GestureBenchmark

.PHONY: bench-trace
bench-trace: ## Count what a trace costs that nobody reads, in instructions; fails over 2 %
	@Scripts/install-missing valgrind
	@Benchmarks/trace/trace-overhead

.PHONY: bench-recording
bench-recording: ## Measure what recording costs ten fingers; fails at 1 % of a core
	@swift run -c release $(traits) $(SWIFT_FLAGS) RecordingBenchmark

.PHONY: bench-typing
bench-typing: ## Measure what a key costs in a megabyte of text; fails over 2 ms
	@swift run -c release $(traits) $(SWIFT_FLAGS) TypingBenchmark

.PHONY: bench-painting
bench-painting: environment ## Measure what painting costs the program, and its start; fails over half a core, and over 100 ms
	@Scripts/heading "Benchmarks, release build"
	@swift build -c release --product PaintingBenchmark $(traits) $(SWIFT_FLAGS)
	@$(release_build)
	@Scripts/heading "Painting"
	@.venv/bin/python Benchmarks/painting/painting.py --painting "$$($(release_products))/PaintingBenchmark" \
		--showcase "$$($(release_products))/Showcase" $(PAINTING_FLAGS)

.PHONY: latency
latency: environment ## Measure the time from a touch in Chromium to the painted answer
	@Scripts/heading "Showcase, release build"
	@$(release_build)
	@Scripts/heading "Latency"
	@SHOWCASE="$$($(release_products))/Showcase" .venv/bin/python Benchmarks/latency/latency.py $(LATENCY_FLAGS)
