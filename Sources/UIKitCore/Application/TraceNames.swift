/// What a trace calls participants and actions: numbers that are given out when somebody first asks for one.
struct TraceNames {
    /// The last number of a participant; 0 before the first.
    private(set) var lastNumber: UInt32 = 0
    /// Those that have no room for a number of their own.
    var others = OtherParticipants()
    var actions = ActionNames()

    mutating func takeNumber() -> UInt32 {
        lastNumber += 1
        return lastNumber
    }
}

/// The numbers of participants that have no room for one of their own. It keeps none of them alive.
struct OtherParticipants {
    private struct Entry {
        weak var object: AnyObject?
        let number: UInt32
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// At how many entries those whose participant is gone are thrown out.
    private var sweepAt = 64

    var count: Int { entries.count }

    subscript(object: AnyObject) -> UInt32? {
        get {
            // An address may be another object's by now.
            guard let known = entries[ObjectIdentifier(object)], known.object === object else { return nil }
            return known.number
        }
        set {
            entries[ObjectIdentifier(object)] = newValue.map { Entry(object: object, number: $0) }
            guard entries.count >= sweepAt else { return }
            entries = entries.filter { $0.value.object != nil }
            sweepAt = max(64, 2 * entries.count)
        }
    }
}
