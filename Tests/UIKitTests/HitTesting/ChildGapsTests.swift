// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKitCore

/// Children that come, go and change places, beside a plain list of them.
@MainActor
@Suite("Gaps among children", .serialized)
struct ChildGapsTests {
    private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func leavingGaps<Result>(behind shift: Int, _ body: () -> Result) -> Result {
        let before = ChildGaps.longestShift
        ChildGaps.longestShift = shift
        defer { ChildGaps.longestShift = before }
        return body()
    }

    /// Overlapping boxes, so that the order decides who is hit.
    private func view(_ number: Int, _ random: inout SeededGenerator) -> UIView {
        let view = UIView(frame: CGRect(x: random.pick(90), y: random.pick(90), width: 30, height: 30))
        view.tag = number
        return view
    }

    private func expected(_ model: [UIView], at point: CGPoint) -> UIView {
        model.last { $0.frame.contains(point) } ?? parent
    }

    private func play(seed: UInt64, count: Int, steps: Int) -> String? {
        var random = SeededGenerator(seed: seed)
        let views = (0..<count).map { view($0, &random) }
        var model: [UIView] = []
        for step in 0..<steps {
            let view = views[random.pick(count)]
            let position = random.pick(model.count + 1)
            let others = model.filter { $0 !== view }
            switch random.pick(8) {
            case 0, 1:
                parent.addSubview(view)
                model = others + [view]
            case 2, 3:
                view.removeFromSuperview()
                model = others
            case 4:
                parent.insertSubview(view, at: position)
                model = others
                model.insert(view, at: min(position, others.count))
            case 5:
                parent.sendSubviewToBack(view)
                if model.count > others.count { model = [view] + others }
            case 6 where model.count > others.count:
                parent.bringSubviewToFront(view)
                model = others + [view]
            case 7 where model.count > 1:
                let (first, second) = (random.pick(model.count), random.pick(model.count))
                parent.exchangeSubview(at: first, withSubviewAt: second)
                if first != second { model.swapAt(first, second) }
            default:
                guard let sibling = others.randomElement(using: &random) else { break }
                parent.insertSubview(view, aboveSubview: sibling)
                model = others
                model.insert(view, at: others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? 0)
            }
            if parent.subviews.map(\.tag) != model.map(\.tag) { return "step \(step): other children" }
            let point = CGPoint(x: random.pick(120), y: random.pick(120))
            let found = parent.hitTest(point, with: nil)
            if parent.bounds.contains(point), found !== expected(model, at: point) {
                return "step \(step): \(found?.tag ?? -1) at \(point)"
            }
        }
        return nil
    }

    @Test("Children are in their order, and the front-most is hit, wherever gaps are", arguments: [0, 1, 5, 32])
    func order(shift: Int) {
        leavingGaps(behind: shift) {
            for seed in 1...20 as ClosedRange<UInt64> {
                #expect(play(seed: seed, count: 12, steps: 300) == nil, "seed \(seed)")
                for view in parent.subviews { view.removeFromSuperview() }
                #expect(play(seed: seed, count: 300, steps: 300) == nil, "seed \(seed)")
                for view in parent.subviews { view.removeFromSuperview() }
            }
        }
    }

    @Test("Whoever empties a list from its beginning leaves nothing behind")
    func emptied() {
        var random = SeededGenerator(seed: 1)
        let views = (0..<1000).map { view($0, &random) }
        for view in views { parent.addSubview(view) }
        for view in views.dropLast(3) { view.removeFromSuperview() }
        #expect(parent.subviews == Array(views.suffix(3)))
        // No more gaps than children, so that a walk takes no longer than one over twice as many.
        #expect(parent.node.pointee.slotCount <= 3 + Int32(ChildGaps.longestShift))
        for view in views { view.removeFromSuperview() }
        #expect(parent.node.pointee.slotCount == 0)
        #expect(parent.node.pointee.gapCount == 0)
    }

    /// So many children, then a change: how many slots and gaps there are, and for how many there is room.
    private func slots(_ count: Int, _ change: (UIView) -> Void) -> [Int32] {
        let parent = UIView()
        for _ in 0..<count { parent.addSubview(UIView()) }
        change(parent)
        let node = parent.node.pointee
        return [node.slotCount, node.gapCount, node.slotCapacity]
    }

    @Test("A place stays empty where more than 32 children would move up, until there are more gaps than children")
    func cost() {
        func remove(_ count: Int) -> (UIView) -> Void {
            { parent in for _ in 0..<count { parent.subviews[0].removeFromSuperview() } }
        }
        #expect(slots(100) { $0.subviews[67].removeFromSuperview() } == [99, 0, 128])
        #expect(slots(100) { $0.subviews[66].removeFromSuperview() } == [100, 1, 128])
        #expect(slots(100, remove(50)) == [100, 50, 128])
        #expect(slots(100, remove(51)) == [49, 0, 128])
        // To the front from far behind is to go and come again; from near the front all between move.
        #expect(slots(100) { $0.bringSubviewToFront($0.subviews[0]) } == [101, 1, 128])
        #expect(slots(100) { $0.bringSubviewToFront($0.subviews[90]) } == [100, 0, 128])
    }

    @Test("Where there is no more room, a quarter of gaps is closed; with fewer there is twice the room")
    func room() {
        func add(after gaps: Int) -> (UIView) -> Void {
            { parent in
                for _ in 0..<gaps { parent.subviews[0].removeFromSuperview() }
                parent.addSubview(UIView())
            }
        }
        #expect(slots(1) { _ in } == [1, 0, 4] && slots(5) { _ in } == [5, 0, 8])
        #expect(slots(128, add(after: 32)) == [129, 32, 256])
        #expect(slots(128, add(after: 33)) == [96, 0, 128])
    }

    @Test("A view that is brought to the front again and again needs no more room")
    func broughtToFront() {
        var random = SeededGenerator(seed: 2)
        let views = (0..<200).map { view($0, &random) }
        for view in views { parent.addSubview(view) }
        for step in 0..<10_000 { parent.bringSubviewToFront(views[step % 100]) }
        #expect(parent.node.pointee.slotCapacity <= 512)
        #expect(parent.subviews.suffix(100).map(\.tag) == Array(0..<100))
    }
}
