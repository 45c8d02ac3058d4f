/// A kind of event, as a reader of JSON knows it: the word for it, and how its note is read.
struct TraceKind: Sendable {
    let name: String
    let read: @Sendable (any Decoder) throws -> TraceEvent

    /// - Parameter event: Makes the event of its note.
    init<Note: TraceNote>(_ event: @escaping @Sendable (Note) -> TraceEvent) {
        name = Note.typeName
        read = { event(try Note(from: $0)) }
    }

    /// By name.
    static let all = Dictionary(uniqueKeysWithValues: TraceEvent.kinds.map { ($0.name, $0) })
}
