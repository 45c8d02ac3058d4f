// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemStories

/// Whole applications whose code interferes in the middle of callbacks. The promises hold, and what was recorded replays the same.
@MainActor
enum StoryTarget {
    private static let recording = FileManager.default.temporaryDirectory
        .appendingPathComponent("fuzzed-story-\(ProcessInfo.processInfo.processIdentifier).jsonl")

    static func run(_ bytes: UnsafeRawBufferPointer) {
        let story = SystemStory(bytes: bytes)
        // A replay takes as long as a run, and a file: one in eight is enough.
        let file = bytes.reduce(0, &+) & 7 == 0 ? recording : nil
        defer { if let file { try? FileManager.default.removeItem(at: file) } }
        var runner = SystemStoryRunner(story)
        do {
            tell(try runner.run(recordingTo: file), of: story)
        } catch {
            promise("a story can be recorded: \(error)", false)
        }
        if let file { tell(SystemStoryRunner.replayed(story, from: file), of: story) }
    }

    private static func tell(_ violation: SystemStoryViolation?, of story: SystemStory) {
        guard let violation else { return }
        promise("\(violation.promise), \(violation.text)\n\(story)", false)
    }
}
