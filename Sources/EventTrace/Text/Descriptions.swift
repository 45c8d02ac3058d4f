// SPDX-License-Identifier: Apache-2.0

// The descriptions that the debugger and failed expectations print use the renderer's words.

extension Subject: CustomStringConvertible {
    /// Class, label where there is one, and number: `UIButton "Buy" #12`.
    public var description: String {
        guard let label, !label.isEmpty else { return "\(className) #\(identifier)" }
        return "\(className) \"\(Self.shortened(label))\" #\(identifier)"
    }

    /// One line of at most 40 characters.
    private static func shortened(_ label: String) -> String {
        // A label may be a page of text, so only its beginning is read.
        let beginning = label.prefix(41).map { $0.isNewline ? " " : $0 }
        return beginning.count > 40 ? String(beginning.prefix(39)) + "…" : String(beginning)
    }
}

extension TouchIdentifier: CustomStringConvertible {
    /// The word and the number: `touch 3`.
    public var description: String { "touch \(number)" }
}

extension TracePoint: CustomStringConvertible {
    /// `(20.5, 100)`
    public var description: String { "(\(ShortNumber.coordinate(x)), \(ShortNumber.coordinate(y)))" }
}

extension TraceRect: CustomStringConvertible {
    /// Origin and size as a view's description prints its frame (K3): `(0 0; 100 44)`.
    public var description: String {
        "(\(ShortNumber.coordinate(x)) \(ShortNumber.coordinate(y)); "
            + "\(ShortNumber.coordinate(width)) \(ShortNumber.coordinate(height)))"
    }
}

extension TraceEntry: CustomStringConvertible {
    /// Number, time and sentence, as a log has them.
    public var description: String { TraceText.line(for: self).description }
}
