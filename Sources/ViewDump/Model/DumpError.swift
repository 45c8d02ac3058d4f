// SPDX-License-Identifier: Apache-2.0

/// Why nothing could be read from an input, and where.
public struct DumpError: Error, Hashable, Sendable {
    /// From 1.
    public var line: Int
    /// From 1, in characters.
    public var column: Int
    /// The fault.
    public var problem: Problem

    /// A problem at a line and a column, both counted from 1.
    public init(line: Int, column: Int = 1, problem: Problem) {
        self.line = line
        self.column = column
        self.problem = problem
    }

    /// Why a dump cannot be read.
    public enum Problem: Hashable, Sendable {
        case empty
        /// No known format; the text is the beginning of the first line.
        case unrecognized(beginning: String)
        /// A dump of view controllers (K21), which has no geometry.
        case controllersOnly
        /// A print of a responder chain, which has no hierarchy.
        case chainOnly
        /// `_autolayoutTrace` (K32), which has no frames.
        case traceOnly
        /// The format is known, and not one view could be read.
        case noViews(DumpFormat)
        /// The version of `Documentation/Explain.md` that the file states is newer than this reader.
        case unknownVersion(Double)
    }
}

extension DumpError: CustomStringConvertible {
    /// Line, column and problem, in one sentence without a full stop.
    public var description: String { "line \(line), column \(column): \(problem)" }
}

extension DumpError.Problem: CustomStringConvertible {
    /// The found and the expected text, without the place.
    public var description: String {
        switch self {
        case .empty: "the file is empty"
        case .unrecognized(let beginning):
            "found \"\(beginning)\", expected recursiveDescription output, XCUITest's debugDescription, page source of WebDriverAgent (XML or JSON) or Responder's JSON of views"
        case .controllersOnly:
            "this is a dump of view controllers, which says nothing about places; expected views (recursiveDescription of a window)"
        case .chainOnly:
            "this is a responder chain, which says who comes after whom, not which view lies where; expected recursiveDescription of a window"
        case .traceOnly:
            "this is _autolayoutTrace, which has no frames; expected recursiveDescription of a window"
        case .noViews(let format): "no view could be read; expected \(format.name)"
        case .unknownVersion(let version):
            "version \(Int(exactly: version).map(String.init) ?? String(version)) is unknown; this reader knows version 1"
        }
    }
}
