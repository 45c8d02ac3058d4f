import EventTrace
import Foundation

/// A message to a page: its `type`, the number of the request that it answers, and its own members beside them.
struct Message<Body: Encodable>: Encodable {
    var type: String
    var id: UInt32?
    var body: Body

    private enum Key: CodingKey { case type, id }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(type, forKey: .type)
        try container.encodeIfPresent(id, forKey: .id)
        try body.encode(to: encoder)
    }

    /// The message as text. Numbers that JSON has no form for do not occur in what is sent, and would become words.
    func text() -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        guard let data = try? encoder.encode(self) else { return "{\"type\":\"unreadable\"}" }
        return String(decoding: data, as: UTF8.self)
    }
}

/// An entry of the log with its words.
struct LoggedEntry: Encodable, Sendable {
    var entry: TraceEntry
    var words: Words
    /// What led to it: a line for each visit of a hit test, for each answer to an action.
    var details: [Words]
    /// The place among the visits of the answer that counted.
    var result: Int?

    init(_ entry: TraceEntry) {
        self.entry = entry
        words = Words(TraceText.sentence(for: entry.event))
        if case .hitTest(let walk) = entry.event {
            details = Self.details(of: walk)
            result = walk.resultIndex
        } else {
            details = TraceText.details(for: entry.event).map(Words.init)
        }
    }

    static func details(of walk: HitTestWalk) -> [Words] {
        walk.visits.indices.map { Words(TraceText.reason(forVisit: $0, of: walk)) }
    }
}

/// What a page is greeted with.
struct Welcome: Encodable, Sendable {
    var version = Request.version
    var program: String
    /// Tells this run of the program from others, whose entries have other numbers.
    var run: UInt32
}

/// New entries, oldest first.
struct Entries: Encodable, Sendable {
    /// How many entries this page missed so far, since it was slow.
    var dropped: UInt64
    var entries: [LoggedEntry]
}

/// What came of a request that cannot be answered.
struct Declined: Encodable, Sendable {
    var reason: String
}
