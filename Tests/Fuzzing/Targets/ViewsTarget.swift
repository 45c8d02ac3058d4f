// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import SeededRandom
import UIKitExplaining
import UIKitTesting

@testable import UIKitCore
@testable import ViewDump

/// Views that lie over each other and change, and everybody who says which of them a touch is for.
///
/// Hit-testing, with an index of children wherever there can be one, must agree with a walk that asks each view by its public methods (B1, B2),
/// with the explanation of live views, and with the views' dump, read again (K16).
@MainActor
struct ViewsTarget {
    private static let mostViews = 48
    private static let mostSteps = 96

    private let screen: TestScreen
    private var views: [UIView] = []
    private var random: SeededGenerator

    static func run(_ bytes: UnsafeRawBufferPointer) {
        let (threshold, scans) = (ChildIndexing.threshold, ChildIndexing.scansBefore)
        defer { (ChildIndexing.threshold, ChildIndexing.scansBefore) = (threshold, scans) }
        // Every view with two subviews is indexed at once: what the index answers is looked at, and not whether it pays.
        (ChildIndexing.threshold, ChildIndexing.scansBefore) = (2, 0)
        var target = ViewsTarget(bytes)
        for _ in 0..<min(mostSteps, bytes.count / 8) { target.step() }
        target.compareDump()
    }

    private init(_ bytes: UnsafeRawBufferPointer) {
        screen = TestScreen()
        random = SeededGenerator(bytes: bytes)
        for _ in 0..<2 + random.pick(Self.mostViews - 2) { addView() }
    }

    // MARK: Views

    private mutating func addView() {
        let view: UIView =
            switch random.pick(6) {
            case 0: UILabel()
            case 1: UIControl()
            case 2: list()
            default: UIView()
            }
        place(view)
        (random.once(in: 3) ? screen.window : views.randomElement(using: &random) ?? screen.window).addSubview(view)
        views.append(view)
    }

    private func list() -> UIScrollView {
        let list = UIScrollView()
        list.contentSize = CGSize(width: 2_000, height: 2_000)
        list.showsVerticalScrollIndicator = false
        list.showsHorizontalScrollIndicator = false
        return list
    }

    /// Quarters of a point, which a dump's digits hold.
    private mutating func length(_ most: Int) -> CGFloat { CGFloat(random.pick(most * 4)) / 4 }

    private mutating func place(_ view: UIView) {
        view.bounds.size = CGSize(width: length(300), height: length(300))
        view.center = CGPoint(x: length(440) - 50, y: length(550) - 50)
    }

    // MARK: Steps

    private mutating func step() {
        let view = views[random.pick(views.count)]
        switch random.pick(16) {
        case 0: place(view)
        case 1: view.isHidden.toggle()
        case 2: view.alpha = random.pick(from: [1, 0.5, 0.011, 0.009, 0])
        case 3: view.isUserInteractionEnabled.toggle()
        case 4: view.transform = random.pick(from: Self.transforms)
        case 5: view.clipsToBounds.toggle()
        case 6: view.bounds.origin = CGPoint(x: length(100), y: length(100))
        case 7: view.superview?.bringSubviewToFront(view)
        case 8: move(view)
        case 9: view.center.x += length(20) - 10
        case 10: view.removeFromSuperview()
        default: probe()
        }
    }

    /// Transforms whose numbers are exact, so that no rounding decides on which side of an edge a point is.
    private static let transforms = [
        .identity, CGAffineTransform(scaleX: 0.5, y: 2), CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 8, ty: -4),
        CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(scaleX: 0, y: 0),
    ]

    private mutating func move(_ view: UIView) {
        let parent = random.once(in: 4) ? screen.window : views[random.pick(views.count)]
        guard !parent.isDescendant(of: view) else { return }
        parent.insertSubview(view, at: random.pick(parent.subviews.count + 1))
    }

    /// A point between the quarters.
    private mutating func point() -> CGPoint { CGPoint(x: length(390) + 0.123, y: length(844) + 0.077) }

    private mutating func probe() {
        let point = point()
        let hit = screen.window.hitTest(point, with: nil)
        let expected = Self.walk(screen.window, point)
        promise("the views say the same one by one at \(point): \(name(hit)), \(name(expected))", hit === expected)
    }

    /// B1, B2: the front-most of those that take touches and have the point, asked from the window down.
    private static func walk(_ view: UIView, _ point: CGPoint) -> UIView? {
        guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled, view.point(inside: point, with: nil)
        else { return nil }
        for subview in view.subviews.reversed() {
            if let hit = walk(subview, subview.convert(point, from: view)) { return hit }
        }
        return view
    }

    private func name(_ view: UIView?) -> String {
        guard let view else { return "nobody" }
        return views.firstIndex { $0 === view }.map { "view \($0)" } ?? "\(type(of: view))"
    }

    // MARK: The dump

    private mutating func compareDump() {
        screen.settle()
        let tree: ViewTree
        do throws(DumpError) {
            tree = try DumpReader.tree(from: screen.window.recursiveDescription())
        } catch {
            return promise("a dump of live views can be read: \(error)", false)
        }
        for _ in 0..<16 {
            let point = point()
            let hit = screen.window.hitTest(point, with: nil)
            let outcome = TouchWalk.run(tree, at: TracePoint(x: point.x, y: point.y))
            let read = outcome.receiver.flatMap { tree.views[$0].address }
            promise("the dump says the same at \(point): \(name(hit))", read == hit?.addressText)
            let live = screen.scene.explainHitTest(at: point)
            let told = live.receiver.map { live.tree.views[$0].address }
            promise("the explanation says the same at \(point): \(name(hit))", told == hit?.addressText)
        }
    }
}
