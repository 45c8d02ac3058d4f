// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a project of Xcode says of its targets: which files each takes.
struct XcodeProject {
    /// The files of a target, by their paths from the folder in which the project lies.
    struct Target {
        /// What it compiles.
        var sources: Set<String> = []
        /// What its program finds when it runs: files, storyboards, catalogs of assets, and folders that stay as they are.
        var resources: Set<String> = []
        /// Folders of which it takes everything.
        var folders: Set<String> = []
        /// Files in such folders that it does not take.
        var exceptions: Set<String> = []
        /// Its property list, if the project names one.
        var information: String?

        func takes(_ path: String) -> Bool {
            if sources.contains(path) || resources.contains(path) || path == information { return true }
            guard !exceptions.contains(path) else { return false }
            return folders.contains { path.hasPrefix($0 + "/") }
        }
    }

    private typealias Item = [String: Any]

    private let items: [String: Item]
    /// The group that each item lies in.
    private let groups: [String: String]

    /// - Parameter folder: that of the project, `Shop.xcodeproj`.
    /// - Returns: `nil` if there is no project in it that can be read.
    init?(_ folder: URL) {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("project.pbxproj")),
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
            let items = (list as? Item)?["objects"] as? [String: Item]
        else { return nil }
        self.items = items
        var groups: [String: String] = [:]
        for (identifier, item) in items {
            for child in item["children"] as? [String] ?? [] { groups[child] = identifier }
        }
        self.groups = groups
    }

    /// The application whose target compiles a source.
    func application(with source: String) -> Target? {
        items.filter { $0.value["productType"] as? String == "com.apple.product-type.application" }
            .sorted { $0.key < $1.key }.lazy
            .map { target(of: $0.value, $0.key) }.first { $0.takes(source) }
    }

    private func target(of item: Item, _ identifier: String) -> Target {
        var target = Target()
        for phase in references("buildPhases", of: item) {
            guard let phase = items[phase] else { continue }
            let kind: WritableKeyPath<Target, Set<String>>
            switch phase["isa"] as? String {
            case "PBXSourcesBuildPhase": kind = \.sources
            case "PBXResourcesBuildPhase": kind = \.resources
            default: continue
            }
            for file in references("files", of: phase) {
                guard let taken = items[file]?["fileRef"] as? String else { continue }
                // A storyboard in several languages is a group of its files.
                let variants = references("children", of: items[taken] ?? [:])
                target[keyPath: kind].formUnion((variants.isEmpty ? [taken] : variants).compactMap(path))
            }
        }
        let own = Set(references("fileSystemSynchronizedGroups", of: item))
        for (group, item) in items where item["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" {
            guard let folder = path(group) else { continue }
            if own.contains(group) { target.folders.insert(folder) }
            for exception in references("exceptions", of: item) {
                guard let exception = items[exception], exception["target"] as? String == identifier else { continue }
                // Of its own folders a target leaves these out; of another target's it takes them.
                let paths = references("membershipExceptions", of: exception).map { folder + "/" + $0 }
                if own.contains(group) { target.exceptions.formUnion(paths) } else { target.sources.formUnion(paths) }
            }
        }
        let configurations = (item["buildConfigurationList"] as? String).flatMap { items[$0] } ?? [:]
        target.information = references("buildConfigurations", of: configurations).lazy
            .compactMap { (items[$0]?["buildSettings"] as? Item)?["INFOPLIST_FILE"] as? String }.first
            .map { setting in
                let name = item["name"] as? String ?? ""
                return setting.replacing(#/\$[({](?:SRCROOT|PROJECT_DIR|SOURCE_ROOT)[)}]\//#, with: "")
                    .replacing(#/\$[({](?:TARGET_NAME|PRODUCT_NAME)[)}]/#, with: name)
            }.flatMap(Self.shortened)
        return target
    }

    private func references(_ key: String, of item: Item) -> [String] { item[key] as? [String] ?? [] }

    /// Where an item lies, from the project's folder; `nil` for what is not in it, such as a framework of the system.
    private func path(_ identifier: String) -> String? {
        var parts: [String] = []
        var current: String? = identifier
        // A damaged project may have a group in itself.
        var steps = items.count
        while let item = current.flatMap({ items[$0] }), steps > 0 {
            if let part = item["path"] as? String { parts.insert(part, at: 0) }
            switch item["sourceTree"] as? String ?? "<group>" {
            case "<group>": current = groups[current ?? ""]
            case "SOURCE_ROOT": current = nil
            default: return nil
            }
            steps -= 1
        }
        return Self.shortened(parts.joined(separator: "/"))
    }

    /// A path without `.` and `..`; those that it begins with stay.
    static func shortened(_ path: String) -> String? {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return parts.isEmpty ? nil : parts.joined(separator: "/")
    }
}
