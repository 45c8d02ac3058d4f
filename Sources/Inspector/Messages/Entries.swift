/// New entries, oldest first.
struct Entries: Encodable, Sendable {
    /// How many entries this page missed so far, since it was slow.
    var dropped: UInt64
    var entries: [LoggedEntry]
}
