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
