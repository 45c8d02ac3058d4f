import EventTrace

/// A sentence as a page gets it: its pieces in order, plain ones as strings, others as `[text, role, number]`.
package struct Words: Encodable, Equatable, Sendable {
    private let spans: [TraceText.Span]

    package init(_ text: TraceText) { spans = text.spans }

    /// The sentence itself.
    package var text: String { spans.map(Self.text(of:)).joined() }

    package func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for span in spans {
            switch span.role {
            case .plain: try list.encode(span.text)
            case .code: try encode(span, "code", nil, to: &list)
            case .touch(let touch): try encode(span, "touch", touch.number, to: &list)
            case .subject(let subject):
                try encode(span, "subject", subject.identifier == 0 ? nil : subject.identifier, to: &list)
            }
        }
    }

    private func encode(
        _ span: TraceText.Span, _ role: String, _ number: UInt32?, to list: inout any UnkeyedEncodingContainer
    ) throws {
        var piece = list.nestedUnkeyedContainer()
        try piece.encode(Self.text(of: span))
        try piece.encode(role)
        if let number { try piece.encode(number) }
    }

    /// What has no number yet is named without one.
    private static func text(of span: TraceText.Span) -> String {
        guard case .subject(let subject) = span.role, subject.identifier == 0, span.text.hasSuffix(" #0") else {
            return span.text
        }
        return String(span.text.dropLast(3))
    }
}
