// SPDX-License-Identifier: Apache-2.0

/// Takes away from a story whatever it breaks the same promise without.
@MainActor
public struct SystemStoryShrinker {
    public private(set) var trialCount = 0
    private let fails: (SystemStory) -> Bool

    /// - Parameter fails: whether a story still breaks the promise.
    public init(while fails: @escaping (SystemStory) -> Bool) { self.fails = fails }

    /// A story from which nothing more can be taken away.
    public mutating func shrink(_ story: SystemStory) -> SystemStory {
        var best = story
        while true {
            let before = best
            removeRuns(&best)
            for edit in edits(of: best) {
                var candidate = best
                edit(&candidate)
                if candidate != best, isStillBroken(candidate) { best = candidate }
            }
            if best == before { return best }
        }
    }

    private mutating func isStillBroken(_ story: SystemStory) -> Bool {
        trialCount += 1
        return fails(story)
    }

    private mutating func removeRuns(_ story: inout SystemStory) {
        var length = max(1, story.moves.count / 2)
        while true {
            var start = 0
            while start < story.moves.count {
                var candidate = story
                candidate.moves.removeSubrange(start..<min(start + length, story.moves.count))
                if isStillBroken(candidate) { story = candidate } else { start += length }
            }
            if length == 1 { return }
            length /= 2
        }
    }

    private func edits(of story: SystemStory) -> [(inout SystemStory) -> Void] {
        var edits: [(inout SystemStory) -> Void] = []
        for index in story.triggers.indices where story.triggers[index].isThere {
            edits.append { $0.triggers[index].isThere = false }
            edits.append { $0.triggers[index].skipped = 0 }
        }
        for index in story.recognizers.indices where story.recognizers[index].isThere {
            edits.append { $0.recognizers[index].isThere = false }
            edits.append { $0.recognizers[index].delaysTouchesBegan = false }
        }
        for index in story.parts.indices.reversed() where story.parts[index].isThere {
            edits.append { $0.parts[index].isThere = false }
            edits.append { $0.parts[index].kind = .plain }
            edits.append { $0.parts[index].parent = nil }
            edits.append { $0.parts[index].isInSecondWindow = false }
            edits.append { $0.parts[index].isOnSecondScreen = false }
            edits.append { $0.parts[index].isExclusiveTouch = false }
            edits.append { $0.parts[index].isMultipleTouchEnabled = false }
        }
        for move in story.moves.indices {
            for input in story.moves[move].inputs {
                edits.append { if $0.moves.indices.contains(move) { $0.moves[move].inputs.removeAll { $0 == input } } }
            }
        }
        return edits
    }
}
