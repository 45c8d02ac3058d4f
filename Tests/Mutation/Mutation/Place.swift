// SPDX-License-Identifier: Apache-2.0

/// A place of a source file that can be changed, and how.
public struct Place: Hashable, Sendable, Codable {
    public enum Change: String, Hashable, Sendable, Codable, CaseIterable {
        case condition, comparison, logic, binding, statement, constant, limit, result
    }

    public var path: String
    public var line: Int
    public var lastLine: Int
    /// The type and the member that the place is in.
    public var declaration: String
    public var change: Change
    public var original: String
    public var mutated: String
    /// Which of the places that are alike in all of the above it is, from 1.
    public var occurrence: Int
    /// What is put into the copy, in bytes of the file.
    var insertions: [Insertion]

    /// Stays the same while code around the place changes.
    public var key: String {
        [path, declaration, change.rawValue, original, mutated, String(occurrence)].joined(separator: " | ")
    }

    enum CodingKeys: String, CodingKey {
        case path, line, lastLine, declaration, change, original, mutated, occurrence, insertions
    }
}

/// Text that takes the place of bytes; `%` stands for the mutant's number.
struct Insertion: Hashable, Sendable, Codable {
    var start: Int
    var end: Int
    var text: String
    /// The size of the node around which the text stands: of two that open at one byte, the larger is opened first, and closed last.
    var size: Int
    var closes: Bool
}
