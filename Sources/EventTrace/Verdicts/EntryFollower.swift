// SPDX-License-Identifier: Apache-2.0

/// Finds the deed of each trace entry, and adds the entry's information to the deed's facts.
struct EntryFollower: Sendable {
    var deeds: DeedList
    /// The names of actions that were performed, for suggestions.
    private(set) var performed: Set<String> = []
    /// The input that led to the entries; `nil` if only time passed.
    private(set) var input: (note: InputNote, time: Double)?
    /// The deeds of the last entry: entries without a touch belong to them.
    var current: [Int] = []
    /// Touches by number, from their beginning until their recognizers have settled; the newest last.
    var live: [(touch: UInt32, deed: Int)] = []
    var openKey: Int?
    private var openShake: Int?
    private var scenes: [UInt32: String?] = [:]

    init(capacity: Int) { deeds = DeedList(capacity: capacity) }

    mutating func take(_ entry: TraceEntry) {
        switch entry.event {
        case .inputReceived(let note):
            // The clock advances to the device's time before the effects of the input.
            input = (note, max(entry.time, note.time))
            if note.scene != 0, scenes[note.scene] == nil { scenes[note.scene] = .some(nil) }
            current = []
            return
        case .inputRejected(let note, let fault): return refuse(note, fault, entry)
        default: break
        }
        if let input, entry.time > input.time { self.input = nil }
        if input == nil, let deed = current.first.flatMap({ deeds[$0] }), entry.time > deed.lastTime { current = [] }
        takeTouch(entry) || takeKey(entry) || takeMessage(entry) || takeEffect(entry) ? () : takeScene(entry)
    }

    /// - Returns: the number of the new deed; entries without a touch belong to it from now on.
    @discardableResult
    mutating func add(_ kind: Deed.Kind, _ entry: TraceEntry, scene: UInt32? = nil) -> Int {
        let scene = scene ?? input?.note.scene
        var deed = Deed(
            sequence: entry.sequence, lastSequence: entry.sequence, time: entry.time, lastTime: entry.time,
            scene: scene, kind: kind)
        if let scene, scenes.count > 1 { deed.sceneName = (scenes[scene] ?? nil) ?? "scene \(scene)" }
        let number = deeds.add(deed)
        current = [number]
        return number
    }

    /// Takes an entry that names a touch.
    private mutating func takeTouch(_ entry: TraceEntry) -> Bool {
        switch entry.event {
        case .hitTest(let walk):
            guard let touch = walk.touch else { return false }
            change(touch, entry) { $0.take(walk) }
        case .eventSent(let note):
            guard note.kind == .touches else { return false }
            current = []
            for touch in note.touches {
                // A resting finger is in every event.
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
            // Older traces do not name the touch: it is a current touch on the control.
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
            if note.change == .began || openShake.flatMap({ deeds[$0] }) == nil {
                openShake = add(.shake(Deed.MessageFacts(cause: note.cause)), entry, scene: note.scene)
            } else if let openShake {
                deeds.change(openShake, entry) { _ in }
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
            // If the edit ended because the window disappeared, nobody refused anything.
            addEffect(entry, alone: false) { $0.add(note) }
        case .presentation(let note):
            beginAccessibilityIfNeeded(entry)
            addEffect(entry, alone: false) { $0.add(note) }
        case .drag(let note):
            // A resting finger may lift without an entry that names it.
            if current.isEmpty { current = touches(in: note.view) }
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

    private mutating func addEffect(_ entry: TraceEntry, alone: Bool, _ add: (inout Effects) -> Void) {
        if current.isEmpty, alone { self.add(.action(input: input?.note.kind), entry) }
        for number in current { deeds.change(number, entry) { add(&$0.effects) } }
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
