// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKitCore

/// A view that overrides what its random number says.
@MainActor
private protocol Chosen: UIView {
    var choice: Int { get }
}

private final class PlainView: UIView {}

private final class InsideView: UIView, Chosen {
    var choice = 0
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        switch choice {
        case 0: bounds.insetBy(dx: -20, dy: -20).contains(point)
        case 1: super.point(inside: point, with: event) && point.x < bounds.midX
        case 2: true
        default: false
        }
    }
}

private final class HittingView: UIView, Chosen {
    var choice = 0
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        switch choice {
        case 0: return super.hitTest(point, with: event)
        case 1:
            let hit = super.hitTest(point, with: event)
            return hit === self ? nil : hit
        case 2: return bounds.insetBy(dx: -30, dy: -30).contains(point) ? self : nil
        default: return subviews.first?.hitTest(convert(point, to: subviews.first), with: event)
        }
    }
}

/// Takes nothing, and does something when it is asked.
private final class MeddlingView: UIView {
    var change: ((MeddlingView) -> Void)?
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        change?(self)
        return false
    }
}

/// Overrides `hitTest` above, `point(inside:)` below, in a generic class between.
private class GenericView<Element>: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(CGPoint(x: point.x, y: point.y), with: event)
    }
}
private final class BothView: GenericView<Int> {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { hypot(point.x, point.y) < 90 }
}

/// The definition of hit-testing (B1–B14), over nothing but public properties.
@MainActor
private enum Definition {
    static func ask(_ view: UIView, _ point: CGPoint) -> UIView? {
        switch view {
        case let view as HittingView:
            switch view.choice {
            case 0: return inherited(view, point)
            case 1:
                let hit = inherited(view, point)
                return hit === view ? nil : hit
            case 2: return view.bounds.insetBy(dx: -30, dy: -30).contains(point) ? view : nil
            default: return view.subviews.first.flatMap { ask($0, view.convert(point, to: $0)) }
            }
        default: return inherited(view, point)
        }
    }

    static func inherited(_ view: UIView, _ point: CGPoint) -> UIView? {
        guard !view.isHidden, view.isUserInteractionEnabled, Float(view.alpha) > 0.01,
            view.point(inside: point, with: nil)
        else {
            return nil
        }
        for subview in view.subviews.reversed() where !isSingular(subview) {
            if let hit = ask(subview, view.convert(point, to: subview)) { return hit }
        }
        return view
    }

    /// B20: the plane of the view, seen from the front, has no area.
    static func isSingular(_ view: UIView) -> Bool {
        let t = view.transform3D
        let determinant =
            t.m11 * (t.m22 * t.m44 - t.m42 * t.m24) - t.m21 * (t.m12 * t.m44 - t.m42 * t.m14)
            + t.m41 * (t.m12 * t.m24 - t.m22 * t.m14)
        return determinant == 0
    }
}

/// A random tree that changes between questions.
@MainActor
private struct RandomTree {
    var generator: SeededGenerator
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    var views: [UIView] = []
    /// Whether every view is a child of the root.
    let isFlat: Bool

    init(seed: UInt64, count: Int, isFlat: Bool = false) {
        generator = SeededGenerator(seed: seed)
        self.isFlat = isFlat
        for _ in 0..<count {
            let view = make()
            parent(for: view).addSubview(view)
            views.append(view)
        }
    }

