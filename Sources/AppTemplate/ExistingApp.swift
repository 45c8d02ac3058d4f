// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An app for iOS as Xcode has it in a folder, whose files a new package takes.
///
/// The files are those of its target, if a project in the folder or beside it says which they are, and else those in the target's folder.
/// Those of tests and of fetched packages are left out.
public struct ExistingApp {
    /// A file that the package gets.
    struct File {
        /// Where it lies, from the folder that was given.
        let origin: String
        /// Its path in the new target's folder.
        let path: String
        let kind: Kind
    }

    enum Kind {
        case source, archive, resource, information
        /// A folder of resources that stay in it.
        case folder
    }

    /// The folder that was given.
    let origin: URL

    /// The folder of its target.
    let folder: URL
    /// The class of its delegate.
    let delegate: String
    let files: [File]
    /// Files and folders with archives in one language, which SwiftPM would take for resources.
    let excluded: [String]
    /// The language that the resources are in, if they are in any: English, if that is one of several.
    let language: String?
    /// How many files of each ending are left out.
    let leftOut: [String: Int]

    /// - Parameter folder: that of the project or of the app's target.
    /// - Throws: if there is no folder, or no app in it.
    public init(_ folder: URL) throws(AppPackage.Fault) {
        guard Self.isFolder(folder) else {
            throw AppPackage.Fault(description: "\(folder.path): is no folder")
        }
        var folder = folder
        var all = Self.paths(in: folder)
        let (found, delegate) = try Self.delegate(among: all, in: folder)
        var file = found
        var members = Self.members(with: file, among: all, in: folder)
        // In the folder of a target, the project lies beside it.
        if members == nil, let around = Self.folderAround(folder) {
            let (paths, path) = (Self.paths(in: around), folder.lastPathComponent + "/" + file)
            if let known = Self.members(with: path, among: paths, in: around) {
                (folder, all, file, members) = (around, paths, path, known)
            }
        }
        let target = Self.target(of: file, among: all)
        self.delegate = delegate
        origin = folder
        self.folder = target.isEmpty ? folder : folder.appendingPathComponent(target)
        let prefix = target.isEmpty ? "" : target + "/"
        var files: [File] = []
        var leftOut: [String: Int] = [:]
        var names: Set<String> = []
        let folders = members?.folders ?? []
        for path in folders { files.append(File(origin: path, path: Self.name(of: path), kind: .folder)) }
        for origin in all + (members?.outside ?? []) where !folders.contains(where: { origin.hasPrefix($0 + "/") }) {
            let isMember = members?.files.contains(origin)
            guard isMember == true || origin.hasPrefix(prefix) else { continue }
            let path = Self.inside(origin.hasPrefix(prefix) ? String(origin.dropFirst(prefix.count)) : origin)
            // Resources lie in one folder when the program runs, so that the first of a name counts.
            let name = (Self.language(of: path).map { $0 + "/" } ?? "") + Self.name(of: path)
            let kind = Self.kind(of: path) ?? (members?.resources.contains(origin) == true ? .resource : nil)
            if let kind, isMember != false,
                kind != .resource || names.insert(name).inserted
            {
                files.append(File(origin: origin, path: path, kind: kind))
            } else {
                leftOut[Self.ending(of: path), default: 0] += 1
            }
        }
        self.files = files
        self.leftOut = leftOut
        let ofResources = Set(files.filter { $0.kind == .resource }.compactMap { Self.language(of: $0.path) })
        let archives = files.filter { $0.kind == .archive }.map(\.path)
        excluded = Set(
            archives.compactMap { path in Self.language(of: path).map { ofResources.contains($0) ? path : $0 } }
        ).sorted()
        let languages = ofResources.map { Self.name(of: $0).replacing(".lproj", with: "") }.filter { $0 != "Base" }
        let isInAny = !ofResources.isEmpty || files.contains { Self.ending(of: $0.path) == "xcstrings" }
        language = isInAny ? languages.contains("en") ? "en" : languages.min() ?? "en" : nil
    }

    // MARK: Files

