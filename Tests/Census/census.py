#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0

"""Tries how many modules of public repositories are understood unmodified: census.py REPOSITORIES PRODUCTS RESULTS [--again]

REPOSITORIES is a folder of repositories of Git (work trees, or bare ones, at any depth), PRODUCTS the folder of a debug build with the trait
Porting. Each folder of Swift sources with `import UIKit` is a module, with its storyboards and nibs: it is rewritten as for `new-app`, and the
compiler checks its types (Swift 5, else 4). If names are missing, it is tried once more together with the repository's other folders that are
no app. One line of JSON for each goes into RESULTS; what is there is not tried again, unless it failed and --again is given. At the end it
counts, and names the messages that most modules have.

Left out are tests, extensions, other platforms, and modules that import what is neither Apple's nor of the repository: they are counted.
"""
import collections
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

# What Apple's systems have; a module that imports anything else needs a third party.
APPLE = set("""ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdSupport AddressBook AppIntents AppKit
AppTrackingTransparency AssetsLibrary AudioToolbox AudioUnit AuthenticationServices BackgroundTasks CFNetwork CallKit CarPlay Charts ClassKit
ClockKit CloudKit Cocoa Combine CommonCrypto Contacts ContactsUI CoreAudio CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics
CoreImage CoreLocation CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreVideo CryptoKit
Darwin DeviceCheck Dispatch EventKit EventKitUI ExternalAccessory FileProvider Foundation GLKit GameController GameKit GameplayKit HealthKit
HomeKit IOKit IOSurface IdentityLookup ImageIO Intents JavaScriptCore LinkPresentation LocalAuthentication MapKit MediaPlayer MediaToolbox
MessageUI Messages Metal MetalKit MetricKit MobileCoreServices ModelIO MultipeerConnectivity NaturalLanguage Network NetworkExtension
NotificationCenter OSLog ObjectiveC Observation OpenGLES PDFKit PassKit PencilKit Photos PhotosUI PlaygroundSupport PushKit QuartzCore QuickLook
QuickLookThumbnailing RealityKit ReplayKit SafariServices SceneKit Security Social SoundAnalysis Speech SpriteKit StoreKit Swift SwiftData
SwiftUI SystemConfiguration TipKit Twitter UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoToolbox Vision
WatchConnectivity WatchKit WebKit WidgetKit XCTest iAd os simd zlib""".split())
LEFT_OUT = re.compile(
    r"(^|/)(Pods|Carthage|\.build|build|[Vv]endor|ThirdParty|[^/]*\.playground|fastlane|docs|[^/]*Tests?|Specs?|[^/]*Widget[^/]*|"
    r"[^/]*[Mm]ac(OS)?[^/]*|[^/]*tvOS[^/]*|[^/]*[wW]atch[^/]*|(Share|Today)[^/]*Extension)/|(^|/)(\._[^/]*|Package\.swift|[^/]*Tests\.swift)$")
EVENTS = re.compile(
    r"GestureRecognizer|touches(Began|Moved|Ended)|hitTest\(|point\(inside|addTarget\(|@IBAction|becomeFirstResponder|UIKeyCommand|"
    r"motionEnded|sendAction")
IMPORT = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))? )*import (?:class |struct |func |enum |protocol |typealias |var |let )?(\w+)", re.M)
MOST_FILES, MOST_LINES = 120, 12000


class Repository:
    def __init__(self, folder):
        self.folder = folder
        listed = self.git("ls-tree", "-r", "-z", "--name-only", "HEAD").decode("utf8", "replace").split("\0")
        self.names = [name for name in listed if name and not LEFT_OUT.search(name)]
        self.modules = collections.defaultdict(list)
        for name in self.names:
            if name.endswith(".swift"):
                self.modules[self.module(name)].append(name)

    def git(self, *arguments):
        return git(self.folder, *arguments)

    @staticmethod
    def module(name):
        """The folder that is the module of a source: `Sources/Cards`, `Example/Cards`, or the first folder."""
        parts = name.split("/")
        is_deep = len(parts) > 2 and re.fullmatch(r"Sources|(?i:example|demo|sample)s?", parts[0])
        return "/".join(parts[:2]) if is_deep else parts[0] if len(parts) > 1 else "."

    def text(self, name):
        data = self.git("show", "HEAD:" + name)
        try:
            return data.decode("utf8")
        except UnicodeDecodeError:
            return data.decode("latin1")


