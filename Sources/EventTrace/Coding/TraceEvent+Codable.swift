// SPDX-License-Identifier: Apache-2.0

extension TraceEntry: Codable {
    /// Reads `sequence`, `time` and `event`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        self.init(
            sequence: try container.decode("sequence"), time: try container.decodeNumber(forKey: "time"),
            event: try container.decode("event"))
    }

    /// Writes `sequence`, `time` and `event`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        try container.encode(sequence, forKey: "sequence")
        try container.encode(number: time, forKey: "time")
        try container.encode(event, forKey: "event")
    }
}

/// An event is an object with its `type`; the members of its note stand beside it.
extension TraceEvent: Codable {
    /// Reads `type` and the note that goes with it. An unknown type throws ``UnknownTraceType`` with all known types.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        let found: String = try container.decode("type")
        guard let kind = TraceKind.all[found] else {
            throw UnknownTraceType(
                found: found, expected: Self.kinds.map(\.name),
                path: (container.codingPath + [TraceKey("type")]).pathText)
        }
        self = try kind.read(decoder)
    }

    /// Writes `type`, and the members of the note beside it.
    public func encode(to encoder: any Encoder) throws {
        let note = note
        var container = encoder.container(keyedBy: TraceKey.self)
        try container.encode(type(of: note).typeName, forKey: "type")
        try note.encode(to: encoder)
    }
}

/// A kind of event for a reader of JSON: its word, and the function that reads its note.
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
