// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Between uniform type identifiers and the names that hosts have for types of files.
package enum FileTypes {
    private static let data = "public.data"

    /// The type of a file by its media type, else by its name; plain data if neither is known.
    package static func identifier(mediaType: String, name: String = "") -> String {
        switch mediaType.lowercased() {
        case "text/plain": PasteboardType.utf8Text
        case "text/uri-list": PasteboardType.url
        case let mediaType: UTType(mimeType: mediaType)?.identifier ?? identifier(name: name)
        }
    }

    /// The type of a file by the ending of its name; plain data for an unknown one.
    package static func identifier(name: String) -> String {
        let ending = (name as NSString).pathExtension
        let type = UTType(filenameExtension: ending)
        return type == .plainText ? PasteboardType.utf8Text : type?.identifier ?? data
    }

    /// The ending that names of its files have; `nil` for a type of which none is known.
    package static func ending(of identifier: String) -> String? {
        identifier == PasteboardType.utf8Text ? "txt" : UTType(identifier)?.preferredFilenameExtension
    }

    /// Whether a type is another one, or a kind of it.
    package static func isKind(_ identifier: String, of other: String) -> Bool {
        TypeTable.conforms(identifier, to: other)
    }

    /// The media types and endings of names that files of some types and their kinds have; `nil` if files cannot be told by them.
    package static func names(of types: [String]) -> (mediaTypes: [String], endings: [String])? {
        let kinds = types.map { type in TypeTable.entries.filter { TypeTable.conforms($0.identifier, to: type) } }
        // An unknown type has no name; a kind of everything, such as plain data, has too many.
        let isTold = kinds.allSatisfy { $0.contains { !$0.extensions.isEmpty } }
        guard !types.isEmpty, isTold, !types.contains(where: everything.contains) else { return nil }
        return (unique(kinds.joined().flatMap(\.mimeTypes)), unique(kinds.joined().flatMap(\.extensions)))
    }

    private static let everything: Set = ["public.item", "public.content", "public.composite-content", data]

    private static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}
