# `make run` and `make test` do everything on a machine that has Swift; `make help` lists the rest.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

# Passed to every build, so that objects are shared: `make test SWIFT_FLAGS="-Xswiftc -warnings-as-errors"`.
SWIFT_FLAGS ?=
# Passed to the showcase: `make run ARGUMENTS="--lan"`.
ARGUMENTS ?=
# `make run CONFIGURATION=release` optimizes, which takes twice as long to build.
CONFIGURATION ?= debug
# `make run HOST=window` shows the showcase in a window of the desktop instead of a page.
HOST ?=
# Passed to pytest: `make test-browser PYTEST_FLAGS="-k two_fingers"`.
PYTEST_FLAGS ?=
# Browsers that the browser tests use at a time.
WORKERS ?= $(shell nproc 2>/dev/null || echo 2)
# Seconds that each fuzzer runs, and what is passed to them: `make fuzz TIME=600 FUZZ_FLAGS="dump session"`.
TIME ?= 60
FUZZ_FLAGS ?=
# Passed to the soak: `make soak SOAK_FLAGS="--events 1000000 --first 5000"`.
SOAK_FLAGS ?= --events 10000000
# How many percent more than its threshold a path may take: `make check-instructions TOLERANCE=10`.
TOLERANCE ?= 5
# Passed to the benchmarks: `make bench BENCH_FLAGS="--rounds 1"`, `make bench-painting BENCH_FLAGS="--seconds 20"`,
# `make latency BENCH_FLAGS="--no-threshold"`.
BENCH_FLAGS ?=
# The path below which the site is served: `make site BASE=/responder/`.
BASE ?= /
# The sample of `make mutate`: its seed, how many, of which folders, and what else is passed to Tests/Mutation/mutate.py.
SEED ?= 1
MUTANTS ?= 300
FOLDERS ?=
MUTATE_FLAGS ?=
# Where `make install` puts the command; DESTDIR is put before it.
PREFIX ?= /usr/local
# The suites that ThreadSanitizer runs: `make test-threads THREAD_SUITES="WebServerTests"`.
THREAD_SUITES ?=

# The desktop's media controls need libdbus, which `make test` installs; without it everything else builds unchanged.
# Asked when a recipe runs, not before: an earlier one may have installed it. The showcase is rewritten, as sources for iOS are: with the
# parser of the toolchain, or where that has none with one that the trait Porting builds.
mpris = $(shell pkg-config --exists dbus-1 2>/dev/null && echo $(comma)MPRIS)
traits = --traits Porting$(mpris)
# What processes share needs a secret, and with it a cryptography library. Only `.build/complete` has it: a debug build compiles it in a third
# of the time.
all_traits = --traits Porting$(comma)SharedSecrets$(mpris)
comma := ,

# make's builds do without the compiler's verification of its own intermediate code, without information for debuggers, and without the
# system's modules in the index (SwiftPM finds tests by the index of their sources): a third of the time. A crash names functions, not
# lines. What they build lies in folders of its own, so that `swift build` and `swift test` at hand, which have all of it, build nothing anew.
quick = -debug-info-format none -Xswiftc -index-ignore-system-modules -Xswiftc -Xfrontend -Xswiftc -disable-llvm-verify
# Whole modules, each with its module file: a batch of files reads the module's other files again, and a module file that is made
# apart reads all of them once more, with the tests' macros. A third of the time, and half of the core's. What follows one change
# is longer: the folders of `swift build` and `swift test` at hand are for that.
whole_modules = -Xswiftc -wmo -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -disable-batch-mode -Xswiftc -no-emit-module-separately-wmo
whole = $(quick) $(whole_modules)
debug = --scratch-path .build/make $(whole) $(traits) $(SWIFT_FLAGS)
release = -c release --scratch-path .build/release-checks $(quick) $(traits) $(SWIFT_FLAGS)
# With all traits: pictures need Cairo and Pango, windows SDL, shared secrets a cryptography library. Nobody else builds with them.
sharing = "$(call products,$(complete))/Showcase"
# The trait Window brings Painting along.
complete = --scratch-path .build/complete $(whole) $(all_traits)$(comma)Window $(SWIFT_FLAGS)
complete_suites = PaintingTests WindowHostTests WebServerTests BrowserHostTests Showcase
painting = pkg-config libcairo2-dev libpango1.0-dev libgdk-pixbuf-2.0-dev libsdl2-dev libdbus-1-dev fonts-dejavu-core
# What programs ask the system for: which words are right, and pixels of pictures that are drawn.
asked = hunspell hunspell-en-us poppler-utils librsvg2-bin
# Unicode's cases, in optimized code: three quarters of a million, in seconds.
unicode = -c release --scratch-path .build/unicode -Xswiftc -enable-testing $(quick) $(SWIFT_FLAGS)
# The command alone, with the standard library and Foundation in it, no name of the folder it is built in, and no number of the build.
installed = -c release --scratch-path .build/install --static-swift-stdlib -Xswiftc -no-toolchain-stdlib-rpath -Xlinker --build-id=none $(quick) \
	-Xswiftc -file-prefix-map -Xswiftc $(CURDIR)=. -Xcc -ffile-prefix-map=$(CURDIR)=. $(SWIFT_FLAGS)
