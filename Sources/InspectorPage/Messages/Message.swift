// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A message to a page: its `type`, the number of the request that it answers, and its own members beside them.
package struct Message<Body: Encodable>: Encodable {
    package var type: String
    package var id: UInt32?
    package var body: Body

    package init(type: String, id: UInt32? = nil, body: Body) {
        (self.type, self.id, self.body) = (type, id, body)
    }

    private enum Key: CodingKey { case type, id }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(type, forKey: .type)
        try container.encodeIfPresent(id, forKey: .id)
        try body.encode(to: encoder)
    }

    /// The message as text. Messages have no numbers that JSON cannot write; they would become words.
    package func text() -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        guard let data = try? encoder.encode(self) else { return "{\"type\":\"unreadable\"}" }
        return String(decoding: data, as: UTF8.self)
    }
}
