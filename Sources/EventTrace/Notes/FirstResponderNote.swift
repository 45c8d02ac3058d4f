// SPDX-License-Identifier: Apache-2.0

/// A change of a window's first responder, or a refused request.
public struct FirstResponderNote: Hashable, Sendable, Codable {
    /// The window whose first responder it is; `nil` for a responder in none.
    public var window: Subject?
    /// The first responder before; `nil` where there was none.
    public var old: Subject?
    /// The responder that became first responder, or tried to; `nil` if there is none afterwards.
    public var new: Subject?
    /// Whether it changed, or why not.
    public var outcome: Outcome

    /// A note on a change of a window's first responder, or on a request that changed nothing.
    public init(window: Subject?, old: Subject?, new: Subject?, outcome: Outcome) {
        self.window = window
        self.old = old
        self.new = new
        self.outcome = outcome
    }

    /// The result of a request to become first responder or to resign (D1–D9).
    public enum Outcome: String, Hashable, Sendable, Codable {
        case changed
        /// D8: the responder is in no window.
        case notInWindow
        /// D1: `canBecomeFirstResponder` is false.
        case cannotBecome
        /// D5: the current one's `canResignFirstResponder` is false.
        case currentCannotResign
        /// D7: the current one's `resignFirstResponder()` returned false.
        case currentRefused
    }
}

extension FirstResponderNote: TraceNote {
    /// The word under `type` in JSON: `firstResponder`.
    public static var typeName: String { "firstResponder" }

    /// The window, the old first responder, and the new one or the one that tried.
    public var participants: [Subject] { [window, old, new].compactMap { $0 } }

    /// Empty: a change belongs to no touch here, even where one led to it.
    public var touchNumbers: [TouchIdentifier] { [] }

    /// Which responder replaced which, or why nothing changed.
    public var sentence: TraceText {
        let place: TraceText = window.map { " of \($0)" } ?? ""
        let new: TraceText = self.new.map { "\($0)" } ?? "nobody"
        let old: TraceText = self.old.map { "\($0)" } ?? "the present one"
        switch outcome {
        case .changed:
            switch (self.old, self.new) {
            case (let old?, nil): return "\(old) is no longer first responder\(place), and nobody else is."
            case (let old?, let new?): return "\(new) is first responder\(place), in place of \(old)."
            case (nil, let new?): return "\(new) is first responder\(place)."
            case (nil, nil): return "Nobody is first responder\(place)."
            }
        case .notInWindow: return "\(new) does not become first responder\(place): it is in no window."
        case .cannotBecome:
            return "\(new) does not become first responder\(place): its \(code: "canBecomeFirstResponder") is false."
        case .currentCannotResign:
            return
                "\(new) does not become first responder\(place): \(code: "canResignFirstResponder") of \(old) is false."
        case .currentRefused:
            return
                "\(new) does not become first responder\(place): \(code: "resignFirstResponder()") of \(old) was false."
        }
    }
}
