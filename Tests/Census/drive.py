#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0

"""Starts the apps of public repositories, and has a curious user play with them: drive.py REPOSITORIES PRODUCTS RESULTS [NUMBER…]

REPOSITORIES and PRODUCTS are as for census.py; PRODUCTS needs the tests too. Each module with an application's delegate that imports
only Apple's frameworks goes the way of a user: `new-app --from` takes it, `responder-port` rewrites it, and it is compiled for Monkey.swift,
which launches it by its delegate and taps, drags, types and turns for ninety steps. One line of JSON for each goes into RESULTS, and
what the app said into the folder RESULTS.logs. What is there is not tried again, unless its number is given.

`stage` says how far it came: `new`, `port`, `build` or `ran`. Of one that ran, `ended` is the signal that ended it, and `none` says what it
had nothing of: elements that tell a name, targets for a finger, or changes by any act.
"""
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from census import APPLE, IMPORT, LEFT_OUT, git, repositories

HERE = pathlib.Path(__file__).resolve().parent
# What an app may import; what tests, programs and hosts consist of is left out of the library for all apps.
LIBRARIES = re.compile(r"^(CoreGraphics|CoreMotion|EmbeddedFiles|EventSession|EventTrace|HostRegistry|MediaPlayer|Open\w+|COpen\w+|Painting|"
                       r"SanitizedMutex|UIKit\w*(?<!Tests)|UnicodeText|ViewDump)\.build/")


class Products:
    def __init__(self, folder):
        self.folder = folder
        self.maps = [part for path in folder.glob("*.build/module.modulemap") for part in ("-Xcc", f"-fmodule-map-file={path}")]
        self.ours = {path.stem for path in (folder / "Modules").glob("*.swiftmodule")}

    def make_library(self, folder):
        """One library of all modules, so that an app takes a second to link."""
        listed = (self.folder / "responderPackageTests.product/Objects.LinkFileList").read_text()
        paths = sorted({line.strip().strip("'\"") for line in listed.splitlines()})
        objects = [path for path in paths if LIBRARIES.match(os.path.relpath(path, self.folder))]
        subprocess.run(["swiftc", "-emit-library", "-o", folder / "libResponder.so", *objects, "-lstdc++"], check=True)


