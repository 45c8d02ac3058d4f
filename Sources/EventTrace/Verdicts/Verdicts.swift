/// Makes verdicts of a trace, entry by entry: live, recorded or replayed.
///
///     var verdicts = Verdicts()
///     for entry in entries { verdicts.take(entry) }
///     for verdict in verdicts.all { print(verdict) }
///
/// It keeps as many of the newest as it has room for, and per verdict a bounded number of facts.
public struct Verdicts: Sendable {
    /// How many verdicts are kept; older ones are dropped first.
    public let capacity: Int

    private var deeds: [Deed] = []
    /// The number of the first deed that is kept, counted from 0.
    private var first = 0
    /// Deeds that changed since ``takeChangedSequences()``, by their numbers.
    private var changed: Set<Int> = []

    /// The input that entries follow from; `nil` when time went on without one.
    private var input: (note: InputNote, time: Double)?
    /// Whom the entries are about that name no touch: those whose entry came last.
    private var current: [Int] = []
    /// Touches by number, from their beginning until their recognizers have settled; the newest last.
    private var live: [(touch: UInt32, deed: Int)] = []
    private var openKey: Int?
    private var openShake: Int?
    private var scenes: [UInt32: String?] = [:]
    /// The names of actions that somebody performed, for suggestions.
    private var performed: Set<String> = []

    /// How long after its end a touch may still be part of a gesture; the slowest double tap is faster.
    private static let settling = 1.5
    private static let greatestLiveCount = 64

    public init(capacity: Int = 100_000) {
        enforce(capacity > 0, "Verdicts need room for at least one.")
        self.capacity = capacity
    }

    /// The verdicts of a trace, in the order in which what they tell of began.
    public static func all(in entries: some Sequence<TraceEntry>) -> [Verdict] {
        var verdicts = Verdicts(capacity: .max)
        for entry in entries { verdicts.take(entry) }
        return verdicts.all
    }

    /// The verdict on one touch; `nil` when the trace does not speak of it.
    public static func verdict(on touch: TouchIdentifier, in entries: some Sequence<TraceEntry>) -> Verdict? {
        var verdicts = Verdicts(capacity: .max)
        for entry in entries { verdicts.take(entry) }
        for deed in verdicts.deeds {
            if case .touch(let facts) = deed.kind, facts.touch == touch { return verdicts.verdict(on: deed) }
        }
        return nil
    }

    /// The verdicts so far, in the order in which what they tell of began.
    public var all: [Verdict] { deeds.map(verdict(on:)) }

    /// The first entries of the verdicts that are new or other than when this was last called.
    public mutating func takeChangedSequences() -> Set<UInt64> {
        let numbers = changed
        changed = []
        return Set(numbers.compactMap { $0 < first ? nil : deeds[$0 - first].sequence })
    }

    /// The verdicts that begin with one of the entries, in order; those that were dropped are left out.
    public func verdicts(of sequences: Set<UInt64>) -> [Verdict] {
        deeds.filter { sequences.contains($0.sequence) }.map(verdict(on:))
    }

    /// The newest verdict.
    public var last: Verdict? { deeds.last.map(verdict(on:)) }

    private func verdict(on deed: Deed) -> Verdict { DeedReport(deed, knownActions: performed).verdict }

    // MARK: Reading

    public mutating func take(_ entry: TraceEntry) {
        switch entry.event {
        case .inputReceived(let note):
            // The clock goes on to the time of the device before what follows from it.
            input = (note, max(entry.time, note.time))
            if note.scene != 0, scenes[note.scene] == nil { scenes[note.scene] = .some(nil) }
            current = []
            return
        case .inputRejected(let note, let fault): return refuse(note, fault, entry)
        default: break
        }
        if let input, entry.time > input.time { self.input = nil }
        if let number = current.first, entry.time > self[number].lastTime, input == nil { current = [] }
        takeTouch(entry) || takeKey(entry) || takeMessage(entry) || takeEffect(entry) ? () : takeScene(entry)
    }

