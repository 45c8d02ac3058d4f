// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The JSON of a trace's value, for a comparison member by member.
indirect enum TraceTree: Equatable, Codable {
    case object([String: TraceTree])
    case list([TraceTree])
    case string(String)
    case number(Double)
    case boolean(Bool)
    case null

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([TraceTree].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: TraceTree].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .object(let members): try container.encode(members)
        case .list(let values): try container.encode(values)
        case .string(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .boolean(let value): try container.encode(value)
        case .null: try container.encodeNil()
        }
    }

    /// The first member, in the order of the file, in which two values differ; `nil` when they have the same JSON.
    static func firstDifference(_ left: some Encodable, _ right: some Encodable) -> TraceDifference.Member? {
        guard let left = tree(of: left), let right = tree(of: right) else { return nil }
        return firstDifference(left, right, path: "")
    }

    private static func tree(of value: some Encodable) -> TraceTree? {
        guard let data = try? encoder.encode(value) else { return nil }
        return try? JSONDecoder().decode(TraceTree.self, from: data)
    }

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }

    private static func firstDifference(
        _ left: TraceTree?, _ right: TraceTree?, path: String
    ) -> TraceDifference.Member? {
        guard left != right else { return nil }
        switch (left, right) {
        case (.object(let left), .object(let right)):
            for key in Set(left.keys).union(right.keys).sorted() {
                let inner = path.isEmpty ? key : "\(path).\(key)"
                if let found = firstDifference(left[key], right[key], path: inner) { return found }
            }
            return nil
        case (.list(let left), .list(let right)):
            for index in 0..<max(left.count, right.count) {
                let inner = "\(path)[\(index)]"
                let pair = (index < left.count ? left[index] : nil, index < right.count ? right[index] : nil)
                if let found = firstDifference(pair.0, pair.1, path: inner) { return found }
            }
            return nil
        default: return TraceDifference.Member(path: path, expected: left?.text, found: right?.text)
        }
    }

    private var text: String? { (try? Self.encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } }
}
