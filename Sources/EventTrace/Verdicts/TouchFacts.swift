// SPDX-License-Identifier: Apache-2.0

/// The trace's facts about one touch, gathered entry by entry.
struct TouchFacts {
    let touch: TouchIdentifier
    /// AX3: whether assistive technology's activation made it.
    var isActivation = false
    var walk: HitTestWalk?
    /// The identifiers of the hit view and of all views around it.
    var path: Set<UInt32> = []
    /// The first location in the window; `nil` until an event has the touch.
    var origin: TracePoint?
    /// The greatest distance from its origin, in points.
    var distance = 0.0
    var taps = 1
    var phase: TouchNote.Phase?
    var end: Double?

    /// The responders that got the beginning of the touch, in order.
    var way: [Subject] = []
    /// Whether the chain ended and no responder kept the beginning (C14).
    var isDiscarded = false
    /// The first responder that kept a message of the touch, and the message.
    var keeper: Subject?
    /// The methods that the keeper kept.
    var kept: Set<ChainMessage> = []
    var cancellation: CancellationReason?
    var withholding: WithholdingReason?
    var ignored: IgnoredInput.Reason?

    var control: Subject?
    /// The control's events, each with the number of its registered actions, in the order of their first occurrence.
    var controlEvents: [(name: String, actions: Int?)] = []
    var controlRefusal: ControlNote.Refusal?
    var miss: ControlNote.Miss?

    /// The lists' decisions about it.
    var lists: [ListNote] = []

    /// The recognizer that withheld the touch's beginning from its view, and since when.
    var holder: (recognizer: Subject, since: Double)?
    /// How long the beginning was withheld; `nil` if it was not withheld, or never delivered.
    var delay: Double?
    var isDropped = false

    var gestures: [GestureFacts] = []
    var refusals: [GestureRefusal] = []

    init(_ touch: TouchIdentifier) { self.touch = touch }

    /// One recognizer's result for the touch.
    struct GestureFacts {
        let recognizer: Subject
        var view: Subject?
        var state = RecognizerState.possible
        var isRecognized = false
        var reason: GestureReason?
        var waitsFor: Subject?
        /// The time at which it began to wait for another to fail.
        var waitStart: Double?
        var wait: Double?
        /// The number of the entry of its last change.
        var lastChange: UInt64 = 0
    }

    var isOver: Bool {
        phase == .ended || phase == .cancelled || ignored != nil || walk.map { $0.result == nil } ?? false
    }

    mutating func take(_ walk: HitTestWalk) {
        self.walk = walk
        guard let result = walk.resultIndex else { return }
        path.insert(walk.visits[result].view.identifier)
        // The enclosing views come before it in the list, each one level further out.
        var depth = walk.visits[result].depth
        for visit in walk.visits[..<result].reversed() where visit.depth < depth {
            path.insert(visit.view.identifier)
            depth = visit.depth
        }
        if let hit = walk.result { path.insert(hit.identifier) }
    }

    mutating func take(_ note: TouchNote, at time: Double) {
        phase = note.phase
        taps = max(taps, note.tapCount)
        if let origin {
            let (x, y) = (note.location.x - origin.x, note.location.y - origin.y)
            distance = max(distance, (x * x + y * y).squareRoot())
        } else {
            origin = note.location
        }
        if note.phase == .ended || note.phase == .cancelled { end = time }
    }

    mutating func take(_ note: ControlNote) {
        // The first control counts: there may be a control in a control, or a subview may have passed the touch up to one.
        guard control == nil || control?.identifier == note.control.identifier else { return }
        control = note.control
        controlRefusal = note.refusal ?? controlRefusal
        miss = note.miss ?? miss
        for name in note.events where !controlEvents.contains(where: { $0.name == name }) {
            controlEvents.append((name, note.actionCount))
        }
    }

    mutating func change(_ recognizer: Subject, _ change: (inout GestureFacts) -> Void) {
        if let place = gestures.firstIndex(where: { $0.recognizer.identifier == recognizer.identifier }) {
            change(&gestures[place])
        } else if gestures.count < 64 {
            gestures.append(GestureFacts(recognizer: recognizer))
            change(&gestures[gestures.count - 1])
        }
    }

    mutating func take(_ note: RecognizerNote, _ entry: TraceEntry) {
        change(note.recognizer) { gesture in
            gesture.lastChange = entry.sequence
            gesture.state = note.new
            gesture.view = note.view ?? gesture.view
            gesture.reason = note.reason ?? gesture.reason
            switch note.new {
            case .began, .changed, .ended:
                if let start = gesture.waitStart, gesture.wait == nil { gesture.wait = entry.time - start }
                gesture.isRecognized = true
            case .possible, .cancelled, .failed: break
            }
        }
    }
}