    /// The folder that a folder lies in, if there is a project in it.
    private static func folderAround(_ folder: URL) -> URL? {
        let around = folder.standardizedFileURL.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: around.path)) ?? []
        return names.contains { $0.hasSuffix(".xcodeproj") } ? around : nil
    }

    /// What is never a part of the app: tests, fetched packages, products, and what is hidden.
    private static func isPassedOver(_ name: String) -> Bool {
        let endings = [".xcodeproj", ".xcworkspace", ".playground", ".framework", ".xcframework", "Tests"]
        let names = ["Pods", "Carthage", "DerivedData", "build", "fastlane", "Preview Content"]
        return name.hasPrefix(".") || names.contains(name) || endings.contains { name.hasSuffix($0) }
    }

    /// The files below a folder, and catalogs of assets as one each, in the order of their paths.
    private static func paths(in folder: URL) -> [String] {
        var found: [String] = []
        func visit(_ path: String) {
            let place = path.isEmpty ? folder : folder.appendingPathComponent(path)
            for name in ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted() {
                let inner = path.isEmpty ? name : path + "/" + name
                if name.hasSuffix(".xcodeproj") { found.append(inner) }
                if isPassedOver(name) { continue }
                let isVisited = !name.hasSuffix(".xcassets") && isFolder(place.appendingPathComponent(name))
                if isVisited { visit(inner) } else { found.append(inner) }
            }
        }
        visit("")
        return found
    }

    /// The folder of the language that a file is in.
    private static func language(of path: String) -> String? { folders(of: path).first { $0.hasSuffix(".lproj") } }

    // Foundation's `deletingLastPathComponent` ends the program for a name of one letter on Linux.

    private static func name(of path: String) -> String {
        path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    static func folder(of path: String) -> String {
        path.utf8.lastIndex(of: slash).map { String(path[..<$0]) } ?? ""
    }

    private static let slash = UInt8(ascii: "/")

    private static func ending(of path: String) -> String { (path as NSString).pathExtension.lowercased() }

    /// The folders around a file, from the inner one to the outer one.
    private static func folders(of path: String) -> [String] {
        sequence(first: folder(of: path)) { $0.isEmpty ? nil : folder(of: $0) }.filter { !$0.isEmpty }
    }

    /// What the program reads while it runs.
    private static let resources: Set<String> = [
        "xcassets", "png", "jpg", "jpeg", "gif", "heic", "svg", "pdf", "wav", "mp3", "m4a", "caf", "aif", "aiff",
        "json", "geojson", "txt", "rtf", "csv", "xml", "plist", "sqlite", "db", "dat", "mp4", "mov", "mid", "ttf",
        "otf", "html", "css", "js", "strings", "stringsdict", "xcstrings",
    ]

    static func kind(of path: String) -> Kind? {
        let (name, ending) = (name(of: path), ending(of: path))
        if name.hasSuffix("Info.plist") { return .information }
        switch ending {
        case "swift": return .source
        case "storyboard", "xib": return .archive
        default: return resources.contains(ending) ? .resource : nil
        }
    }

    // MARK: The app

    /// The file and the class of the delegate that is next to the top.
    private static func delegate(
        among paths: [String], in folder: URL
    ) throws(AppPackage.Fault) -> (file: String, type: String) {
        let sources = paths.filter { ending(of: $0) == "swift" }
            .sorted { ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1) }
        var isSwiftUI = false
        for path in sources {
            guard let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8) else {
                continue
            }
            guard text.contains("@main") || text.contains("@UIApplicationMain") else { continue }
            if let found = text.firstMatch(of: #/class\s+(\w+)\s*:[^{]*\bUIApplicationDelegate\b/#) {
                return (path, String(found.1))
            }
            if text.contains(#/struct\s+\w+\s*:\s*(SwiftUI\.)?App\b/#) { isSwiftUI = true }
        }
        throw AppPackage.Fault(
            description: isSwiftUI
                ? "\(folder.path): has an app of SwiftUI, which is not here"
                : "\(folder.path): has no app: no class with @main or @UIApplicationMain is a UIApplicationDelegate")
    }

    /// The folder of the delegate's target: beside the project, the one that contains the delegate. Without a project all is one target.
    static func target(of file: String, among paths: [String]) -> String {
        let projects = Set(paths.filter { $0.hasSuffix(".xcodeproj") }.map(folder))
        let around = folders(of: file)
        guard let base = (around + [""]).first(where: projects.contains) else { return "" }
        return around.last { $0 != base && (base.isEmpty || $0.hasPrefix(base + "/")) } ?? base
    }

    // MARK: Words

    /// What was taken, and what was not.
    var summary: String {
        func count(_ kind: Kind, _ word: String) -> String? {
            let count = files.count { $0.kind == kind }
            return count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
        }
        let taken = [
            count(.source, "source"), count(.archive, "archive"), count(.resource, "resource"),
            count(.folder, "folder"),
        ]
        var text = "Taken from \(folder.path): " + taken.compactMap { $0 }.joined(separator: ", ") + ".\n"
        let left = leftOut.sorted { $0.key < $1.key }.map { "\($0.value) .\($0.key)" }
        if !left.isEmpty { text += "Left out: " + left.joined(separator: ", ") + ".\n" }
        return text
    }
}
