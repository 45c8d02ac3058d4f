// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import AppTemplate

/// What the projects of Xcode in a folder say of an app's files (PO44).
@Suite("PO44: the files of an app for iOS")
struct ExistingAppTests {
    /// Files by their paths in a folder, with the project in `Shop.xcodeproj`.
    private func inApp(_ files: [String], project: String, at place: String = "Shop", _ body: (URL) throws -> Void)
        throws
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var texts = Dictionary(uniqueKeysWithValues: files.map { ($0, "") })
        texts["Shop/Delegate.swift"] = "@main class Delegate: UIResponder, UIApplicationDelegate {}"
        texts[place + ".xcodeproj/project.pbxproj"] = project
        for (path, text) in texts {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try body(folder)
    }

    /// What an app gets: the path of each file in the package, and where it comes from if that is elsewhere.
    private func taken(_ folder: URL) throws -> [String] {
        let app = try ExistingApp(folder)
        let prefix = app.folder.path.dropFirst(app.origin.path.count + 1)
        return app.files.map { file in
            file.origin == (prefix.isEmpty ? "" : prefix + "/") + file.path
                ? file.path : "\(file.path) < \(file.origin)"
        }.sorted()
    }

    private func expect(_ folder: URL, takes expected: [String], place: SourceLocation = #_sourceLocation) throws {
        let found = try taken(folder)
        #expect(found == expected, sourceLocation: place)
    }

    /// A project with one app: what it compiles, and what its program finds, by their paths from the project.
    private func project(_ sources: [String], _ resources: [String] = [], more: String = "", of target: String = "")
        -> String
    {
        func items(_ paths: [String], _ letter: String) -> String {
            paths.enumerated().map { number, path in
                "\(letter)\(number) = {isa = PBXBuildFile; fileRef = \(letter)F\(number); };\n"
                    + "\(letter)F\(number) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = SOURCE_ROOT; };\n"
            }.joined()
        }
        func phase(_ paths: [String], _ letter: String, _ kind: String) -> String {
            "\(letter)P = {isa = \(kind); files = (\(paths.indices.map { "\(letter)\($0)," }.joined())); };\n"
        }
        return """
            // !$*UTF8*$!
            {
            objects = {
            T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; \
            buildPhases = (SP, RP, ); buildConfigurationList = L; \(target) };
            L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
            C = {isa = XCBuildConfiguration; buildSettings = {INFOPLIST_FILE = "$(SRCROOT)/$(TARGET_NAME)/Info.plist"; }; };
            \(items(sources, "S"))\(items(resources, "R"))
            \(phase(sources, "S", "PBXSourcesBuildPhase"))\(phase(resources, "R", "PBXResourcesBuildPhase"))
            \(more)
            };
            }
            """
    }

