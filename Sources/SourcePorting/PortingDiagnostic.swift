/// Something that cannot be rewritten: where, why, and what to write instead.
public struct PortingDiagnostic: Sendable, Hashable {
    public enum Severity: String, Sendable {
        /// The rewritten source would not do what the original does.
        case error
        /// The rewritten source does it in part.
        case warning
    }

    public var severity: Severity
    public var path: String
    /// From 1.
    public var line: Int
    /// From 1, in UTF-8 bytes, as compilers count.
    public var column: Int
    public var reason: String
    public var remedy: String
}

extension PortingDiagnostic: CustomStringConvertible {
    /// In the form of a compiler's messages, which build systems read.
    public var description: String { "\(path):\(line):\(column): \(severity): \(reason); \(remedy)" }
}
