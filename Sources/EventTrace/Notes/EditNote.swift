// SPDX-License-Identifier: Apache-2.0

/// A tool beside the application changed a property while it ran.
public struct EditNote: Hashable, Sendable, Codable {
    /// The view or recognizer that was changed.
    public var subject: Subject
    /// The name in code: `isHidden`.
    public var property: String
    /// The old and the new value, as code writes them.
    public var old: String
    /// The value after the change, as code writes it.
    public var new: String

    /// A note on a property that a tool changed; the values as code writes them.
    public init(subject: Subject, property: String, old: String, new: String) {
        self.subject = subject
        self.property = property
        self.old = old
        self.new = new
    }
}

extension EditNote: TraceNote {
    /// The word under `type` in JSON: `edited`.
    public static var typeName: String { "edited" }

    /// The view or recognizer that was changed.
    public var participants: [Subject] { [subject] }

    /// Empty: a tool's change belongs to no touch.
    public var touchNumbers: [TouchIdentifier] { [] }

    /// Which property was changed, from what to what.
    public var sentence: TraceText {
        "The inspector set \(code: property) of \(subject) to \(code: new); it was \(code: old)."
    }
}
