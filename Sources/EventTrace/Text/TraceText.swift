// SPDX-License-Identifier: Apache-2.0

/// The text of an explanation, in pieces that name participants and touches.
///
/// `description` is the text itself; a page goes through `spans` and styles subjects without parsing. Texts are written as
/// string interpolations: `"\(subject) gets \(code: method)."`
public struct TraceText: Hashable, Sendable {
    /// The pieces, in order; joined, they are the text. No piece is empty, and no two neighbours are both plain.
    public private(set) var spans: [Span] = []

    /// A text without pieces.
    public init() {}

    /// A piece of the text.
    public struct Span: Hashable, Sendable {
        /// The piece's characters.
        public var text: String
        /// The participant or touch that the piece names.
        public var role: Role

        /// A piece of a text; plain by default. An empty one is left out of a text.
        public init(_ text: String, role: Role = .plain) {
            self.text = text
            self.role = role
        }
    }

    /// The name in a piece.
    public enum Role: Hashable, Sendable {
        case plain
        case subject(Subject)
        case touch(TouchIdentifier)
        /// A method, a property or an action, as it stands in code.
        case code
    }

    /// The text with a capital first letter; a subject or code at the beginning stays as it is.
    var capitalized: TraceText {
        guard var first = spans.first else { return self }
        switch first.role {
        case .subject, .code: return self
        case .plain, .touch: break
        }
        first.text = first.text.prefix(1).uppercased() + first.text.dropFirst()
        var result = self
        result.spans[0] = first
        return result
    }

    mutating func append(_ span: Span) {
        guard !span.text.isEmpty else { return }
        if span.role == .plain, let last = spans.last, last.role == .plain {
            spans[spans.count - 1].text += span.text
        } else {
            spans.append(span)
        }
    }

    static func + (left: TraceText, right: TraceText) -> TraceText {
        var result = left
        for span in right.spans { result.append(span) }
        return result
    }
}

extension TraceText: CustomStringConvertible {
    /// The text of all pieces, with nothing between them.
    public var description: String { spans.map(\.text).joined() }
}

extension TraceText: ExpressibleByStringInterpolation {
    /// A text of one plain piece; an empty string makes a text without pieces.
    public init(stringLiteral value: String) {
        append(Span(value))
    }

    /// The pieces of an interpolation; plain neighbours are joined.
    public init(stringInterpolation: Interpolation) {
        self = stringInterpolation.text
    }

    /// Gathers the pieces of an interpolated text.
    public struct Interpolation: StringInterpolationProtocol {
        var text = TraceText()

        /// Begins an empty text. The compiler's estimates are not used.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends the characters of the literal as plain text.
        public mutating func appendLiteral(_ literal: String) { text.append(Span(literal)) }
        /// Appends words as plain text.
        public mutating func appendInterpolation(_ words: String) { text.append(Span(words)) }
        /// Appends a whole number as plain text, all of its digits.
        public mutating func appendInterpolation(_ number: some BinaryInteger) { text.append(Span(String(number))) }
        /// At most six significant digits.
        public mutating func appendInterpolation(_ number: Double) { text.append(Span(ShortNumber.text(number))) }
        /// Appends a point as plain text: `(20.5, 100)`.
        public mutating func appendInterpolation(_ point: TracePoint) { text.append(Span(point.description)) }
        /// Appends a rectangle as plain text: `(0 0; 100 44)`.
        public mutating func appendInterpolation(_ rect: TraceRect) { text.append(Span(rect.description)) }
        /// Appends a piece of code: a method, a property or an action.
        public mutating func appendInterpolation(code: String) { text.append(Span(code, role: .code)) }
        /// Appends the pieces of another text, with the subjects and touches they name.
        public mutating func appendInterpolation(_ part: TraceText) { text = text + part }

        /// Appends a participant, which a page can lead to.
        public mutating func appendInterpolation(_ subject: Subject) {
            text.append(Span(subject.description, role: .subject(subject)))
        }

        /// Appends a touch, which a page can lead to.
        public mutating func appendInterpolation(_ touch: TouchIdentifier) {
            text.append(Span(touch.description, role: .touch(touch)))
        }
    }
}
