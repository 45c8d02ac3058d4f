// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

/// A diagram with resolved names, ready for playing and comparing.
@MainActor
struct MarbleScore {
    let stepCount: Int
    let pointers: [MarblePointer]
    private let doing: MarbleLine?
    private let expected: [(line: MarbleLine, source: MarbleNames.Source)]
    private let lines: [MarbleLine]

    /// - Parameters:
    ///   - isDown: returns whether a pointer is down already, by the name of its line.
    ///   - doings: the letters that the line `do` may have.
    init(
        _ diagram: MarbleDiagram, _ names: MarbleNames, isDown: (String) -> Bool, doings: Set<Character>
    ) throws(MarbleSyntaxError) {
        stepCount = diagram.stepCount
        lines = diagram.lines
        doing = diagram.lines.first { $0.role == .doing }
        var pointers: [MarblePointer] = []
        var expected: [(MarbleLine, MarbleNames.Source)] = []
        for line in diagram.lines {
            switch line.role {
            case .pointer(let kind):
                pointers.append(try MarblePointer(line, kind, names, isDown: isDown(line.name)))
            case .doing: try Self.check(line, letters: String(doings.sorted()))
            case .expected:
                let source = try names.source(of: line)
                if let letters = source.letters { try Self.check(line, letters: letters) }
                expected.append((line, source))
            }
        }
        self.pointers = pointers
        self.expected = expected
    }

    private static func check(_ line: MarbleLine, letters: String) throws(MarbleSyntaxError) {
        for mark in line.steps.joined() where !letters.contains(mark.letter) {
            let known = letters.map { "\"\($0)\"" }.joined(separator: ", ")
            throw line.error(
                mark.column, "\"\(mark.letter)\" means nothing in the line \"\(line.name)\". Known here: \(known).")
        }
    }

    /// The letters of the line `do` in a step.
    func doings(at step: Int) -> [Character] {
        guard let doing, step < doing.steps.count else { return [] }
        return doing.steps[step].map(\.letter)
    }

    /// Prepares a recorder for the diagram's lines. Recognizers get targets, which are removed afterwards.
    func prepare(_ recorder: MarbleRecorder, _ application: UIApplication) -> [MarbleActions] {
        var actions: [MarbleActions] = []
        for (line, source) in expected {
            switch source {
            case .view(let view): recorder.follow(application.subject(of: view), as: line.name)
            case .recognizer(let recognizer):
                recorder.follow(recognizer, application.subject(of: recognizer), as: line.name)
            case .actions(let recognizer):
                recorder.addRow(line.name)
                actions.append(MarbleActions(recognizer, recorder, row: line.name))
            case .marks(let marks):
                recorder.addRow(line.name)
                marks.recorder = recorder
            }
        }
        return actions
    }

    /// The lines of expected events, each with the actual ones.
    func compared(with recorder: MarbleRecorder) -> [MarbleMismatch.Line] {
        expected.map { line, source in
            let letters = letters(of: line)
            var actual = recorder.letters(of: line.name)
            // A return to `possible` is compared only if the line contains it.
            if case .recognizer = source, !letters.contains(where: { $0.contains("P") }) {
                actual = actual.map { $0.filter { $0 != "P" } }
            }
            return MarbleMismatch.Line(name: line.name, expected: letters, actual: actual)
        }
    }

    /// The lines of pointers and of the test's actions.
    var inputs: [MarbleMismatch.Line] {
        lines.filter { $0.role != .expected }
            .map { MarbleMismatch.Line(name: $0.name, expected: letters(of: $0), actual: letters(of: $0)) }
    }

    private func letters(of line: MarbleLine) -> [String] {
        let letters = line.steps.map { String($0.map(\.letter)) }
        return letters + Array(repeating: "", count: stepCount - letters.count)
    }

    /// The verdicts of the touches, and the trace's entries about the recognizers and views of some lines.
    func explanation(of names: [String], _ recorder: MarbleRecorder, in application: UIApplication) -> [String] {
        let subjects = expected.filter { names.contains($0.line.name) }.compactMap { _, source -> Subject? in
            switch source {
            case .view(let view): application.subject(of: view)
            case .recognizer(let recognizer), .actions(let recognizer): application.subject(of: recognizer)
            case .marks: nil
            }
        }
        let entries = recorder.log.entries.filter { entry in subjects.contains { entry.event.concerns($0) } }
        let verdicts = Verdicts.all(in: recorder.log.entries).suffix(8).map { "\($0.title): \($0.outcome)" }
        return verdicts + TraceText.lines(for: entries.suffix(40)).map(\.description)
    }
}
