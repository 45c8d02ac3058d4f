// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit

/// What the work costs that `peers/` measures in other systems, and some that only ours is measured at.
///
///     make bench
///
/// With names of works as arguments it does only those. `count PATH PIECES` does the pieces of a core path and times nothing,
/// for `Benchmarks/instructions`.
@main
@MainActor
struct SpeedBenchmark {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "count" { return CorePaths.run(Array(arguments.dropFirst())) }
        let wanted = Set(arguments)
        let works: [(name: String, body: () -> Void)] = [
            // First, while nothing is left of other works that could be used again.
            ("memory", Memory.measure),
            ("siblings", siblings), ("chain", chain), ("tree", tree), ("overrides", overrides),
            ("move-child", moveChild),
            ("layout", layout), ("children", children), ("delivery", Delivery.measureMoves),
            ("climb", Delivery.measureClimb),
        ]
        for work in works where wanted.isEmpty || wanted.contains(work.name) { work.body() }
    }

    private static func hitTest(_ name: String, _ size: Int, _ root: UIView) {
        let points = Points(in: root).points
        var check: UInt32 = 0
        for point in points.prefix(1000) {
            check &+= UInt32(truncatingIfNeeded: root.hitTest(point, with: nil)?.tag ?? 0)
        }
        let batch = min(points.count, max(256, 1 << 24 / max(1, size) / 16))
        Measure.work(name, size, pieces: batch, check: check) {
            for index in 0..<batch where root.hitTest(points[index], with: nil) == nil { Measure.sink += 1 }
        }
    }

    private static func siblings() {
        for count in [100, 1000, 10_000, 100_000, 1_000_000] { hitTest("siblings", count, Trees.siblings(count)) }
    }

    private static func chain() {
        for count in [10, 100, 1000] { hitTest("chain", count, Trees.chain(count)) }
    }

    private static func tree() { hitTest("tree", 111_111, Trees.tree()) }

    /// Every tenth view of a class that overrides `point(inside:with:)`.
    private static func overrides() {
        let make = Trees.everyTenthOverrides
        for count in [100, 1000, 10_000] { hitTest("siblings, overrides", count, Trees.siblings(count, making: make)) }
        for count in [10, 100, 1000] { hitTest("chain, overrides", count, Trees.chain(count, making: make)) }
        hitTest("tree, overrides", 111_111, Trees.tree(making: make))
    }

    /// One of many siblings gets another frame, and a point is looked for.
    private static func moveChild() {
        for count in [1000, 10_000, 100_000] {
            let root = Trees.siblings(count)
            let points = Points(in: root).points
            let children = root.subviews
            var step = 0
            Measure.work("move-child", count, pieces: 1000) {
                for _ in 0..<1000 {
                    step &+= 1
                    let child = children[step &* 7919 % count]
                    child.center.x += step & 1024 == 0 ? 3 : -3
                    if root.hitTest(points[step % points.count], with: nil) == nil { Measure.sink += 1 }
                }
            }
        }
    }

    /// Every one of many siblings gets another frame, and then a point is looked for: a frame of an animation.
    private static func layout() {
        for count in [1000, 10_000] {
            let root = Trees.siblings(count)
            let children = root.subviews
            let points = Points(in: root).points
            var step = 0
            Measure.work("layout", count, pieces: count) {
                step &+= 1
                for child in children { child.center.x += step & 1 == 0 ? 3 : -3 }
                if root.hitTest(points[step % points.count], with: nil) == nil { Measure.sink += 1 }
            }
        }
    }

    /// Many views are added, and taken out again from the front, from the back, and in between.
    private static func children() {
        for count in [1000, 10_000] {
            let parent = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
            let views = (0..<count).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
            Measure.work("add, remove from the back", count, pieces: count) {
                for view in views { parent.addSubview(view) }
                for view in views.reversed() { view.removeFromSuperview() }
            }
            Measure.work("add, remove from the front", count, pieces: count) {
                for view in views { parent.addSubview(view) }
                for view in views { view.removeFromSuperview() }
            }
            for view in views { parent.addSubview(view) }
            var step = 0
            Measure.work("bring to front", count, pieces: 100) {
                for _ in 0..<100 {
                    step &+= 1
                    parent.bringSubviewToFront(views[step &* 7919 % count])
                }
            }
            for view in views { view.removeFromSuperview() }
        }
    }
}
