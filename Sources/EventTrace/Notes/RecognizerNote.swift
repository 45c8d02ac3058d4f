// SPDX-License-Identifier: Apache-2.0

/// A change of a gesture recognizer's state.
public struct RecognizerNote: Hashable, Sendable, Codable {
    /// The recognizer that changed.
    public var recognizer: Subject
    /// Its state before.
    public var old: RecognizerState
    /// Its state from now on.
    public var new: RecognizerState
    /// Why the recognizer failed or was cancelled; `nil` for other changes, and if its class gave no reason.
    public var reason: GestureReason?
    /// The view that it is attached to; `nil` for a repeated change, and after its removal.
    public var view: Subject?

    /// A note on a change of state; the reason only for a failure or a cancellation.
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
    /// The word under `type` in JSON: `recognizer`.
    public static var typeName: String { "recognizer" }

    /// The recognizer, the participants of the reason, and the view.
    public var participants: [Subject] { [recognizer] + (reason?.subjects ?? []) + [view].compactMap { $0 } }

    /// Empty: a change is about the recognizer, whatever its touches are.
    public var touchNumbers: [TouchIdentifier] { [] }

    /// From which state to which the recognizer went, and why.
    public var sentence: TraceText {
        let change: TraceText = "\(recognizer) went from \(code: old.rawValue) to \(code: new.rawValue)"
        guard let reason else { return "\(change)." }
        return "\(change): \(reason.text)."
    }
}

/// A recognizer's state (G1), as traces write it.
public enum RecognizerState: String, Hashable, Sendable, Codable, CaseIterable, CustomStringConvertible {
    case possible = "Possible"
    case began = "Began"
    case changed = "Changed"
    case ended = "Ended"
    case cancelled = "Cancelled"
    case failed = "Failed"

    /// The state's name, as an explanation writes it: `Began`.
    public var description: String { rawValue }
}
