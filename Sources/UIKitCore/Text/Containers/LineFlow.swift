// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Gives lines their rooms beside the excluded parts of a container, from top to bottom, and from left to right at one height (PO20).
struct LineFlow {
    private let area: ExclusionArea
    private let width: CGFloat
    /// The height at which lines are set; `nil` before the first.
    private var row: CGFloat?
    /// The rooms at this height that are still free.
    private var waiting: [LineRoom] = []
    /// Where the lowest line at this height ends; `nil` if there is none yet.
    private var bottom: CGFloat?

    init(_ area: ExclusionArea, width: CGFloat) {
        (self.area, self.width) = (area, width)
    }

    /// Breaks the line that begins at a grapheme, in the next room that is wide enough for its first word.
    ///
    /// - Parameter height: the height of a line of these graphemes, in points.
    mutating func line(
        from start: Int, _ breaker: LineBreaker, height: (Range<Int>) -> CGFloat
    ) -> (line: LineBreaker.Line, room: LineRoom) {
        var breaker = breaker
        var lineHeight = height(start..<min(start + 1, breaker.units.count))
        while true {
            let room = nextRoom(lineHeight)
            breaker.limit = room.width
            let line = breaker.line(from: start)
            if line.breaksWord, !room.isWhole { continue }
            let own = height(line.range)
            if own > lineHeight + LineBreaker.tolerance {
                // A higher line may have less room.
                lineHeight = own
                waiting = area.rooms(from: room.top, height: own, width: width).filter {
                    $0.x >= room.x && ($0.isWhole || $0.width >= own)
                }
                continue
            }
            take(room, own, endsParagraph: line.ending == .newline)
            return (line, room)
        }
    }

    /// The room of an empty line at the end.
    mutating func emptyLine(height: CGFloat) -> LineRoom {
        let room = nextRoom(height)
        take(room, height, endsParagraph: true)
        return room
    }

    private mutating func take(_ room: LineRoom, _ height: CGFloat, endsParagraph: Bool) {
        bottom = max(bottom ?? room.top, room.top + height)
        if endsParagraph { waiting = [] }
    }

    /// How far below the last line a room is looked for, in points: parts without end leave none.
    private static let reach = 20_000

    private mutating func nextRoom(_ height: CGFloat) -> LineRoom {
        var steps = 0
        while waiting.isEmpty {
            // Where no word fits, text begins further down. Below all parts every height is free.
            let next = bottom ?? row.map { min($0 + 1, max($0, area.bottom)) } ?? 0
            row = next
            bottom = nil
            // A room that is narrower than a line is high is none.
            waiting = area.rooms(from: next, height: height, width: width).filter { $0.isWhole || $0.width >= height }
            steps += 1
            if steps > Self.reach { return LineRoom(top: next, x: 0, width: width, isWhole: true) }
        }
        return waiting.removeFirst()
    }
}
