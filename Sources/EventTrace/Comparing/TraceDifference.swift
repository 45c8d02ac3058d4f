// SPDX-License-Identifier: Apache-2.0

/// The first place at which two traces are not the same.
public struct TraceDifference: Hashable, Sendable {
    /// The place in both traces, from 0.
    public var index: Int
    /// The first trace's entry there; `nil` when that trace ends before.
    public var expected: TraceEntry?
    /// The second trace's entry there; `nil` when that trace ends before.
    public var found: TraceEntry?
    /// The first member of the two entries' JSON that differs; `nil` when one entry is missing, or they are of different types.
    public var member: Member?
    /// The input that led to the entries; `nil` if the traces have none before them.
    public var input: InputNote?
    /// How many entries the traces have.
    public var expectedCount: Int
    /// How many entries the found trace has.
    public var foundCount: Int

    /// A member of an entry's JSON, and its two values as JSON.
    public struct Member: Hashable, Sendable, Codable {
        /// `event.visits[3].verdict.type`
        public var path: String
        /// `nil` where it is missing.
        public var expected: String?
        /// The found value; `nil` where the found entry has no such member.
        public var found: String?

        /// A member by its path, and its values as JSON; `nil` for a value that is missing.
        public init(path: String, expected: String?, found: String?) {
            self.path = path
            self.expected = expected
            self.found = found
        }
    }

    /// `nil` when the traces are the same: the same entries give the same bytes in a file.
    public init?(expected: [TraceEntry], found: [TraceEntry]) {
        let common = min(expected.count, found.count)
        let differing = (0..<common).first { !Self.areSame(expected[$0], found[$0]) }
        guard let index = differing ?? (expected.count == found.count ? nil : common) else { return nil }
        self.index = index
        self.expected = index < expected.count ? expected[index] : nil
        self.found = index < found.count ? found[index] : nil
        expectedCount = expected.count
        foundCount = found.count
        input = expected[..<min(index, expected.count)].last { $0.event.inputNote != nil }?.event.inputNote
        guard let left = self.expected, let right = self.found, left.event.hasType(of: right.event) else { return }
        member = TraceTree.firstDifference(left, right)
    }

    /// NaN is equal to nothing, and a trace of refused input may contain it.
    private static func areSame(_ left: TraceEntry, _ right: TraceEntry) -> Bool {
        left == right || TraceTree.firstDifference(left, right) == nil
    }
}

extension TraceEvent {
    fileprivate var inputNote: InputNote? {
        if case .inputReceived(let note) = self { note } else { nil }
    }

    fileprivate func hasType(of other: TraceEvent) -> Bool { typeName == other.typeName }
}

extension TraceDifference: CustomStringConvertible {
    /// The lines of ``lines``, one below the other.
    public var description: String { lines.map(\.description).joined(separator: "\n") }

    /// The difference, in words.
    public var lines: [TraceText] {
        let cause: TraceText = input.map { ", after the input \"\($0.text)\"" } ?? ""
        switch (expected, found) {
        case (let expected?, let found?):
            var lines: [TraceText] = [
                "The traces are the same for \(count(index)), and then differ\(cause):",
                "    expected: \(TraceText.line(for: expected))", "    found:    \(TraceText.line(for: found))",
            ]
            if let member {
                lines.append(
                    "    \(code: member.path): expected \(member.expected ?? "nothing"), found \(member.found ?? "nothing")"
                )
            }
            return lines
        case (let expected?, nil):
            return [
                "The traces are the same for \(count(index)); then the second ends\(cause), and \(count(expectedCount - index)) more \(expectedCount - index == 1 ? "was" : "were") expected:",
                "    expected: \(TraceText.line(for: expected))",
            ]
        case (_, let found?):
            return [
                "The traces are the same for \(count(index)); then the first ends\(cause), and the second has \(count(foundCount - index)) more:",
                "    found:    \(TraceText.line(for: found))",
            ]
        case (nil, nil): return ["The traces are the same."]
        }
    }

    private func count(_ number: Int) -> String { number == 1 ? "1 entry" : "\(number) entries" }
}

extension TraceDifference: Encodable {
    private enum Key: String, CodingKey {
        case format, version, isSame, index, expected, found, member, input, expectedCount, foundCount, text
    }

    /// Described in Documentation/Sessions.md.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode("responder-difference", forKey: .format)
        try container.encode(1, forKey: .version)
        try container.encode(false, forKey: .isSame)
        try container.encode(index, forKey: .index)
        try container.encodeIfPresent(expected, forKey: .expected)
        try container.encodeIfPresent(found, forKey: .found)
        try container.encodeIfPresent(member, forKey: .member)
        try container.encodeIfPresent(input, forKey: .input)
        try container.encode(expectedCount, forKey: .expectedCount)
        try container.encode(foundCount, forKey: .foundCount)
        try container.encode(description, forKey: .text)
    }
}
