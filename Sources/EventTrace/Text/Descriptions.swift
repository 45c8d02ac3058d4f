// What the debugger and a failed expectation print: the renderer's words.

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
    public var description: String { TraceText.line(for: self).description }
}

extension TraceEvent: CustomStringConvertible {
    public var description: String { TraceText.sentence(for: self).description }
}

extension HitTestWalk: CustomStringConvertible {
    /// Who gets the point, and below it a line for every view that was asked.
    public var description: String {
        ([TraceText.sentence(for: self)] + TraceText.tree(for: self)).map(\.description).joined(separator: "\n")
    }
}

extension HitTestWalk.Refusal: CustomStringConvertible {
    public var description: String { TraceText.reason(for: self).description }
}

extension WithholdingReason: CustomStringConvertible {
    public var description: String { TraceText.reason(for: self).description }
}

extension CancellationReason: CustomStringConvertible {
    public var description: String { TraceText.reason(for: self).description }
}

extension InputFault: CustomStringConvertible {
    public var description: String { TraceText.reason(for: self).description }
}

extension InputNote: CustomStringConvertible {
    public var description: String { TraceText.clause(for: self).description }
}

extension EventNote: CustomStringConvertible {
    public var description: String { TraceText.sentence(for: self).description }
}

extension TouchNote: CustomStringConvertible {
    public var description: String { TraceText.clause(for: self).description }
}

extension Forwarding: CustomStringConvertible {
    public var description: String { TraceText.sentence(for: self).description }
}

extension ControlNote: CustomStringConvertible {
    public var description: String { TraceText.sentence(for: self).description }
}

extension ActionNote: CustomStringConvertible {
    public var description: String { TraceText.sentence(for: self).description }
}

extension FirstResponderNote: CustomStringConvertible {
    public var description: String { TraceText.sentence(for: self).description }
}

extension SceneNote: CustomStringConvertible {
    public var description: String { TraceText.sentence(for: self).description }
}

extension RecognizerNote: CustomStringConvertible {
    public var description: String { TraceText.sentence(for: self).description }
}
