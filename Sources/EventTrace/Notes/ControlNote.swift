// SPDX-License-Identifier: Apache-2.0

/// The control events that a touch led to.
public struct ControlNote: Hashable, Sendable, Codable {
    /// The control that decided.
    public var control: Subject
    /// Names of control events, in the order their actions are sent.
    public var events: [String]
    /// Whether the touch counted as inside (E13).
    public var isTouchInside: Bool
    /// `nil` if the events have another cause than a touch.
    public var touch: TouchIdentifier?
    /// How many actions are registered for the events; `nil` where they were not counted.
    public var actionCount: Int?
    /// Why the touch had no effect on the control; `nil` if it had one.
    public var refusal: Refusal?
    /// The distance from the bounds at which the touch lifted, and the greatest one that counts as inside (E13); in points.
    /// `nil` if it lifted inside.
    public var miss: Miss?

    /// A note on a touch's effect on a control. Leave out the touch, the count, the refusal and the miss if they are unknown.
    public init(
        control: Subject, events: [String], isTouchInside: Bool, touch: TouchIdentifier? = nil, actionCount: Int? = nil,
        refusal: Refusal? = nil, miss: Miss? = nil
    ) {
        self.control = control
        self.events = events
        self.isTouchInside = isTouchInside
        self.touch = touch
        self.actionCount = actionCount
        self.refusal = refusal
        self.miss = miss
    }

    /// The place of a touch that lifted outside of its control.
    public struct Miss: Hashable, Sendable, Codable {
        /// From the bounds, in points.
        public var distance: Double
        /// How far outside of the bounds a touch still counts as inside, in points.
        public var margin: Double

        /// The distance from the bounds at which the touch lifted, and the greatest one that counts as inside; both in points.
        public init(distance: Double, margin: Double) {
            self.distance = distance
            self.margin = margin
        }
    }

    /// Why a touch has no effect on a control.
    public enum Refusal: String, Hashable, Sendable, Codable {
        /// E31: `isEnabled` is false.
        case disabled
        /// `beginTracking(_:with:)` returned false.
        case trackingDeclined
    }
}

extension ControlNote: TraceNote {
    /// The word under `type` in JSON: `controlEvents`.
    public static var typeName: String { "controlEvents" }

    /// The control.
    public var participants: [Subject] { [control] }

    /// The touch, if the events come of one.
    public var touchNumbers: [TouchIdentifier] { touch.map { [$0] } ?? [] }

    /// Which events the control sends and how many actions they have, or why it sends none.
    public var sentence: TraceText {
        let what: TraceText = touch.map { "\($0)" } ?? "the touch"
        switch refusal {
        case .disabled:
            return
                "\(control) ignores \(what): its \(code: "isEnabled") is false, and a disabled control keeps its touches from the responders after it."
        case .trackingDeclined:
            return "\(control) ignores \(what): its \(code: "beginTracking(_:with:)") was false."
        case nil: break
        }
        let distance: TraceText =
            miss.map {
                " (\(ShortNumber.rounded($0.distance)) pt from its bounds, and up to \($0.margin) are inside)"
            } ?? ""
        let place: TraceText =
            touch.map { ", with \($0) \(isTouchInside ? "inside" : "outside")\(distance)" } ?? ""
        guard !self.events.isEmpty else { return "\(control) sends no control event\(place)." }
        let events = TraceText.list(self.events.map { "\(code: $0)" })
        let registered =
            switch actionCount {
            case nil: ""
            case 0: ": no action is registered for \(self.events.count == 1 ? "it" : "them")"
            case 1: ": 1 action is registered"
            case let count?: ": \(count) actions are registered"
            }
        return "\(control) sends \(events)\(place)\(registered)."
    }
}
