// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Chosen files on the program's disk (FL6).
@MainActor
enum PickedFiles {
    /// Why files could not be kept.
    struct Failure: Error, CustomStringConvertible {
        let name: String
        let reason: any Error

        var description: String { "“\(name)” could not be kept: \(reason.localizedDescription)" }
    }

    /// How many bytes of a scene's files are kept: its visitor, who may be anybody, must not fill the disk.
    nonisolated static let mostBytes = 64 << 20

    /// What a scene's user chose, each time in a folder of its own, the oldest first.
    @MainActor
    private final class Shelf {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("responder-files-\(UUID().uuidString)", isDirectory: true)
        var choices: [(folder: URL, bytes: Int)] = []
        var leaving: (any NSObjectProtocol)?
        private var count = 0

        /// The folder of the next choice, for which older ones go if there are too many bytes.
        func next(_ bytes: Int) -> URL {
            while let oldest = choices.first, choices.reduce(bytes, { $0 + $1.bytes }) > mostBytes {
                try? FileManager.default.removeItem(at: oldest.folder)
                choices.removeFirst()
            }
            count += 1
            let next = folder.appendingPathComponent("\(count)", isDirectory: true)
            choices.append((next, bytes))
            return next
        }
    }

    private static var shelves: [ObjectIdentifier: Shelf] = [:]

    /// Writes files into a folder of their own, and returns their places in the same order. If one cannot be written, none stays.
    static func keep(_ content: PasteboardContent, for scene: UIWindowScene) throws(Failure) -> [URL] {
        guard !content.items.isEmpty else { return [] }
        let bytes = content.items.reduce(0) { $0 + ($1.representations.first?.data.count ?? 0) }
        let folder = shelf(of: scene).next(bytes)
        var taken: Set<String> = []
        var places: [URL] = []
        for item in content.items {
            let representation = item.representations.first
            let name = FileName.unused(FileName.safe(item.name, type: representation?.type ?? ""), &taken)
            let place = folder.appendingPathComponent(name, isDirectory: false)
            do {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
                try (representation?.data ?? Data()).write(to: place)
            } catch {
                try? FileManager.default.removeItem(at: folder)
                throw Failure(name: name, reason: error)
            }
            places.append(place)
        }
        return places
    }

    /// It goes with its scene.
    private static func shelf(of scene: UIWindowScene) -> Shelf {
        let key = ObjectIdentifier(scene)
        if let shelf = shelves[key] { return shelf }
        let shelf = Shelf()
        shelves[key] = shelf
        shelf.leaving = NotificationCenter.default.addObserver(
            forName: UIScene.didDisconnectNotification, object: scene, queue: nil
        ) { _ in
            MainActor.assumeIsolated {
                guard let shelf = shelves.removeValue(forKey: key) else { return }
                if let leaving = shelf.leaving { NotificationCenter.default.removeObserver(leaving) }
                try? FileManager.default.removeItem(at: shelf.folder)
            }
        }
        return shelf
    }
}

/// Names of files that come from elsewhere.
enum FileName {
    /// In bytes of UTF-8: file systems take 255, and a number may be added.
    static let longest = 200

    /// The name without a path and without characters that hide something; "file" with the type's ending if nothing is left.
    static func safe(_ name: String?, type: String) -> String {
        let last = (name ?? "").split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
        let scalars = last.unicodeScalars.filter { !$0.properties.generalCategory.isHidden }
        var safe = String(String.UnicodeScalarView(scalars)).trimmingCharacters(in: .whitespaces)
        while safe.hasPrefix(".") { safe.removeFirst() }
        guard !safe.isEmpty else { return "file" + (FileTypes.ending(of: type).map { ".\($0)" } ?? "") }
        let ending = (safe as NSString).pathExtension
        var stem = (safe as NSString).deletingPathExtension
        guard !ending.isEmpty, ending.utf8.count <= 20 else { return shortened(safe, to: longest) }
        stem = shortened(stem, to: longest - ending.utf8.count - 1)
        return "\(stem).\(ending)"
    }

    /// The name, or the name with the first number that makes it different from the taken ones.
    static func unused(_ name: String, _ taken: inout Set<String>) -> String {
        var candidate = name
        var number = 1
        while !taken.insert(candidate.lowercased()).inserted {
            number += 1
            let ending = (name as NSString).pathExtension
            let stem = (name as NSString).deletingPathExtension
            candidate = ending.isEmpty ? "\(name) \(number)" : "\(stem) \(number).\(ending)"
        }
        return candidate
    }

    private static func shortened(_ text: String, to count: Int) -> String {
        var text = text
        while text.utf8.count > count { text.removeLast() }
        return text
    }
}

extension Unicode.GeneralCategory {
    fileprivate var isHidden: Bool {
        switch self {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: true
        default: false
        }
    }
}

extension URL {
    /// Always true: a program reads its files without asking. On iOS it opens the user's file for the program.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Nothing was opened.
    public func stopAccessingSecurityScopedResource() {}
}
