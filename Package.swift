// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackageDescription

/// Whether SwiftPM fetched this package by its version for another.
let isFetched = Context.packageDirectory.contains("/checkouts/")

/// Where the toolchain that reads this manifest keeps the parser of its own compiler: what is rewritten here is parsed as it is compiled,
/// and nobody builds swift-syntax, which takes two minutes. Nil where the toolchain has none, or an older one than this is written for, and
/// where this package was fetched by its version: SwiftPM takes no flags from such.
let toolchainsParser: String? = {
    #if os(Linux) && compiler(>=6.3)
        guard !isFetched, let file = FileHandle(forReadingAtPath: "/proc/self/maps") else { return nil }
        // The kernel gives a page of it at a time, and says that it is over by giving nothing.
        var maps = Data()
        while let piece = try? file.read(upToCount: 1 << 16), !piece.isEmpty { maps += piece }
        // The library that describes packages lies in the toolchain.
        let lines = String(decoding: maps, as: UTF8.self).split(separator: "\n")
        guard let line = lines.first(where: { $0.hasSuffix("/libPackageDescription.so") }),
            let start = line.firstIndex(of: "/"), let end = line.range(of: "/swift/pm/")
        else { return nil }
        let folder = line[start..<end.lowerBound] + "/swift/host"
        let isThere = FileManager.default.fileExists(atPath: folder + "/SwiftParser.swiftmodule")
        return isThere ? String(folder) : nil
    #else
        return nil
    #endif
}()

/// The platforms on which `UIKit` and `CoreGraphics` are ours. On Apple's, both names are the system's.
let elsewhere: [Platform] = [.linux, .windows, .android, .openbsd, .wasi]

#if os(Linux)
    /// The showcase is written as an app for iOS is: the plugin rewrites all but its command line.
    let compiledAsTheyAre: [String]? = ["Platform/ShowcaseCommand.swift"]
    let rewriting: [Target.PluginUsage] = [.plugin(name: "PortSources")]
#else
    let compiledAsTheyAre: [String]? = nil
    let rewriting: [Target.PluginUsage] = []
#endif

/// What `responder new` writes.
let newPackage = [
    "AppDelegate.txt", "AppTests.txt", "GitHub.txt", "GitLab.txt", "MainViewController.txt", "Pictures.txt",
    "ReadMe.txt", "Sessions.txt",
]

/// The core's tests, and the folders of `Tests/UIKitTests` that each target compiles. One target for all would take one core for
/// minutes, and a changed test half a minute.
let coreTests = [
    "UIKitControlTests": ["Control", "Feedback", "Focus", "Indicators", "Keys", "Menu", "Rules", "Verdicts"],
    "UIKitEventTests": ["Event", "HitTesting", "Marbles", "OddScreens", "Session"],
    "UIKitGestureTests": ["Gesture", "Scrolling"],
    "UIKitResponderTests": [
        "Application", "Motion", "Pasteboard", "RemoteControl", "Responder", "Scene", "Undo", "ViewController",
        "Window",
    ],
    "UIKitTextTests": ["Archives", "Find", "HostText", "Keyboard", "Text", "TextInput", "TextInteraction"],
    "UIKitViewTests": [
        "Accessibility", "Animation", "Appearance", "Assets", "Bundles", "Drawing", "Formatters", "Layer",
        "LayerAnimation", "View",
    ],
]