# $(call benchmark,NAME) builds one, with the objects of the other optimized checks.
benchmark = RESPONDER_SUITES=$(1) $(swift) build $(release)
# The one that has a window.
window = -c release --scratch-path .build/window $(quick) $(all_traits)$(comma)Window $(SWIFT_FLAGS)
in_window = $(filter window,$(HOST))
windowed_run = --scratch-path .build/run-window $(whole) --traits Porting$(comma)Window$(mpris) $(SWIFT_FLAGS)
# The optimized build has other traits than a window needs.
showcase_build = $(if $(in_window),$(windowed_run),$(if $(filter release,$(CONFIGURATION)),$(release),$(debug)))
# The examples and new apps are packages of their own, in the folder in which Responder was built with the same flags and traits: nothing
# of it is compiled again for them. What a package asks for reaches the compiler in this order.
examples = --package-path Examples --scratch-path .build/make $(whole) $(SWIFT_FLAGS)
test-porting: export RESPONDER_TRAITS = $(if $(mpris),MPRIS$(comma))Porting
windowed = --package-path Examples --scratch-path .build/examples-window $(whole) $(SWIFT_FLAGS)
# The browser tests that decide: what a finger, a key and a text take through a page. The others are those of `make test-pages`.
deciding = $(patsubst %,Tests/Browser/test_%.py,fingers hit_testing gestures interruptions scrolling controls chain text)
products = $$(swift build $(1) --show-bin-path)
# SwiftPM hands traits to the compiler in the order of a set, which is another one in each of its runs: with two traits every other build
# began from nothing. Hashes without a seed end that. What is built runs with seeds.
swift = SWIFT_DETERMINISTIC_HASHING=1 swift
# $(call tests,FLAGS,OPTIONS) builds the tests unless that was done, and runs those that the options name.
tests = $(if $(BUILT),,$(swift) build --build-tests $(1) && )swift test --skip-build $(1) $(2)
pytest = .venv/bin/python -m pytest
# In WORKERS processes at a time: each test has a showcase and a profile of its own.
spread = -n $(WORKERS) --dist worksteal $(PYTEST_FLAGS)
formatted = Sources Tests Plugins Examples/Sources Examples/Tests Benchmarks/*/*.swift */Package.swift Package.swift
documented = EventTrace CoreGraphics UIKitCore UIKitLayout UIKitLists UIKitDragAndDrop UIKitNavigation UIKitPresentations \
	UIKitPickers UIKitAlerts UIKitFiles UIKitNotifications UIKitSound UIKitCoreText UIKitDynamics MediaPlayer CoreMotion UIKitExplaining UIKitTesting WebServer BrowserHost

.PHONY: help run dev test check install deb reproducible sbom mutate coverage lint format docs environment pictures movie site checks
.PHONY: showcase showcase-debug sharing-showcase
.PHONY: $(addprefix test-,swift optimized unicode browser pages engines server desktop address threads secrets pictures window porting documentation site installation) fuzz fuzz-merge soak flakes
.PHONY: load night chaos day cold newcomer check-instructions latency bench $(addprefix bench-,gestures trace recording touches typing painting lists window layout)

