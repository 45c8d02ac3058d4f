// swift-tools-version: 6.2
import PackageDescription

/// The platforms on which `UIKit` and `CoreGraphics` are ours. On Apple's, both names are the system's.
let elsewhere: [Platform] = [.linux, .windows, .android, .openbsd, .wasi]

/// The page that a browser tab loads to be a screen.
let page = [
    "index.html", "page.css", "picture.css", "accessibility.js", "address.js", "animations.js", "arrange.js",
    "attention.js", "connection.js", "fonts.js", "grants.js", "image-content.js", "input-batch.js", "keys.js",
    "main.js", "message-reader.js", "message-writer.js", "motion.js", "outside.js", "picture.js", "pointers.js",
    "protocol.js", "remote.js", "samples.js", "screen.js", "session.js", "status.js", "text-content.js", "trackpad.js",
    "transform.js", "view-element.js", "wheel.js",
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
        .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
        .library(name: "WebServer", targets: ["WebServer"]),
        .library(name: "BrowserHost", targets: ["BrowserHost"]),
        .executable(name: "Showcase", targets: ["Showcase"]),
        .library(name: "ViewDump", targets: ["ViewDump"]),
        .executable(name: "responder", targets: ["ResponderTool"]),
    ],
    traits: [
        .trait(
            name: "MPRIS",
            description: "Executables answer the desktop's media controls, through libdbus (libdbus-1-dev).")
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"),
    ],
    targets: [
        .target(name: "EventTrace"),
        // Recorded runs: their file, who writes it, what can be drawn of it. Tools read it without an application.
        .target(name: "EventSession", dependencies: ["EventTrace"]),
        .target(name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics"]),
        .target(name: "HostRegistry"),
        // Swift Testing imports a module of this name wherever a file imports both Testing and UIKit (or CoreGraphics).
        // Apple's toolchains bring one; elsewhere ours must, or no test could be written against this package.
        .target(name: "_Testing_UIKit", path: "Sources/TestingOverlays/UIKit"),
        .target(name: "_Testing_CoreGraphics", path: "Sources/TestingOverlays/CoreGraphics"),
        .target(
            name: "UIKit",
            dependencies: [
                "EventTrace", "EventSession", "HostRegistry", "_Testing_UIKit",
                .target(name: "CoreGraphics", condition: .when(platforms: elsewhere)),
            ]),
        .target(name: "MediaPlayer", dependencies: ["UIKit"]),
        .target(name: "CoreMotion", dependencies: ["UIKit"]),
        .target(name: "UIKitTesting", dependencies: ["UIKit", "EventSession", "EventTrace"]),
        .target(
            name: "WebServer",
            dependencies: [
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
            ]),
        .target(name: "BrowserHostRegistration", dependencies: ["HostRegistry"]),
        .target(
            name: "BrowserHost", dependencies: ["UIKit", "WebServer", "EventTrace", "BrowserHostRegistration"],
            // Compiled in, so that an executable runs wherever it is put.
            resources: page.map { .embedInCode("Page/\($0)") }),
        // The desktop's media controls. Without the trait it compiles to its rules, which need no library.
        .systemLibrary(
            name: "CDBus", path: "Sources/CDBus", pkgConfig: "dbus-1", providers: [.apt(["libdbus-1-dev"])]),
        .target(name: "MPRISRegistration", dependencies: ["HostRegistry"]),
        .target(
            name: "MPRISPlayer",
            dependencies: [
                "UIKit",
                .target(name: "CDBus", condition: .when(traits: ["MPRIS"])),
                .target(name: "MPRISRegistration", condition: .when(traits: ["MPRIS"])),
            ]),
        .executableTarget(
            name: "Showcase",
            dependencies: [
                "UIKit", "MediaPlayer", "CoreMotion", "EventTrace", "BrowserHost",
                .target(name: "MPRISPlayer", condition: .when(traits: ["MPRIS"])),
            ]),
        // Who would get a touch, from a dump of an app's views; the command that tells it.
        .target(name: "ViewDump", dependencies: ["EventTrace"]),
        .executableTarget(
            name: "ResponderTool",
            dependencies: [
                "ViewDump", "EventSession", "EventTrace", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .testTarget(name: "ViewDumpTests", dependencies: ["ViewDump", "EventTrace"]),
        .testTarget(name: "EventTraceTests", dependencies: ["EventTrace"]),
        .testTarget(name: "EventSessionTests", dependencies: ["EventSession", "EventTrace"]),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
        .executableTarget(name: "RecordingBenchmark", dependencies: ["UIKit"], path: "Benchmarks/recording"),
        .executableTarget(name: "GestureBenchmark", dependencies: ["UIKit"], path: "Benchmarks/gestures"),
        // What hit-testing and delivery cost; `Benchmarks/bench` runs it beside the peers.
        .executableTarget(name: "SpeedBenchmark", dependencies: ["UIKit"], path: "Benchmarks/speed"),
        // Counts what the current thread allocates, for the check that a moving finger allocates nothing.
        .target(name: "AllocationCounter", path: "Tests/Support/AllocationCounter"),
        .executableTarget(
            name: "AllocationCheck", dependencies: ["UIKit", "AllocationCounter"], path: "Tests/AllocationCheck"),
        // Random views, recognizers and fingers, and what must hold whatever they do.
        .target(
            name: "GestureSequences", dependencies: ["UIKit", "UIKitTesting", "EventTrace"],
            path: "Tests/Support/GestureSequences"),
        .executableTarget(
            name: "GestureCheck", dependencies: ["GestureSequences", "EventTrace"], path: "Tests/GestureCheck"),
        .testTarget(
            name: "GestureSequenceTests", dependencies: ["GestureSequences", "UIKit", "UIKitTesting", "EventTrace"]),
        .testTarget(name: "MediaPlayerTests", dependencies: ["MediaPlayer", "UIKitTesting", "EventTrace"]),
        .testTarget(name: "MPRISPlayerTests", dependencies: ["MPRISPlayer"]),
        .testTarget(name: "CoreMotionTests", dependencies: ["CoreMotion", "UIKitTesting"]),
        .target(
            name: "RecordingDelegates", dependencies: ["UIKit", "UIKitTesting"],
            path: "Tests/Support/RecordingDelegates"),
        .testTarget(
            name: "UIKitTests",
            dependencies: ["UIKit", "UIKitTesting", "EventSession", "EventTrace", "RecordingDelegates"]),
        .testTarget(
            name: "WebServerTests",
            dependencies: ["WebServer", .product(name: "NIOPosix", package: "swift-nio")]),
        .testTarget(name: "BrowserHostTests", dependencies: ["BrowserHost", "UIKitTesting", "RecordingDelegates"]),
        .testTarget(name: "ShowcaseTests", dependencies: ["Showcase", "UIKitTesting"]),
    ],
    swiftLanguageModes: [.v6]
)