    /// What names a touch.
    private mutating func takeTouch(_ entry: TraceEntry) -> Bool {
        switch entry.event {
        case .hitTest(let walk):
            guard let touch = walk.touch else { return false }
            change(touch, entry) { $0.take(walk) }
        case .eventSent(let note):
            guard note.kind == .touches else { return false }
            current = []
            for touch in note.touches {
                // A finger that rests is told of with every event.
                guard touch.phase != .stationary else { continue }
                change(touch.touch, entry, joins: true) { $0.take(touch, at: entry.time) }
            }
        case .inputIgnored(let note):
            guard let touch = note.touch else { return false }
            change(touch, entry) { $0.ignored = note.reason }
        case .touchWithheld(let touch, _, let reason): change(touch, entry) { $0.withholding = reason }
        case .touchCancelled(let touch, _, let reason):
            change(touch, entry) { $0.cancellation = $0.cancellation ?? reason }
        case .delivered(let delivery) where !delivery.touches.isEmpty:
            current = []
            for touch in delivery.touches {
                change(touch, entry, joins: true) { facts in
                    if delivery.method == .touchesBegan { facts.way = [delivery.responder] }
                }
            }
        case .forwarded(let forwarding) where !forwarding.touches.isEmpty:
            guard forwarding.method == .touchesBegan else { return true }
            for touch in forwarding.touches {
                change(touch, entry) { facts in
                    if let next = forwarding.next {
                        if facts.way.last?.identifier == forwarding.responder.identifier { facts.way.append(next) }
                    } else {
                        facts.isDiscarded = true
                    }
                }
            }
        case .kept(let delivery) where !delivery.touches.isEmpty:
            for touch in delivery.touches {
                change(touch, entry) { facts in
                    facts.keeper = facts.keeper ?? delivery.responder
                    if facts.keeper?.identifier == delivery.responder.identifier { facts.kept.insert(delivery.method) }
                }
            }
        case .controlEvents(let note):
            // Older traces do not name the touch: it is one that is going on over the control.
            guard let touch = note.touch ?? currentTouch(in: note.control) else { return true }
            change(touch, entry) { $0.take(note) }
        case .list(let note):
            guard let touch = note.touch else { return true }
            change(touch, entry) { if $0.lists.count < 64 { $0.lists.append(note) } }
        case .hold(let note):
            guard let touch = note.touch else { return false }
            change(touch, entry) { facts in
                guard note.message == .beginning else { return }
                switch note.outcome {
                case .held(let recognizer): facts.holder = facts.holder ?? (recognizer, entry.time)
                case .released: facts.delay = facts.holder.map { entry.time - $0.since }
                case .dropped: facts.isDropped = true
                }
            }
        case .recognizerRefused(let note):
            guard let touch = note.touch else { return false }
            change(touch, entry) { if $0.refusals.count < 64 { $0.refusals.append(note) } }
        case .recognizer(let note): settle(note.recognizer, note.view, entry) { $0.take(note, entry) }
        case .recognizerWaits(let note):
            settle(note.recognizer, nil, entry) { facts in
                facts.change(note.recognizer) { gesture in
                    gesture.waitsFor = note.other
                    gesture.waitStart = gesture.waitStart ?? entry.time
                }
            }
        default: return false
        }
        return true
    }

    private mutating func takeKey(_ entry: TraceEntry) -> Bool {
        switch entry.event {
        case .inputIgnored(let note): changeKey(entry) { $0.ignored = note.reason }
        case .keyCommand(let note): changeKey(entry) { if $0.commands.count < 16 { $0.commands.append(note) } }
        case .delivered(let delivery) where delivery.method.isPress:
            if delivery.method == .pressesBegan { openKey = nil }
            changeKey(entry) { $0.press.take(delivery) }
        case .forwarded(let forwarding) where forwarding.method.isPress: changeKey(entry) { $0.press.take(forwarding) }
        case .kept(let delivery) where delivery.method.isPress: changeKey(entry) { $0.press.take(kept: delivery) }
        case .textEdit(let note):
            guard note.outcome != .performed else { return true }
            add(.text(note), entry)
        default: return false
        }
        return true
    }

    private mutating func takeMessage(_ entry: TraceEntry) -> Bool {
        switch entry.event {
        case .shake(let note):
            if note.change == .began || openShake == nil {
                openShake = add(.shake(Deed.MessageFacts(cause: note.cause)), entry, scene: note.scene)
            } else if let openShake {
                change(openShake, entry) { _ in }
                if note.change == .ended { changeMessage(openShake, entry) { $0.isOver = true } }
            }
            if let openShake { current = [openShake] }
        case .remoteCommand(let note): add(.remoteCommand(note, Deed.MessageFacts()), entry)
        case .delivered(let delivery):
            guard let number = messageNumber(delivery.method) else { return true }
            changeMessage(number, entry) { $0.take(delivery) }
        case .forwarded(let forwarding):
            guard let number = messageNumber(forwarding.method) else { return true }
            changeMessage(number, entry) { $0.take(forwarding) }
        case .kept(let delivery):
            guard let number = messageNumber(delivery.method) else { return true }
            changeMessage(number, entry) { $0.take(kept: delivery) }
        default: return false
        }
        return true
    }

    private func messageNumber(_ method: ChainMessage) -> Int? {
        switch method {
        case .motionBegan, .motionEnded, .motionCancelled: openShake
        case .remoteControlReceived: current.first
        default: nil
        }
    }

