// SPDX-License-Identifier: Apache-2.0

/// A trace's names of participants and actions: numbers that are given out at the first request.
struct TraceNames {
    /// The last number of a participant; 0 before the first.
    private(set) var lastNumber: UInt32 = 0
    /// Participants that have no room for a number of their own.
    var others = OtherParticipants()
    var actions = ActionNames()
    /// Whose the participants are; `nil` while nobody wants to know.
    var owners: ParticipantOwners?

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
    /// The number of entries at which those of freed participants are removed.
    private var sweepAt = 64

    var count: Int { entries.count }

    subscript(object: AnyObject) -> UInt32? {
        get {
            // A new object may have the address.
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
