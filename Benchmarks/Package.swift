// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A package of its own, so that nobody who builds or tests Responder builds these.
let package = Package(
    name: "benchmarks",
    platforms: [.macOS(.v15)],
    traits: [.trait(name: "Window", description: "What needs a window, and with it SDL, Cairo and Pango.")],
    dependencies: [
        .package(name: "responder", path: "..", traits: [.trait(name: "Window", condition: .when(traits: ["Window"]))])
    ],
    targets: [
        // What hit-testing and delivery cost; `bench.py` runs it beside the peers.
        .executableTarget(
            name: "SpeedBenchmark", dependencies: [.product(name: "UIKit", package: "responder")], path: "speed"),
        // What recognizers cost a moving finger.
        .executableTarget(
            name: "GestureBenchmark", dependencies: [.product(name: "UIKit", package: "responder")], path: "gestures"),
        .executableTarget(
            name: "TraceBenchmark", dependencies: [.product(name: "UIKit", package: "responder")], path: "trace",
            exclude: ["trace-overhead"]),
        .executableTarget(
            name: "RecordingBenchmark", dependencies: [.product(name: "UIKit", package: "responder")],
            path: "recording"),
        // What constraints cost the solver, whose own files these are; `layout.py` puts the same to Kiwi.
        .executableTarget(name: "LayoutBenchmark", path: "layout", exclude: ["layout.py"]),
        // Views that change all the time; `make bench-painting` looks on.
        .executableTarget(
            name: "PaintingBenchmark",
            dependencies: [
                .product(name: "UIKit", package: "responder"), .product(name: "BrowserHost", package: "responder"),
            ],
            path: "painting", exclude: ["painting.py"]),
        // Lists that a finger throws; `make bench-lists` looks on.
        .executableTarget(
            name: "ListsBenchmark",
            dependencies: [
                .product(name: "UIKit", package: "responder"), .product(name: "BrowserHost", package: "responder"),
            ],
            path: "lists", exclude: ["lists.py"]),
        // The same views in a window; `make bench-window` looks on, and has peers do the same.
        .executableTarget(
            name: "WindowBenchmark",
            dependencies: [
                .product(name: "UIKit", package: "responder"),
                .product(name: "WindowHost", package: "responder", condition: .when(traits: ["Window"])),
            ],
            path: "window", exclude: ["window.py", "probe.c", "peers"]),
        // What a key costs in a long text.
        .executableTarget(
            name: "TypingBenchmark",
            dependencies: [
                .product(name: "UIKit", package: "responder"), .product(name: "UIKitTesting", package: "responder"),
            ],
            path: "typing"),
    ],
    swiftLanguageModes: [.v6]
)
