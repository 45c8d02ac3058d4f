// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemStories
import Testing

/// What many random stories come to is what they came to before. No rule says it, and any change of the system's behavior shows.
@MainActor
@Suite("Kept outcomes")
struct KeptOutcomeTests {
    nonisolated private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Outcomes.txt")
    /// So that a failure does not hide the others, and nobody waits long for the main actor.
    nonisolated private static let blocks: [UInt64] = KeptOutcomes.seeds.filter { $0 % 20 == 1 }

    @Test("Each story comes to what is kept", arguments: blocks)
    func outcomes(from first: UInt64) throws {
        let kept = try KeptOutcomes(contentsOf: Self.file)
        for seed in first...min(first + 19, KeptOutcomes.seeds.upperBound) {
            if let difference = try kept.difference(ofStory: seed) { Issue.record("\(difference)") }
        }
    }

    @Test("A line more or other, and what is kept has another number")
    func digest() throws {
        let outcome = try KeptOutcomes.outcome(ofStory: 1)
        #expect(outcome.lines.count == outcome.lineCount)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try "1 \(outcome.lineCount) \(String(outcome.digest, radix: 16))\n".write(
            to: file, atomically: true, encoding: .utf8)
        #expect(try KeptOutcomes(contentsOf: file).difference(ofStory: 1) == nil)
        try "1 \(outcome.lineCount) \(String(outcome.digest ^ 1, radix: 16))\n".write(
            to: file, atomically: true, encoding: .utf8)
        #expect(try KeptOutcomes(contentsOf: file).difference(ofStory: 1) != nil)
        #expect(try KeptOutcomes(contentsOf: file).difference(ofStory: 2) != nil)
    }
}
