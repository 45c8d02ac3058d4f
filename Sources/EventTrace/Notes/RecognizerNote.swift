/// A change of a gesture recognizer's state.
public struct RecognizerNote: Hashable, Sendable, Codable {
    /// The recognizer that changed.
    public var recognizer: Subject
    /// Its state before.
    public var old: RecognizerState
    /// Its state from now on.
    public var new: RecognizerState
    /// Why the recognizer failed or was cancelled; `nil` for other changes, and where its class gave no reason.
    public var reason: GestureReason?
    /// The view that it is attached to; `nil` where it goes on changing, and once it was removed.
    public var view: Subject?

    public init(
        recognizer: Subject, old: RecognizerState, new: RecognizerState, reason: GestureReason? = nil,
        view: Subject? = nil
    ) {
        self.recognizer = recognizer
        self.old = old
        self.new = new
        self.reason = reason
        self.view = view
    }
}

extension RecognizerNote: TraceNote {
    public static var typeName: String { "recognizer" }

    public var participants: [Subject] { [recognizer] + (reason?.subjects ?? []) + [view].compactMap { $0 } }

    public var touchNumbers: [TouchIdentifier] { [] }

    public var sentence: TraceText {
        let change: TraceText = "\(recognizer) went from \(code: old.rawValue) to \(code: new.rawValue)"
        guard let reason else { return "\(change)." }
        return "\(change): \(reason.text)."
    }
}

/// Where a recognizer is in its gesture (G1), as traces have it.
public enum RecognizerState: String, Hashable, Sendable, Codable, CaseIterable, CustomStringConvertible {
    case possible = "Possible"
    case began = "Began"
    case changed = "Changed"
    case ended = "Ended"
    case cancelled = "Cancelled"
    case failed = "Failed"

    public var description: String { rawValue }
}
