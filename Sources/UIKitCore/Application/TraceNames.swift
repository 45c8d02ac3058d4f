// SPDX-License-Identifier: Apache-2.0

/// A trace's names of participants and actions. They are numbers, and each is given out at its first request.
struct TraceNames {
    /// The last number of a participant; 0 before the first.
    private(set) var lastNumber: UInt32 = 0
    /// Participants that have no member for their number.
    var others = OtherParticipants()
    var actions = ActionNames()
    /// The owners of participants; `nil` while nobody asks for them.
    var owners: ParticipantOwners?

    mutating func takeNumber() -> UInt32 {
        lastNumber += 1
        return lastNumber
    }
}

/// The numbers of participants that have no member for a number. This does not keep the participants alive.
struct OtherParticipants {
    private struct Entry {
        weak var object: AnyObject?
        let number: UInt32
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// When there are as many entries as this, those of freed participants are removed.
    private var sweepAt = 64

    var count: Int { entries.count }

    subscript(object: AnyObject) -> UInt32? {
        get {
            // A new object may have the address of a freed one.
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
