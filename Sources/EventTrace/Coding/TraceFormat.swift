// SPDX-License-Identifier: Apache-2.0

/// The JSON form of a trace, described in Documentation/Trace.md.
public enum TraceFormat {
    /// The version that this module writes. It grows only when a reader of the old version would misread the new one. New
    /// members and new types do not change it.
    public static let version = 1
}

/// A trace's JSON that names something this version does not know.
public struct UnknownTraceType: Error, Hashable, Sendable, CustomStringConvertible {
    /// The value found under `type`.
    public var found: String
    /// The values that may stand there.
    public var expected: [String]
    /// Its path from the decoded value: `event.visits[3].verdict.type`.
    public var path: String

    /// The path, the found value and the possible ones, in one sentence without a full stop.
    public var description: String {
        "\(path): unknown type \"\(found)\", expected one of \(expected.joined(separator: ", "))"
    }
}

/// The members of the objects that hold a trace's values.
struct TraceKey: CodingKey, ExpressibleByStringLiteral {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringLiteral value: String) { stringValue = value }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// The names of an enumeration's cases in JSON.
protocol TraceTag: RawRepresentable, CaseIterable, Sendable where RawValue == String {}

extension KeyedDecodingContainer<TraceKey> {
    func decodeTag<Tag: TraceTag>(_: Tag.Type = Tag.self) throws -> Tag {
        let found = try decode(String.self, forKey: "type")
        if let tag = Tag(rawValue: found) { return tag }
        throw UnknownTraceType(
            found: found, expected: Tag.allCases.map(\.rawValue), path: (codingPath + [TraceKey("type")]).pathText)
    }

    /// A number, or the word for one that JSON cannot write.
    func decodeNumber(forKey key: TraceKey) throws -> Double {
        guard let word = try? decode(String.self, forKey: key) else { return try decode(Double.self, forKey: key) }
        switch word {
        case "nan": return .nan
        case "infinity": return .infinity
        case "-infinity": return -.infinity
        default:
            throw DecodingError.dataCorruptedError(
                forKey: key, in: self,
                debugDescription: "\"\(word)\" is no number; the words for numbers are nan, infinity and -infinity")
        }
    }

    func decode<Value: Decodable>(_ key: TraceKey) throws -> Value { try decode(Value.self, forKey: key) }
    func decodeIfPresent<Value: Decodable>(_ key: TraceKey) throws -> Value? {
        try decodeIfPresent(Value.self, forKey: key)
    }
}

extension KeyedEncodingContainer<TraceKey> {
    mutating func encode(tag: some TraceTag) throws { try encode(tag.rawValue, forKey: "type") }

    /// JSON has no NaN and no infinity. But an input may be refused because of one, and the trace of that input contains it.
    mutating func encode(number: Double, forKey key: TraceKey) throws {
        if number.isFinite {
            try encode(number, forKey: key)
        } else {
            try encode(number.isNaN ? "nan" : number > 0 ? "infinity" : "-infinity", forKey: key)
        }
    }
}

extension [any CodingKey] {
    /// `event.visits[3].verdict`
    var pathText: String {
        reduce(into: "") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += text.isEmpty ? key.stringValue : "." + key.stringValue
            }
        }
    }
}
