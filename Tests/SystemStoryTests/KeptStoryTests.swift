// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemStories
import Testing

/// Stories that once broke a promise, made small by `RandomCheck systems --keep`; each keeps every promise now.
@MainActor
@Suite("Kept stories")
struct KeptStoryTests {
    nonisolated private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Stories")

    nonisolated private static let names: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".story.json") }.sorted()

    @Test("There are some")
    func areThere() { #expect(Self.names.count >= 8) }

    @Test("Every promise is kept, live and replayed", arguments: names)
    func promises(_ name: String) throws {
        let story = try SystemStory(contentsOf: Self.folder.appendingPathComponent(name))
        let recording = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: recording) }
        var runner = SystemStoryRunner(story)
        #expect(try runner.run(recordingTo: recording) == nil)
        #expect(SystemStoryRunner.replayed(story, from: recording) == nil)
    }

    @Test("A story is the same when it was written down")
    func coding() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        for seed in 1...20 as ClosedRange<UInt64> {
            let story = SystemStory(seed: seed)
            try story.write(to: file)
            #expect(try SystemStory(contentsOf: file) == story)
        }
    }
}
