// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// What is wrong with a session file, on which line, and how much of it could be read.
public struct SessionFileError: Error, Hashable, Sendable {
    /// Counted from 1.
    public var line: Int
    /// What is wrong there.
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

    /// What keeps a session from being read.
    public enum Problem: Error, Hashable, Sendable {
        /// There is no line in it.
        case empty
        /// The first line names something else than a session.
        case otherFormat(found: String)
        /// The first line names a version that this module does not read.
        case otherVersion(found: Int)
        /// The last line ends before its JSON does: the program ended, or the disk was full, while it was written.
        case cut
        /// A member is missing, or is not what it should be. The path is empty for the line as a whole.
        case malformed(path: String, message: String)
        /// An object is of a type that this version does not know.
        case unknownType(UnknownTraceType)
        /// An input stands before the first turn.
        case inputOutsideTurn
    }
}

extension SessionFileError: CustomStringConvertible {
    /// The line, what is wrong there, and how much before it was kept, in one sentence.
    public var description: String {
        let kept =
            turnsKept + entriesKept == 0
            ? ""
            : "; kept \(turnsKept) \(turnsKept == 1 ? "turn" : "turns") and \(entriesKept) \(entriesKept == 1 ? "entry" : "entries") before it"
        return "line \(line): \(problem)\(kept)"
    }
}

extension SessionFileError.Problem: CustomStringConvertible {
    /// What was found and what was expected, without the line's number.
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