    private mutating func takeEffect(_ entry: TraceEntry) -> Bool {
        switch entry.event {
        case .accessibility(let note): takeAccessibility(note, entry)
        case .action(let note):
            if case .performed = note.outcome, performed.count < 1000 { performed.insert(note.action) }
            if let sender = note.sender {
                let senders = touches(of: sender)
                if !senders.isEmpty { current = senders }
            }
            beginKeyIfNeeded(entry)
            beginAccessibilityIfNeeded(entry)
            addEffect(entry, alone: true) { $0.add(note) }
        case .firstResponder(let note):
            // What ends because its window goes is nobody's refusal.
            addEffect(entry, alone: false) { $0.add(note) }
        case .presentation(let note):
            beginAccessibilityIfNeeded(entry)
            addEffect(entry, alone: false) { $0.add(note) }
        case .focus(let note):
            beginKeyIfNeeded(entry)
            addEffect(entry, alone: false) { $0.add(note) }
        case .fault(let message): addEffect(entry, alone: false) { $0.add(fault: message) }
        default: return false
        }
        return true
    }

    private mutating func takeScene(_ entry: TraceEntry) {
        guard case .scene(let note) = entry.event else { return }
        scenes[note.scene] = .some(note.name ?? scenes[note.scene] ?? nil)
    }

    // MARK: Deeds

    private subscript(number: Int) -> Deed { deeds[number - first] }

    private func touchFacts(_ number: Int) -> TouchFacts? {
        guard number >= first, case .touch(let facts) = self[number].kind else { return nil }
        return facts
    }

    /// The touches for which a control or a recognizer sends something: the newest of a control, those of a recognizer's last change.
    private func touches(of sender: Subject) -> [Int] {
        var newest: UInt64 = 0
        var numbers: [Int] = []
        for item in live.reversed() {
            guard let facts = touchFacts(item.deed) else { continue }
            if facts.control?.identifier == sender.identifier, numbers.isEmpty { return [item.deed] }
            let gesture = facts.gestures.first { $0.isRecognized && $0.recognizer.identifier == sender.identifier }
            guard let change = gesture?.lastChange, change >= newest else { continue }
            newest = change
            numbers.append(item.deed)
        }
        return numbers
    }

    private func currentTouch(in view: Subject) -> TouchIdentifier? {
        for number in current {
            if let facts = touchFacts(number), facts.path.contains(view.identifier) { return facts.touch }
        }
        return nil
    }

    @discardableResult
    private mutating func add(_ kind: Deed.Kind, _ entry: TraceEntry, scene: UInt32? = nil) -> Int {
        let scene = scene ?? input?.note.scene
        let number = first + deeds.count
        var deed = Deed(
            sequence: entry.sequence, lastSequence: entry.sequence, time: entry.time, lastTime: entry.time,
            scene: scene, kind: kind)
        if let scene, scenes.count > 1 { deed.sceneName = (scenes[scene] ?? nil) ?? "scene \(scene)" }
        deeds.append(deed)
        changed.insert(number)
        current = [number]
        // Trimming only at twice the capacity keeps the cost per entry constant.
        if deeds.count / 2 >= capacity { trim() }
        return number
    }

    private mutating func trim() {
        let excess = deeds.count - capacity
        deeds.removeFirst(excess)
        first += excess
        current.removeAll { $0 < first }
        live.removeAll { $0.deed < first }
        if let key = openKey, key < first { openKey = nil }
        if let shake = openShake, shake < first { openShake = nil }
    }

    private mutating func change(_ number: Int, _ entry: TraceEntry, _ change: (inout Deed) -> Void) {
        guard number >= first else { return }
        deeds[number - first].lastSequence = entry.sequence
        deeds[number - first].lastTime = entry.time
        change(&deeds[number - first])
        changed.insert(number)
    }

    private mutating func addEffect(_ entry: TraceEntry, alone: Bool, _ add: (inout Effects) -> Void) {
        if current.isEmpty, alone { self.add(.action(input: input?.note.kind), entry) }
        for number in current { change(number, entry) { add(&$0.effects) } }
    }

    // MARK: Touches

    /// - Parameter joins: whether the entry is about other touches too.
    private mutating func change(
        _ touch: TouchIdentifier, _ entry: TraceEntry, joins: Bool = false, _ change: (inout TouchFacts) -> Void
    ) {
        let number: Int
        if let known = live.last(where: { $0.touch == touch.number }) {
            number = known.deed
        } else {
            forgetSettled(at: entry.time)
            let known = current
            var facts = TouchFacts(touch)
            facts.isActivation = input?.note.kind == .accessibility
            number = add(.touch(facts), entry)
            current = joins ? known : []
            live.append((touch.number, number))
        }
        if !joins { current = [] }
        if !current.contains(number) { current.append(number) }
        self.change(number, entry) { deed in
            deed.change { change(&$0) }
        }
    }

