// swift-tools-version: 6.2
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

let package = Package(
    name: "examples",
    platforms: [.macOS(.v15), .iOS(.v17)],
    dependencies: [.package(name: "responder", path: "..", traits: ["Porting"])],
    targets: [
        .executableTarget(
            name: "Mosaic",
            dependencies: [
                .product(name: "UIKit", package: "responder", condition: .when(platforms: elsewhere)),
                .product(name: "BrowserHost", package: "responder", condition: .when(platforms: elsewhere)),
            ],
            exclude: ["porting.json"], sources: rewritten, swiftSettings: [.swiftLanguageMode(.v5)], plugins: porting),
        .testTarget(
            name: "MosaicTests",
            dependencies: [
                "Mosaic",
                .product(name: "UIKitTesting", package: "responder", condition: .when(platforms: elsewhere)),
            ]),
    ]
)
