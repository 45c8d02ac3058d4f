// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import AppTemplate

/// That a made package builds and passes is `make test-porting`'s affair (Scripts/check-new-app).
@Suite("responder new")
struct NewCommandTests {
    private func inFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("new-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    private func files(in folder: URL) throws -> Set<String> {
        Set(
            try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
                var isFolder: ObjCBool = false
                _ = FileManager.default.fileExists(
                    atPath: folder.appendingPathComponent(path).path, isDirectory: &isFolder)
                return !isFolder.boolValue
            })
    }

    private static let common: Set = [
        "Package.swift", "README.md", ".gitignore", ".gitlab-ci.yml", ".github/workflows/test.yml",
        "Sources/Shop/AppDelegate.swift", "Sources/Shop/MainViewController.swift", "Tests/ShopTests/ShopTests.swift",
        "Sources/Shop/Ported.swift", "Tests/ShopTests/Sessions/README.md", "Tests/ShopTests/Pictures/README.md",
    ]

    @Test("it makes an app, its tests, and files for GitHub and GitLab, of the clone that it was built in")
    func files() throws {
        try inFolder { folder in
            let run = try Tool.run("new", "Shop", "--in", folder.path)
            #expect(run.status == 0 && run.errors == "")
            let shop = folder.appendingPathComponent("Shop")
            #expect(run.lines.first == "\(shop.path) is made. Next:")
            #expect(try files(in: shop) == Self.common)
            let manifest = try String(contentsOf: shop.appendingPathComponent("Package.swift"), encoding: .utf8)
            let clone = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent()
            #expect(manifest.contains(".package(name: \"responder\", path: \"\(clone.path)\", traits: "))
        }
    }

    @Test("the plugin rewrites its sources; a repository is named by its address")
    func repository() throws {
        try inFolder { folder in
            let run = try Tool.run(
                "new", "Shop", "--in", folder.path, "--responder", "https://example.org/uikit/touch.git")
            #expect(run.status == 0)
            let shop = folder.appendingPathComponent("Shop")
            #expect(try files(in: shop) == Self.common)
            let manifest = try String(contentsOf: shop.appendingPathComponent("Package.swift"), encoding: .utf8)
            #expect(
                manifest.contains(".package(url: \"https://example.org/uikit/touch.git\", from: \"0.1.0\", traits: "))
            #expect(manifest.contains("package: \"touch\", condition"))
            #expect(manifest.contains("\nlet usesSelectors = true\n"))
            #expect(manifest.contains(".plugin(name: \"PortSources\", package: \"touch\")"))
        }
    }

    /// An app as Xcode has it, with its tests, a fetched package and a file in C beside it.
    private func writeApp(in folder: URL) throws {
        let files = [
            "Shop.xcodeproj/project.pbxproj": "", "Shop/App/Delegate.swift": Self.delegate,
            "Shop/Cards/Card.swift": "class Card {}", "Shop/Base.lproj/Main.storyboard": "<document/>",
            "Shop/Info.plist": "<plist/>", "Shop/Assets.xcassets/Contents.json": "{}", "Shop/Sounds/tick.wav": "",
            "Shop/Sounds/low/tick.wav": "", "Shop/fast.c": "", "ShopTests/ShopTests.swift": "",
            "Pods/Other/Other.swift": "@main class Other: UIApplicationDelegate {}",
        ]
        for (path, text) in files {
            let place = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: place)
        }
    }

    private static let delegate = """
        import UIKit
        @UIApplicationMain
        class ShopDelegate: UIResponder,
            UIApplicationDelegate {}
        """

    @Test("it takes the files of an app for iOS, without its tests and what it fetched")
    func existingApp() throws {
        try inFolder { folder in
            try writeApp(in: folder.appendingPathComponent("ios"))
            let run = try Tool.run("new", "Shop", "--in", folder.path, "--from", folder.path + "/ios")
            #expect(run.status == 0 && run.errors == "")
            #expect(
                run.lines.prefix(2) == [
                    "Taken from \(folder.path)/ios/Shop: 2 sources, 1 archive, 2 resources.", "Left out: 1 .c, 1 .wav.",
                ])
            let shop = folder.appendingPathComponent("Shop")
            let new: Set = ["Sources/Shop/AppDelegate.swift", "Sources/Shop/MainViewController.swift"]
            let taken = [
                "App/Delegate.swift", "Cards/Card.swift", "Base.lproj/Main.storyboard", "Info.plist", "porting.json",
                "Assets.xcassets/Contents.json", "Sounds/low/tick.wav",
            ]
            #expect(try files(in: shop) == Self.common.subtracting(new).union(taken.map { "Sources/Shop/" + $0 }))
            let manifest = try String(contentsOf: shop.appendingPathComponent("Package.swift"), encoding: .utf8)
            #expect(manifest.contains("            exclude: [\"Base.lproj\", \"porting.json\"],\n"))
            #expect(manifest.contains("                .process(\"Sounds/low/tick.wav\"),\n"))
            let tests = shop.appendingPathComponent("Tests/ShopTests/ShopTests.swift")
            #expect(try String(contentsOf: tests, encoding: .utf8).contains("launching(ShopDelegate())"))
        }
    }

    @Test("a folder without an app of UIKit is refused, and nothing is made")
    func noApp() throws {
        try inFolder { folder in
            let app = folder.appendingPathComponent("ios")
            try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
            func refusal() throws -> String {
                let run = try Tool.run("new", "Shop", "--in", folder.path, "--from", app.path)
                #expect(run.status == 2 && !FileManager.default.fileExists(atPath: folder.path + "/Shop"))
                return run.errors
            }
            #expect(try refusal().contains("ios: has no app: no class with @main or @UIApplicationMain"))
            try Data("@main struct Shop: App {}".utf8).write(to: app.appendingPathComponent("Shop.swift"))
            #expect(try refusal().contains("ios: has an app of SwiftUI, which is not here"))
            try FileManager.default.removeItem(at: app)
            #expect(try refusal().contains("ios: is no folder"))
        }
    }

    @Test("it writes nothing over what is there")
    func existing() throws {
        try inFolder { folder in
            let shop = folder.appendingPathComponent("Shop")
            try FileManager.default.createDirectory(at: shop, withIntermediateDirectories: true)
            let run = try Tool.run("new", "Shop", "--in", folder.path)
            #expect(run.status == 2)
            #expect(run.errors.contains("\(shop.path): is there already"))
            #expect(try files(in: shop) == [])
        }
    }

    @Test("a folder without Responder's sources is refused")
    func noClone() throws {
        try inFolder { folder in
            let run = try Tool.run("new", "Shop", "--in", folder.path, "--responder", folder.path)
            #expect(run.status == 2)
            #expect(run.errors.contains("is no folder of Responder's sources"))
            #expect(try files(in: folder) == [])
        }
    }

    @Test("the program of somebody's first minute makes the same, writes over nothing, and says how it is called")
    func firstMinute() throws {
        try inFolder { folder in
            let (long, short) = (folder.appendingPathComponent("long"), folder.appendingPathComponent("short"))
            #expect(try Tool.run("new", "Shop", "--in", long.path).status == 0)
            #expect(try Tool.run("Shop", "--in", short.path, executable: "new-app").status == 0)
            let made = try files(in: short)
            #expect(try made == files(in: long))
            for file in made {
                let texts = try [long, short].map {
                    try String(contentsOf: $0.appendingPathComponent(file), encoding: .utf8)
                }
                #expect(texts[0] == texts[1], "\(file)")
            }
            let again = try Tool.run("Shop", "--in", short.path, executable: "new-app")
            #expect(again.status == 2 && again.errors.contains("Shop: is there already"))
            let lost = try Tool.run("--what", executable: "new-app")
            #expect(lost.status == 2 && lost.errors == "new-app: usage: new-app NAME [--in FOLDER] [--from FOLDER]\n")
        }
    }

    @Test(
        "a name that is no module's is refused with a sentence",
        arguments: [
            ("", "An app has a name."), ("2do", "\"2do\" is no name of an app: a letter, then letters and digits."),
            ("My App", "\"My App\" is no name of an app: a letter, then letters and digits."),
            ("../x", "\"../x\" is no name of an app: a letter, then letters and digits."),
            ("shop", "The name of an app begins with a capital letter: Shop."),
            ("UIKit", "\"UIKit\" means something already; call the app something else."),
        ])
    func names(name: String, fault: String) throws {
        #expect(ProjectTemplate.fault(inName: name) == fault)
        #expect(ProjectTemplate.fault(inName: "Shop2") == nil)
    }
}
