// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A package of its own: nobody who builds Responder builds these. They are written as apps for iOS are, and build on both.

/// The platforms on which UIKit is Responder's.
let elsewhere: [Platform] = [.linux, .windows, .android]

#if os(macOS)
    let rewritten: [String]? = nil
    let porting: [Target.PluginUsage] = []
#else
    // One file is compiled as it is, the plugin rewrites the others of the folder.
    let rewritten: [String]? = ["Ported.swift"]
    let porting: [Target.PluginUsage] = [.plugin(name: "PortSources", package: "responder")]
#endif

/// `RESPONDER_EXAMPLES=window` builds them for windows of their own, and not for browsers.
let isWindowed = Context.environment["RESPONDER_EXAMPLES"] == "window"
let host = isWindowed ? "WindowHost" : "BrowserHost"

/// `RESPONDER_TRAITS=Porting,MPRIS` asks Responder for more than they need: for a folder in which it was built so.
let traits = Context.environment["RESPONDER_TRAITS"] ?? (isWindowed ? "Porting,Window" : "Porting")

@MainActor func product(_ name: String) -> Target.Dependency {
    .product(name: name, package: "responder", condition: .when(platforms: elsewhere))
}

/// An app in `Sources/NAME`, and its tests.
@MainActor func app(
    _ name: String, _ products: [String] = [], _ packages: [Target.Dependency] = [], exclude: [String] = [],
    resources: [Resource] = []
) -> [Target] {
    [
        .executableTarget(
            name: name, dependencies: (["UIKit", host] + products).map(product) + packages, exclude: exclude,
            sources: rewritten, resources: resources, swiftSettings: [.swiftLanguageMode(.v5)], plugins: porting),
        .testTarget(
            name: "\(name)Tests",
            dependencies: [.byName(name: name)] + (["UIKit", "UIKitTesting"] + products).map(product) + packages),
    ]
}

/// Stands for Combine where Apple's is not.
let combine = Target.Dependency.product(
    name: "OpenCombineShim", package: "OpenCombine", condition: .when(platforms: elsewhere))

let package = Package(
    name: "examples",
    platforms: [.macOS(.v15), .iOS(.v17)],
    dependencies: [
        .package(
            name: "responder", path: "..", traits: Set(traits.split(separator: ",").map { .init(name: String($0)) })),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: app("Hello") + app("Canvas") + app("Photos") + app("Notes") + app("Remote", ["MediaPlayer"])
        + app(
            "Mosaic", exclude: ["porting.json", "Info.plist"],
            resources: [.process("Assets.xcassets"), .process("Segments.ttf")])
        + app("SignUp", [], [combine])
)
