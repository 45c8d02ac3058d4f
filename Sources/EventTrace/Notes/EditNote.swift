/// A tool beside the application changed a property while it ran.
public struct EditNote: Hashable, Sendable, Codable {
    /// The view or recognizer that was changed.
    public var subject: Subject
    /// As code has it: `isHidden`.
    public var property: String
    /// What it was and what it is, as code has them.
    public var old: String
    /// The value after the change, as code writes it.
    public var new: String

    public init(subject: Subject, property: String, old: String, new: String) {
        self.subject = subject
        self.property = property
        self.old = old
        self.new = new
    }
}

extension EditNote: TraceNote {
    public static var typeName: String { "edited" }

    public var participants: [Subject] { [subject] }

    public var touchNumbers: [TouchIdentifier] { [] }

    public var sentence: TraceText {
        "The inspector set \(code: property) of \(subject) to \(code: new); it was \(code: old)."
    }
}