help: ## List the targets
	@awk '/^##@ / { printf "\n%s\n", substr($$0, 5) } \
		match($$0, /^[a-z-]+:.*## /) { split($$0, part, ":"); printf "  make %-20s %s\n", part[1], substr($$0, RLENGTH + 1) }' Makefile

##@ Every day

run: ## Start the showcase and print its address; with HOST=window, in a window
	@Scripts/require-swift
	@$(if $(in_window),Scripts/install-missing $(painting))
	@Scripts/build-showcase $(CONFIGURATION) $(showcase_build)
	@$(if $(in_window),RESPONDER_HOST=window) exec "$(call products,$(showcase_build))/Showcase" $(ARGUMENTS)

dev: ## Start the showcase at an address that stays, and start it again with every change of a source
	@Scripts/require-swift
	@Scripts/watch 'Scripts/build-showcase debug $(debug)' "$(call products,$(debug))/Showcase" --dev $(ARGUMENTS)

test: ## Install what is missing and run what decides whether a change is right
	@Scripts/require-swift
	@$(MAKE) --no-print-directory environment
	@Scripts/heading "The Swift tests and the programs, compiled"
	@$(swift) build --build-tests $(debug)
	@echo "The tests run now, and beside them the optimized build, since they use one core. Each is shown when it is done."
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target test-swift test-optimized BUILT=yes
	@$(MAKE) --no-print-directory test-browser BUILT=yes

check: ## Run everything else: sanitizers, fuzzers, long random runs, instructions, server, desktop, latency
	@Scripts/require-swift
	@$(MAKE) --no-print-directory environment test-pages test-unicode check-instructions checks fuzz TIME=5 FUZZ_FLAGS=-seed=1
	@$(MAKE) --no-print-directory test-threads test-address test-secrets test-pictures test-window test-porting test-documentation test-site test-installation test-engines test-server chaos test-desktop latency

format: ## Format the Swift sources in place
	@swift format format --in-place --parallel --recursive $(formatted)

lint: ## Check the format, the house rules and, where tsc is installed, the types of the pages
	@swift format lint --strict --parallel --recursive $(formatted)
	@Scripts/check-house
	@Scripts/check-showcase --selectors
	@Scripts/check-types

docs: ## Build the DocC documentation into .build/documentation
	@Scripts/require-swift
	@$(swift) build $(debug)
	@Scripts/build-reference "$(call products,$(debug))" .build/documentation / $(documented)

site: environment ## Build the site with all of the documentation, for static hosting below BASE, into .build/site
	@Scripts/require-swift
	@$(swift) build $(debug)
	@Scripts/heading "What the site shows of running programs"
	@SHOWCASE="$(call products,$(debug))/Showcase" MATERIAL=.build/site-material $(pytest) Tests/Browser/site_material.py -q
	@Scripts/heading "The reference"
	@Scripts/build-reference "$(call products,$(debug))" .build/reference $(BASE)reference $(documented)
	@.venv/bin/python Scripts/site/build.py --material .build/site-material --reference .build/reference --output .build/site \
		--version "$$("$(call products,$(debug))/responder" --version)"

environment: ## Install what the tests need
	@Scripts/install-missing chromium chromium-headless-shell fonts-liberation python3-venv libdbus-1-dev dbus playerctl libglib2.0-bin $(asked)
	@Scripts/python-environment Tests/Browser/requirements.txt

install: ## Build the command `responder`, which needs nothing installed, and put it with its manual below PREFIX
	@Scripts/require-swift
	@Scripts/with-pinned-versions env $(swift) build $(installed) --product responder
	@Scripts/install-command "$(call products,$(installed))/responder" "$(DESTDIR)$(PREFIX)"

deb: ## Build the same as a Debian package, into .build/install
	@Scripts/require-swift
	@Scripts/install-missing dpkg-dev
	@Scripts/with-pinned-versions env $(swift) build $(installed) --product responder
	@Scripts/build-debian-package "$(call products,$(installed))/responder" .build/install

