// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The asset catalogs of one folder: which sets they have, by the names under which a program asks for them (AC2).
///
/// A catalog is a folder `NAME.xcassets` as Xcode writes it. It is read as it is: nothing compiles it here.
final class AssetCatalog: Sendable {
    /// A set's folder in a catalog, such as `Main.colorset`.
    struct Entry: Hashable, Sendable {
        let kind: Kind
        let folder: URL
        var contents: URL { folder.appending(path: "Contents.json") }
    }

    enum Kind: String, Sendable {
        case color = "colorset"
        case image = "imageset"
        case data = "dataset"
    }

    private struct Key: Hashable {
        let kind: Kind
        let name: String
    }

    private let entries: [Key: Entry]
    private let colors = Mutex<[String: ColorSet]>([:])
    private let images = Mutex<[String: ImageSet]>([:])

    /// Finds the sets of all catalogs in a folder.
    init(in folder: URL) {
        var found: [Key: Entry] = [:]
        for catalog in Self.folders(in: folder) where catalog.pathExtension == "xcassets" {
            Self.collect(catalog, prefix: "", into: &found)
        }
        entries = found
    }

    private static func folders(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appending(path: $0, directoryHint: .isDirectory) }
    }

    private static func collect(_ group: URL, prefix: String, into found: inout [Key: Entry]) {
        for folder in folders(in: group) {
            let name = folder.deletingPathExtension().lastPathComponent
            if let kind = Kind(rawValue: folder.pathExtension) {
                let key = Key(kind: kind, name: prefix + name)
                if found[key] == nil { found[key] = Entry(kind: kind, folder: folder) }
            } else if folder.pathExtension.isEmpty {
                collect(folder, prefix: prefix + (isNamespace(folder) ? "\(name)/" : ""), into: &found)
            }
        }
    }

    /// Whether the names of a group's sets begin with the group's.
    private static func isNamespace(_ group: URL) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                let isNamespace: Bool?
                enum CodingKeys: String, CodingKey { case isNamespace = "provides-namespace" }
            }
            let properties: Properties?
        }
        guard let data = FileManager.default.contents(atPath: group.appending(path: "Contents.json").path) else {
            return false
        }
        return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?.isNamespace ?? false
    }

    func color(_ name: String) throws(AssetError) -> ColorSet? {
        try set(Key(kind: .color, name: name), kept: colors)
    }

    func image(_ name: String) throws(AssetError) -> ImageSet? {
        try set(Key(kind: .image, name: name), kept: images)
    }

    func data(_ name: String) throws(AssetError) -> DataSet? {
        guard let entry = entries[Key(kind: .data, name: name)] else { return nil }
        return try DataSet(reading: entry)
    }

    /// A set of a name, read once.
    private func set<Value: AssetSet>(_ key: Key, kept: borrowing Mutex<[String: Value]>) throws(AssetError) -> Value? {
        guard let entry = entries[key] else { return nil }
        if let value = kept.withLock({ $0[key.name] }) { return value }
        let value = try Value(reading: entry)
        kept.withLock { $0[key.name] = value }
        return value
    }

    // MARK: Of bundles

    private static let known = Mutex<[URL: AssetCatalog]>([:])

    /// The catalogs of a bundle; `nil` is the main one. Each folder is looked through once.
    static func catalogs(of bundle: Bundle?) -> [AssetCatalog] {
        ResourceFolders.of(bundle).map { folder in
            known.withLock { known in
                if let catalog = known[folder] { return catalog }
                let catalog = AssetCatalog(in: folder)
                known[folder] = catalog
                return catalog
            }
        }
    }

    /// The first set that a bundle has under a name. A faulty set is reported, and counts as none (AC7).
    static func first<Value>(
        in bundle: Bundle?, _ set: (AssetCatalog) throws(AssetError) -> Value?
    ) -> Value? {
        for catalog in catalogs(of: bundle) {
            do throws(AssetError) {
                if let value = try set(catalog) { return value }
            } catch {
                error.report()
            }
        }
        return nil
    }
}

/// A set of a catalog, described by its `Contents.json`.
protocol AssetSet: Sendable {
    init(reading entry: AssetCatalog.Entry) throws(AssetError)
}

/// What is wrong with a set of an asset catalog.
struct AssetError: Error, Hashable, CustomStringConvertible {
    /// The file that is faulty or missing.
    let file: URL
    let problem: String

    var description: String { "\(file.path): \(problem)" }

    /// The bytes of a file, or an error that says that there are none.
    static func contents(of file: URL) throws(AssetError) -> Data {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw AssetError(file: file, problem: "cannot be read")
        }
        return data
    }

    private static let reported = Mutex<Set<AssetError>>([])

    /// Writes the error once, and adds it to the application's faults.
    func report() {
        guard Self.reported.withLock({ $0.insert(self).inserted }) else { return }
        let text = description
        ApplicationQueue.onMain { UIApplication.shared.report(text) }
    }
}

extension AssetCatalog.Entry {
    /// The decoded `Contents.json`.
    func decoded<Contents: Decodable>(as type: Contents.Type) throws(AssetError) -> Contents {
        let data = try AssetError.contents(of: contents)
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch let error as DecodingError {
            throw AssetError(file: contents, problem: Self.sentence(error))
        } catch {
            throw AssetError(file: contents, problem: "\(error)")
        }
    }

    private static func sentence(_ error: DecodingError) -> String {
        let (context, problem): (DecodingError.Context, String) =
            switch error {
            case .dataCorrupted(let context): (context, context.debugDescription)
            case .keyNotFound(let key, let context): (context, "\"\(key.stringValue)\" is missing")
            case .typeMismatch(_, let context), .valueNotFound(_, let context): (context, context.debugDescription)
            @unknown default: (DecodingError.Context(codingPath: [], debugDescription: ""), "\(error)")
            }
        let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
        return path.isEmpty ? problem : "\(path.drop { $0 == "." }): \(problem)"
    }
}
