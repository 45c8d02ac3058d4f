// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// One line of a marble diagram: a name, and the letters of each step.
struct MarbleLine {
    /// A letter, and where it stands in the text.
    struct Mark {
        var letter: Character
        /// In characters of the line, counted from 1.
        var column: Int
    }

    /// Where a pointer touches, or moves to.
    struct Place {
        enum Spot {
            /// On the screen for a touch-down; relative to the touch-down for a move.
            case point(CGPoint)
            /// A named place, or the middle of a named view.
            case named(String)
            /// A point of a named view, in its own coordinates.
            case inside(String, CGPoint)
        }

        var spot: Spot
        var column: Int
    }

    enum Role: Equatable {
        /// Touches in.
        case pointer(PointerSample.Kind)
        /// The test's own doings.
        case doing
        /// The expected events.
        case expected
    }

    var name: String
    var nameColumn: Int
    var role: Role
    var steps: [[Mark]] = []
    var places: [Place] = []
    /// The line of the text, counted from 1, and as it was written.
    var number: Int
    var text: String

    func error(_ column: Int, _ message: String) -> MarbleSyntaxError {
        MarbleSyntaxError(line: number, column: column, message: message, text: text)
    }

    /// "finger", "finger 2", "pen" and "mouse" are pointers; "do" is the test; anything else is expected.
    static func role(of name: String) -> Role {
        switch name.prefix(while: \.isLetter) {
        case "finger": .pointer(.finger)
        case "pen": .pointer(.pen)
        case "mouse": .pointer(.mouse)
        case "do" where name.count == 2: .doing
        default: .expected
        }
    }
}
