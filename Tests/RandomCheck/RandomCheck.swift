// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import SystemStories

/// Random runs, and what must hold in all of them.
///
///     swift run -c release RandomCheck gestures                     as `make check` does
///     swift run -c release RandomCheck systems --events 10000000    longer
///     swift run -c release RandomCheck gestures --first 5000        other seeds
///     swift run -c release RandomCheck systems --seed 4711          one story, told
///     swift run -c release RandomCheck outcomes --write             after a change that is wanted
@main
struct RandomCheck: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Plays random stories, and checks what must hold in all of them.",
        subcommands: [Gestures.self, Editing.self, Systems.self, Outcomes.self])

    /// Which stories are played.
    struct Seeds: ParsableArguments {
        @Option(help: "The first story's seed.")
        var first: UInt64 = 1

        @Option(help: "Tells the story of this seed, and plays no other.")
        var seed: UInt64?

        /// The seed of the first story that is played.
        var played: UInt64 { seed ?? first }
    }

    struct Gestures: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Fingers on random views and recognizers, with code that interferes.")

        @Option(help: "How many events are played.")
        var events = 1_000_000

        @OptionGroup var seeds: Seeds

        @Option(help: "Writes each story's trace into this folder, to compare two builds.", completion: .directory)
        var traces: String?

        func run() throws {
            let (events, first, isSingle, traces) = (events, seeds.played, seeds.seed != nil, folder(traces))
            try end {
                var check = GestureCheck(events: events, seed: first, isSingle: isSingle, traces: traces)
                return check.run()
            }
        }
    }

    struct Editing: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Text views that are edited at random, beside a plain model of a text.")

        @Option(help: "How many edits of each kind of text view.")
        var steps = 60_000

        @Option(help: "The first story's seed.")
        var seed: UInt64 = 1

        func run() throws {
            let (steps, seed) = (steps, seed)
            try end { EditingCheck(steps: steps, seed: seed).run() }
        }
    }

    struct Systems: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Whole applications, with code that interferes in every callback.",
            discussion: "The seed that is being played is written into the file that SOAK_SEED names.")

        @Option(help: "How many events are played.")
        var events = 500_000

        @OptionGroup var seeds: Seeds

        @Option(help: "Keeps what breaks a promise in this folder, made small.", completion: .directory)
        var keep: String?

        @Option(help: "Writes each story's trace into this folder, to compare two builds.", completion: .directory)
        var traces: String?

        func run() throws {
            let (events, first, isSingle) = (events, seeds.played, seeds.seed != nil)
            let (keep, traces) = (folder(keep), folder(traces))
            try end {
                var check = SoakCheck(
                    events: events, seed: first, isSingle: isSingle, keepingIn: keep, traces: traces)
                return try check.run()
            }
        }
    }

    struct Outcomes: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Compares what stories come to with what is kept.",
            discussion:
                "To see what a change of the system does, tell a story before and after it, and compare the two.")

        @Option(help: "What is kept.", completion: .file())
        var kept = "Tests/SystemStoryTests/Outcomes.txt"

        @Flag(help: "Writes it anew.")
        var write = false

        @Option(help: "Tells the story of this seed, and compares nothing.")
        var seed: UInt64?

        func run() throws {
            let (file, writes, seed) = (URL(fileURLWithPath: kept), write, seed)
            try end {
                if let seed {
                    print(try KeptOutcomes.outcome(ofStory: seed).lines.joined(separator: "\n"))
                    return true
                }
                if writes { try KeptOutcomes.write(to: file) }
                let kept = try KeptOutcomes(contentsOf: file)
                let differences = try KeptOutcomes.seeds.compactMap { try kept.difference(ofStory: $0) }
                print(differences.joined(separator: "\n"))
                return differences.isEmpty
            }
        }
    }
}

private func folder(_ path: String?) -> URL? { path.map { URL(fileURLWithPath: $0, isDirectory: true) } }

/// Plays on the main actor, where the program is, and ends with 1 when something did not hold.
private func end(_ check: @MainActor () throws -> Bool) throws {
    guard try MainActor.assumeIsolated(check) else { throw ExitCode.failure }
}
