// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Takes away from a script whatever it breaks the same rule without.
@MainActor
public struct ScriptShrinker {
    /// How many scripts were tried.
    public private(set) var trialCount = 0
    private let rule: String
    private let fails: (GestureScript) -> SequenceCheck.Violation?

    /// - Parameters:
    ///   - rule: the rule that has to go on being broken.
    ///   - fails: plays a script.
    public init(
        keeping rule: String,
        fails: @escaping (GestureScript) -> SequenceCheck.Violation? = { ScriptRunner($0).run() }
    ) {
        self.rule = rule
        self.fails = fails
    }

    private mutating func isStillBroken(_ script: GestureScript) -> Bool {
        trialCount += 1
        return fails(script)?.rule == rule
    }

    /// A script from which nothing more can be taken away.
    public mutating func shrink(_ script: GestureScript) -> GestureScript {
        var best = script
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

    /// Takes out runs of columns: long ones first, then shorter ones.
    private mutating func removeRuns(_ script: inout GestureScript) {
        var length = max(1, script.columns.count / 2)
        while true {
            var start = 0
            while start < script.columns.count {
                var candidate = script
                candidate.columns.removeSubrange(start..<min(start + length, script.columns.count))
                if isStillBroken(candidate) { script = candidate } else { start += length }
            }
            if length == 1 { return }
            length /= 2
        }
    }

    /// Small steps towards less, in the order in which they are tried. They look their parts up when they are made, so each
    /// is safe on what the ones before it have left.
    private func edits(of script: GestureScript) -> [(inout GestureScript) -> Void] {
        var edits: [(inout GestureScript) -> Void] = []
        for index in script.recognizers.indices where script.recognizers[index].isThere {
            edits.append { $0.recognizers[index].isThere = false }
        }
        for index in script.relations.indices where script.relations[index].isThere {
            edits.append { $0.relations[index].isThere = false }
        }
        for index in script.triggers.indices where script.triggers[index].isThere {
            edits.append { $0.triggers[index].isThere = false }
            edits.append { $0.triggers[index].skipped = 0 }
        }
        for finger in Set(script.columns.flatMap(\.pointers).map(\.finger)).sorted() {
            edits.append { script in
                for column in script.columns.indices {
                    script.columns[column].pointers.removeAll { $0.finger == finger }
                }
            }
        }
        for index in script.columns.indices {
            for deed in script.columns[index].deeds {
                edits.append { $0.columns[index].deeds.removeAll { $0 == deed } }
            }
            for deed in script.columns[index].pointers {
                edits.append { $0.columns[index].pointers.removeAll { $0 == deed } }
            }
        }
        edits += plainerViews(script) + plainerRecognizers(script)
        return edits
    }

    private func plainerViews(_ script: GestureScript) -> [(inout GestureScript) -> Void] {
        var edits: [(inout GestureScript) -> Void] = []
        for index in script.views.indices where script.views[index].isThere {
            edits.append { $0.views[index].isThere = false }
            edits.append { $0.views[index].kind = .plain }
            edits.append { $0.views[index].isExclusiveTouch = false }
            edits.append { $0.views[index].isInSecondWindow = false }
            edits.append { $0.views[index].parent = nil }
            edits.append { $0.views[index].frame = CGRect(x: 0, y: 0, width: 400, height: 400) }
        }
        return edits
    }

    private func plainerRecognizers(_ script: GestureScript) -> [(inout GestureScript) -> Void] {
        var edits: [(inout GestureScript) -> Void] = []
        for index in script.recognizers.indices where script.recognizers[index].isThere {
            edits.append { $0.recognizers[index].refusesTouches = 0 }
            edits.append { $0.recognizers[index].refusesToBegin = 0 }
            edits.append { $0.recognizers[index].requiresExclusiveTouchType = true }
            edits.append { $0.recognizers[index].delaysTouchesBegan = false }
            edits.append { $0.recognizers[index].delaysTouchesEnded = true }
            edits.append { $0.recognizers[index].cancelsTouchesInView = true }
            edits.append { $0.recognizers[index].isEnabled = true }
            edits.append { script in
                guard case .scripted(var behaviour) = script.recognizers[index].kind else { return }
                behaviour.ignores = 0
                behaviour.count = 1
                behaviour.touches = 1
                script.recognizers[index].kind = .scripted(behaviour)
            }
            edits.append { script in
                guard case .scripted(var behaviour) = script.recognizers[index].kind else { return }
                behaviour.isContinuous = false
                script.recognizers[index].kind = .scripted(behaviour)
            }
        }
        return edits
    }
}
