// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// The problem of a session file, its line, and the amount that could be read before it.
public struct SessionFileError: Error, Hashable, Sendable {
    /// Counted from 1.
    public var line: Int
    /// The problem on that line.
    public var problem: Problem
    /// The turns before the line.
    public var turnsKept: Int
    /// The trace's entries before the line.
    public var entriesKept: Int

    /// A problem on a line, counted from 1, and how much stood before it.
    public init(line: Int, problem: Problem, turnsKept: Int = 0, entriesKept: Int = 0) {
        self.line = line
        self.problem = problem
        self.turnsKept = turnsKept
        self.entriesKept = entriesKept
    }

    /// A reason why a session cannot be read.
    public enum Problem: Error, Hashable, Sendable {
        /// The file has no line.
        case empty
        /// The first line names something else than a session.
        case otherFormat(found: String)
        /// The first line names a version that this module does not read.
        case otherVersion(found: Int)
        /// The last line ends before its JSON does: the program ended, or the disk was full, while it was written.
        case cut
        /// A member is missing, or has a wrong value. The path is empty for the line as a whole.
        case malformed(path: String, message: String)
        /// An object is of a type that this version does not know.
        case unknownType(UnknownTraceType)
        /// An input stands before the first turn.
        case inputOutsideTurn
    }
}

extension SessionFileError: CustomStringConvertible {
    /// The line, its problem, and the amount that was kept before it, in one sentence.
    public var description: String {
        let kept =
            turnsKept + entriesKept == 0
            ? ""
            : "; kept \(turnsKept) \(turnsKept == 1 ? "turn" : "turns") and \(entriesKept) \(entriesKept == 1 ? "entry" : "entries") before it"
        return "line \(line): \(problem)\(kept)"
    }
}

extension SessionFileError.Problem: CustomStringConvertible {
    /// The found and the expected value, without the line's number.
    public var description: String {
        switch self {
        case .empty: "the file is empty, expected a first line with format and version"
        case .otherFormat(let found): "format is \"\(found)\", expected \"\(SessionHeader.formatName)\""
        case .otherVersion(let found): "version is \(found), expected \(SessionHeader.currentVersion)"
        case .cut: "the file ends in the middle of the line"
        case .malformed("", let message): message
        case .malformed(let path, let message): "\(path): \(message)"
        case .unknownType(let error): "\(error)"
        case .inputOutsideTurn: "an input before the first turn"
        }
    }
}
