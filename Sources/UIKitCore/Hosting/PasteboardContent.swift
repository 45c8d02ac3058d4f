// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A pasteboard's content as plain data. A host's clipboard and the application's general pasteboard exchange it.
public struct PasteboardContent: Sendable, Hashable, Codable {
    /// Bytes of one type.
    public struct Representation: Sendable, Hashable, Codable {
        /// A uniform type identifier: `public.utf8-plain-text`.
        public var type: String
        /// The bytes, as the type has them; empty when a host knows only the type.
        public var data: Data

        /// Bytes of a uniform type identifier.
        public init(type: String, data: Data) {
            self.type = type
            self.data = data
        }
    }

    /// One thing in its representations, the best first.
    public struct Item: Sendable, Hashable, Codable {
        /// Its representations, the best first.
        public var representations: [Representation]
        /// Its name as a file.
        public var name: String?

        /// An item in its representations, the best first, with its name as a file.
        public init(representations: [Representation], name: String? = nil) {
            self.representations = representations
            self.name = name
        }
    }

    /// The things on the pasteboard, in order.
    public var items: [Item]

    /// A pasteboard's content; empty without items.
    public init(items: [Item] = []) {
        self.items = items
    }

    /// One item of plain text.
    public init(text: String) {
        self.init(
            items: [Item(representations: [Representation(type: PasteboardType.utf8Text, data: Data(text.utf8))])])
    }

    /// The first text among the items' plain texts; `nil` when there is none.
    public var text: String? {
        items.lazy.compactMap { item in
            item.representations.first { $0.type == PasteboardType.utf8Text }
                .flatMap { String(data: $0.data, encoding: .utf8) }
        }.first
    }
}
