// SPDX-License-Identifier: Apache-2.0

/// Code that cannot be rewritten: the place, the reason, and the remedy.
public struct PortingDiagnostic: Sendable, Hashable {
    /// The extent of the loss.
    public enum Severity: String, Sendable {
        /// The rewritten source would not do what the original does.
        case error
        /// The rewritten source does it in part.
        case warning
    }

    /// Whether the rewritten source lacks the original's behavior, or only a part of it.
    public var severity: Severity
    /// The path of the original file, as it was given.
    public var path: String
    /// From 1.
    public var line: Int
    /// From 1, in UTF-8 bytes, as compilers count.
    public var column: Int
    /// Why it cannot be rewritten: one clause without a full stop.
    public var reason: String
    /// What to write instead: one clause without a full stop.
    public var remedy: String
}

extension PortingDiagnostic: CustomStringConvertible {
    /// In the form of a compiler's messages, which build systems read.
    public var description: String { "\(path):\(line):\(column): \(severity): \(reason); \(remedy)" }
}
