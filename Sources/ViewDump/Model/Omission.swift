// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// A part of the input that was left out or had to be assumed, and its place.
public struct Omission: Hashable, Sendable, Codable {
    /// From 1.
    public var line: Int
    /// From 1, in characters.
    public var column: Int
    /// The omission or assumption, as a clause.
    public var problem: String
    /// The doubt that it adds to every answer; `nil` if it adds none.
    public var doubt: Doubt.Kind?

    /// An omission at a line and a column, both counted from 1.
    public init(line: Int, column: Int = 1, problem: String, doubt: Doubt.Kind? = nil) {
        self.line = line
        self.column = column
        self.problem = problem
        self.doubt = doubt
    }
}

extension Omission: CustomStringConvertible {
    /// `line 3, column 12: …`
    public var description: String { "line \(line), column \(column): \(problem)" }
}
