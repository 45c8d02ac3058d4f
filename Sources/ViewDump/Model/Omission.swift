/// Something of the input that was left out or had to be assumed, and where.
public struct Omission: Hashable, Sendable, Codable {
    /// From 1.
    public var line: Int
    /// From 1, in characters.
    public var column: Int
    public var problem: String

    public init(line: Int, column: Int = 1, problem: String) {
        self.line = line
        self.column = column
        self.problem = problem
    }
}

extension Omission: CustomStringConvertible {
    /// `line 3, column 12: …`
    public var description: String { "line \(line), column \(column): \(problem)" }
}