    private mutating func forgetSettled(at time: Double) {
        let settled = live.map { item in
            guard let facts = touchFacts(item.deed) else { return true }
            return facts.isOver && time - (facts.end ?? self[item.deed].time) > Self.settling
        }
        live = zip(live, settled).filter { !$1 }.map(\.0)
        if live.count >= Self.greatestLiveCount { live.removeFirst(live.count - Self.greatestLiveCount + 1) }
    }

    /// What a recognizer did concerns the touches in its view that it has not settled before.
    private mutating func settle(
        _ recognizer: Subject, _ view: Subject?, _ entry: TraceEntry, _ change: (inout TouchFacts) -> Void
    ) {
        let known = live.filter { item in
            guard let facts = touchFacts(item.deed) else { return false }
            if let gesture = facts.gestures.first(where: { $0.recognizer.identifier == recognizer.identifier }) {
                return gesture.state != .ended && gesture.state != .failed && gesture.state != .cancelled
            }
            guard entry.time - (facts.end ?? entry.time) <= Self.settling,
                !facts.refusals.contains(where: { $0.recognizer.identifier == recognizer.identifier })
            else { return false }
            if let view { return facts.path.contains(view.identifier) }
            // Of a touch whose beginning is missing nobody knows what is above it.
            guard facts.walk != nil else { return false }
            return !facts.isOver || facts.end == entry.time
        }
        // What it sends is then nobody's either.
        current = known.map(\.deed)
        for item in known { self.change(item.deed, entry) { $0.change { change(&$0) } } }
    }

    // MARK: Keys and others

    private mutating func changeKey(_ entry: TraceEntry, _ change: (inout Deed.KeyFacts) -> Void) {
        let isOfInput = input.map { $0.note.kind == .key || $0.note.kind == .gamepad } ?? false
        let number: Int
        if let openKey, openKey >= first {
            number = openKey
        } else if let known = current.first, isOfInput, known >= first, case .key = self[known].kind {
            number = known
        } else {
            number = add(.key(Deed.KeyFacts()), entry)
        }
        current = [number]
        self.change(number, entry) { deed in
            guard case .key(var facts) = deed.kind else { return }
            change(&facts)
            deed.kind = .key(facts)
        }
        guard case .key(let facts) = self[number].kind else { return }
        openKey = facts.press.way.isEmpty || facts.press.isOver && facts.press.keeper != nil ? nil : number
        if facts.press.isOver { openKey = nil }
    }

    /// What follows from a key, and from nothing else so far, is the key's.
    private mutating func beginKeyIfNeeded(_ entry: TraceEntry) {
        guard current.isEmpty, input?.note.kind == .key || input?.note.kind == .gamepad else { return }
        openKey = nil
        changeKey(entry) { _ in }
    }

    /// What follows from assistive technology's action, and from no touch of it, is the action's.
    private mutating func beginAccessibilityIfNeeded(_ entry: TraceEntry) {
        guard current.isEmpty, input?.note.kind == .accessibility else { return }
        add(.accessibility(nil), entry)
    }

    /// What became of an action is known after it was done; a touch that stands for it has a verdict of its own.
    private mutating func takeAccessibility(_ note: AccessibilityNote, _ entry: TraceEntry) {
        if let number = current.first, number >= first, case .accessibility(nil) = self[number].kind {
            return change(number, entry) { $0.kind = .accessibility(note) }
        }
        if case .touched = note.outcome { return }
        add(.accessibility(note), entry)
    }

    private mutating func changeMessage(
        _ number: Int, _ entry: TraceEntry, _ change: (inout Deed.MessageFacts) -> Void
    ) {
        current = [number]
        self.change(number, entry) { deed in
            switch deed.kind {
            case .shake(var facts):
                change(&facts)
                deed.kind = .shake(facts)
            case .remoteCommand(let note, var facts):
                change(&facts)
                deed.kind = .remoteCommand(note, facts)
            default: break
            }
        }
    }

    private mutating func refuse(_ note: InputNote, _ fault: InputFault, _ entry: TraceEntry) {
        // One fault that comes again and again is told once.
        if let last = deeds.last, case .refused(let input, let known, let count) = last.kind, input.kind == note.kind,
            known == fault
        {
            return change(first + deeds.count - 1, entry) { $0.kind = .refused(input, fault, count: count + 1) }
        }
        add(.refused(note, fault, count: 1), entry, scene: note.scene)
        current = []
    }
}

extension Deed {
    /// Changes a touch's facts where they are.
    fileprivate mutating func change(_ change: (inout TouchFacts) -> Void) {
        guard case .touch(var facts) = kind else { return }
        kind = .action(input: nil)
        change(&facts)
        kind = .touch(facts)
    }
}

extension ChainMessage {
    fileprivate var isPress: Bool {
        switch self {
        case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled: true
        default: false
        }
    }
}