class App:
    def __init__(self, repository, target):
        self.repository, self.target = repository, target

    def write(self, folder):
        """The whole repository: a project may take files from anywhere in it. What a partial clone lacks is left out."""
        listed = git(self.repository, "ls-tree", "-r", "-z", "HEAD").decode("utf8", "replace").split("\0")
        with subprocess.Popen(["git", "-C", self.repository, "cat-file", "--batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as blobs:
            for line in filter(None, listed):
                (mode, kind, name), path = line.split("\t", 1)[0].split(), line.split("\t", 1)[1]
                if kind != "blob" or mode == "120000" or re.search(r"(^|/)(Pods|Carthage)/", path):
                    continue
                blobs.stdin.write(f"{name}\n".encode())
                blobs.stdin.flush()
                head = blobs.stdout.readline().split()
                if head[1] == b"missing":
                    continue
                data = blobs.stdout.read(int(head[2]))
                blobs.stdout.read(1)
                file = folder / path
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(data)
            blobs.stdin.close()

    def drive(self, products, library, name, work, log):
        source, package = work / "source", work / name
        self.write(source)
        made = run([products.folder / "new-app", name, "--in", work, "--from", source / self.target], 60)
        if made.returncode:
            return {"stage": "new", "error": made.stderr[-500:]}
        target = package / "Sources" / name
        delegate = re.search(r"launching\((\w+)\(", (package / f"Tests/{name}Tests/{name}Tests.swift").read_text())[1]
        rewritten = work / "rewritten"
        rewritten.mkdir()
        sources = [path for path in sorted(target.rglob("*.swift")) if path.name != "Ported.swift"]
        interfaces = [path for path in sorted(target.rglob("*")) if is_interface(path)]
        outputs = [rewritten / f"{number}-{path.name}" for number, path in enumerate(sources)]
        ported = run([products.folder / "responder-port", "--ios", "--support", rewritten, "--outputs", *outputs, "--files", *sources,
                      *interfaces], 120)
        if ported.returncode:
            return {"stage": "port", "error": (ported.stdout + ported.stderr)[-1500:]}
        for path in outputs:
            text = path.read_text()
            path.write_text(re.sub(r"^(\s*)@main\b", r"\1     ", text, flags=re.M))
            if path.name.endswith("-main.swift"):
                path.unlink()
        (rewritten / "Monkey.swift").write_text((HERE / "Monkey.swift").read_text().replace("DELEGATE()", f"{delegate}()"))
        copy_resources(package, target, work / "program" / f"{name}_{name}.resources")
        for version in ("5", "4"):
            built = run(["swiftc", "-Onone", "-wmo", "-gline-tables-only", "-swift-version", version, "-module-name", name,
                         "-parse-as-library", "-enable-testing", "-suppress-warnings", "-D", "SWIFT_PACKAGE", "-I", products.folder / "Modules",
                         *products.maps, *sorted(rewritten.glob("*.swift")), "-L", library, "-lResponder", "-Xlinker", "-rpath", "-Xlinker",
                         library, "-o", work / "program" / name], 400)
            if not built.returncode:
                break
        if built.returncode:
            return {"stage": "build", "error": "\n".join(re.findall(r"error: .*", built.stderr)[:8]) or built.stderr[-500:]}
        tracing = "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=40,sanitize=no,timeout=20s"
        told = run([work / "program" / name], 120, cwd=work / "program", env=dict(os.environ, SWIFT_BACKTRACE=tracing, HOME=str(work)))
        log.write_text(told.stdout + told.stderr)
        launched = re.search(r"^LAUNCHED .* with (\d+) elements and (\d+) targets$", told.stdout, re.M)
        none = []
        if launched:
            none = [what for what, number in zip(("elements", "targets"), launched.groups()) if number == "0"]
            if not re.search(r"^   changed", told.stdout, re.M):
                none.append("changes")
        return {"stage": "ran", "launched": bool(launched), "ended": -told.returncode, "none": none}


def run(command, seconds, **options):
    try:
        return subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=seconds, **options)
    except subprocess.TimeoutExpired as error:
        output = error.stdout or b""
        return subprocess.CompletedProcess(command, -14, output.decode("utf8", "replace") if isinstance(output, bytes) else output, "")


def is_interface(path):
    return path.suffix in (".storyboard", ".xib") or path.name.endswith("Info.plist") or (
        path.name == "Contents.json" and ".xcassets/" in str(path))


def copy_resources(package, target, folder):
    """Where SwiftPM puts them: files in one folder, or in that of their language, and catalogs and copied folders as they are."""
    folder.mkdir(parents=True)
    for rule, name in re.findall(r'\.(process|copy)\("(.*?)"\)', (package / "Package.swift").read_text()):
        path = target / name
        if path.is_dir():
            shutil.copytree(path, folder / path.name, dirs_exist_ok=True)
        else:
            language = next((part for part in path.parts if part.endswith(".lproj")), "")
            (folder / language).mkdir(exist_ok=True)
            shutil.copy(path, folder / language)


def apps(folder, ours):
    """The apps that need nobody else's modules: each by the folder of its project, or of its target if several lie beside a project."""
    # In no order of names, so that the first hundred are a sample.
    for path in sorted(repositories(folder), key=lambda path: hashlib.sha256(str(path.relative_to(folder)).encode()).digest()):
        names = git(path, "ls-tree", "-r", "-z", "--name-only", "HEAD").decode("utf8", "replace").split("\0")
        texts = {name: git(path, "show", "HEAD:" + name).decode("utf8", "replace")
                 for name in names if name.endswith(".swift") and not LEFT_OUT.search(name)}
        delegates = [os.path.dirname(name) for name, text in texts.items()
                     if "UIApplicationDelegate" in text and re.search(r"@(main|UIApplicationMain)\b", text)]
        projects = {os.path.dirname(match[1]) for name in names if (match := re.match(r"(.*\.xcodeproj)/", name))}
        targets = {}
        for inner in delegates:
            parts = inner.split("/") if inner else []
            around = ["/".join(parts[:count]) for count in range(len(parts), -1, -1)]
            base = next((place for place in around if place in projects), "")
            beside = [other for other in delegates if is_below(other, base)]
            below = [place for place in reversed(around) if len(place) > len(base)]
            target = below[0] if len(beside) > 1 and below else base
            targets[target] = [text for name, text in texts.items() if is_below(name, target)]
        for target, whole in sorted(targets.items()):
            if not set(IMPORT.findall("\n".join(whole))) - ours - APPLE:
                yield App(path, target)


def is_below(path, folder):
    return not folder or path == folder or path.startswith(folder + "/")


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    folder, products, results = map(pathlib.Path, sys.argv[1:4])
    again = set(map(int, sys.argv[4:]))
    products = Products(products.resolve())
    logs = results.with_suffix(".logs").resolve()
    logs.mkdir(exist_ok=True)
    known = {}
    if results.exists():
        known = {line["number"]: line for line in map(json.loads, results.read_text().splitlines())}
    with tempfile.TemporaryDirectory() as library, results.open("a") as output:
        products.make_library(pathlib.Path(library))
        for number, app in enumerate(apps(folder, products.ours)):
            if number in again if again else number not in known:
                name = f"App{number:04}"
                with tempfile.TemporaryDirectory() as work:
                    found = app.drive(products, library, name, pathlib.Path(work).resolve(), logs / f"{name}.txt")
                known[number] = {"number": number, "repository": str(app.repository.relative_to(folder)), "target": app.target} | found
                output.write(json.dumps(known[number]) + "\n")
                output.flush()
    ran = [found for found in known.values() if found["stage"] == "ran"]
    print(f"{len(known)} apps: {len(ran)} were built, {sum(found['launched'] for found in ran)} launched, "
          f"{sum(found['launched'] and not found['ended'] for found in ran)} played to the end, "
          f"{sum(found['launched'] and not found['ended'] and not found['none'] for found in ran)} of them with elements, targets and changes")


if __name__ == "__main__":
    main()
