// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import GestureSequences

/// Plays random stories of gestures, a million events of them, and checks after every event what must hold in any story.
///
/// A story that breaks a rule is made as small as it can be without keeping it, and printed.
@MainActor
struct GestureCheck {
    private let wantedEvents: Int
    private var seed: UInt64
    private let isSingle: Bool
    private let traces: URL?

    private var eventCount = 0
    private var storyCount = 0
    private var tally = ScriptTally()
    private var broken: [String: (count: Int, seed: UInt64)] = [:]

    /// - Parameters:
    ///   - seed: That of the first story.
    ///   - isSingle: Whether that story is told, and no other is played.
    ///   - traces: A folder for each story's trace, to compare two builds.
    init(events: Int, seed: UInt64, isSingle: Bool, traces: URL?) {
        wantedEvents = events
        self.seed = seed
        self.isSingle = isSingle
        self.traces = traces
    }

    /// Whether every rule held.
    mutating func run() -> Bool {
        if isSingle { print(GestureScript(seed: seed)) }
        let start = Date()
        repeat {
            playStory()
            seed += 1
        } while !isSingle && eventCount < wantedEvents
        let seconds = Date().timeIntervalSince(start)
        print("\(eventCount) events in \(storyCount) stories, \(String(format: "%.1f", seconds)) s")
        print(
            "\(tally.viewCalls) calls of views, \(tally.cancellations) cancellations, \(tally.interferences) interferences"
        )
        let kinds = tally.recognitions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        print("recognized: \(kinds.joined(separator: ", "))")
        for (rule, found) in broken.sorted(by: { $0.key < $1.key }) {
            print("\(rule) did not hold in \(found.count) stories; the first has seed \(found.seed)")
        }
        return broken.isEmpty && (isSingle || isWorthwhile())
    }

    private mutating func playStory() {
        let script = GestureScript(seed: seed)
        let trace = traces.map { _ in TraceLog() }
        let runner = ScriptRunner(script, trace: trace)
        let violation = runner.run()
        if let traces, let trace { write(trace.entries, into: traces) }
        eventCount += runner.eventCount
        storyCount += 1
        tally.add(runner.tally)
        if let violation { report(violation, in: script) }
        if storyCount.isMultiple(of: 100) || isSingle { checkRepetition(of: script) }
    }

    private func write(_ entries: [TraceEntry], into folder: URL) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try TraceFile.data(of: entries).write(to: folder.appendingPathComponent("\(seed).json"))
        } catch {
            print("The trace of \(seed) could not be written: \(error)")
            exit(2)
        }
    }

    private mutating func report(_ violation: SequenceCheck.Violation, in script: GestureScript) {
        broken[violation.rule, default: (0, seed)].count += 1
        guard broken[violation.rule]?.count == 1 else { return }
        var shrinker = ScriptShrinker(keeping: violation.rule)
        let small = shrinker.shrink(script)
        print("\nseed \(seed): \(violation)")
        print("The smallest story of \(shrinker.trialCount) that still breaks \(violation.rule):\n\(small)")
        if let last = ScriptRunner(small).run() { print("\(last)\n") }
    }

    /// The same story twice: its traces are equal, byte for byte.
    private mutating func checkRepetition(of script: GestureScript) {
        guard difference(between: script, tries: 1) != nil else { return }
        broken["repetition", default: (0, seed)].count += 1
        guard broken["repetition"]?.count == 1 else { return }
        // What depends on addresses differs sometimes.
        let difference = difference(between:tries:)
        var shrinker = ScriptShrinker(keeping: "repetition") { difference($0, 8) }
        let small = shrinker.shrink(script)
        print("\nseed \(seed): played twice, the traces differ.")
        print("The smallest story of \(shrinker.trialCount) that still differs:\n\(small)")
        if let found = difference(small, 30) { print("\(found)\n") }
    }

    /// What differs between two traces of a story; `nil` when nothing does, however often it is tried.
    private func difference(between script: GestureScript, tries: Int) -> SequenceCheck.Violation? {
        let first = trace(of: script)
        let data = try? TraceFile.data(of: first)
        for _ in 0..<tries {
            let second = trace(of: script)
            guard data == nil || data != (try? TraceFile.data(of: second)) else { continue }
            let place =
                zip(first, second).enumerated().first { $1.0 != $1.1 }?.offset ?? min(first.count, second.count)
            let texts = [first, second].map { entries in
                entries[max(0, place - 1)..<min(entries.count, place + 2)].map(\.description).joined(separator: "\n")
            }
            return SequenceCheck.Violation(rule: "repetition", text: texts.joined(separator: "\nand the other time\n"))
        }
        return nil
    }

    private func trace(of script: GestureScript) -> [TraceEntry] {
        let trace = TraceLog()
        _ = ScriptRunner(script, trace: trace).run()
        return trace.entries
    }

    /// Whether enough happened for the check to mean something.
    private func isWorthwhile() -> Bool {
        guard wantedEvents >= 1_000_000 else { return true }
        var isWorthwhile = true
        for kind in GestureScript.recognizingKinds where tally.recognitions[kind, default: 0] < 40 {
            print("Recognized too seldom for the check to mean anything: \(kind)")
            isWorthwhile = false
        }
        if tally.cancellations < 1000 || tally.interferences < 1000 {
            print("Too little was cancelled, or interfered with, for the check to mean anything.")
            isWorthwhile = false
        }
        return isWorthwhile
    }
}
