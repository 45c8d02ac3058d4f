// SPDX-License-Identifier: Apache-2.0

/// Why a marble diagram failed.
public enum MarbleError: Error, Hashable, Sendable {
    /// The diagram could not be read; nothing of it was played.
    case unreadable(MarbleSyntaxError)
    /// It was played, and the events differ from it.
    case differs(MarbleMismatch)
}

extension MarbleError: CustomStringConvertible {
    /// The fault of the diagram, or its difference from the events.
    public var description: String {
        switch self {
        case .unreadable(let error): "The marble diagram cannot be read: \(error)"
        case .differs(let mismatch): "\(mismatch)"
        }
    }
}

/// The error of an unreadable diagram: the place, the found and the possible text.
///
/// Its text shows the line with a caret below the place:
///
///     line 1, column 12: "q" means nothing to a finger. It may do d, m, u and c.
///         finger: -d-q-u
///                    ^
public struct MarbleSyntaxError: Error, Hashable, Sendable {
    /// Of the diagram's text, counted from 1.
    public var line: Int
    /// In characters of the line, counted from 1.
    public var column: Int
    /// The fault and the expected text, in a sentence.
    public var message: String
    /// The line as it was written.
    public var text: String

    /// An error at a line and a column of a diagram, both counted from 1.
    public init(line: Int, column: Int, message: String, text: String) {
        self.line = line
        self.column = column
        self.message = message
        self.text = text
    }
}

extension MarbleSyntaxError: CustomStringConvertible {
    /// Place and message, and below them the line with a caret.
    public var description: String {
        let caret = String(repeating: " ", count: column - 1) + "^"
        return "line \(line), column \(column): \(message)\n    \(text)\n    \(caret)"
    }
}
