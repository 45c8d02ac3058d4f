// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The digests that are kept of what stories come to; `RandomCheck outcomes` compares them, writes them anew, and tells one in lines.
@MainActor
public struct KeptOutcomes {
    /// As many stories as take two or three seconds in a debug build.
    public nonisolated static let seeds: ClosedRange<UInt64> = 1...160

    /// Each story's line: its seed, the number of lines that it comes to, and their digest.
    private let lines: [UInt64: String]

    /// - Throws: what `String(contentsOf:)` does.
    public init(contentsOf file: URL) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        let pairs = text.split(separator: "\n").compactMap { line in
            line.split(separator: " ").first.flatMap { UInt64($0) }.map { ($0, String(line)) }
        }
        lines = Dictionary(pairs) { $1 }
    }

    /// What is wrong with a story's outcome, and how to see it; `nil` when it is what is kept.
    public func difference(ofStory seed: UInt64) throws -> String? {
        let now = try Self.line(ofStory: seed)
        guard now != lines[seed] else { return nil }
        return """
            story \(seed) comes to something else: \(now), and not \(lines[seed] ?? "kept"). Compare `RandomCheck outcomes --seed \
            \(seed)` with what it said before the change. If it is wanted: `RandomCheck outcomes --write`
            """
    }

    /// Plays all stories, and writes what they come to.
    public static func write(to file: URL) throws {
        let text = try seeds.map { try line(ofStory: $0) + "\n" }.joined()
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// A story's outcome, with its lines. Every other story is played without a trace, because a traced hit test goes a way of its own.
    public static func outcome(ofStory seed: UInt64, keepingLines keepsLines: Bool = true) throws -> StoryOutcome {
        let outcome = StoryOutcome(keepingLines: keepsLines)
        var runner = SystemStoryRunner(SystemStory(seed: seed))
        let violation = try runner.run(trace: seed.isMultiple(of: 2) ? nil : outcome, outcome: outcome)
        if let violation { outcome.add("\(violation)") }
        return outcome
    }

    private static func line(ofStory seed: UInt64) throws -> String {
        let outcome = try outcome(ofStory: seed, keepingLines: false)
        return "\(seed) \(outcome.lineCount) \(String(outcome.digest, radix: 16))"
    }
}
