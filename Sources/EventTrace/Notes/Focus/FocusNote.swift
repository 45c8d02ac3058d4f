// SPDX-License-Identifier: Apache-2.0

/// A decision about which item has focus, and why (H9–H28).
public struct FocusNote: Hashable, Sendable {
    /// The scene whose focus it is.
    public var scene: UInt32
    /// Why focus was looked at.
    public var cause: FocusCause
    /// The item that had focus before.
    public var old: Subject?
    /// The new item, or why focus stayed.
    public var outcome: FocusOutcome
    /// The candidates of a movement or a search, in the order of looking.
    public var candidates: [FocusCandidate]

    /// A note on the focus of a scene; no candidates if there was no search, or if they were not kept.
    public init(
        scene: UInt32, cause: FocusCause, old: Subject? = nil, outcome: FocusOutcome, candidates: [FocusCandidate] = []
    ) {
        self.scene = scene
        self.cause = cause
        self.old = old
        self.outcome = outcome
        self.candidates = candidates
    }
}

extension FocusNote: TraceNote {
    /// The word under `type` in JSON: `focus`.
    public static var typeName: String { "focus" }

    /// The item that had focus, the item that gets it or prevents the change, the cause, and the candidates.
    public var participants: [Subject] {
        let named: [Subject?]
        switch outcome {
        case .moved(let item, .guide(let guide)): named = [item, guide]
        case .moved(let item, .preferred(let environment)): named = [item, environment]
        case .moved(let item, _): named = [item]
        case .vetoed(let environment): named = [environment]
        case .stayed, .lost, .nothingFound: named = []
        }
        return ([old, cause.subject] + named).compactMap { $0 }
            + candidates.flatMap { [$0.item] + $0.verdict.subjects }
    }

    /// Empty: a touch that took focus away is not named.
    public var touchNumbers: [TouchIdentifier] { [] }

    /// `Focus moves from UIButton "A" #3 to UIButton "B" #4, right: it is the nearest in that direction (12 away, 0 aside).`
    public var sentence: TraceText {
        let old: TraceText = self.old.map { " from \($0)" } ?? ""
        switch outcome {
        case .moved(let item, let choice):
            return "Focus moves\(old) to \(item) \(cause.clause): \(choice.text)."
        case .stayed:
            return "Focus stays\(self.old.map { " on \($0)" } ?? ""): that is where \(cause.source) leads."
        case .lost:
            return "Focus is lost\(old) \(cause.clause)."
        case .nothingFound:
            return switch cause {
            case .woke: "Nothing gets focus \(cause.clause): no item can have it."
            case .movement: "Focus does not move \(cause.clause): \(reasonForNothing)."
            default: "Focus does not move: nothing that \(cause.source) prefers can have it."
            }
        case .vetoed(let subject):
            return
                "Focus does not move\(old) \(cause.clause): \(subject) answered no in \(code: "shouldUpdateFocus(in:)")."
        }
    }

    private var reasonForNothing: TraceText {
        guard !candidates.isEmpty else { return "there is no other item" }
        if candidates.allSatisfy(\.verdict.isOtherGroup) { return "what is there belongs to other groups" }
        return "no item is in that direction"
    }

    /// The search's verdicts on the candidates, a line each, in the order of looking.
    public var details: [TraceText] { candidates.map(\.text) }
}

extension FocusNote: Codable {
    /// Reads `scene`, `cause`, `old`, `outcome` and `candidates`; `old` may be missing.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        self.init(
            scene: try container.decode("scene"), cause: try container.decode("cause"),
            old: try container.decodeIfPresent("old"), outcome: try container.decode("outcome"),
            candidates: try container.decode("candidates"))
    }

    /// Writes `scene`, `cause`, `outcome` and `candidates`, and `old` where there is one.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        try container.encode(scene, forKey: "scene")
        try container.encode(cause, forKey: "cause")
        try container.encodeIfPresent(old, forKey: "old")
        try container.encode(outcome, forKey: "outcome")
        try container.encode(candidates, forKey: "candidates")
    }
}
