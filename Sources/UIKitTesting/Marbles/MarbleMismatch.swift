// SPDX-License-Identifier: Apache-2.0

/// A marble diagram beside the events, for people to read.
///
/// Its text is the diagram. Lines that differ stand twice, aligned step under step:
///
///     PanTests/PanTests.swift:31: "pan" is not what the diagram says.
///         finger:       -d--m-u-
///         pan expected: ----B-E-
///         pan:          ----B-X-
///                             ^
public struct MarbleMismatch: Error, Hashable, Sendable {
    /// A line with expected events.
    public struct Line: Hashable, Sendable {
        /// The name in front of the line.
        public var name: String
        /// The letters of each step, in the diagram.
        public var expected: [String]
        /// The letters of each step, as they came.
        public var actual: [String]

        /// A line by its name. A step that only one of the lists has counts as empty in the other.
        public init(name: String, expected: [String], actual: [String]) {
            self.name = name
            self.expected = expected
            self.actual = actual
        }

        /// The first step, counted from 0, in which something else happened; `nil` if the line matches.
        public var firstDifference: Int? {
            (0..<max(expected.count, actual.count)).first { step in
                (step < expected.count ? expected[step] : "") != (step < actual.count ? actual[step] : "")
            }
        }
    }

    /// Where the diagram stands in the test.
    public var file: String
    /// The line of the test at which the diagram is played.
    public var sourceLine: Int
    /// The lines of pointers and of the test's actions, with the letters of each step.
    public var inputs: [Line]
    /// The lines with expected events; at least one does not match.
    public var lines: [Line]
    /// The trace's entries about the recognizers and views whose lines do not match.
    public var explanation: [String]

    /// A mismatch of a diagram in a test's file; at least one of `lines` differs.
    public init(file: String, sourceLine: Int, inputs: [Line], lines: [Line], explanation: [String] = []) {
        self.file = file
        self.sourceLine = sourceLine
        self.inputs = inputs
        self.lines = lines
        self.explanation = explanation
    }

    /// The names of the lines that do not match.
    public var differing: [String] { lines.filter { $0.firstDifference != nil }.map(\.name) }
}

extension MarbleMismatch: CustomStringConvertible {
    /// The diagram, with differing lines twice, and below it the trace's explanation.
    public var description: String {
        var table = MarbleTable()
        for line in inputs { table.add(line.name, line.expected) }
        for line in lines {
            guard let difference = line.firstDifference else {
                table.add(line.name, line.expected)
                continue
            }
            table.add("\(line.name) expected", line.expected)
            table.add(line.name, line.actual, caretBelow: difference)
        }
        let names = differing.map { "\"\($0)\"" }
        let subject = names.count == 1 ? "\(names[0]) is" : "\(names.joined(separator: ", ")) are"
        var text = "\(file):\(sourceLine): \(subject) not what the diagram says.\n\(table.text(indentedBy: 4))"
        if !explanation.isEmpty { text += "\nThe trace:\n" + explanation.map { "    \($0)" }.joined(separator: "\n") }
        return text
    }
}
