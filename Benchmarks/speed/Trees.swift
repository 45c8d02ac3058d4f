// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKit

/// The trees that every program of the benchmark builds, as `peers/README.md` says.
@MainActor
enum Trees {
    /// Every tenth view of a class that overrides `point(inside:with:)`.
    static func everyTenthOverrides(_ index: Int) -> UIView { index % 10 == 9 ? OverridingView() : UIView() }

    /// A view's number is its tag.
    static func siblings(_ count: Int, making make: @MainActor (Int) -> UIView = { _ in UIView() }) -> UIView {
        let columns = Int(Double(count).squareRoot().rounded(.up))
        let rows = (count + columns - 1) / columns
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: columns * 10, height: rows * 10))
        parent.tag = count
        for index in 0..<count {
            let child = make(index)
            child.frame = CGRect(x: index % columns * 10, y: index / columns * 10, width: 10, height: 10)
            child.tag = index
            parent.addSubview(child)
        }
        return parent
    }

    static func chain(_ count: Int, making make: @MainActor (Int) -> UIView = { _ in UIView() }) -> UIView {
        let root = make(0)
        root.frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
        var last = root
        for depth in 1..<count {
            let view = make(depth)
            view.frame = root.frame
            view.tag = depth
            last.addSubview(view)
            last = view
        }
        return root
    }

    static func tree(making make: @escaping @MainActor (Int) -> UIView = { _ in UIView() }) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 10000, height: 1000))
        root.tag = 1
        var level = [root]
        for depth in 0..<5 {
            level = level.flatMap { parent in
                (0..<10).map { index in
                    let child = make(index)
                    let size = parent.bounds.size
                    child.frame =
                        depth % 2 == 0
                        ? CGRect(x: CGFloat(index) * size.width / 10, y: 0, width: size.width / 10, height: size.height)
                        : CGRect(
                            x: 0, y: CGFloat(index) * size.height / 10, width: size.width, height: size.height / 10)
                    child.tag = parent.tag * 10 + index
                    parent.addSubview(child)
                    return child
                }
            }
        }
        return root
    }
}

/// The points that every program asks.
struct Points {
    private(set) var points: [CGPoint] = []

    @MainActor
    init(in root: UIView, count: Int = 1 << 14) {
        var state: UInt32 = 1
        func next(_ size: CGFloat) -> CGFloat {
            state = state &* 1_664_525 &+ 1_013_904_223
            return (CGFloat(state) / 4_294_967_296 * size).rounded(.down)
        }
        points.reserveCapacity(count)
        for _ in 0..<count {
            let x = next(root.bounds.width)
            points.append(CGPoint(x: x, y: next(root.bounds.height)))
        }
    }
}

/// Every tenth of these stands among the views of a tree: an override that UIKit must ask.
final class OverridingView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
}
