// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// A sentence for a page: its pieces in order, plain ones as strings, others as `[text, role, number]`.
package struct Words: Encodable, Equatable, Sendable {
    private let spans: [TraceText.Span]

    package init(_ text: TraceText) { spans = text.spans }

    /// The sentence itself.
    package var text: String { spans.map(Self.text(of:)).joined() }

    /// A piece of it: a text, and the named participant or touch.
    package struct Piece {
        package var text: String
        /// `nil` for plain text.
        package var role: String?
        /// The number of a touch, or of a participant that has one.
        package var number: UInt32?
    }

    /// Its pieces in order.
    package var pieces: [Piece] {
        spans.map { span in
            switch span.role {
            case .plain: Piece(text: span.text)
            case .code: Piece(text: Self.text(of: span), role: "code")
            case .touch(let touch): Piece(text: Self.text(of: span), role: "touch", number: touch.number)
            case .subject(let subject):
                Piece(
                    text: Self.text(of: span), role: "subject",
                    number: subject.identifier == 0 ? nil : subject.identifier)
            }
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for piece in pieces {
            guard let role = piece.role else {
                try list.encode(piece.text)
                continue
            }
            var parts = list.nestedUnkeyedContainer()
            try parts.encode(piece.text)
            try parts.encode(role)
            if let number = piece.number { try parts.encode(number) }
        }
    }

    /// A participant without a number is named without one.
    private static func text(of span: TraceText.Span) -> String {
        guard case .subject(let subject) = span.role, subject.identifier == 0, span.text.hasSuffix(" #0") else {
            return span.text
        }
        return String(span.text.dropLast(3))
    }
}
