// SPDX-License-Identifier: Apache-2.0

import EventTrace
import SeededRandom
import Testing

@testable import UIKitCore

@Suite("H24: the search in a direction, on frames alone")
struct DirectionalSearchTests {
    private let origin = CGRect(x: 100, y: 100, width: 50, height: 50)

    private func run(_ direction: FocusDirection, _ frames: [CGRect]) -> DirectionalSearch.Result {
        DirectionalSearch(direction: direction, origin: origin).run(frames)
    }

    private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 50, _ height: CGFloat = 50) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test(
        "H24: each direction finds the neighbour that lies there", arguments: [FocusDirection.up, .down, .left, .right])
    func neighbours(_ direction: FocusDirection) {
        let frames = [frame(100, 30), frame(100, 170), frame(30, 100), frame(170, 100)]
        let expected = [FocusDirection.up: 0, .down: 1, .left: 2, .right: 3][direction]
        let result = run(direction, frames)
        #expect(result.winner == expected && !result.isBeside)
        #expect(result.distance == 20 && result.offset == 0)
    }

    @Test("H24: what is in the strip goes before what is nearer and beside it")
    func strip() {
        let result = run(.right, [frame(160, 155), frame(300, 120)])
        #expect(result.winner == 1)
        #expect(result.verdicts == [.besideStrip, .chosen])
    }

    @Test("H24: in the strip the nearest edge wins")
    func nearest() {
        let result = run(.down, [frame(100, 300), frame(140, 200), frame(100, 210)])
        #expect(result.winner == 1)
        #expect(result.verdicts == [.farther(distance: 150), .chosen, .farther(distance: 60)])
    }

    @Test("H24: of those as near the one that is less far aside wins, then the first")
    func aside() {
        let result = run(.right, [frame(200, 130), frame(200, 90), frame(200, 110)])
        #expect(result.winner == 1)
        #expect(result.verdicts == [.fartherAside(offset: 30), .chosen, .later])
    }

    @Test("H24: with nothing in the strip, what lies wholly beyond the edge counts")
    func beside() {
        let result = run(.right, [frame(155, 300), frame(140, 300), frame(400, 0)])
        #expect(result.winner == 0 && result.isBeside)
        #expect(result.distance == 5 && result.offset == 200)
        #expect(result.verdicts == [.chosen, .notInDirection, .farther(distance: 250)])
    }

    @Test("H24: what overlaps lies in the direction when both of its edges do")
    func overlapping() {
        #expect(run(.right, [frame(120, 100)]).winner == 0)
        #expect(run(.right, [frame(50, 100, 200, 50)]).winner == nil)
        #expect(run(.right, [frame(100, 100)]).winner == nil)
        #expect(run(.left, [frame(120, 100)]).winner == nil)
    }

    @Test("H24: nothing there is nothing found", arguments: FocusDirection.allCases.prefix(4))
    func nothing(_ direction: FocusDirection) {
        #expect(run(direction, []).winner == nil)
        let result = run(direction, [origin])
        #expect(result.winner == nil && result.verdicts == [.notInDirection])
    }

    @Test("H24: the winner does not hang on the order of what loses")
    func order() {
        var random = SeededGenerator(seed: 24)
        for _ in 0..<200 {
            let frames = (0..<8).map { _ in
                frame(
                    CGFloat(Int.random(in: -5...9, using: &random) * 37),
                    CGFloat(Int.random(in: -5...9, using: &random) * 41))
            }
            let distinct = frames.reduce(into: [CGRect]()) { if !$0.contains($1) { $0.append($1) } }
            let first = run(.right, distinct)
            let second = run(.right, distinct.reversed())
            // Of several that are as near and as far aside the first wins, so another may; not one that is farther.
            #expect((first.winner == nil) == (second.winner == nil))
            #expect(first.distance == second.distance && first.offset == second.offset)
            #expect(first.isBeside == second.isBeside)
        }
    }

    @Test("H23: reading order is by rows, from the leading end", arguments: [false, true])
    func readingOrder(_ isRightToLeft: Bool) {
        let frames = [frame(100, 100), frame(0, 110, 30, 30), frame(0, 0), frame(100, 5)]
        let order = ReadingOrder.sorted(frames, isRightToLeft: isRightToLeft)
        #expect(order == (isRightToLeft ? [3, 2, 0, 1] : [2, 3, 1, 0]))
    }
}
