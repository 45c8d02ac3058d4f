// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import SystemStories

/// Plays random stories of whole applications, with code that interferes in every callback, and checks what is promised.
///
/// A story that breaks a promise is made as small as it can be without keeping it, and printed. With `--keep` it is written down
/// too, as a story file and as the session file of its run; `Tests/SystemStoryTests/Stories` has those that were kept. The seed
/// of the story that is being played is in the environment's file `SOAK_SEED`, so that one that ends the process is known too.
@MainActor
struct SoakCheck {
    private let wantedEvents: Int
    private var seed: UInt64
    private let isSingle: Bool
    private let folder: URL?
    private let traces: URL?

    private var eventCount = 0
    private var storyCount = 0
    private var interferences = 0
    private var touchCalls = 0
    private var replays = 0
    private var broken: [String: (count: Int, seed: UInt64)] = [:]
    private let seedFile = ProcessInfo.processInfo.environment["SOAK_SEED"].map { URL(fileURLWithPath: $0) }
    private let recording = FileManager.default.temporaryDirectory.appendingPathComponent("soak-\(getpid()).jsonl")

    /// - Parameters:
    ///   - seed: That of the first story.
    ///   - isSingle: Whether that story is told, and no other is played.
    ///   - folder: Where what breaks a promise is kept, made small.
    ///   - traces: A folder for each story's trace, to compare two builds.
    init(events: Int, seed: UInt64, isSingle: Bool, keepingIn folder: URL?, traces: URL?) {
        wantedEvents = events
        self.seed = seed
        self.isSingle = isSingle
        self.folder = folder
        self.traces = traces
    }

    /// Whether every promise held.
    mutating func run() throws -> Bool {
        if isSingle { print(SystemStory(seed: seed)) }
        let start = Date()
        repeat {
            try playStory()
            seed += 1
        } while !isSingle && eventCount < wantedEvents
        try? FileManager.default.removeItem(at: recording)
        let seconds = Date().timeIntervalSince(start)
        print("\(eventCount) events in \(storyCount) stories, \(String(format: "%.1f", seconds)) s")
        print("\(touchCalls) calls of touches, \(interferences) interferences, \(replays) stories replayed")
        for (promise, found) in broken.sorted(by: { $0.key < $1.key }) {
            print("\(promise) did not hold in \(found.count) stories; the first has seed \(found.seed)")
        }
        return broken.isEmpty && (isSingle || isWorthwhile())
    }

    private mutating func playStory() throws {
        if let seedFile { try "\(seed)\n".write(to: seedFile, atomically: false, encoding: .utf8) }
        let story = SystemStory(seed: seed)
        let isRecorded = isSingle || storyCount.isMultiple(of: 50)
        var runner = SystemStoryRunner(story)
        let trace = traces.map { _ in TraceLog() }
        let violation = try runner.run(recordingTo: isRecorded ? recording : nil, trace: trace)
        if let traces, let trace {
            try FileManager.default.createDirectory(at: traces, withIntermediateDirectories: true)
            try TraceFile.data(of: trace.entries).write(to: traces.appendingPathComponent("\(seed).json"))
        }
        storyCount += 1
        eventCount += runner.eventCount
        interferences += runner.interferences
        touchCalls += runner.touchCalls
        if let violation {
            report(violation, in: story) { story in
                var runner = SystemStoryRunner(story)
                return (try? runner.run()) ?? nil
            }
        } else if isRecorded {
            replays += 1
            if let violation = SystemStoryRunner.replayed(story, from: recording) {
                let recording = recording
                report(violation, in: story) { story in
                    var runner = SystemStoryRunner(story)
                    guard (try? runner.run(recordingTo: recording)) == .some(nil) else { return nil }
                    return SystemStoryRunner.replayed(story, from: recording)
                }
            }
        }
    }

    private mutating func report(
        _ violation: SystemStoryViolation, in story: SystemStory,
        again: @escaping (SystemStory) -> SystemStoryViolation?
    ) {
        broken[violation.promise, default: (0, seed)].count += 1
        guard broken[violation.promise]?.count == 1 else { return }
        var shrinker = SystemStoryShrinker { again($0)?.promise == violation.promise }
        let small = shrinker.shrink(story)
        print("\nseed \(seed): \(violation)")
        print("The smallest story of \(shrinker.trialCount) that still breaks \(violation.promise):\n\(small)")
        if let last = again(small) { print("\(last)\n") }
        guard let folder else { return }
        do {
            try keep(small, as: "\(violation.promise)-\(seed)", in: folder)
        } catch {
            print("It could not be kept: \(error)")
        }
    }

    private func keep(_ story: SystemStory, as name: String, in folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try story.write(to: folder.appendingPathComponent("\(name).story.json"))
        var runner = SystemStoryRunner(story)
        _ = try runner.run(recordingTo: folder.appendingPathComponent("\(name).session.jsonl"))
    }

    /// Whether enough happened for the check to mean something.
    private func isWorthwhile() -> Bool {
        guard wantedEvents >= 500_000 else { return true }
        let isWorthwhile = interferences > eventCount / 100 && touchCalls > eventCount / 20 && replays > 50
        if !isWorthwhile { print("Too little happened for the check to mean anything.") }
        return isWorthwhile
    }
}
