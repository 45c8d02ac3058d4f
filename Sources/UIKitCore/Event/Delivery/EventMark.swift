// SPDX-License-Identifier: Apache-2.0

/// The number of the last event that a receiver had. The sender numbers its events. Application code may send an event again
/// while it handles it; the mark keeps a receiver from getting it twice.
struct EventMark: Hashable {
    private var number: UInt64 = 0

    /// Whether the event differs from the last.
    @inline(__always)
    func isOther(_ event: UInt64) -> Bool { number != event }

    /// Whether the event differs from the last. From now on it is the last.
    @inline(__always)
    mutating func passes(_ event: UInt64) -> Bool {
        if number == event { return false }
        number = event
        return true
    }
}
