#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0

"""Asks whether the tests notice a changed line: `make mutate`.

One copy of the sources holds all sampled mutants, each off until RESPONDER_MUTANT names it, so that one build serves them all. A run
of each suite alone tells which mutants it reaches; a mutant is then tried with the suites that reach it, the likely ones first,
until one fails, crashes or takes far longer than it did. What survives is listed with its place, and is killed by a test or
proved equivalent in equivalent.txt.

With --mutants all every place of the folders is tried, which decides a folder for good. --suites builds and asks fewer suites, and
--at-most ends a mutant's tries after some seconds of a processor: both can only make a mutant survive that is killed.

With --resume what was found before is kept: what is killed stays killed, a suite is run for what it reaches when its own files
have changed, and survivors are asked again when the tests are others than those that they were asked by.
"""
import argparse
import functools
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
FOLDERS = [f"Sources/UIKitCore/{name}" for name in
           ["Event", "Gesture", "HitTesting", "Responder", "Application", "Scrolling"]]
FOLDERS += ["Sources/WebServer/Guard", "Sources/BrowserHost/Protocol", "Sources/EventSession"]
# The suites that are built and asked: all that run in one process and compile what is changed.
SUITES = """UIKitControlTests UIKitEventTests UIKitGestureTests UIKitResponderTests UIKitTextTests UIKitViewTests
    UIKitTestingTests UIKitLayoutTests UIKitListsTests UIKitNavigationTests UIKitPresentationsTests
    UIKitPickersTests UIKitAlertsTests UIKitDragAndDropTests UIKitExplainingTests EverydayQuestionsTests GestureArbiterTests
    DeliveryLedgerTests GestureSequenceTests SystemStoryTests MediaPlayerTests CoreMotionTests ThreadTests EventSessionTests
    WebServerTests BrowserHostTests InspectorTests ShowcaseTests""".split()
# Of these a suite alone tells little: they are asked module by module.
WHOLE = """UIKitLayoutTests UIKitListsTests UIKitNavigationTests UIKitPresentationsTests UIKitPickersTests UIKitAlertsTests
    UIKitDragAndDropTests UIKitExplainingTests MediaPlayerTests CoreMotionTests InspectorTests ShowcaseTests""".split()
# What a mutant is asked for, in seconds of a processor, before all the others have been.
FIRST = 2.5
# What a test says that fails.
FAILED = re.compile(r'✘.* Test ("[^\n]*?"|\S+\(\)) recorded an issue')
# What `make test` plays after the Swift tests, in Scripts/short-checks.
RANDOM_CHECKS = {
    "RandomCheck gestures": ["gestures", "--events", "60000"],
    "RandomCheck editing": ["editing", "--steps", "4000"],
    "RandomCheck systems": ["systems", "--events", "25000"],
}


def equivalents(path):
    """Keys of mutants that nobody can tell from the original, with the reason: a line with the key, then indented lines."""
    reasons = {}
    key = None
    for line in path.read_text().splitlines() if path.exists() else []:
        if not line.strip() or line.startswith("#"):
            continue
        if line[0].isspace():
            reasons[key] = f"{reasons[key]} {line.strip()}".strip()
        else:
            key = line.strip()
            reasons[key] = ""
    return reasons


def write_if_changed(path, data, like=None):
    if path.is_file() and not path.is_symlink() and path.read_bytes() == data:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_symlink():
        path.unlink()
    path.write_bytes(data)
    if like:
        shutil.copystat(like, path)


def copy_tree(root, mutated, tree):
    """The repository's files, with the mutated ones in their places; what is as it was keeps its time, and is not built again."""
    names = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=root, check=True,
                           capture_output=True).stdout.decode().split("\0")
    wanted = {name for name in names if name and (os.path.lexists(root / name))}
    for name in sorted(wanted):
        source, target = root / name, tree / name
        if source.is_symlink():
            if not target.is_symlink() or os.readlink(target) != os.readlink(source):
                target.parent.mkdir(parents=True, exist_ok=True)
                target.unlink(missing_ok=True)
                target.symlink_to(os.readlink(source))
        elif (mutated / name).is_file():
            write_if_changed(target, (mutated / name).read_bytes())
        else:
            write_if_changed(target, source.read_bytes(), like=source)
    if (root / "Package.resolved").exists():
        write_if_changed(tree / "Package.resolved", (root / "Package.resolved").read_bytes(), like=root / "Package.resolved")
    for folder, below, files in os.walk(tree):
        below[:] = [name for name in below if name != ".build"]
        for file in files:
            path = Path(folder) / file
            name = str(path.relative_to(tree))
            if name not in wanted and name != "Package.resolved":
                path.unlink()