    private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
    private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
        // Halves, so that edges are met exactly.
        (CGFloat.random(in: range, using: &generator) * 2).rounded() / 2
    }

    private mutating func make() -> UIView {
        let view: UIView
        // Among many siblings a view that takes every point would leave nothing to find.
        switch isFlat ? pick(400) : pick(9) {
        case 0:
            let inside = InsideView()
            inside.choice = pick(4)
            view = inside
        case 1:
            let hitting = HittingView()
            hitting.choice = pick(4)
            view = hitting
        case 2: view = BothView()
        case 3, 4: view = UIView()
        default: view = PlainView()
        }
        reframe(view)
        return view
    }

    private mutating func reframe(_ view: UIView) {
        view.transform3D = CATransform3DIdentity
        view.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        view.bounds.origin = .zero
        let largest: CGFloat = isFlat ? 40 : 300
        view.frame = CGRect(
            x: number(-50...(isFlat ? 400 : 250)), y: number(-50...(isFlat ? 400 : 250)), width: number(0...largest),
            height: number(0...largest))
        if pick(4) == 0 { view.bounds.origin = CGPoint(x: number(-100...100), y: number(-100...100)) }
        if pick(6) == 0 { view.anchorPoint = CGPoint(x: number(-1...2), y: number(-1...2)) }
        switch pick(10) {
        case 0: view.transform = CGAffineTransform(rotationAngle: number(-3...3))
        case 1: view.transform = CGAffineTransform(scaleX: number(-2...2), y: number(-2...2))
        case 2: view.transform = CGAffineTransform(a: 1, b: number(-1...1), c: number(-1...1), d: 1, tx: 3, ty: -7)
        case 3 where pick(2) == 0:
            var transform = CATransform3DMakeRotation(number(-1...1), 0.3, 1, 0.2)
            transform.m34 = -1 / 400
            transform.m14 = pick(3) == 0 ? 0.01 : 0.001
            view.transform3D = transform
        default: break
        }
    }

    private mutating func parent(for view: UIView) -> UIView {
        if isFlat { return root }
        let candidates = [root, root] + views.filter { !$0.isDescendant(of: view) }
        return candidates[pick(candidates.count)]
    }

    mutating func change() {
        let view = views[pick(views.count)]
        switch pick(10) {
        case 0: view.removeFromSuperview()
        case 1, 2: parent(for: view).insertSubview(view, at: pick(5))
        case 3: view.superview?.bringSubviewToFront(view)
        case 4: view.superview?.sendSubviewToBack(view)
        case 5:
            if let parent = view.superview, parent.subviews.count > 1 {
                parent.exchangeSubview(at: pick(parent.subviews.count), withSubviewAt: pick(parent.subviews.count))
            }
        case 6: reframe(view)
        case 7: view.isHidden = pick(3) == 0
        case 8: view.alpha = [1, 0.5, 0.01, 0.011][pick(4)]
        default:
            view.isUserInteractionEnabled = pick(3) != 0
            view.clipsToBounds = pick(2) == 0
        }
    }

    mutating func point() -> CGPoint { CGPoint(x: number(-20...420), y: number(-20...420)) }
}

/// Asks the flat walk, the recorder and the definition; returns how many points were asked and how many hit deep.
@MainActor
private func compare(
    seeds: ClosedRange<UInt64>, count: Int, changes: Int, points: Int, isFlat: Bool = false
) -> (asked: Int, deep: Int) {
    let application = UIApplication()
    var asked = 0
    var deep = 0
    for seed in seeds {
        var tree = RandomTree(seed: seed, count: count, isFlat: isFlat)
        for step in 0..<changes {
            tree.change()
            for _ in 0..<points {
                let point = tree.point()
                let expected = Definition.ask(tree.root, point)
                let flat = tree.root.hitTest(point, with: nil)
                asked += 1
                if let expected, expected !== tree.root { deep += 1 }
                guard flat === expected else {
                    Issue.record(
                        "seed \(seed), step \(step), \(point): \(String(describing: flat)), not \(String(describing: expected))"
                    )
                    return (asked, deep)
                }
                // The slow walk, which writes everything down, for a part of the points.
                guard asked % 8 == 0 else { continue }
                let recorder = HitTestRecorder(application)
                application.trace.hitTestRecorder = recorder
                let recorded = tree.root.hitTest(point, with: nil)
                application.trace.hitTestRecorder = nil
                guard recorded === expected else {
                    Issue.record("seed \(seed), step \(step), \(point): recorded \(String(describing: recorded))")
                    return (asked, deep)
                }
            }
        }
    }
    return (asked, deep)
}

@MainActor
@Suite("Hit-testing against its definition", .serialized)
struct HitTestModelTests {
    @Test("B1–B20: the flat walk, the recorded walk and the definition agree on every point")
    func agrees() {
        let small = compare(seeds: 1...200, count: 6, changes: 20, points: 46)
        let large = compare(seeds: 1001...1008, count: 60, changes: 40, points: 60)
        #expect(small.asked + large.asked >= 200_000)
        #expect(small.deep > small.asked / 8 && large.deep > large.asked / 8)
    }

