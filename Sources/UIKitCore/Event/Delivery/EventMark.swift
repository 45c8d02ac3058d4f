/// The number of the event that somebody had last. Whoever sends events numbers them; code that is told of one may send it again,
/// and nobody has one twice.
struct EventMark: Hashable {
    private var number: UInt64 = 0

    /// Whether an event is another one than the last.
    @inline(__always)
    func isOther(_ event: UInt64) -> Bool { number != event }

    /// Whether an event is another one than the last, which it is from now on.
    @inline(__always)
    mutating func passes(_ event: UInt64) -> Bool {
        if number == event { return false }
        number = event
        return true
    }
}