reproducible: ## Build the command in two folders, as `make install` does, and compare it byte for byte
	@Scripts/require-swift
	@Scripts/heading "The same command from two folders"
	@Scripts/check-reproducible

sbom: environment ## Write what the executables contain (CycloneDX 1.5, checked by its schema) into .build/sbom.json
	@Scripts/require-swift
	@Scripts/with-pinned-versions env $(swift) build $(installed) --product responder
	@Scripts/with-pinned-versions env $(swift) build $(installed) --product Showcase
	@.venv/bin/python Scripts/sbom .build/sbom.json "$(call products,$(installed))/responder" "$(call products,$(installed))/Showcase"
	@.venv/bin/python -m pip install --quiet --no-input --disable-pip-version-check "cyclonedx-python-lib[json-validation]==11.12.0"
	@.venv/bin/python Scripts/check-sbom .build/sbom.json

##@ Parts of make test

test-swift: ## Swift tests, what the showcase names of UIKit, and short random runs
	@Scripts/heading "Swift tests"
	@$(call tests,$(debug))
	@Scripts/heading "The showcase is an app for iOS"
	@Scripts/check-showcase "$(call products,$(debug))"
	@Scripts/heading "Short random runs"
	@Scripts/short-checks "$(call products,$(debug))"

test-optimized: ## What holds in optimized code: a moving finger allocates nothing, mistakes end a program with their rule
	@Scripts/heading "A moving finger allocates nothing; mistakes end a program with the rule they break"
	@RESPONDER_SUITES="AllocationCheck TrapCheck" $(swift) build $(release)
	@Scripts/optimized-checks "$(call products,$(release))"

test-browser: environment showcase-debug ## The path of fingers, keys and texts through a page in a real browser, in WORKERS browsers at a time
	@Scripts/heading "Browser tests"
	@SHOWCASE="$(call products,$(debug))/Showcase" $(pytest) $(deciding) $(spread)

##@ Parts of make check

test-pages: environment showcase-debug ## All other browser tests: the inspector, everything else of the showcase, assistive technology, strangers
	@Scripts/heading "All other browser tests"
	@SHOWCASE="$(call products,$(debug))/Showcase" $(pytest) Tests/Browser $(addprefix --ignore=,$(deciding)) $(spread)

test-unicode: ## Every case of Unicode's for directions, breaks and boundaries, and tables that are what the data makes of them
	@Scripts/install-missing unicode-data
	@Scripts/heading "Unicode's conformance files"
	@Scripts/unicode-tables --check
	@export ALL_BIDI_CASES=1 RESPONDER_SUITES=UnicodeTextTests; $(call tests,$(unicode))

checks: ## Long random runs of gestures, of edited texts, and of applications whose code interferes
	@$(swift) build $(release) --product RandomCheck
	@Scripts/long-checks "$(call products,$(release))"

soak: ## Play ten million events of random applications whose code interferes
	@$(swift) build $(release) --product RandomCheck
	@SOAK_SEED=.build/soak.seed "$(call products,$(release))/RandomCheck" systems $(SOAK_FLAGS)

test-engines: environment showcase-debug ## The page in Firefox and in WebKitGTK: every screen, every kind of input
	@Scripts/install-missing firefox-esr webkit2gtk-driver xvfb
	@Scripts/heading "Firefox and WebKit"
	@SHOWCASE="$(call products,$(debug))/Showcase" $(pytest) Tests/Engines $(spread)

test-address: ## The core's tests and a short SoakCheck under AddressSanitizer
	@Scripts/install-missing $(asked)
	@SWIFT_FLAGS="$(whole_modules) $(traits) $(SWIFT_FLAGS)" Scripts/sanitize address

test-threads: ## The suites in which threads meet under ThreadSanitizer
	@SWIFT_FLAGS="$(whole_modules) $(traits) $(SWIFT_FLAGS)" Scripts/sanitize thread $(THREAD_SUITES)

test-secrets: environment sharing-showcase ## What processes behind one origin share, which no other tests build
	@Scripts/install-missing caddy nginx openssl
	@Scripts/heading "Shared secrets"
	@export RESPONDER_SUITES="$(complete_suites)"; $(call tests,$(complete),--filter 'SharedKeyTests|KeyringTests|KeptStateTests')
	@SHOWCASE=$(sharing) RESPONDER_HOST=browser $(pytest) Tests/Server -m secrets $(spread)