class Census:
    def __init__(self, products):
        self.products = products
        self.ours = {path.stem for path in (products / "Modules").glob("*.swiftmodule")}
        self.maps = [part for path in products.glob("*.build/module.modulemap") for part in ("-Xcc", f"-fmodule-map-file={path}")]

    def module(self, repository, name):
        """What is known of a module, or None for one that is not counted."""
        texts = {path: repository.text(path) for path in repository.modules[name]}
        whole = "\n".join(texts.values())
        imports = set(IMPORT.findall(whole))
        lines = whole.count("\n")
        if "UIKit" not in imports or len(texts) > MOST_FILES or not 30 <= lines <= MOST_LINES:
            return None
        found = {"lines": lines, "files": len(texts), "events": bool(EVENTS.search(whole))}
        others = sorted(imports - self.ours - APPLE)
        if others:
            return found | {"imports": others}
        errors = self.errors(repository, texts, name)
        if any("cannot find" in error or "has no member" in error for error in errors):
            beside = {
                path: repository.text(path) for other, paths in repository.modules.items() if other != name for path in paths}
            apps = {repository.module(path) for path, text in beside.items() if "UIApplicationDelegate" in text}
            beside = {path: text for path, text in beside.items() if repository.module(path) not in apps}
            if 0 < len(beside) <= MOST_FILES:
                errors = min(errors, self.errors(repository, texts | beside, "."), key=len)
        return found | {"errors": errors}

    def errors(self, repository, texts, folder):
        """What the rewriter and the compiler say of sources."""
        with tempfile.TemporaryDirectory() as work:
            work = pathlib.Path(work)
            (work / "in").mkdir()
            (work / "out").mkdir()
            files = {}
            for path, text in texts.items():
                files.setdefault(os.path.basename(path), text.encode())
            for path in repository.names:
                if path.endswith((".storyboard", ".xib")) and (folder == "." or path.startswith(folder + "/")):
                    files.setdefault(os.path.basename(path), repository.git("show", "HEAD:" + path))
            for name, data in files.items():
                (work / "in" / name).write_bytes(data)
            given = sorted(str(work / "in" / name) for name in files)
            try:
                port = subprocess.run(
                    [self.products / "responder-port", *given, "-o", work / "out", "--no-places", "--ios"], capture_output=True,
                    text=True, timeout=120)
                refused = re.findall(r"error: (.*)", port.stdout + port.stderr)
                sources = sorted(str(path) for path in (work / "out").glob("*.swift"))
                return refused + min((self.checked(sources, version) for version in ("5", "4")), key=len)
            except subprocess.TimeoutExpired as error:
                return [f"{error.cmd[0]} took too long"]

    def checked(self, sources, version):
        compiler = ["swiftc", "-frontend", "-typecheck", "-parse-as-library", "-enable-testing", "-suppress-warnings"]
        result = subprocess.run(
            [*compiler, "-swift-version", version, "-module-name", "Checked", "-D", "SWIFT_PACKAGE", "-I",
             str(self.products / "Modules"), *self.maps, *sources], capture_output=True, text=True, timeout=300)
        return re.findall(r"error: (.*)", result.stderr) or ([result.stderr[-200:] or "ended"] if result.returncode else [])


def git(folder, *arguments):
    return subprocess.run(["git", "-C", folder, *arguments], capture_output=True, timeout=120).stdout


def repositories(folder):
    """The repositories below a folder, by their names in it."""
    for path, folders, files in os.walk(folder):
        if "HEAD" in files and "objects" in folders or ".git" in folders:
            folders.clear()
            yield pathlib.Path(path)


def told(results):
    for kind in ("events", "all"):
        asked = [found for found in results if kind == "all" or found["events"]]
        tried = [found for found in asked if "errors" in found]
        understood = sum(not found["errors"] for found in tried)
        print(f"{kind}: {len(asked)} modules, {len(asked) - len(tried)} need a third party, of the others {understood} of {len(tried)}"
              f" ({understood / max(1, len(tried)):.1%}) are understood")
    messages = collections.Counter(message[:120] for found in results for message in set(found.get("errors", [])))
    for message, count in messages.most_common(40):
        print(f"{count:5} {message}")


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--again"]
    if len(arguments) != 3:
        sys.exit(__doc__)
    folder, products, results = map(pathlib.Path, arguments)
    known = {}
    if results.exists():
        for line in results.read_text().splitlines():
            found = json.loads(line)
            known[found["repository"], found["module"]] = found
    if "--again" in sys.argv:
        known = {key: found for key, found in known.items() if not found.get("errors")}
        results.write_text("".join(json.dumps(found) + "\n" for found in known.values()))
    census = Census(products.resolve())
    with results.open("a") as output:
        for path in sorted(repositories(folder)):
            repository = Repository(path)
            for name in sorted(repository.modules):
                key = str(path.relative_to(folder)), name
                found = None if key in known else census.module(repository, name)
                if found:
                    known[key] = {"repository": key[0], "module": name} | found
                    output.write(json.dumps(known[key]) + "\n")
                    output.flush()
    told(known.values())


if __name__ == "__main__":
    main()
