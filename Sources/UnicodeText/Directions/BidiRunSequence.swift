// SPDX-License-Identifier: Apache-2.0

/// Runs of one level that belong together, because the text between them is isolated (BD13).
struct BidiRunSequence {
    /// The places of its characters in the paragraph, without those that X9 removes.
    var places: [Int]
    var level: UInt8
    /// The directions at both ends, `left` or `right` (X10).
    var start: BidiClass
    var end: BidiClass

    static func all(
        of explicit: BidiExplicitLevels, original: [BidiClass], _ isolates: BidiIsolates, base: UInt8
    ) -> [BidiRunSequence] {
        let kept = original.indices.filter { !original[$0].isRemoved }
        let levels = explicit.levels
        // In places of `kept`.
        var runs: [Range<Int>] = []
        var start = 0
        for place in kept.indices where place + 1 == kept.count || levels[kept[place + 1]] != levels[kept[place]] {
            runs.append(start..<place + 1)
            start = place + 1
        }
        let runOfBeginning = Dictionary(uniqueKeysWithValues: runs.enumerated().map { (kept[$1.lowerBound], $0) })
        return runs.compactMap { run -> BidiRunSequence? in
            let beginning = kept[run.lowerBound]
            if original[beginning] == .popIsolate, isolates.isEnd(beginning) { return nil }
            var places = Array(kept[run])
            var last = run
            while let initiator = places.last, original[initiator].isIsolateInitiator,
                let end = isolates.end(of: initiator), let next = runOfBeginning[end]
            {
                last = runs[next]
                places += kept[last]
            }
            let level = levels[beginning]
            let before = run.lowerBound > 0 ? levels[kept[run.lowerBound - 1]] : base
            // The text after an isolate without an end is ignored.
            let isOpen = original[kept[last.upperBound - 1]].isIsolateInitiator
            let after = last.upperBound < kept.count && !isOpen ? levels[kept[last.upperBound]] : base
            return BidiRunSequence(
                places: places, level: level, start: direction(max(level, before)), end: direction(max(level, after)))
        }
    }

    private static func direction(_ level: UInt8) -> BidiClass { level.isMultiple(of: 2) ? .left : .right }
}