class Run:
    def __init__(self, options):
        self.options = options
        self.root = HERE.parent.parent
        self.output = Path(options.output).resolve()
        self.tree = Path(options.tree).resolve() if options.tree else self.output / "tree"
        self.dropped = self.output / "dropped.txt"
        self.equivalent = HERE / "equivalent.txt"
        self.digest = None

    # Planning

    def plan(self):
        self.output.mkdir(parents=True, exist_ok=True)
        if self.options.fresh:
            self.dropped.unlink(missing_ok=True)
        left_out = self.output / "left-out.txt"
        left_out.write_text("\n".join(equivalents(self.equivalent)) + "\n")
        self.dropped.touch()
        shutil.rmtree(self.output / "Sources", ignore_errors=True)
        subprocess.run([self.options.tool, "--root", self.root, "--output", self.output, "--seed", self.options.seed,
                        "--mutants", self.options.mutants, "--left-out", left_out, "--refused",
                        self.dropped, *self.folders()], check=True)
        stale = set(equivalents(self.equivalent)) - set(self.read_plan()["keys"])
        if not self.options.folders and stale:
            sys.exit("equivalent.txt names places that are not there any more:\n" + "\n".join(sorted(stale)))

    def copy(self):
        copy_tree(self.root, self.output, self.tree)

    def suites(self):
        return self.options.suites.split() if self.options.suites else SUITES

    def folders(self):
        return self.options.folders.split() if self.options.folders else FOLDERS

    def random_checks(self):
        """They run the core alone: where nothing of it is changed, it need not be built."""
        return list(RANDOM_CHECKS) if any(folder.startswith("Sources/UIKitCore") for folder in self.folders()) else []

    def read_plan(self):
        return json.loads((self.output / "mutants.json").read_text())

    # Building

    def build(self):
        # As in the Makefile: traits reach the compiler in the order of a set.
        targets = self.suites() + ["RandomCheck"] * bool(self.random_checks())
        environment = dict(os.environ, RESPONDER_MUTATION="mutants", RESPONDER_SUITES=" ".join(targets),
                           SWIFT_DETERMINISTIC_HASHING="1")
        flags = os.environ.get("BUILD_FLAGS", "").split()
        for attempt in range(12):
            self.say(f"Building the tests with {len(self.read_plan()['mutants'])} mutants in them")
            log = self.output / "build.log"
            with log.open("w") as out:
                code = subprocess.run(["swift", "build", "--build-tests", "--scratch-path", ".build/make", *flags],
                                      cwd=self.tree, env=environment, stdout=out, stderr=subprocess.STDOUT).returncode
            if code == 0:
                return
            keys = self.broken(log.read_text())
            if not keys:
                sys.exit(f"The copy does not build, and no mutant is to blame: {log}")
            self.say("Taken out, because the compiler refuses them:\n  " + "\n  ".join(sorted(keys)))
            with self.dropped.open("a") as out:
                out.write("".join(key + "\n" for key in sorted(keys)))
            self.options.fresh = False
            self.plan()
            self.copy()
        sys.exit("The copy does not build")

    def broken(self, log):
        """Keys of the mutants that the compiler refuses. Without a call that never returns, it names the line where the function ends: the
        last statement before that is to blame."""
        mutants = self.read_plan()["mutants"]
        keys = set()
        for path, line in set(re.findall(r"^(/\S+\.swift):(\d+):\d+: error:", log, re.M)):
            inside, line = os.path.realpath(path), int(line)
            near = [m for m in mutants if inside.endswith("/" + m["place"]["path"]) and m["place"]["line"] <= line]
            there = [m for m in near if line <= m["place"]["lastLine"]]
            above = [m for m in near if " | statement | " in m["key"]]
            there = there or sorted(above, key=lambda m: m["place"]["lastLine"])[-1:]
            keys.update(m["key"] for m in there)
        return keys

    # Running

    def products(self):
        return self.tree / ".build/make/debug"

    def listed(self):
        tests = subprocess.run([self.bundle(), "--testing-library", "swift-testing", "--list-tests"], cwd=self.tree,
                               capture_output=True, text=True).stdout.split("\n")
        suites = {test.split("/")[0] for test in tests if "/" in test} | {test for test in tests if test and "/" not in test}
        modules = {name.split(".")[0] for name in suites}
        return sorted({name + "." for name in modules if name in WHOLE}
                      | {name for name in suites if name.split(".")[0] not in WHOLE and name.split(".")[0] in self.suites()})

    def bundle(self):
        return self.products() / self.options.bundle

    def command(self, names):
        if names[0] in RANDOM_CHECKS:
            return [self.products() / "RandomCheck", *RANDOM_CHECKS[names[0]]]
        pattern = "|".join(re.escape(name) + ("" if name.endswith(".") else "(/|$)") for name in names)
        return [self.bundle(), "--testing-library", "swift-testing", "--filter", f"^({pattern})"]

    def ask(self, names, processor, wall, **environment):
        """What a process says that runs some suites: its end, its seconds of a processor, and the test that failed."""
        place = self.output / f"job-{threading.get_ident()}"
        shutil.rmtree(place, ignore_errors=True)
        home = place / "temporary"
        home.mkdir(parents=True)
        log = place / "run.log"
        limits = ["prlimit", f"--cpu={processor}:{processor + 1}", f"--as={16 << 30}", f"--fsize={256 << 20}", "--core=0", "--"]
        with log.open("w") as out:
            process = subprocess.Popen(
                limits + [str(part) for part in self.command(names)], cwd=self.tree, stdout=out, stderr=subprocess.STDOUT,
                stdin=subprocess.DEVNULL, start_new_session=True,
                env=dict(os.environ, SWIFT_BACKTRACE="enable=no", TMPDIR=str(home), **environment))
            end = time.monotonic() + wall
            failed = None
            while True:
                # Not `wait`: it has no figures of this one process.
                number, status, used = os.wait4(process.pid, os.WNOHANG)
                failed = FAILED.search(log.read_text(errors="replace"))
                if number:
                    break
                # The first failure decides: the other tests need not come to their end.
                if failed or time.monotonic() > end:
                    os.killpg(process.pid, signal.SIGKILL)
                    _, status, used = os.wait4(process.pid, 0)
                    break
                time.sleep(0.1)
            process.returncode = code = os.waitstatus_to_exitcode(status)
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        shutil.rmtree(place, ignore_errors=True)
        if code in (126, 127):
            # Nothing was asked: a mutant that nobody tried is not killed.
            raise SystemExit(f"{self.bundle()} cannot be run; is it being linked?")
        by = failed.group(1) if failed else "a limit of time" if code in (-signal.SIGXCPU, -signal.SIGKILL) \
            else f"a crash ({code})" if code and code != 1 else "a test" if code else ""
        return code, used.ru_utime + used.ru_stime, by

    def at_once(self, work, things):
        """Several processes at a time. What they say is written down by one of them at a time."""
        with ThreadPoolExecutor(self.options.jobs) as pool:
            for done in pool.map(work, things):
                yield done

    def module(self, path):
        """The target that compiles a test: its folder's name, or for the core's tests what the manifest says of the folder in it."""
        parts = path.relative_to(self.tree).parts
        if parts[1] != "UIKitTests":
            return parts[1]
        lists = re.findall(r'"(UIKit\w+Tests)": \[([^]]*)\]', (self.tree / "Package.swift").read_text())
        return next(name for name, folders in lists if f'"{parts[2]}"' in folders)

    def digests(self):
        """What each suite is made of: the files that declare or extend its type, or all files of its module."""
        texts = {path: path.read_bytes() for path in sorted(self.tree.glob("Tests/*/**/*.swift"))}
        parts = {}
        for path, text in texts.items():
            module = self.module(path)
            for name in re.findall(rb"^[^/\n]*\b(?:struct|class|enum|actor|extension) (\w+)", text, re.M):
                parts.setdefault(f"{module}.{name.decode()}", {})[path] = text
            parts.setdefault(f"{module}.", {})[path] = text
        for check in RANDOM_CHECKS:
            parts[check] = parts["RandomCheck."]
        return {name: hashlib.sha256(b"".join(texts.values())).hexdigest() for name, texts in parts.items()}

    def tests(self):
        """Tells the tests of this build from those of another."""
        if not self.digest:
            digests = self.digests()
            self.digest = hashlib.sha256(json.dumps(digests, sort_keys=True).encode()).hexdigest()
        return self.digest

    @staticmethod
    def still_true(known, numbers):
        """The suites that need not run again for mutants that are new: those that run nothing of their files, as far as is known. A suite
        that is missed here can only make a mutant survive that is killed."""
        def files(keys):
            return {key.split(" | ")[0] for key in keys}

        changed = files(set(numbers.values()) - set(known["numbers"].values()))
        if not changed <= files(known["numbers"].values()) or not all(
                known["numbers"].get(number, key) == key for number, key in numbers.items()):
            return {}
        of_changed = {int(number) for number, key in known["numbers"].items() if files([key]) & changed}
        return {name: suite for name, suite in known["suites"].items() if not of_changed & set(suite["mutants"])}

    def reach(self):
        """Which mutants each suite reaches, and what it takes."""
        path = self.output / "reach.json"
        numbers = {str(mutant["number"]): mutant["key"] for mutant in self.read_plan()["mutants"]}
        known = json.loads(path.read_text()) if path.exists() and self.options.resume else {}
        reached = self.still_true(known, numbers) if known else {}
        digests = self.digests()
        # Whole modules and random runs last: they take most of it.
        names = sorted(self.listed(), key=lambda name: name.endswith(".")) + self.random_checks()
        reached = {name: suite for name, suite in reached.items() if name in names and suite["digest"] == digests.get(name)}

        def run(name):
            file = self.output / f"reached-{threading.get_ident()}.txt"
            # Twice, beside a busy machine.
            for _ in range(2):
                file.unlink(missing_ok=True)
                code, used, by = self.ask([name], 300, 900, RESPONDER_MUTANT_REACH=str(file))
                if not code:
                    break
            mutants = sorted({int(line) for line in file.read_text().split()}) if file.exists() else []
            file.unlink(missing_ok=True)
            return name, code, by, {"seconds": used, "mutants": mutants, "digest": digests.get(name)}

        missing = [name for name in names if name not in reached]
        self.say(f"Asking {len(missing)} suites what they reach")
        for index, (name, code, by, suite) in enumerate(self.at_once(run, missing)):
            if code:
                self.say(f"left out, because it fails without any mutant: {name} ({by})")
                continue
            reached[name] = suite
            if index % 25 == 24:
                path.write_text(json.dumps({"numbers": numbers, "suites": reached}))
                self.say(f"  {index + 1} of {len(missing)} suites")
        path.write_text(json.dumps({"numbers": numbers, "suites": reached}))

    def near(self):
        """Tries each mutant with the suites that its file's name or folder is the name of, whether they reach it or not: minutes instead
        of an hour, where the machine is busy. What they do not kill stays open."""
        suites = [name for name in self.listed() if name not in RANDOM_CHECKS]
        folders = self.test_folders()
        plan = self.read_plan()
        path = self.output / "results.json"
        results = json.loads(path.read_text()) if path.exists() and self.options.resume else {}
        for mutant in self.mixed(plan):
            if results.get(mutant["key"], {}).get("verdict") not in (None, "open"):
                continue
            place = Path(mutant["place"]["path"])
            stem = place.stem.split("+")[0]
            named = [name for name in suites if stem in name and not name.endswith(".")]
            parts = set(place.parts[2:-1] or place.parts[1:-1])
            beside = [name for name in suites if name not in named and parts & folders.get(name, set())]
            if place.parts[1] == "UIKitCore":
                beside += [name for name in suites if "Rules" in folders.get(name, set()) and name not in beside + named]
            result = {"verdict": "open", "by": "", "suites": len(named) + len(beside)}
            for batch in (named, beside):
                if batch and result["verdict"] == "open":
                    code, _, by = self.ask(batch, 40, 400, RESPONDER_MUTANT=str(mutant["number"]))
                    if code:
                        result.update(verdict="killed", by=by, batch=batch[:3])
            results[mutant["key"]] = result
            path.write_text(json.dumps(results))
            if len(results) % 10 == 0:
                verdicts = [result["verdict"] for result in results.values()]
                self.say(f"  {len(verdicts)} of {len(plan['mutants'])}, killed: {verdicts.count('killed')}")

    @functools.cache
    def test_folders(self):
        """The folders below Tests, and the module, that each suite's type is declared in."""
        found = {}
        for path in self.tree.glob("Tests/*/**/*.swift"):
            parts = path.relative_to(self.tree).parts[1:-1]
            module = self.module(path)
            for name in re.findall(r"^[^/\n]*\b(?:struct|class|enum) (\w+)", path.read_text(), re.M):
                found.setdefault(f"{module}.{name}", set()).update({*parts[1:], parts[0].removesuffix("Tests")})
        return found

    def mixed(self, plan):
        """In no folder's order: a run that is ended early has tried some of each."""
        return sorted(plan["mutants"], key=lambda mutant: hashlib.sha256(mutant["key"].encode()).digest())

    def order(self, mutant, reached):
        """The suites that reach a mutant: those that reach few others first, for what they take; then a batch is asked at once."""
        path = Path(mutant["place"]["path"])
        stem = path.stem.split("+")[0]
        beside = self.test_folders()
        def weight(name):
            suite = reached[name]
            own = 0.1 if stem in name or path.parent.name in beside.get(name, ()) else 1
            return own * (suite["seconds"] + 0.05) * (len(suite["mutants"]) + 5)
        names = [name for name in reached if mutant["number"] in reached[name]["mutants"]]
        return sorted(names, key=weight)

    def batches(self, names, reached):
        size = 3
        batch = []
        budget = 1.5
        short = [n for n in names if n not in RANDOM_CHECKS]
        # What takes long by itself comes last: it would have the first look of every mutant that it reaches take as long.
        short.sort(key=lambda name: reached[name]["seconds"] > FIRST)
        for name in short:
            if batch and reached[name]["seconds"] > FIRST:
                yield batch
                batch = []
            batch.append(name)
            if len(batch) >= size or sum(reached[n]["seconds"] for n in batch) > budget:
                yield batch
                batch, size, budget = [], size * 2, budget * 2
        if batch:
            yield batch
        yield from ([n] for n in names if n in RANDOM_CHECKS)

    def try_all(self):
        plan = self.read_plan()
        reached = json.loads((self.output / "reach.json").read_text())["suites"]
        path = self.output / "results.json"
        results = json.loads(path.read_text()) if path.exists() and self.options.resume else {}
        only = set(self.options.only.split())
        mixed = [mutant for mutant in self.mixed(plan) if mutant["folder"] in self.folders() and (not only or str(mutant["number"]) in only)]
        if self.options.sample:
            mixed = [mutant for mutant in mixed if self.options.sample in mutant["seeds"]]
        mixed = mixed[:self.options.first]

        def settled(mutant, budget):
            result = results.get(mutant["key"], {})
            if only and budget:
                return False
            asked = result.get("tests") == self.tests() and (result["verdict"] != "open" or budget == FIRST)
            return asked or result.get("verdict") == "killed"

        for budget in (FIRST, self.options.at_most):
            # What nobody has asked yet comes first.
            left = sorted((mutant for mutant in mixed if not settled(mutant, budget)), key=lambda mutant: mutant["key"] in results)
            looked = {key for key, result in results.items() if result["verdict"] == "open" and result.get("tests") == self.tests()}
            judged = self.at_once(
                lambda mutant: (mutant, self.judge(mutant, reached, budget, budget != FIRST and mutant["key"] in looked)), left)
            for index, (mutant, result) in enumerate(judged):
                results[mutant["key"]] = dict(result, tests=self.tests())
                path.write_text(json.dumps(results))
                if result["verdict"] in ("survived", "not reached"):
                    self.say(f"  {result['verdict']} ({mutant['number']}): {self.told(mutant)}")
                if index % 25 == 24:
                    verdicts = [results.get(other["key"], {}).get("verdict") for other in mixed]
                    self.say(f"  {len(mixed)} mutants, killed: {verdicts.count('killed')}")

    def judge(self, mutant, reached, budget, looked=False):
        names = self.order(mutant, reached)
        result = {"verdict": "survived" if names else "not reached", "by": "", "suites": len(names)}
        spent = 0
        for batch in self.batches(names, reached):
            usual = sum(reached[n]["seconds"] for n in batch)
            # A first look leaves what takes long to the second one, which asks one batch at least.
            if budget and (spent or budget == FIRST) and spent + usual > budget:
                return dict(result, verdict="open")
            spent += usual
            # The first look asked these.
            if looked and spent <= FIRST:
                continue
            code, _, by = self.ask(batch, int(usual * 2 + 5), usual * 25 + 60, RESPONDER_MUTANT=str(mutant["number"]))
            if code:
                return dict(result, verdict="killed", by=by, batch=batch[:3])
        return result

    # Telling

    def told(self, mutant):
        place = mutant["place"]
        change = f"`{place['original']}` → `{place['mutated']}`" if place["mutated"] else f"without `{place['original']}`"
        return f"{place['path']}:{place['line']} {place['declaration']}: {change}"

    def table(self):
        plan = self.read_plan()
        results = json.loads((self.output / "results.json").read_text())
        seeds = [self.options.sample] if self.options.sample else sorted({seed for m in plan["mutants"] for seed in m["seeds"]})
        parts = [self.sample_table(plan, results, seed) for seed in seeds]
        text = "\n\n".join(text for text, _ in parts)
        print(text)
        left = [m for m in plan["mutants"] if results.get(m["key"], {}).get("verdict") in ("survived", "not reached")
                and set(m["seeds"]) & set(seeds) and m["folder"] in self.folders()]
        if left:
            print("\nSurvivors, with their keys for equivalent.txt:\n")
        for mutant in left:
            print(f"{results[mutant['key']]['verdict']} ({mutant['number']}): {self.told(mutant)}\n    {mutant['key']}")
        self.output.joinpath("table.md").write_text(text + "\n")
        return all(share >= 0.95 for _, share in parts)

    def sample_table(self, plan, results, seed):
        """A table of one sample, and the share of it that is killed."""
        known = equivalents(self.equivalent)
        rows = []
        for folder in self.folders():
            # Those proved equivalent are no part of the sample.
            ours = [results[m["key"]]["verdict"] for m in plan["mutants"]
                    if m["folder"] == folder and m["key"] in results and seed in m["seeds"] and m["key"] not in known]
            rows.append((folder, plan["places"].get(folder, 0), len(ours), ours.count("killed"), ours.count("survived"),
                         ours.count("not reached"), sum(1 for key in known if key.startswith(folder + "/"))))
        rows.append(("all", *(sum(row[i] for row in rows) for i in range(1, 7))))
        lines = [f"Seed {seed}:", "", "| folder | places | mutants | killed | survived | not reached | killed, % | proved equivalent, ever |",
                 "|---|---|---|---|---|---|---|---|"]
        for name, places, mutants, killed, survived, not_reached, same in rows:
            share = f"{100 * killed / mutants:.1f}" if mutants else "–"
            lines.append(f"| `{name}` | {places:,} | {mutants} | {killed} | {survived} | {not_reached} | {share} | {same} |")
        tried = rows[-1][2]
        return "\n".join(lines), rows[-1][3] / tried if tried else 1

    def say(self, text):
        print(text, flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("phases", nargs="*", default=[], help="plan copy build reach try table: all of them unless named; "
                        "copy build reach try after new tests, for the same mutants")
    parser.add_argument("--tool", default=".build/mutation/debug/Mutate")
    parser.add_argument("--output", default=".build/mutants")
    parser.add_argument("--tree", help="where the copy is, unless in the output")
    parser.add_argument("--bundle", default="responderPackageTests.xctest", help="the tests among the products: a copy, while others are built")
    parser.add_argument("--seed", default="1", help="of the sample, or several with commas between them, which one build serves")
    parser.add_argument("--mutants", default="300", help="how many of all folders, or all")
    parser.add_argument("--suites", default="", help="that are built and asked, unless all")
    parser.add_argument("--at-most", type=float, help="ends a mutant's tries after so many seconds of a processor: it stays open")
    parser.add_argument("--sample", type=int, help="of several seeds the one that is tried")
    parser.add_argument("--first", type=int, help="tries only so many of them, in no folder's order: a smaller sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes at a time")
    parser.add_argument("--folders", default="", help="unless all")
    parser.add_argument("--only", default="", help="numbers of mutants that are tried again")
    parser.add_argument("--resume", action="store_true", help="keep what was found before")
    parser.add_argument("--fresh", action="store_true", help="try again what the compiler refused")
    run = Run(options := parser.parse_args())
    options.resume = options.resume or bool(options.only)
    steps = {"plan": run.plan, "copy": run.copy, "build": run.build, "reach": run.reach, "try": run.try_all, "near": run.near, "table": run.table}
    fine = True
    for phase in options.phases or [step for step in steps if step != "near"]:
        fine = steps[phase]()
    sys.exit(0 if fine in (None, True) else 1)


if __name__ == "__main__":
    main()
