// SPDX-License-Identifier: Apache-2.0

extension EntryFollower {
    /// How long after its end a touch may still be part of a gesture, in seconds; the slowest double tap is faster.
    private static let settling = 1.5
    private static let greatestLiveCount = 64

    // MARK: Touches

    private func touchFacts(_ number: Int) -> TouchFacts? {
        guard case .touch(let facts)? = deeds[number]?.kind else { return nil }
        return facts
    }

    /// The touches for which a control or a recognizer sends something: for a control the newest touch, for a recognizer
    /// those of its last change.
    func touches(of sender: Subject) -> [Int] {
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

    /// The touches that go on in a view.
    func touches(in view: Subject) -> [Int] {
        live.map(\.deed).filter { touchFacts($0).map { !$0.isOver && $0.path.contains(view.identifier) } ?? false }
    }

    func currentTouch(in view: Subject) -> TouchIdentifier? {
        for number in current {
            if let facts = touchFacts(number), facts.path.contains(view.identifier) { return facts.touch }
        }
        return nil
    }

    /// - Parameter joins: whether the entry is about other touches too.
    mutating func change(
        _ touch: TouchIdentifier, _ entry: TraceEntry, joins: Bool = false, _ change: (inout TouchFacts) -> Void
    ) {
        let number: Int
        if let known = live.last(where: { $0.touch == touch.number && deeds[$0.deed] != nil }) {
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
        deeds.change(number, entry) { deed in
            deed.change { change(&$0) }
        }
    }

    private mutating func forgetSettled(at time: Double) {
        let settled = live.map { item in
            guard let facts = touchFacts(item.deed) else { return true }
            return facts.isOver && time - (facts.end ?? deeds[item.deed]?.time ?? time) > Self.settling
        }
        live = zip(live, settled).filter { !$1 }.map(\.0)
        if live.count >= Self.greatestLiveCount { live.removeFirst(live.count - Self.greatestLiveCount + 1) }
    }

    /// A recognizer's change concerns the touches in its view that it has not settled before.
    mutating func settle(
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
            // If the beginning of a touch is missing, the trace does not have the views above it.
            guard facts.walk != nil else { return false }
            return !facts.isOver || facts.end == entry.time
        }
        // An empty list means that no touch sent the next actions.
        current = known.map(\.deed)
        for item in known { deeds.change(item.deed, entry) { $0.change { change(&$0) } } }
    }

    // MARK: Keys and others

    mutating func changeKey(_ entry: TraceEntry, _ change: (inout Deed.KeyFacts) -> Void) {
        let isOfInput = input.map { $0.note.kind == .key || $0.note.kind == .gamepad } ?? false
        let number: Int
        if let openKey, deeds[openKey] != nil {
            number = openKey
        } else if isOfInput, let known = current.first, case .key? = deeds[known]?.kind {
            number = known
        } else {
            number = add(.key(Deed.KeyFacts()), entry)
        }
        current = [number]
        deeds.change(number, entry) { deed in
            guard case .key(var facts) = deed.kind else { return }
            change(&facts)
            deed.kind = .key(facts)
        }
        guard case .key(let facts)? = deeds[number]?.kind else { return }
        openKey = facts.press.way.isEmpty || facts.press.isOver && facts.press.keeper != nil ? nil : number
        if facts.press.isOver { openKey = nil }
    }

    /// Effects belong to a key if they follow the key and nothing else came between.
    mutating func beginKeyIfNeeded(_ entry: TraceEntry) {
        guard current.isEmpty, input?.note.kind == .key || input?.note.kind == .gamepad else { return }
        openKey = nil
        changeKey(entry) { _ in }
    }

    /// Effects that follow an action of assistive technology belong to the action, unless it made a touch.
    mutating func beginAccessibilityIfNeeded(_ entry: TraceEntry) {
        guard current.isEmpty, input?.note.kind == .accessibility else { return }
        add(.accessibility(nil), entry)
    }

    /// The result of an action is known only after it. If the action made a touch, the touch has its own verdict.
    mutating func takeAccessibility(_ note: AccessibilityNote, _ entry: TraceEntry) {
        if let number = current.first, case .accessibility(nil)? = deeds[number]?.kind {
            return deeds.change(number, entry) { $0.kind = .accessibility(note) }
        }
        if case .touched = note.outcome { return }
        add(.accessibility(note), entry)
    }

    mutating func changeMessage(
        _ number: Int, _ entry: TraceEntry, _ change: (inout Deed.MessageFacts) -> Void
    ) {
        current = [number]
        deeds.change(number, entry) { deed in
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

    mutating func refuse(_ note: InputNote, _ fault: InputFault, _ entry: TraceEntry) {
        // A repeated fault is reported once.
        if let last = deeds.last, case .refused(let input, let known, let count)? = deeds[last]?.kind,
            input.kind == note.kind, known == fault
        {
            return deeds.change(last, entry) { $0.kind = .refused(input, fault, count: count + 1) }
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