let package = Package(
    name: "responder",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "EventTrace", targets: ["EventTrace"]),
        .library(name: "EventSession", targets: ["EventSession"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "MediaPlayer", targets: ["MediaPlayer"]),
        .library(name: "CoreMotion", targets: ["CoreMotion"]),
        .library(name: "UIKitExplaining", targets: ["UIKitExplaining"]),
        .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
        .library(name: "UIKitPictures", targets: ["UIKitPictures"]),
        .library(name: "WebServer", targets: ["WebServer"]),
        .library(name: "BrowserHost", targets: ["BrowserHost"]),
        .library(name: "WindowHost", targets: ["WindowHost"]),
        .library(name: "Inspector", targets: ["Inspector"]),
        .executable(name: "Showcase", targets: ["Showcase"]),
        .library(name: "ViewDump", targets: ["ViewDump"]),
        .executable(name: "responder", targets: ["ResponderTool"]),
        .executable(name: "new-app", targets: ["NewApp"]),
        .library(name: "SourcePorting", targets: ["SourcePorting"]),
        .executable(name: "responder-port", targets: ["responder-port"]),
        .plugin(name: "PortSources", targets: ["PortSources"]),
    ],
    traits: [
        .trait(
            name: "Porting",
            description: "Sources written for iOS are rewritten by the plugin PortSources (swift-syntax)."),
        .trait(
            name: "MPRIS",
            description: "Executables answer the desktop's media controls, through libdbus (libdbus-1-dev)."),
        .trait(
            name: "Painting",
            description: "Screens and drawings become pixels without a browser (libcairo2-dev, libpango1.0-dev)."),
        .trait(
            name: "Window",
            description: "Executables show themselves in a window of X11 or Wayland (libsdl2-dev, libdbus-1-dev).",
            enabledTraits: ["Painting"]),
        .trait(
            name: "SharedSecrets",
            description: "Programs behind one origin share a secret file, for cookies and kept states (swift-crypto)."),
        // The showcase is rewritten, whoever builds it.
        .default(enabledTraits: toolchainsParser == nil && !isFetched ? ["Porting"] : []),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.7.0"),
    ],
    targets: [
        .target(name: "EventTrace"),
        // Unicode's algorithms for text: directions, line breaks, words, and how letters join.
        .target(name: "UnicodeText"),
        .testTarget(name: "UnicodeTextTests", dependencies: ["UnicodeText"]),
        // Recorded runs: their file, who writes it, what can be drawn of it. Tools read it without an application.
        .target(name: "EventSession", dependencies: ["EventTrace"]),
        .target(name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics"]),
        .target(name: "HostRegistry"),
        // Swift Testing imports a module of this name wherever a file imports both Testing and UIKit (or CoreGraphics).
        // Apple's toolchains bring one; elsewhere ours must, or no test could be written against this package.
        .target(name: "_Testing_UIKit", path: "Sources/TestingOverlays/UIKit"),
        .target(name: "_Testing_CoreGraphics", path: "Sources/TestingOverlays/CoreGraphics"),
        // The event core. What apps import is UIKit, which gives them the core and all that is built on it.
        .target(
            name: "UIKitCore",
            dependencies: [
                "EventTrace", "EventSession", "HostRegistry", "UnicodeText",
                .target(name: "CoreGraphics", condition: .when(platforms: elsewhere)),
            ]),
        // Layout by constraints: the solver, which knows no view; constraints and anchors; stack views. The solver is arithmetic in loops,
        // and a third of the showcase's time where nothing is optimized: so it is optimized always.
        .target(
            name: "UIKitLayout", dependencies: ["UIKitCore", "EventTrace"],
            swiftSettings: isFetched ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))]),
        .testTarget(
            name: "UIKitLayoutTests", dependencies: ["UIKitLayout", "UIKitTesting", "EventTrace", "SeededRandom"]),
        // What fingers and the desktop drag and drop, and springs.
        .target(name: "UIKitDragAndDrop", dependencies: ["UIKitCore", "EventTrace"]),
        .testTarget(
            name: "UIKitDragAndDropTests",
            dependencies: ["UIKitDragAndDrop", "UIKitCore", "UIKitTesting", "EventTrace"]),
        // Tables and collections, on the core's scroll view.
        .target(name: "UIKitLists", dependencies: ["UIKitCore", "UIKitDragAndDrop", "EventTrace"]),
        .testTarget(
            name: "UIKitListsTests",
            dependencies: [
                "UIKitLists", "UIKitLayout", "UIKitDragAndDrop", "UIKitCore", "UIKitTesting", "SeededRandom",
                "EventTrace",
            ]),
        // The questions that developers ask most, played with everything that apps import.
        .testTarget(name: "EverydayQuestionsTests", dependencies: ["UIKit", "UIKitTesting", "EventTrace"]),
        // Stacks of controllers, their bars, tabs.
        .target(name: "UIKitNavigation", dependencies: ["UIKitCore", "EventTrace"]),
        .testTarget(
            name: "UIKitNavigationTests",
            dependencies: ["UIKitNavigation", "UIKitCore", "UIKitTesting", "EventTrace"]),
        // Popovers and sheets; the core finds the module by its name.
        .target(name: "UIKitPresentations", dependencies: ["UIKitCore", "EventTrace"]),
        .testTarget(
            name: "UIKitPresentationsTests",
            dependencies: ["UIKitPresentations", "UIKitCore", "UIKitTesting", "EventTrace"]),
        // Wheels and dates.
        .target(name: "UIKitPickers", dependencies: ["UIKitCore", "UIKitPresentations"]),
        .testTarget(
            name: "UIKitPickersTests", dependencies: ["UIKitPickers", "UIKitCore", "UIKitTesting", "EventTrace"]),
        .target(name: "UIKitAlerts", dependencies: ["UIKitCore", "UIKitPresentations"]),
        .testTarget(
            name: "UIKitAlertsTests", dependencies: ["UIKitAlerts", "UIKitCore", "UIKitTesting", "EventTrace"]),
        // Photos and files of the user's machine.
        .target(
            name: "UIKitFiles",
            dependencies: [
                "UIKitCore", "UIKitNavigation",
                // With the trait, pictures become files there.
                .target(name: "Painting", condition: .when(traits: ["Painting"])),
            ]),
        .testTarget(
            name: "UIKitFilesTests",
            dependencies: [
                "UIKitFiles", "UIKitNavigation", "UIKitCore", "UIKitTesting", "EventTrace", "CoreFixtures",
                .target(name: "Painting", condition: .when(traits: ["Painting"])),
            ]),
        // Lines of text by Core Text's functions.
        .target(name: "UIKitCoreText", dependencies: ["UIKitCore"]),
        .testTarget(
            name: "UIKitCoreTextTests", dependencies: ["UIKitCoreText", "UIKitCore", "UIKitTesting", "CoreFixtures"]),
        // Sounds from files, which hosts play.
        .target(name: "UIKitSound", dependencies: ["UIKitCore"]),
        .testTarget(name: "UIKitSoundTests", dependencies: ["UIKitSound", "UIKitCore", "UIKitTesting", "EventTrace"]),
        .target(
            name: "UIKitNotifications", dependencies: ["UIKitCore", "UIKitAlerts", "UIKitSound", "EventTrace"]),
        .testTarget(
            name: "UIKitNotificationsTests",
            dependencies: ["UIKitNotifications", "UIKitAlerts", "UIKitCore", "UIKitTesting", "EventTrace"]),
        // Bodies that fall, meet, hang and snap.
        .target(name: "UIKitDynamics", dependencies: ["UIKitCore", "UIKitLists", "EventTrace"]),
        .testTarget(
            name: "UIKitDynamicsTests", dependencies: ["UIKitDynamics", "UIKitLists", "UIKitCore", "UIKitTesting"]),
        // Storyboards and nibs. The core finds it by its name.
        .target(
            name: "UIKitArchives",
            dependencies: [
                "UIKitCore", "UIKitLayout", "UIKitLists", "UIKitNavigation", "UIKitPickers", "UIKitPresentations",
            ]),
        .testTarget(
            name: "UIKitArchivesTests", dependencies: ["UIKitArchives", "UIKit", "UIKitTesting", "EventTrace"]),
        // What apps import: all of it.
        .target(
            name: "UIKit",
            dependencies: [
                "UIKitCore", "UIKitLayout", "UIKitDragAndDrop", "UIKitLists", "UIKitNavigation", "UIKitAlerts",
                "UIKitPresentations", "UIKitPickers", "UIKitFiles", "UIKitNotifications", "UIKitSound", "UIKitCoreText",
                "UIKitDynamics", "UIKitArchives",
                "_Testing_UIKit",
                .target(name: "Painting", condition: .when(traits: ["Painting"])),
            ]),
        .target(name: "MediaPlayer", dependencies: ["UIKitCore"]),
        .target(name: "CoreMotion", dependencies: ["UIKitCore"]),
        .target(
            name: "UIKitTesting",
            dependencies: ["UIKitCore", "UIKitExplaining", "ViewDump", "EventSession", "EventTrace"]),
        .testTarget(
            name: "UIKitTestingTests",
            dependencies: ["UIKitTesting", "UIKitLists", "UIKitCore", "EventTrace", "CoreFixtures"],
            exclude: ["Pictures"]),
        // Pixels without a browser: Cairo and Pango paint what hosts are given. Without the trait nothing is in these targets.
        .systemLibrary(
            name: "CPangoCairo", path: "Sources/CPangoCairo", pkgConfig: "pangocairo",
            providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
        .systemLibrary(
            name: "CPixbuf", path: "Sources/CPixbuf", pkgConfig: "gdk-pixbuf-2.0",
            providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
        .target(
            name: "Painting",
            dependencies: [
                "UIKitCore",
                .target(name: "CPangoCairo", condition: .when(traits: ["Painting"])),
                .target(name: "CPixbuf", condition: .when(traits: ["Painting"])),
            ]),
        // A window of the desktop as the screen. Without the trait nothing is in it.
        .systemLibrary(
            name: "CSDL", path: "Sources/CSDL", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
        .target(name: "WindowHostRegistration", dependencies: ["HostRegistry"]),
        .target(
            name: "WindowHost",
            dependencies: [
                "UIKitCore", "EventTrace", "Painting", "DesktopBus", "AccessibilityBus",
                .target(name: "CSDL", condition: .when(traits: ["Window"])),
                .target(name: "WindowHostRegistration", condition: .when(traits: ["Window"])),
            ]),
        .testTarget(
            name: "WindowHostTests",
            dependencies: [
                "WindowHost", "AccessibilityBus", "UIKitCore",
                .target(name: "CSDL", condition: .when(traits: ["Window"])),
            ]),
        .target(name: "UIKitPictures", dependencies: ["UIKitTesting", "UIKitCore", "Painting"]),
        .testTarget(
            name: "PaintingTests",
            dependencies: [
                "Painting", "UIKitPictures", "UIKitTesting", "UIKitCore", "UIKitLists", "EventTrace", "CoreFixtures",
            ],
            exclude: ["Pictures"]),
        .target(
            name: "WebServer",
            dependencies: [
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
                .product(name: "Crypto", package: "swift-crypto", condition: .when(traits: ["SharedSecrets"])),
            ]),
        .target(name: "BrowserHostRegistration", dependencies: ["HostRegistry"]),
        .target(
            name: "BrowserHost",
            dependencies: [
                "UIKitCore", "WebServer", "EventTrace", "PageParts", "EmbeddedFiles", "BrowserHostRegistration",
            ],
            exclude: ["Page"]),
        // The files of all pages, compiled in, so that an executable runs wherever it is put. `Scripts/embed-files` lists them.
        .target(name: "EmbeddedFiles"),
        // What pages of ours have in common.
        .target(name: "PageParts", dependencies: ["EmbeddedFiles"], exclude: ["Page"]),
        // The page of `responder serve`, for who has a dump or a session and no terminal in mind.
        .target(
            name: "LocalPage",
            dependencies: ["ViewDump", "EventSession", "EventTrace", "PageParts", "EmbeddedFiles", "WebServer"],
            exclude: ["Page"]),
        .testTarget(name: "LocalPageTests", dependencies: ["LocalPage", "ViewDump", "EventTrace"]),
        // The inspector's page, its messages, and recorded runs in it, beside no application.
        .target(
            name: "InspectorPage",
            dependencies: ["ViewDump", "EventSession", "EventTrace", "PageParts", "EmbeddedFiles", "WebServer"],
            exclude: ["Page"]),
        .testTarget(
            name: "InspectorPageTests", dependencies: ["InspectorPage", "ViewDump", "EventSession", "EventTrace"]),
        .target(name: "InspectorRegistration", dependencies: ["HostRegistry"]),
        .target(
            name: "Inspector",
            dependencies: [
                "UIKitCore", "EventTrace", "ViewDump", "BrowserHost", "InspectorPage", "WebServer",
                "InspectorRegistration",
            ]),
        // The desktop's buses. Without the traits it compiles to its values, which need no library.
        .systemLibrary(
            name: "CDBus", path: "Sources/CDBus", pkgConfig: "dbus-1", providers: [.apt(["libdbus-1-dev"])]),
        .target(
            name: "DesktopBus",
            dependencies: [.target(name: "CDBus", condition: .when(traits: ["MPRIS", "Window"]))]),
        // What assistive technology of the desktop is told of scenes, and what it does to them (AT-SPI). Without the trait
        // nothing is in it.
        .target(name: "AccessibilityBus", dependencies: ["UIKitCore", "DesktopBus"]),
        // The desktop's media controls. Without the trait it compiles to its rules, which need no library.
        .target(name: "MPRISRegistration", dependencies: ["HostRegistry"]),
        .target(
            name: "MPRISPlayer",
            dependencies: [
                "UIKitCore", "EventTrace", "DesktopBus",
                .target(name: "CDBus", condition: .when(traits: ["MPRIS"])),
                .target(name: "MPRISRegistration", condition: .when(traits: ["MPRIS"])),
            ]),
        .executableTarget(
            name: "Showcase",
            dependencies: [
                "UIKit", "MediaPlayer", "CoreMotion", "EventTrace", "BrowserHost", "Inspector",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .target(name: "MPRISPlayer", condition: .when(traits: ["MPRIS"])),
                .target(name: "Painting", condition: .when(traits: ["Painting"])),
                .target(name: "WindowHost", condition: .when(traits: ["Window"])),
            ],
            sources: compiledAsTheyAre, plugins: rewriting),
        // Who would get a touch, from a dump of an app's views; the command that tells it.
        .target(name: "ViewDump", dependencies: ["EventTrace"]),
        // Who would get a touch, of live views, in the same words.
        .target(name: "UIKitExplaining", dependencies: ["UIKitCore", "ViewDump", "EventTrace"]),
        .testTarget(
            name: "UIKitExplainingTests",
            dependencies: ["UIKitExplaining", "UIKitCore", "UIKitTesting", "ViewDump", "EventTrace", "SeededRandom"]),
        .executableTarget(
            name: "ResponderTool",
            dependencies: [
                "ViewDump", "EventSession", "EventTrace", "LocalPage", "InspectorPage", "AppTemplate",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            resources: [.embedInCode("Debugger/responder_lldb.py")]),
        // The package that `responder new` makes, and a program that makes nothing else and is built in seconds.
        .target(name: "AppTemplate", resources: newPackage.map { .embedInCode("Template/\($0)") }),
        .executableTarget(name: "NewApp", dependencies: ["AppTemplate"]),
        // What the Objective-C runtime does on iOS, rewritten as Swift; the command and the plugin that do it. Without a parser of the
        // toolchain's nothing is in them unless the trait Porting is asked for.
        .target(name: "SourcePorting"),
        .executableTarget(name: "responder-port", dependencies: ["SourcePorting"], path: "Sources/PortingTool"),
        .plugin(name: "PortSources", capability: .buildTool(), dependencies: ["responder-port"]),
        .testTarget(name: "SourcePortingTests", dependencies: ["SourcePorting"]),
        // What `responder replay` replays, and the command as a process.
        .executableTarget(name: "ReplayApp", dependencies: ["UIKit"], path: "Tests/Support/ReplayApp"),
        .testTarget(name: "ResponderToolTests", dependencies: ["ResponderTool", "AppTemplate", "NewApp", "ReplayApp"]),
        .testTarget(name: "ViewDumpTests", dependencies: ["ViewDump", "EventTrace"]),
        .testTarget(name: "EventTraceTests", dependencies: ["EventTrace"]),
        .testTarget(name: "EventSessionTests", dependencies: ["EventSession", "EventTrace", "SanitizedMutex"]),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
        // What is in random paths, for a browser to say the same (Tests/Browser/test_paths.py).
        .executableTarget(name: "PathAnswers", dependencies: ["CoreGraphics"], path: "Tests/Support/PathAnswers"),
        // Views that change at random, for a browser to show (Tests/Browser/test_random_pictures.py).
        .executableTarget(
            name: "RandomPictures", dependencies: ["UIKit", "BrowserHost", "SeededRandom"],
            path: "Tests/Support/RandomPictures"),
        // Counts what the current thread allocates, for the check that a moving finger allocates nothing.
        .target(name: "AllocationCounter", path: "Tests/Support/AllocationCounter"),
        .executableTarget(
            name: "AllocationCheck", dependencies: ["UIKitCore", "AllocationCounter"], path: "Tests/AllocationCheck"),
        // The same random numbers for the same seed.
        .target(name: "SeededRandom", path: "Tests/Support/SeededRandom"),
        // Random views, recognizers and fingers, and what must hold whatever they do.
        .target(
            name: "GestureSequences", dependencies: ["UIKitCore", "UIKitTesting", "EventTrace", "SeededRandom"],
            path: "Tests/Support/GestureSequences"),
        .testTarget(
            name: "GestureSequenceTests", dependencies: ["GestureSequences", "UIKitCore", "UIKitTesting", "EventTrace"]),
        // Random edits of text views beside a plain model of a text.
        .target(
            name: "EditingStories", dependencies: ["UIKitCore", "UIKitTesting"], path: "Tests/Support/EditingStories"),
        // Random runs of whole applications, with code that interferes in every callback.
        .target(
            name: "SystemStories", dependencies: ["UIKitCore", "UIKitTesting", "EventTrace", "SeededRandom"],
            path: "Tests/Support/SystemStories"),
        .testTarget(
            name: "SystemStoryTests", dependencies: ["SystemStories", "UIKitCore", "EventTrace"],
            exclude: ["Outcomes.txt", "Stories"]),
        .executableTarget(name: "TrapCheck", dependencies: ["UIKitCore", "UIKitLayout"], path: "Tests/TrapCheck"),
        .executableTarget(
            name: "RandomCheck",
            dependencies: [
                "EditingStories", "EventTrace", "GestureSequences", "SystemStories",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Tests/RandomCheck"),
        .testTarget(name: "MediaPlayerTests", dependencies: ["MediaPlayer", "UIKitTesting", "EventTrace"]),
        .testTarget(name: "MPRISPlayerTests", dependencies: ["MPRISPlayer", "DesktopBus"]),
        .testTarget(name: "CoreMotionTests", dependencies: ["CoreMotion", "UIKitTesting", "SanitizedMutex"]),
        .target(
            name: "CoreFixtures", dependencies: ["UIKitCore", "UIKitTesting", "EventTrace"],
            path: "Tests/Support/CoreFixtures"),
        // The arbiter's and the ledger's own files again, without the rest of UIKit: what they decide hangs on values alone.
        .testTarget(name: "GestureArbiterTests", dependencies: ["EventTrace"]),
        .testTarget(name: "DeliveryLedgerTests"),
        // What may be used from any thread, used by several at once; made for ThreadSanitizer.
        .target(name: "SanitizedMutex", path: "Tests/Support/SanitizedMutex"),
        .testTarget(name: "ThreadTests", dependencies: ["UIKitCore", "UIKitTesting", "SanitizedMutex"]),
        .testTarget(
            name: "WebServerTests",
            dependencies: [
                "WebServer", "SeededRandom", "SanitizedMutex", .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
            ]),
        .testTarget(
            name: "BrowserHostTests",
            dependencies: [
                "BrowserHost", "EmbeddedFiles", "PageParts", "UIKitTesting", "CoreFixtures", "SeededRandom",
                "SanitizedMutex",
            ]),
        .testTarget(
            name: "InspectorTests",
            dependencies: [
                "Inspector", "InspectorPage", "BrowserHost", "ViewDump", "EventTrace", "UIKitTesting", "SanitizedMutex",
            ]),
        .testTarget(name: "ShowcaseTests", dependencies: ["Showcase", "UIKitTesting"]),
    ],
    swiftLanguageModes: [.v6]
)

package.targets += coreTests.sorted { $0.key < $1.key }.map { name, folders in
    .testTarget(
        name: name,
        dependencies: [
            "UIKitCore", "UIKitTesting", "EventSession", "EventTrace", "CoreFixtures", "EditingStories", "SeededRandom",
            "HostRegistry",
        ],
        path: "Tests/UIKitTests", exclude: coreTests.values.joined().filter { !folders.contains($0) }.sorted())
}

// The fuzzers need libFuzzer's instrumentation in all they call, and its `main`: `Scripts/fuzz` builds and links them.
if Context.environment["RESPONDER_FUZZING"] != nil {
    package.products.append(.library(name: "Fuzzing", type: .static, targets: ["Fuzzing"]))
    package.targets.append(
        .target(
            name: "Fuzzing",
            dependencies: [
                "AllocationCounter", "BrowserHost", "EventSession", "EventTrace", "InspectorPage", "MPRISPlayer",
                "UIKitCore", "ViewDump", "WebServer", "DesktopBus", "UIKitExplaining", "UIKitTesting", "SystemStories",
                "SeededRandom",
                .target(name: "CDBus", condition: .when(traits: ["MPRIS"])),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ],
            path: "Tests/Fuzzing", exclude: ["Corpus", "Dictionaries"]))
}

// `make mutate` finds the places with a parser, which `Tests/Mutation` is built with alone, and builds a copy of the sources in which
// each place has a switch.
if let part = Context.environment["RESPONDER_MUTATION"] {
    package.targets += [
        .target(name: "MutantSwitch", path: "Tests/Mutation/MutantSwitch"),
        .target(name: "Mutants", dependencies: ["MutantSwitch"], path: "Tests/Mutation/Mutants"),
    ]
    if part == "tool" {
        package.targets += [
            .target(name: "Mutation", path: "Tests/Mutation/Mutation"),
            .executableTarget(name: "Mutate", dependencies: ["Mutation"], path: "Tests/Mutation/Mutate"),
            .testTarget(
                name: "MutationTests", dependencies: ["Mutation", "Mutants"], path: "Tests/Mutation/MutationTests"),
        ]
    } else {
        // The last two compile files of the core again.
        let changed = [
            "UIKitCore", "WebServer", "BrowserHost", "EventSession", "GestureArbiterTests", "DeliveryLedgerTests",
        ]
        for target in package.targets where changed.contains(target.name) { target.dependencies.append("Mutants") }
    }
}

// What things cost. Who names a benchmark in `RESPONDER_SUITES` builds it, with the objects of the other optimized checks.
let benchmarks: [(name: String, folder: String, dependencies: [Target.Dependency], others: [String])] = [
    // Hit-testing and delivery; `bench.py` runs it beside the peers, `check-instructions` counts its instructions.
    ("SpeedBenchmark", "speed", ["UIKit"], []),
    // What recognizers cost a moving finger.
    ("GestureBenchmark", "gestures", ["UIKit"], []),
    ("TraceBenchmark", "trace", ["UIKit"], ["trace-overhead"]),
    ("RecordingBenchmark", "recording", ["UIKit"], []),
    // What constraints cost the solver, whose own files these are; `layout.py` puts the same to Kiwi.
    ("LayoutBenchmark", "layout", [], ["layout.py"]),
    // Views that change all the time; `make bench-painting` looks on.
    ("PaintingBenchmark", "painting", ["UIKit", "BrowserHost"], ["painting.py"]),
    // Lists that a finger throws; `make bench-lists` looks on.
    ("ListsBenchmark", "lists", ["UIKit", "BrowserHost"], ["lists.py"]),
    // The same views in a window; `make bench-window` looks on, and has peers do the same.
    (
        "WindowBenchmark", "window", ["UIKit", .target(name: "WindowHost", condition: .when(traits: ["Window"]))],
        ["window.py", "probe.c", "peers"]
    ),
    // What a key costs in a long text.
    ("TypingBenchmark", "typing", ["UIKit", "UIKitTesting"], []),
]
let suites = Context.environment["RESPONDER_SUITES"]?.split(separator: " ").map(String.init)
package.targets += benchmarks.filter { suites?.contains($0.name) == true }.map {
    .executableTarget(
        name: $0.name, dependencies: $0.dependencies, path: "Benchmarks/\($0.folder)", exclude: $0.others)
}

// The parser of Swift, for who rewrites sources.
let parsing = ["SourcePorting", "responder-port", "SourcePortingTests", "Mutation", "Mutate", "MutationTests"]
let parser = ["SwiftParser", "SwiftSyntax", "SwiftOperators"]
if let folder = toolchainsParser {
    for target in package.targets where parsing.contains(target.name) {
        target.swiftSettings = [.define("Porting"), .unsafeFlags(["-I", folder])]
        target.linkerSettings =
            [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])]
            + (parser + ["SwiftDiagnostics"]).map { .linkedLibrary($0) }
    }
} else {
    // Neither fetched nor built without the trait. Any of these parses what is rewritten here: an app's macros decide which.
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"))
    for target in package.targets where ["SourcePorting", "Mutation"].contains(target.name) {
        target.dependencies += parser.map {
            .product(name: $0, package: "swift-syntax", condition: .when(traits: ["Porting"]))
        }
    }
}

// SwiftPM compiles a target again where a module that it names has changed, and the compiler leaves a module's file as it is where the
// module says the same as before. So each target names the modules too that those it names are made of: their classes' layouts are in it.
let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
for target in package.targets where target.type != .plugin {
    var named = Set(target.dependencies.compactMap(\.localName))
    // What is there in any case first: a condition holds for what is there for nothing else.
    for isConditional in [false, true] {
        var waiting = target.dependencies
        while let dependency = waiting.popLast() {
            guard let name = dependency.localName, let other = targets[name] else { continue }
            for further in other.dependencies {
                let condition = further.condition ?? dependency.condition
                guard isConditional || condition == nil, let name = further.localName, targets[name] != nil,
                    named.insert(name).inserted
                else { continue }
                target.dependencies.append(.target(name: name, condition: condition))
                waiting.append(.target(name: name, condition: condition))
            }
        }
    }
}

// So does whoever names a product: each library has all that it is made of, but for what a trait brings.
package.products = package.products.map { product in
    guard let library = product as? Product.Library, library.type == nil else { return product }
    let below = library.targets.compactMap { targets[$0] }.flatMap(\.dependencies).filter {
        $0.condition == nil || $0.localName == "CoreGraphics"
    }
    let named = library.targets + below.compactMap(\.localName).filter { targets[$0]?.type == .regular }
    return .library(
        name: library.name,
        targets: named.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
}

extension Target.Dependency {
    /// The name of a target of this package, as far as its name tells.
    var localName: String? {
        switch self {
        case .byNameItem(let name, _), .targetItem(let name, _): name
        default: nil
        }
    }

    var condition: TargetDependencyCondition? {
        switch self {
        case .byNameItem(_, let condition), .targetItem(_, let condition): condition
        default: nil
        }
    }
}

// AddressSanitizer's tests and the fuzzers are one build. What both run has the fuzzers' counters too, and is optimized, because fuzzers run
// it millions of times; the tests themselves are compiled as ever.
if Context.environment["RESPONDER_INSTRUMENTED"] != nil {
    for target in package.targets where [.regular, .executable, .test].contains(target.type) {
        let flags =
            target.type == .test ? ["-Xfrontend", "-sanitize="] : ["-O", "-Xfrontend", "-sanitize=address,fuzzer"]
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags, .when(configuration: .debug))]
    }
}

// `make test-address`, `make test-threads` and the fuzzers build some targets with instrumentation, and nothing that they do not need.
let isFuzzing = Context.environment["RESPONDER_FUZZING"] != nil
if let suites = isFuzzing ? ["Fuzzing"] : suites {
    let wanted = package.targets.filter { suites.contains($0.name) }
    var needed = Set(suites + wanted.flatMap { $0.dependencies.compactMap(\.localName) })
    if package.targets.contains(where: { needed.contains($0.name) && $0.plugins?.isEmpty == false }) {
        needed.formUnion(["PortSources", "responder-port", "SourcePorting"])
    }
    package.products.removeAll { $0.name != "Fuzzing" }
    package.targets.removeAll { !needed.contains($0.name) }
}