test-pictures: environment sharing-showcase ## Pixels without a browser: the painter's tests, and six screens beside the browser's (Documentation/Pictures.md)
	@Scripts/heading "Pictures without a browser"
	@export RESPONDER_SUITES="$(complete_suites)"; $(call tests,$(complete),--filter PaintingTests)
	@SHOWCASE=$(sharing) RESPONDER_HOST=browser $(pytest) Tests/Browser/beside_painting.py -s $(PYTEST_FLAGS)

test-window: environment sharing-showcase ## The showcase in a window of X11 and of Wayland, by the touch screen, the mouse and the keyboard of an X server in memory
	@Scripts/install-missing xserver-xorg-core xserver-xorg-video-dummy xdotool xinput weston libdbus-1-dev at-spi2-core gir1.2-atspi-2.0 python3-gi dbus libglib2.0-bin chromium xclip ibus gir1.2-ibus-1.0 python3-xlib openbox mutter pipewire
	@Scripts/heading "A window"
	@export RESPONDER_SUITES="$(complete_suites)"; $(call tests,$(complete),--filter WindowHostTests)
	@SHOWCASE=$(sharing) $(pytest) Tests/Window $(PYTEST_FLAGS)
	@RESPONDER_EXAMPLES=window $(swift) build $(windowed) --product Notes
	@RESPONDER_EXAMPLES=window $(swift) build $(windowed) --product Canvas
	@EXAMPLES="$$(RESPONDER_EXAMPLES=window swift build $(windowed) --show-bin-path)" $(pytest) Tests/Window/examples.py $(PYTEST_FLAGS)

test-porting: environment ## The rewriter of sources for iOS, the examples built with its plugin and touched, and an app of `responder new`
	@Scripts/heading "Sources for iOS"
	@$(call tests,$(debug),--filter SourcePortingTests)
	@Scripts/heading "Examples"
	@$(call tests,$(examples))
	@EXAMPLES="$(call products,$(examples))" $(pytest) Tests/Browser/examples.py $(PYTEST_FLAGS)
	@Scripts/install-missing firefox-esr webkit2gtk-driver xvfb
	@EXAMPLES="$(call products,$(examples))" $(pytest) Tests/Engines/examples.py $(PYTEST_FLAGS)
	@Scripts/install-missing at-spi2-core python3-pyatspi
	@EXAMPLES="$(call products,$(examples))" $(pytest) Tests/Desktop/examples.py $(PYTEST_FLAGS)
	@Scripts/heading "A new app"
	@$(swift) build $(debug) --product responder
	@$(swift) build $(debug) --product new-app
	@Scripts/check-new-app "$(call products,$(debug))/responder" .build/make $(whole) $(SWIFT_FLAGS)

test-documentation: ## The code and the commands of the documentation, and its links
	@Scripts/heading "Documentation"
	@$(swift) build $(debug)
	@Scripts/check-documentation "$(call products,$(debug))"

test-site: site ## The site: links, requests, axe-core on every page, the recorded run
	@Scripts/heading "The site"
	@SITE=.build/site BASE=$(BASE) $(pytest) Tests/Browser/built_site.py $(spread)

test-installation: ## The command as it is installed, below a folder and as a Debian package
	@Scripts/heading "Installation"
	@Scripts/install-missing dpkg-dev lintian
	@$(swift) build $(installed) --product responder
	@Scripts/check-installation "$(call products,$(installed))/responder"

fuzz: ## Made-up bytes for every reader of what comes from outside, TIME seconds each
	@Scripts/heading "Fuzzers, $(TIME) seconds each"
	@SWIFT_FLAGS="$(whole_modules) $(traits) $(SWIFT_FLAGS)" Scripts/fuzz run $(TIME) $(FUZZ_FLAGS)

fuzz-merge: ## Keep in the repository what the fuzzers found and what reaches more code
	@SWIFT_FLAGS="$(whole_modules) $(traits) $(SWIFT_FLAGS)" Scripts/fuzz merge $(FUZZ_FLAGS)

