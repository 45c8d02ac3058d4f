// SPDX-License-Identifier: Apache-2.0

import Foundation

// What projects of Xcode say of an app's files.
extension ExistingApp {
    /// What the app's target takes, by the paths from the folder that was given.
    struct Members {
        var files: Set<String> = []
        /// Those of the files that are resources, whatever their names end with.
        var resources: Set<String> = []
        /// Folders that the program finds as they are.
        var folders: [String] = []
        /// Those of the files that do not lie in the folder that was given, in the order of their paths.
        var outside: [String] = []
    }

    /// What the projects in the folder say of the app's target (PO44): a file that lies beside its sources and was taken out of the project may
    /// be an older form of another, and one that lies elsewhere may be compiled with them. Of several projects, such as a copy that somebody
    /// kept, the one counts that knows most of the files. `nil` if no project has the delegate.
    static func members(with delegate: String, among paths: [String], in folder: URL) -> Members? {
        var best: Members?
        for project in paths where project.hasSuffix(".xcodeproj") {
            let base = Self.folder(of: project)
            var fromProject: [String: String] = [:]
            for path in paths { fromProject[path] = relative(path, to: base) }
            guard let read = XcodeProject(folder.appendingPathComponent(project)),
                let target = fromProject[delegate].flatMap(read.application)
            else { continue }
            var members = Members()
            members.files = Set(paths.filter { target.takes(fromProject[$0] ?? $0) })
            if !members.files.contains(where: { kind(of: $0) == .information }) {
                let around = Self.target(of: delegate, among: paths)
                members.files.formUnion(
                    paths.filter { kind(of: $0) == .information && (around.isEmpty || $0.hasPrefix(around + "/")) })
            }
            func placed(_ paths: Set<String>) -> Set<String> {
                Set(paths.compactMap { XcodeProject.shortened(base.isEmpty ? $0 : base + "/" + $0) })
            }
            let resources = placed(target.resources)
            let outside = placed(target.sources).union(resources).filter { $0.hasPrefix("../") }
            members.outside = outside.filter { isFile(folder.appendingPathComponent($0)) }.sorted()
            members.files.formUnion(members.outside)
            members.resources = members.files.intersection(resources)
            members.folders = resources.subtracting(members.files).filter { path in
                paths.contains { $0.hasPrefix(path + "/") } || isFolder(folder.appendingPathComponent(path))
            }.sorted()
            if members.files.count > best?.files.count ?? 0 { best = members }
        }
        return best
    }

    static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// A file, or a catalog of assets.
    private static func isFile(_ url: URL) -> Bool {
        FileManager.default.fileExists(atPath: url.path) && (!isFolder(url) || url.pathExtension == "xcassets")
    }

    /// A path without the way out of the folder that was given.
    static func inside(_ path: String) -> String {
        path.split(separator: "/").drop { $0 == ".." }.joined(separator: "/")
    }

    /// A path from another folder on.
    private static func relative(_ path: String, to base: String) -> String {
        let (parts, around) = (path.split(separator: "/"), base.split(separator: "/"))
        let common = zip(parts, around).prefix { $0 == $1 }.count
        return (around.dropFirst(common).map { _ in ".." } + parts.dropFirst(common)).joined(separator: "/")
    }
}
