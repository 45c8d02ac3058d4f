// swift-tools-version: 6.2
import PackageDescription

/// The platforms on which UIKit is Responder's.
let elsewhere: [Platform] = [.linux, .windows, .android]

/// A plugin rewrites `@objc`, `#selector` and their like where there is no Objective-C. Say `false` for sources without.
let usesSelectors = true

#if os(macOS)
    let isPorted = false
#else
    let isPorted = usesSelectors
#endif

let package = Package(
    name: "Shop",
    platforms: [.macOS(.v15), .iOS(.v17)],
    dependencies: [
        .package(name: "responder", path: "../responder", traits: usesSelectors ? ["Porting"] : [])
    ],
    targets: [
        .executableTarget(
            name: "Shop",
            dependencies: [
                .product(name: "UIKit", package: "responder", condition: .when(platforms: elsewhere)),
                .product(name: "BrowserHost", package: "responder", condition: .when(platforms: elsewhere)),
            ],
            // The plugin takes all other files.
            sources: isPorted ? ["Ported.swift"] : nil,
            swiftSettings: usesSelectors ? [.swiftLanguageMode(.v5)] : [],
            plugins: isPorted ? [.plugin(name: "PortSources", package: "responder")] : []),
        .testTarget(
            name: "ShopTests",
            dependencies: [
                "Shop",
                .product(name: "UIKit", package: "responder", condition: .when(platforms: elsewhere)),
                .product(name: "UIKitTesting", package: "responder", condition: .when(platforms: elsewhere)),
            ],
            exclude: ["Sessions", "Pictures"]),
    ]
)
