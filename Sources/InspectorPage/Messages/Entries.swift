/// New entries, oldest first.
package struct Entries: Encodable, Sendable {
    /// How many entries this page missed so far, since it was slow.
    package var dropped: UInt64
    package var entries: [LoggedEntry]

    package init(dropped: UInt64 = 0, entries: [LoggedEntry]) {
        self.dropped = dropped
        self.entries = entries
    }
}
