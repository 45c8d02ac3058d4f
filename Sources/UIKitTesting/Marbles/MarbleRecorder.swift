// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

/// Records a trace's entries about a diagram's recognizers and views, as letters in steps.
@MainActor
final class MarbleRecorder: TraceSink {
    /// The step that is being played, counted from 0.
    var step = 0
    /// All entries since the diagram began, for the explanation of a mismatch.
    let log = TraceLog(capacity: 10_000)
    private let stepCount: Int
    /// Also gets every entry.
    let next: (any TraceSink)?
    private var rows: [String: [String]] = [:]
    private var rowsBySubject: [UInt32: String] = [:]
    private var watched: [(recognizer: UIGestureRecognizer, row: String)] = []

    init(stepCount: Int, passingOnTo next: (any TraceSink)?) {
        self.stepCount = stepCount
        self.next = next
    }

    /// The letters of each step of a line.
    func letters(of row: String) -> [String] { rows[row] ?? [] }

    func addRow(_ row: String) { rows[row] = Array(repeating: "", count: stepCount) }

    func follow(_ subject: Subject, as row: String) {
        addRow(row)
        rowsBySubject[subject.identifier] = row
    }

    func follow(_ recognizer: UIGestureRecognizer, _ subject: Subject, as row: String) {
        follow(subject, as: row)
        watched.append((recognizer, row))
    }

    func add(_ letter: Character, to row: String) { rows[row]?[step].append(letter) }

    func record(_ entry: TraceEntry) {
        log.record(entry)
        next?.record(entry)
        switch entry.event {
        case .recognizer(let note):
            if let row = rowsBySubject[note.recognizer.identifier] { add(Self.letter(for: note.new), to: row) }
        case .delivered(let delivery): note(delivery.method, of: delivery.responder)
        case .forwarded(let forwarding): if let next = forwarding.next { note(forwarding.method, of: next) }
        default: break
        }
    }

    private func note(_ method: ChainMessage, of responder: Subject) {
        guard let row = rowsBySubject[responder.identifier], let letter = Self.letter(for: method) else { return }
        add(letter, to: row)
    }

    /// Records the recognizers that went back to `possible`: a trace has gestures, not the time between them.
    func finishStep() {
        for (recognizer, row) in watched where recognizer.state == .possible {
            guard let last = rows[row]?[...step].last(where: { !$0.isEmpty })?.last, last != "P" else { continue }
            add("P", to: row)
        }
    }

    static func letter(for state: RecognizerState) -> Character {
        switch state {
        case .possible: "P"
        case .began: "B"
        case .changed: "C"
        case .ended: "E"
        case .cancelled: "X"
        case .failed: "F"
        }
    }

    static func letter(for state: UIGestureRecognizer.State) -> Character {
        switch state {
        case .possible: "P"
        case .began: "B"
        case .changed: "C"
        case .ended: "E"
        case .cancelled: "X"
        case .failed: "F"
        }
    }

    private static func letter(for message: ChainMessage) -> Character? {
        switch message {
        case .touchesBegan, .pressesBegan: "b"
        case .touchesMoved, .pressesChanged: "m"
        case .touchesEnded, .pressesEnded: "e"
        case .touchesCancelled, .pressesCancelled: "c"
        default: nil
        }
    }
}
