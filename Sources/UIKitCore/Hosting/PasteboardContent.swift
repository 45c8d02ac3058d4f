// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// What a pasteboard holds, as plain data: how a host's clipboard and the application's general pasteboard tell each other.
public struct PasteboardContent: Sendable, Hashable, Codable {
    /// Bytes of one type.
    public struct Representation: Sendable, Hashable, Codable {
        /// A uniform type identifier: `public.utf8-plain-text`.
        public var type: String
        /// The bytes, as the type has them; empty where a host knows types alone.
        public var data: Data

        /// Bytes of a uniform type identifier.
        public init(type: String, data: Data) {
            self.type = type
            self.data = data
        }
    }

    /// One thing in its representations, the best first.
    public struct Item: Sendable, Hashable, Codable {
        /// The forms in which it is there, the best first.
        public var representations: [Representation]
        /// What it would be called as a file.
        public var name: String?

        /// A thing in its forms, the best first, with the name that it would have as a file.
        public init(representations: [Representation], name: String? = nil) {
            self.representations = representations
            self.name = name
        }
    }

    /// The things on the pasteboard, in order.
    public var items: [Item]

    /// What a pasteboard holds; without items it is empty.
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
