// SPDX-License-Identifier: Apache-2.0

import EventTrace

// The entries that a touch makes, as `JSONLine` writes them: members in alphabetical order. The rest is left to their `Decodable`.
extension LineCursor {
    /// `{"entry":…}`, the whole line.
    mutating func sessionEntry() -> TraceEntry? {
        guard skip("{\"entry\":"), let entry = entry(), skip("}"), isAtEnd else { return nil }
        return entry
    }

    /// `{"turn":{"now":…}}`, the whole line.
    mutating func turn() -> Double? {
        guard skip("{\"turn\":{\"now\":"), let now = number(), skip("}}"), isAtEnd else { return nil }
        return now
    }

    /// The whole line of an input, without reading the input: returns its place in the turn.
    mutating func unreadInput() -> InputPlace? {
        var input = InputPlace()
        guard skip("{") else { return nil }
        if skip("\"batch\":") {
            guard let batch: Int = integer(), skip(",") else { return nil }
            input.batch = batch
        }
        guard skip("\"input\":"), skipValue() else { return nil }
        if skip(",\"pass\":") {
            guard let pass: Int = integer() else { return nil }
            input.pass = pass
        }
        return skip("}") && isAtEnd ? input : nil
    }

    mutating func entry() -> TraceEntry? {
        guard skip("{\"event\":{"), let event = event(), skip("},\"sequence\":"), let sequence: UInt64 = integer(),
            skip(",\"time\":"), let time = number(), skip("}")
        else { return nil }
        return TraceEntry(sequence: sequence, time: time, event: event)
    }

    /// The content of the braces. The first member limits the possible kinds.
    private mutating func event() -> TraceEvent? {
        if skip("\"method\":") { return delivery() }
        if skip("\"isOverridden\":") { return forwarding() }
        if skip("\"kind\":\"touches\",\"timestamp\":") { return eventSent() }
        if skip("\"kind\":") { return input() }
        if skip("\"point\":") { return hitTest() }
        if skip("\"new\":") { return recognizer() }
        if skip("\"actionCount\":") { return integer().flatMap { skip(",\"control\":") ? controlEvents($0) : nil } }
        if skip("\"control\":") { return controlEvents(nil) }
        if skip("\"action\":") { return action() }
        return nil
    }

    private mutating func delivery() -> TraceEvent? {
        guard let method = method(), skip(",\"responder\":"), let responder = subject(), skip(",\"touches\":"),
            let touches = touches(), skip(",\"type\":\"")
        else { return nil }
        let delivery = Delivery(responder: responder, method: method, touches: touches)
        if skip("delivered\"") { return .delivered(delivery) }
        return skip("kept\"") ? .kept(delivery) : nil
    }

    private mutating func forwarding() -> TraceEvent? {
        guard let isOverridden = boolean(), skip(",\"method\":"), let method = method() else { return nil }
        var next: Subject?
        if skip(",\"next\":") {
            next = subject()
            if next == nil { return nil }
        }
        guard skip(",\"responder\":"), let responder = subject(), skip(",\"touches\":"), let touches = touches(),
            skip(",\"type\":\"forwarded\"")
        else { return nil }
        return .forwarded(
            Forwarding(
                responder: responder, method: method, isOverridden: isOverridden, next: next, touches: touches))
    }

    private mutating func input() -> TraceEvent? {
        guard let kind = string().flatMap(InputNote.Kind.init) else { return nil }
        var note = InputNote(kind: kind, scene: 0, time: 0)
        if skip(",\"location\":") {
            guard let location = point() else { return nil }
            note.location = location
        }
        if skip(",\"pointer\":") {
            guard let pointer: UInt64 = integer() else { return nil }
            note.pointer = pointer
        }
        guard skip(",\"scene\":"), let scene: UInt32 = integer(), skip(",\"time\":"), let time = number(),
            skip(",\"type\":\"inputReceived\"")
        else { return nil }
        (note.scene, note.time) = (scene, time)
        return .inputReceived(note)
    }

    private mutating func eventSent() -> TraceEvent? {
        guard let timestamp = number(), skip(",\"touches\":"), let touches = list({ $0.touchNote() }),
            skip(",\"type\":\"eventSent\",\"windows\":"), let windows = list({ $0.subject() })
        else { return nil }
        return .eventSent(EventNote(kind: .touches, timestamp: timestamp, windows: windows, touches: touches))
    }

    private mutating func touchNote() -> TouchNote? {
        guard skip("{\"location\":"), let location = point(), skip(",\"phase\":"),
            let phase = string().flatMap(TouchNote.Phase.init), skip(",\"tapCount\":"), let taps: Int = integer(),
            skip(",\"touch\":"), let touch = touch()
        else { return nil }
        var view: Subject?
        if skip(",\"view\":") {
            view = subject()
            if view == nil { return nil }
        }
        guard skip("}") else { return nil }
        return TouchNote(touch: touch, phase: phase, location: location, tapCount: taps, view: view)
    }

    // MARK: Hit tests

    private mutating func hitTest() -> TraceEvent? {
        guard let point = point() else { return nil }
        var walk = HitTestWalk(touch: nil, point: point)
        if skip(",\"result\":") {
            walk.result = subject()
            if walk.result == nil { return nil }
        }
        if skip(",\"touch\":") {
            walk.touch = touch()
            if walk.touch == nil { return nil }
        }
        guard skip(",\"type\":\"hitTest\",\"visits\":"), let visits = list({ $0.visit() }) else { return nil }
        walk.visits = visits
        return .hitTest(walk)
    }

