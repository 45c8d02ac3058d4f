// SPDX-License-Identifier: Apache-2.0

// The debugger and a failed expectation print the renderer's words.

extension Subject: CustomStringConvertible {
    /// Class, label where there is one, and number: `UIButton "Buy" #12`.
    public var description: String {
        guard let label, !label.isEmpty else { return "\(className) #\(identifier)" }
        return "\(className) \"\(Self.shortened(label))\" #\(identifier)"
    }

    /// One line of at most 40 characters.
    private static func shortened(_ label: String) -> String {
        // A page of text may serve as a label: only its beginning is looked at.
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