    @Test("its target's sources and resources, wherever they lie, and nothing else")
    func members() throws {
        let files = [
            "Shop/Old.swift", "Shop/Card.swift", "Shop/Info.plist", "Shop/Notes.txt", "Shop/Base.lproj/Main.storyboard",
            "Shared/Money.swift", "Shared/Unused.swift", "Sounds/tick.beat", "Cards/150/ace.png", "Cards/150/king.png",
        ]
        let project = project(
            ["Shop/Delegate.swift", "Shop/Card.swift", "Shop/../Shared/Money.swift", "Gone.swift"],
            ["Sounds/tick.beat", "Cards/150", "Shop/Base.lproj/Main.storyboard"])
        try inApp(files, project: project) { folder in
            let expected = [
                "150 < Cards/150", "Base.lproj/Main.storyboard", "Card.swift", "Delegate.swift", "Info.plist",
                "Shared/Money.swift < Shared/Money.swift", "Sounds/tick.beat < Sounds/tick.beat",
            ]
            try expect(folder, takes: expected)
            // The folder of the target is as good as that of the project.
            try expect(folder.appendingPathComponent("Shop"), takes: expected)
            let app = try ExistingApp(folder)
            #expect(
                app.summary.contains("Shop: 3 sources, 1 archive, 1 resource, 1 folder.\nLeft out: 1 .swift, 1 .txt.\n")
            )
            let template = ProjectTemplate(name: "Till", dependency: .folder("/responder"), app: app)
            let manifest = template.files.first { $0.path == "Package.swift" }?.text ?? ""
            #expect(manifest.contains(".copy(\"150\"),") && manifest.contains(".process(\"Sounds/tick.beat\"),"))
        }
    }

    @Test("paths follow the groups; a storyboard in languages is a group of its files")
    func groups() throws {
        let more = """
            M = {isa = PBXGroup; children = (G, V, ); sourceTree = "<group>"; };
            G = {isa = PBXGroup; path = Shop; sourceTree = "<group>"; children = (I, D, ); };
            I = {isa = PBXGroup; name = Inner; sourceTree = "<group>"; children = (A, ); };
            A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            D = {isa = PBXFileReference; path = Delegate.swift; sourceTree = "<group>"; };
            V = {isa = PBXVariantGroup; name = Main.storyboard; path = Shop; sourceTree = "<group>"; children = (VB, VD, ); };
            VB = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
            VD = {isa = PBXFileReference; path = de.lproj/Main.strings; sourceTree = "<group>"; };
            X = {isa = PBXFileReference; path = UIKit.framework; sourceTree = SDKROOT; };
            BA = {isa = PBXBuildFile; fileRef = A; }; BD = {isa = PBXBuildFile; fileRef = D; };
            BV = {isa = PBXBuildFile; fileRef = V; }; BX = {isa = PBXBuildFile; fileRef = X; };
            P = {isa = PBXSourcesBuildPhase; files = (BA, BD, BV, BX, ); };
            """
        try inApp(
            ["Shop/A.swift", "Shop/B.swift", "Shop/Base.lproj/Main.storyboard", "Shop/de.lproj/Main.strings"],
            project: project([], more: more).replacing("buildPhases = (SP, RP, )", with: "buildPhases = (P, )")
        ) { folder in
            try expect(
                folder,
                takes: [
                    "A.swift", "Base.lproj/Main.storyboard", "Delegate.swift", "de.lproj/Main.strings",
                ])
        }
    }

    @Test("whole folders are taken but for their exceptions, and of another target's what is excepted for this one")
    func wholeFolders() throws {
        let more = """
            W = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; exceptions = (E, ); };
            E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Draft.swift, ); target = T; };
            O = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; exceptions = (F, U, ); };
            F = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Lent.swift, ); target = T; };
            U = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Other.swift, ); target = T2; };
            """
        try inApp(
            [
                "Shop/A.swift", "Shop/Draft.swift", "Shop/Assets.xcassets/Contents.json", "Kit/Lent.swift",
                "Kit/Other.swift",
            ],
            project: project([], more: more, of: "fileSystemSynchronizedGroups = (W, );")
        ) { folder in
            try expect(
                folder,
                takes: [
                    "A.swift", "Assets.xcassets", "Delegate.swift", "Kit/Lent.swift < Kit/Lent.swift",
                ])
        }
    }

    @Test(
        "of two projects the one that knows more of the files counts; one that has not the delegate, or cannot be read, says nothing"
    )
    func severalProjects() throws {
        let whole = project(["Shop/Delegate.swift", "Shop/A.swift", "Shop/B.swift"])
        try inApp(["Shop/A.swift", "Shop/B.swift", "Shop/C.swift"], project: whole) { folder in
            for (copy, files) in [
                (project(["Shop/Delegate.swift", "Shop/A.swift"]), ["A.swift", "B.swift", "Delegate.swift"]),
                (project(["Shop/C.swift"]), ["A.swift", "B.swift", "Delegate.swift"]),
                ("{ objects = ", ["A.swift", "B.swift", "Delegate.swift"]),
            ] {
                let other = folder.appendingPathComponent("A copy.xcodeproj")
                try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
                try Data(copy.utf8).write(to: other.appendingPathComponent("project.pbxproj"))
                try expect(folder, takes: files)
            }
        }
        for text in ["", "{ objects = {A = {isa = PBXGroup; children = (A, ); }; }; }"] {
            try inApp(["Shop/A.swift", "Shop/C.swift"], project: text) { folder in
                try expect(folder, takes: ["A.swift", "C.swift", "Delegate.swift"])
            }
        }
    }

    @Test("without a project all of the folder is the target's; a folder may have a name of one letter")
    func withoutAProject() throws {
        try inApp(["Shop/C/Mark.swift", "Shop/Info.plist", "Shop/Main.storyboard"], project: "") { folder in
            try expect(
                folder.appendingPathComponent("Shop"),
                takes: ["C/Mark.swift", "Delegate.swift", "Info.plist", "Main.storyboard"])
        }
    }

    @Test("a project below the folder names files from where it lies")
    func deeperProject() throws {
        try inApp(
            ["Kit/A.swift", "Kit/B.swift", "Example/Readme.txt"],
            project: project(["../Shop/Delegate.swift", "../Kit/A.swift"]),
            at: "Example/Shop"
        ) { folder in
            try expect(folder, takes: ["Kit/A.swift", "Shop/Delegate.swift"])
        }
    }

    @Test("what a project takes from outside of the folder comes along")
    func outside() throws {
        try inApp(
            ["Kit/A.swift", "Kit/B.swift", "Kit/150/ace.png", "Kit/Art.xcassets/Contents.json", "Example/Own.swift"],
            project: "", at: "Example/Shop"
        ) { folder in
            let example = folder.appendingPathComponent("Example")
            // The app is found by its delegate, which has to be in the folder.
            try FileManager.default.moveItem(
                at: folder.appendingPathComponent("Shop/Delegate.swift"),
                to: example.appendingPathComponent("Delegate.swift"))
            try Data(
                project(["Delegate.swift", "Own.swift", "../Kit/A.swift"], ["../Kit/150", "../Kit/Art.xcassets"]).utf8
            )
            .write(to: example.appendingPathComponent("Shop.xcodeproj/project.pbxproj"))
            try expect(
                example,
                takes: [
                    "150 < ../Kit/150", "Delegate.swift", "Kit/A.swift < ../Kit/A.swift",
                    "Kit/Art.xcassets < ../Kit/Art.xcassets", "Own.swift",
                ])
            let package = try AppPackage(
                name: "Till", in: folder, dependency: .folder("/responder"), app: ExistingApp(example))
            try package.write()
            for path in ["150/ace.png", "Kit/A.swift", "Kit/Art.xcassets/Contents.json"] {
                let file = package.folder.appendingPathComponent("Sources/Till/" + path)
                #expect(FileManager.default.fileExists(atPath: file.path))
            }
        }
    }
}