    private mutating func visit() -> HitTestWalk.Visit? {
        guard skip("{\"bounds\":{\"height\":"), let height = number(), skip(",\"width\":"), let width = number(),
            skip(",\"x\":"), let x = number(), skip(",\"y\":"), let y = number(), skip("},\"depth\":"),
            let depth: Int = integer()
        else { return nil }
        var place: TracePoint?
        if skip(",\"point\":") {
            place = point()
            if place == nil { return nil }
        }
        guard skip(",\"verdict\":{"), let verdict = verdict(), skip("},\"view\":"), let view = subject() else {
            return nil
        }
        var withheld: Subject?
        if skip(",\"withheld\":") {
            withheld = subject()
            if withheld == nil { return nil }
        }
        guard skip("}") else { return nil }
        return HitTestWalk.Visit(
            view: view, depth: depth, point: place, bounds: TraceRect(x: x, y: y, width: width, height: height),
            verdict: verdict, withheld: withheld)
    }

    private mutating func verdict() -> HitTestWalk.Verdict? {
        if skip("\"type\":\"hit\"") { return .hit }
        if skip("\"to\":") { return subject().flatMap { skip(",\"type\":\"passedOn\"") ? .passedOn(to: $0) : nil } }
        if skip("\"by\":") { return subject().flatMap { skip(",\"type\":\"covered\"") ? .covered(by: $0) : nil } }
        if skip("\"answer\":") {
            return subject().flatMap { skip(",\"type\":\"answeredByOverride\"") ? .answeredByOverride($0) : nil }
        }
        if skip("\"type\":\"answeredByOverride\"") { return .answeredByOverride(nil) }
        guard skip("\"reason\":{"), let reason = refusal(), skip("},\"type\":\"refused\"") else { return nil }
        return .refused(reason)
    }

    private mutating func refusal() -> HitTestWalk.Refusal? {
        if skip("\"alpha\":") {
            return number().flatMap { skip(",\"type\":\"transparent\"") ? .transparent(alpha: $0) : nil }
        }
        guard skip("\"type\":") else { return nil }
        switch string() {
        case "hidden": return .hidden
        case "interactionDisabled": return .interactionDisabled
        case "outsideBounds": return .outsideBounds
        case "outsideByOverride": return .outsideByOverride
        case "singularTransform": return .singularTransform
        case "animating": return .animating
        case "windowWithoutForegroundScene": return .windowWithoutForegroundScene
        default: return nil
        }
    }

    // MARK: Gestures, controls, actions

    /// Only a note without a reason: reasons have many forms.
    private mutating func recognizer() -> TraceEvent? {
        guard let new = string().flatMap(RecognizerState.init), skip(",\"old\":"),
            let old = string().flatMap(RecognizerState.init), skip(",\"recognizer\":"), let recognizer = subject(),
            skip(",\"type\":\"recognizer\"")
        else { return nil }
        var view: Subject?
        if skip(",\"view\":") {
            view = subject()
            if view == nil { return nil }
        }
        return .recognizer(RecognizerNote(recognizer: recognizer, old: old, new: new, view: view))
    }

    /// Only a note without a refusal or a miss: those end a touch.
    private mutating func controlEvents(_ count: Int?) -> TraceEvent? {
        guard let control = subject(), skip(",\"events\":"), let events = list({ $0.string() }),
            skip(",\"isTouchInside\":"), let isInside = boolean()
        else { return nil }
        var touch: TouchIdentifier?
        if skip(",\"touch\":") {
            touch = self.touch()
            if touch == nil { return nil }
        }
        guard skip(",\"type\":\"controlEvents\"") else { return nil }
        return .controlEvents(
            ControlNote(
                control: control, events: events, isTouchInside: isInside, touch: touch, actionCount: count))
    }

    /// One that somebody performed.
    private mutating func action() -> TraceEvent? {
        guard let name = string(), skip(",\"asked\":"), let asked = list({ $0.answer() }),
            skip(",\"outcome\":{\"by\":"), let performer = subject(), skip(",\"type\":\"performed\"}")
        else { return nil }
        var sender: Subject?
        if skip(",\"sender\":") {
            sender = subject()
            if sender == nil { return nil }
        }
        guard skip(",\"type\":\"action\"") else { return nil }
        return .action(ActionNote(action: name, sender: sender, asked: asked, outcome: .performed(by: performer)))
    }

    private mutating func answer() -> ActionNote.Answer? {
        guard skip("{\"canPerform\":"), let canPerform = boolean(), skip(",\"responder\":"), let responder = subject(),
            skip("}")
        else { return nil }
        return ActionNote.Answer(responder: responder, canPerform: canPerform)
    }

    // MARK: Parts

    private mutating func method() -> ChainMessage? { string().flatMap(ChainMessage.init) }

    private mutating func touch() -> TouchIdentifier? { integer().map { TouchIdentifier($0) } }

    private mutating func touches() -> [TouchIdentifier]? { list { $0.touch() } }

    private mutating func point() -> TracePoint? {
        guard skip("{\"x\":"), let x = number(), skip(",\"y\":"), let y = number(), skip("}") else { return nil }
        return TracePoint(x: x, y: y)
    }

    private mutating func subject() -> Subject? {
        guard skip("{\"class\":"), let name = string(), skip(",\"identifier\":"), let identifier: UInt32 = integer()
        else { return nil }
        var label: String?
        if skip(",\"label\":") {
            label = string()
            if label == nil { return nil }
        }
        return skip("}") ? Subject(identifier: identifier, className: name, label: label) : nil
    }
}
