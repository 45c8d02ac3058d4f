// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Synchronization

/// The fonts that the application brings along: those that `UIAppFonts` in its `Info.plist` names, and those that it registers (RB8).
enum FontLibrary {
    /// By the application's module, as its information is: tests run several applications in a process.
    private static let known = Mutex<[String: [FontFile]]>([:])

    private static var files: [FontFile] {
        let module = ResourceFolders.module
        if let files = known.withLock({ $0[module] }) { return files }
        // Read without the lock, since others wait for it.
        let read = read(ApplicationInformation.current["UIAppFonts"] as? [String] ?? [])
        return known.withLock { known in
            let files = known[module] ?? read
            known[module] = files
            return files
        }
    }

    /// - Parameter find: Where a file of the application's is, by its name.
    static func read(_ names: [String], finding find: (String) -> URL? = ResourceFolders.file(named:)) -> [FontFile] {
        names.compactMap { name in
            guard let url = find(name) else {
                LineWriter.standardError.write("UIKit: UIAppFonts names \(name), which the app does not have.")
                return nil
            }
            do {
                return try FontFile(try Data(contentsOf: url), url: url)
            } catch {
                LineWriter.standardError.write("UIKit: UIAppFonts names \(name), which cannot be used: \(error)")
                return nil
            }
        }
    }

    /// Whether it was not known before.
    static func register(_ file: FontFile) -> Bool {
        let module = ResourceFolders.module
        let files = files
        return known.withLock { known in
            let now = known[module] ?? files
            guard !now.contains(where: { $0.postScriptName == file.postScriptName }) else { return false }
            known[module] = now + [file]
            return true
        }
    }

    static func files(ofFamily name: String) -> [FontFile] { files.filter { $0.familyName == name } }

    /// The font of a name: its own, the one that people read, or the name of a family, whose plainest font is meant.
    static func file(named name: String) -> FontFile? {
        let files = files
        guard !files.isEmpty else { return nil }
        return files.first { $0.postScriptName == name } ?? files.first { $0.fullName == name }
            ?? file(for: FontFace(family: .named(name)))
    }

    /// The font that a face is painted with: of its family the one that is slanted as it is, and of those the nearest in weight.
    static func file(for face: FontFace) -> FontFile? {
        guard case .named(let family) = face.family else { return nil }
        return files(ofFamily: family).min { one, other in
            let (isOne, isOther) = (one.isItalic == face.isItalic, other.isItalic == face.isItalic)
            guard isOne == isOther else { return isOne }
            return abs(one.weight - face.weight) < abs(other.weight - face.weight)
        }
    }

    /// The names of all families, in their order.
    static var familyNames: [String] { Set(files.map(\.familyName)).sorted() }
}
