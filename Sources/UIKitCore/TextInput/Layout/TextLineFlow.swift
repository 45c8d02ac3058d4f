// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The rooms of an edited text's lines beside excluded parts of its container (PO20).
struct TextLineFlow {
    /// A line with its room, and where the text goes on behind it.
    struct Next {
        let line: LineBreaker.Line
        fileprivate let room: LineRoom
        fileprivate let flow: LineFlow
    }

    private var flow: LineFlow
    /// One for each line.
    private(set) var rooms: [LineRoom] = []

    init(_ flow: LineFlow) {
        self.flow = flow
    }

    /// Breaks the line that begins at a grapheme. It has its room for good once it is taken.
    func line(from start: Int, _ breaker: LineBreaker, height: (Range<Int>) -> CGFloat) -> Next {
        var flow = flow
        let (line, room) = flow.line(from: start, breaker, height: height)
        return Next(line: line, room: room, flow: flow)
    }

    mutating func take(_ next: Next) {
        rooms.append(next.room)
        flow = next.flow
    }

    /// All lines are set; an empty text, and one that ends with a line break, have an empty line more.
    mutating func end(lines hasEmptyLine: Bool, height: CGFloat) {
        if hasEmptyLine { rooms.append(flow.emptyLine(height: height)) }
    }

    /// The line at a height, the last one of several.
    func line(atY y: CGFloat) -> Int {
        var (low, high) = (0, rooms.count)
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if rooms[middle].top <= y { low = middle } else { high = middle }
        }
        return low
    }

    func line(at point: CGPoint) -> Int {
        var line = line(atY: point.y)
        while line > 0, rooms[line - 1].top == rooms[line].top, point.x < rooms[line].x { line -= 1 }
        return line
    }

    /// The first line at the height of a line.
    func first(atTopOf line: Int) -> Int {
        var line = line
        while line > 0, rooms[line - 1].top == rooms[line].top { line -= 1 }
        return line
    }

    /// The first of the lines at a height so many heights further down, or up.
    func line(_ distance: Int, below line: Int) -> Int? {
        var line = first(atTopOf: line)
        for _ in 0..<abs(distance) {
            if distance > 0 {
                guard let next = rooms[line...].firstIndex(where: { $0.top > rooms[line].top }) else { return nil }
                line = next
            } else {
                guard line > 0 else { return nil }
                line = first(atTopOf: line - 1)
            }
        }
        return line
    }
}