    @Test("The same holds where overrides cannot be detected and every class counts as overriding")
    func agreesWithoutDetection() {
        ViewOverrides.isDetectionDisabled = true
        defer { ViewOverrides.isDetectionDisabled = false }
        #expect(
            ViewOverrides.flags(of: PlainView.self)
                == [
                    .overridesHitTest, .overridesPointInside, .overridesTouchMessages, .drawsItself, .needsDisplay,
                    .needsConstraintUpdate,
                ])
        let result = compare(seeds: 1...60, count: 20, changes: 15, points: 30)
        #expect(result.deep > result.asked / 8)
    }

    @Test("B18, B19: edges are hit alike far from the origin, scrolled and scaled, with an index as without")
    func edges() {
        edges(5_000)
        ChildIndexing.alwaysIndexes { edges(1_000) }
    }

    private func edges(_ count: Int) {
        var generator = SeededGenerator(seed: 5)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        let child = PlainView()
        root.addSubview(child)
        for _ in 0..<count {
            child.transform3D = CATransform3DIdentity
            child.bounds = CGRect(
                x: CGFloat.random(in: -1e6...1e6, using: &generator),
                y: CGFloat.random(in: -1e6...1e6, using: &generator),
                width: 100, height: 100)
            child.center = CGPoint(x: CGFloat.random(in: 100...900, using: &generator), y: 500)
            child.transform = CGAffineTransform(scaleX: CGFloat.random(in: 0.5...8, using: &generator), y: 1)
            for edge in [child.frame.minX, child.frame.maxX] {
                for point in [edge.nextDown.nextDown, edge.nextDown, edge, edge.nextUp] {
                    let place = CGPoint(x: point, y: 500)
                    #expect(root.hitTest(place, with: nil) === Definition.ask(root, place))
                }
            }
        }
    }
}

@MainActor
@Suite("Hit-testing against its definition, with an index of the children", .serialized)
struct HitTestIndexTests {
    @Test(
        "B1–B20: answers are the same with an index of every node's children, made at once and followed through every change"
    )
    func agreesWithIndexes() {
        let made = ChildIndexing.made
        ChildIndexing.alwaysIndexes {
            let deep = compare(seeds: 1...120, count: 12, changes: 20, points: 20)
            let flat = compare(seeds: 2001...2004, count: 600, changes: 60, points: 30, isFlat: true)
            #expect(deep.deep > deep.asked / 8 && flat.deep > flat.asked / 8)
        }
        #expect(ChildIndexing.made > made + 1000)
    }

    @Test(
        "B1–B20: answers are the same for siblings of which many move between two questions, until the index is given up and made anew"
    )
    func agreesWhileManyMove() {
        ChildIndexing.alwaysIndexes {
            var tree = RandomTree(seed: 77, count: 700, isFlat: true)
            for step in 0..<60 {
                for _ in 0..<(step % 7) * (step % 5) { tree.change() }
                for _ in 0..<20 {
                    let point = tree.point()
                    #expect(tree.root.hitTest(point, with: nil) === Definition.ask(tree.root, point), "step \(step)")
                }
            }
        }
    }

    @Test(
        "What a question changes holds for the siblings behind, with an index as without",
        arguments: ["hides", "removes", "moves", "moves the one in front", "fronts", "exchanges", "adds", "nothing"],
        [true, false])
    func changesWhileAsked(_ change: String, asksAgain: Bool) {
        func answer() -> Int? {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
            for index in 0..<200 {
                let view = index == 150 ? MeddlingView() : PlainView()
                view.tag = index
                view.frame = CGRect(x: index % 20 * 20, y: index / 20 * 40, width: 100, height: 100)
                root.addSubview(view)
            }
            let meddling = root.subviews[150] as? MeddlingView
            meddling?.change = { view in
                guard let root = view.superview else { return }
                let target = root.subviews[105]
                switch change {
                case "hides": target.isHidden = true
                case "removes": target.removeFromSuperview()
                case "moves": target.frame.origin.x += 1000
                case "moves the one in front": root.subviews[129].frame.origin.x += 1000
                case "fronts": root.bringSubviewToFront(target)
                case "exchanges": root.exchangeSubview(at: 129, withSubviewAt: 10)
                case "adds": root.insertSubview(UIView(frame: root.bounds), at: 120)
                default: break
                }
                // Asks once more from within: the index is brought in order, or made anew, in the middle of a search.
                view.change = nil
                if asksAgain { _ = root.hitTest(CGPoint(x: 150, y: 210), with: nil) }
            }
            // Once to have an index, once with it and the change.
            _ = root.hitTest(CGPoint(x: 390, y: 390), with: nil)
            return root.hitTest(CGPoint(x: 190, y: 250), with: nil)?.tag
        }
        let expected = answer()
        let indexed = ChildIndexing.alwaysIndexes { answer() }
        #expect(indexed == expected)
        #expect(expected != nil)
    }
}

extension ChildIndexing {
    /// Has every node with children get an index as soon as it is searched.
    static func alwaysIndexes<Result>(_ body: () -> Result) -> Result {
        let saved = (threshold, scansBefore)
        (threshold, scansBefore) = (1, 0)
        defer { (threshold, scansBefore) = saved }
        return body()
    }
}
