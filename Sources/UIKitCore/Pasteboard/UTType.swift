// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A type of data by its uniform identifier, such as `public.png` (PC6). Of UniformTypeIdentifiers on iOS.
public struct UTType: Hashable, Sendable, Codable, Identifiable {
    /// The identifier, as it was given.
    public let identifier: String
    /// The identifier.
    public var id: String { identifier }

    init(known identifier: String) {
        self.identifier = identifier
    }

    /// A type that is known here; `nil` for another identifier.
    public init?(_ identifier: String) {
        guard TypeTable.entry(identifier) != nil else { return nil }
        self.init(known: identifier)
    }

    /// A type of the application's own, which is a kind of nothing.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier)
    }

    /// A type of another application's, which is a kind of nothing.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier)
    }

    /// The type of files whose names have an ending, among the kinds of a type; `nil` if none is known.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(supertype) { $0.extensions.contains(filenameExtension.lowercased()) }
    }

    /// The type that has a name on the web, among the kinds of a type; `nil` if none is known.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(supertype) { $0.mimeTypes.contains(mimeType.lowercased()) }
    }

    private init?(_ supertype: UTType, where isMeant: (TypeTable.Entry) -> Bool) {
        let found = TypeTable.entries.first {
            isMeant($0) && TypeTable.conforms($0.identifier, to: supertype.identifier)
        }
        guard let found else { return nil }
        self.init(known: found.identifier)
    }

    /// The ending that names of its files have; `nil` for a kind of several types, and for a type that is not known here.
    public var preferredFilenameExtension: String? { TypeTable.entry(identifier)?.extensions.first }
    /// Its name on the web; `nil` for a kind of several types, and for a type that is not known here.
    public var preferredMIMEType: String? { TypeTable.entry(identifier)?.mimeTypes.first }

    /// Whether it is the other type, or a kind of it.
    public func conforms(to type: UTType) -> Bool { TypeTable.conforms(identifier, to: type.identifier) }
    /// Whether it is a kind of the other type, and another one.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    /// Whether the other type is a kind of it, and another one.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: CustomStringConvertible {
    /// The identifier.
    public var description: String { identifier }
}