check-instructions: ## Instructions of the core paths; fails over their thresholds
	@Scripts/install-missing valgrind
	@Scripts/heading "Instructions of the core paths"
	@BUILD_FLAGS="$(release)" TOLERANCE=$(TOLERANCE) Benchmarks/instructions/check-instructions

test-server: environment showcase ## The server under load, under attack and behind proxies
	@Scripts/install-missing caddy nginx openssl
	@Scripts/heading "Server tests"
	@SHOWCASE="$(call products,$(release))/Showcase" $(pytest) Tests/Server -m "not secrets" $(spread)

test-desktop: environment showcase ## The showcase with a session bus and playerctl
	@Scripts/heading "Desktop tests"
	@SHOWCASE="$(call products,$(release))/Showcase" $(pytest) Tests/Desktop $(PYTEST_FLAGS)

latency: environment showcase ## The time from a touch in Chromium to the painted answer
	@Scripts/heading "Latency"
	@SHOWCASE="$(call products,$(release))/Showcase" .venv/bin/python Benchmarks/latency/latency.py $(BENCH_FLAGS)

showcase:
	@Scripts/heading "Showcase, release build"
	@$(swift) build $(release) --product Showcase

sharing-showcase:
	@Scripts/install-missing $(painting)
	@Scripts/heading "Showcase, with all traits"
	@RESPONDER_SUITES="$(complete_suites)" $(swift) build $(complete) --product Showcase

# `make test` has built the tests and the programs by then, and says so.
showcase-debug:
	@$(if $(BUILT),,for product in Showcase PathAnswers RandomPictures responder; do $(swift) build $(debug) --product $$product; done)

##@ Longer runs

coverage: ## Which code the Swift tests run, per folder, and what is not run of the event path; fails where that is not proved
	@Scripts/install-missing $(asked)
	@Scripts/heading "Coverage"
	@Scripts/coverage $(whole) $(all_traits) $(SWIFT_FLAGS)

mutate: ## Change the event path's sources in MUTANTS places, one at a time, and see whether the tests notice: SEED=1, or SEED=1,2 in one build, or MUTANTS=all; FOLDERS="…"
	@Scripts/heading "Places to change"
	@export RESPONDER_MUTATION=tool RESPONDER_SUITES="MutationTests Mutate"; $(call tests,--scratch-path .build/mutation $(whole) --traits Porting)
	@BUILD_FLAGS="$(whole) $(all_traits)" python3 Tests/Mutation/mutate.py --seed $(SEED) --mutants $(MUTANTS) --folders "$(FOLDERS)" \
		$(MUTATE_FLAGS)

movie: environment showcase-debug ## Make the moving picture of the README anew (Tests/Browser/movie.py)
	@SHOWCASE="$(call products,$(debug))/Showcase" $(pytest) Tests/Browser/movie.py $(PYTEST_FLAGS)

pictures: environment showcase-debug ## Take the pictures of the documentation anew (Tests/Browser/pictures.py)
	@SHOWCASE="$(call products,$(debug))/Showcase" $(pytest) Tests/Browser/pictures.py $(PYTEST_FLAGS)

load: environment showcase ## Two hundred tabs for ten minutes, or TIME=SECONDS, TABS=NUMBER
	@Scripts/heading "Load"
	@SHOWCASE="$(call products,$(release))/Showcase" TABS=$(or $(TABS),200) $(call time,600) $(pytest) Tests/Server/test_load.py

night: environment showcase ## Eight hours of chaos, or HOURS=NUMBER: everything that can happen to a process, together
	@$(MAKE) --no-print-directory chaos TIME=$$(($(or $(HOURS),8) * 3600))

chaos: environment showcase sharing-showcase ## The same for TIME=SECONDS, with SEED=NUMBER the plan of an earlier run, TABS=NUMBER
	@$(swift) build $(release) --product RandomCheck
	@Scripts/heading "Chaos"
	@.venv/bin/python Tests/Server/night.py "$(call products,$(release))/Showcase" --sharing $(sharing) --random-check "$(call products,$(release))/RandomCheck" \
		--seconds $(if $(filter command,$(origin TIME)),$(TIME),180) --tabs $(or $(TABS),200) $(if $(filter command,$(origin SEED)),--seed $(SEED))

