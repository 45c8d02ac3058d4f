// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files of a new app's package.
public struct ProjectTemplate {
    struct File {
        /// From the package's folder.
        var path: String
        var text: String
    }

    /// Where a package finds Responder.
    public enum Dependency {
        /// The path of a folder of its sources.
        case folder(String)
        /// The address of its repository, and the least version.
        case repository(String, from: String)
    }

    let name: String
    let dependency: Dependency
    /// The app whose files the package takes, instead of a new one's.
    var app: ExistingApp?

    /// Names that an app's module cannot have: they have a meaning already.
    private static let taken: Set<String> = [
        "UIKit", "UIKitCore", "UIKitTesting", "BrowserHost", "MediaPlayer", "CoreMotion", "CoreGraphics", "Foundation",
        "Swift", "Testing", "XCTest", "Any", "Self", "Type", "Protocol",
    ]

    /// The fault of an app's name, in a sentence.
    public static func fault(inName name: String) -> String? {
        guard let first = name.unicodeScalars.first else { return "An app has a name." }
        func isLetter(_ scalar: Unicode.Scalar) -> Bool { ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) }
        guard isLetter(first), name.unicodeScalars.allSatisfy({ isLetter($0) || ("0"..."9").contains($0) || $0 == "_" })
        else { return "\"\(name)\" is no name of an app: a letter, then letters and digits." }
        guard ("A"..."Z").contains(first) else {
            return "The name of an app begins with a capital letter: \(capitalized(name))."
        }
        return taken.contains(name) ? "\"\(name)\" means something already; call the app something else." : nil
    }

    private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    var files: [File] {
        [
            File(path: "Package.swift", text: manifest),
            File(path: "Tests/\(name)Tests/\(name)Tests.swift", text: filled(PackageResources.AppTests_txt)),
            File(path: "Tests/\(name)Tests/Sessions/README.md", text: filled(PackageResources.Sessions_txt)),
            File(path: "Tests/\(name)Tests/Pictures/README.md", text: filled(PackageResources.Pictures_txt)),
            File(path: ".github/workflows/test.yml", text: filled(PackageResources.GitHub_txt)),
            File(path: ".gitlab-ci.yml", text: filled(PackageResources.GitLab_txt)),
            File(path: ".gitignore", text: ".build/\n.DS_Store\n"),
            File(path: "README.md", text: filled(PackageResources.ReadMe_txt)),
            File(
                path: "Sources/\(name)/Ported.swift",
                text:
                    "// This file alone is compiled as it is; the plugin of Package.swift rewrites the others.\n"
            ),
        ] + ownFiles
    }

    /// What the app's target begins with.
    private var ownFiles: [File] {
        let folder = "Sources/\(name)/"
        if app != nil { return [File(path: folder + "porting.json", text: "{ \"takesCodeForIOS\": true }\n")] }
        return [
            File(path: folder + "AppDelegate.swift", text: filled(PackageResources.AppDelegate_txt)),
            File(path: folder + "MainViewController.swift", text: filled(PackageResources.MainViewController_txt)),
        ]
    }

    /// A file of the folder Template, with the app's name in it.
    private func filled(_ template: [UInt8]) -> String {
        String(decoding: template, as: UTF8.self).replacing("APP", with: name).replacing("NOTE\n", with: note)
            .replacing("FIRST\n", with: firstTest).replacing("DELEGATE", with: app?.delegate ?? "AppDelegate")
    }

    private var firstTest: String {
        app == nil
            ? """
                @Test("Touches are counted")
                func touches() throws {
                    let screen = try TestScreen.launching(DELEGATE())
                    try screen.button("Touch me").tap()
                    #expect(screen.text("Thank you.").exists)
                    try screen.button("Touch me").tap()
                    #expect(screen.text("2 touches.").exists)
                }

            """
            : """
                @Test("It starts, and shows something")
                func start() throws {
                    let screen = try TestScreen.launching(DELEGATE())
                    #expect(!screen.elements.isEmpty)
                }

            """
    }

    /// A note for the time when others build the package.
    private var note: String {
        guard case .folder = dependency else { return "\n" }
        return """

            `Package.swift` names Responder's folder on this machine. Before others build the package, or continuous integration does, \
            name its repository there: `.package(url: …, from: …)`.


            """
    }

    // MARK: The package

    private var package: String {
        let place =
            switch dependency {
            case .folder(let path): "name: \"responder\", path: \(Self.quoted(path))"
            case .repository(let url, let version): "url: \(Self.quoted(url)), from: \"\(version)\""
            }
        return ".package(\(place), traits: usesSelectors ? [\"Porting\"] : [])"
    }

    /// The name by which products are found; for a repository, the last part of its address.
    private var identity: String {
        guard case .repository(let url, _) = dependency else { return "responder" }
        let last = url.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? "responder"
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    /// SwiftPM would take a language's archives for resources, and not know what to do with settings; the plugin reads both.
    private var excluded: String {
        guard let app else { return "" }
        let paths = app.excluded + ["porting.json"]
        return "            exclude: [\(paths.map(Self.quoted).joined(separator: ", "))],\n"
    }

    /// SwiftPM asks for one where there are resources in languages.
    private var language: String {
        (app?.language).map { "    defaultLocalization: \(Self.quoted($0)),\n" } ?? ""
    }

    private var resources: String {
        let lines = (app?.files ?? []).compactMap { file -> String? in
            switch file.kind {
            case .resource: "                .process(\(Self.quoted(file.path))),\n"
            case .folder: "                .copy(\(Self.quoted(file.path))),\n"
            case .source, .archive, .information: nil
            }
        }
        guard !lines.isEmpty else { return "" }
        return "            resources: [\n\(lines.joined())            ],\n"
    }

    private var manifest: String {
        """
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
            name: "\(name)",
        \(language)    platforms: [.macOS(.v15), .iOS(.v17)],
            dependencies: [
                \(package)
            ],
            targets: [
                .executableTarget(
                    name: "\(name)",
                    dependencies: [
                        .product(name: "UIKit", package: "\(identity)", condition: .when(platforms: elsewhere)),
                        .product(name: "BrowserHost", package: "\(identity)", condition: .when(platforms: elsewhere)),
                    ],
        \(excluded)            // The plugin takes all other files.
                    sources: isPorted ? ["Ported.swift"] : nil,
        \(resources)            swiftSettings: usesSelectors ? [.swiftLanguageMode(.v5)] : [],
                    plugins: isPorted ? [.plugin(name: "PortSources", package: "\(identity)")] : []),
                .testTarget(
                    name: "\(name)Tests",
                    dependencies: [
                        "\(name)",
                        .product(name: "UIKit", package: "\(identity)", condition: .when(platforms: elsewhere)),
                        .product(name: "UIKitTesting", package: "\(identity)", condition: .when(platforms: elsewhere)),
                    ],
                    exclude: ["Sessions", "Pictures"]),
            ]
        )

        """
    }
}