day: environment showcase ## An hour as if it were a day, or TIME=SECONDS: memory must be flat
	@Scripts/heading "A day's use"
	@SHOWCASE="$(call products,$(release))/Showcase" $(call time,3600) $(pytest) Tests/Server/test_day.py $(PYTEST_FLAGS)

time = TIME=$(if $(filter command,$(origin TIME)),$(TIME),$(1))

newcomer: environment ## What the machine needs of somebody's first ten minutes, in a fresh clone of HEAD
	@.venv/bin/python Scripts/measure-newcomer

flakes: ## Run the tests TIMES times while every core is busy; nothing may fail
	@Scripts/repeat-under-load $(or $(TIMES),20)

cold: ## Clone, run and test with nothing built, and count the processor time
	@Scripts/measure-cold

##@ Benchmarks

bench: environment ## Hit-testing and delivery beside Qt, GTK and Chromium
	@Scripts/install-missing g++ pkg-config qt6-base-dev libgtk-4-dev xvfb
	@Scripts/heading "Benchmarks, release build"
	@$(call benchmark,SpeedBenchmark)
	@Benchmarks/peers/build .build/peers
	@.venv/bin/python Benchmarks/bench.py --responder "$(call products,$(release))/SpeedBenchmark" --peers .build/peers \
		--chart .build/bench.svg $(BENCH_FLAGS)

bench-gestures: ## What recognizers cost a moving finger
	@$(call benchmark,GestureBenchmark)
	@"$(call products,$(release))/GestureBenchmark"

bench-recording: ## What recording costs ten fingers; fails at 1 % of a core
	@$(call benchmark,RecordingBenchmark)
	@"$(call products,$(release))/RecordingBenchmark"

bench-touches: ## What `responder touches` costs on 100,000 decisions; fails over 1 s
	@Scripts/heading "The command, release build"
	@$(swift) build $(release) --product responder
	@python3 Benchmarks/touches/touches.py "$(call products,$(release))/responder" $(BENCH_FLAGS)

bench-typing: ## What a key costs in a megabyte of text; fails over 2 ms
	@$(call benchmark,TypingBenchmark)
	@"$(call products,$(release))/TypingBenchmark"

bench-layout: environment ## What constraints cost the solver, beside Kiwi
	@.venv/bin/python -m pip install --quiet --no-input --disable-pip-version-check kiwisolver==1.5.1
	@$(call benchmark,LayoutBenchmark)
	@.venv/bin/python Benchmarks/layout/layout.py --solver "$(call products,$(release))/LayoutBenchmark"

bench-trace: ## What a trace costs that nobody reads, in instructions; fails over 2 %
	@Scripts/install-missing valgrind
	@Benchmarks/trace/trace-overhead

bench-painting: environment showcase ## What painting costs, and the start; fails over half a core, and over 100 ms
	@$(call benchmark,PaintingBenchmark)
	@.venv/bin/python Benchmarks/painting/painting.py --painting "$(call products,$(release))/PaintingBenchmark" \
		--showcase "$(call products,$(release))/Showcase" $(BENCH_FLAGS)

bench-lists: environment ## What a thrown list of 100,000 costs program and page; fails under 58 pictures a second
	@$(call benchmark,ListsBenchmark)
	@.venv/bin/python Benchmarks/lists/lists.py --lists "$(call products,$(release))/ListsBenchmark" $(BENCH_FLAGS)

bench-window: environment ## A window beside those of GTK 4 and Qt 6; fails over 150 ms, 10 ms and a third of a core
	@Scripts/install-missing $(painting) xserver-xorg-core xserver-xorg-video-dummy g++ qt6-base-dev libgtk-4-dev
	@RESPONDER_SUITES=WindowBenchmark $(swift) build $(window)
	@Benchmarks/window/peers/build .build/window-peers
	@.venv/bin/python Benchmarks/window/window.py --window "$(call products,$(window))/WindowBenchmark" \
		--peers .build/window-peers $(BENCH_FLAGS)
