// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Conversions between the coordinates of views, windows and screens (A25, B19).
@MainActor
enum ViewConversion {
    /// Between two views. `nil` stands for the other view's window, or its topmost view if it is in no window.
    static func convert(_ point: CGPoint, from source: UIView?, to destination: UIView?) -> CGPoint {
        if source === destination { return point }
        // Not `map`: it would check for each of them where a function of the main actor runs.
        let sourceRoot = if let source { root(of: source) } else { nil as UIView? }
        let destinationRoot = if let destination { root(of: destination) } else { nil as UIView? }
        var point = point
        if let source, let sourceRoot {
            point = ascend(point, from: source.node, to: sourceRoot.node)
            if let destinationRoot, destinationRoot !== sourceRoot {
                // Two windows, or trees without one: their common space is the screen.
                point = destinationRoot.node.pointee.fromParent(sourceRoot.node.pointee.toParent(point))
            }
        }
        if let destination, let destinationRoot {
            point = descend(point, from: destinationRoot.node, to: destination.node)
        }
        return point
    }

    static func convert(_ rect: CGRect, from source: UIView?, to destination: UIView?) -> CGRect {
        guard rect.hasCorners else { return rect }
        // Not by `init(around:mappedBy:)`: a closure of the main actor would check at each corner where it runs.
        let (first, second, third, fourth) = rect.corners
        return CGRect(
            spanning: convert(first, from: source, to: destination), convert(second, from: source, to: destination),
            convert(third, from: source, to: destination), convert(fourth, from: source, to: destination))
    }

    /// From a view's coordinates to the screen's. The topmost view's frame is in the screen's coordinates.
    static func toScreen(_ point: CGPoint, from view: UIView) -> CGPoint {
        let root = root(of: view)
        return root.node.pointee.toParent(ascend(point, from: view.node, to: root.node))
    }

    static func fromScreen(_ point: CGPoint, to view: UIView) -> CGPoint {
        let root = root(of: view)
        return descend(root.node.pointee.fromParent(point), from: root.node, to: view.node)
    }

    private static func root(of view: UIView) -> UIView {
        if let window = view.windowStorage { return window }
        var node = view.node
        while let parent = node.pointee.parent { node = parent }
        return node.pointee.view.takeUnretainedValue()
    }

    private static func ascend(_ point: CGPoint, from node: NodePointer, to root: NodePointer) -> CGPoint {
        var point = point
        var node = node
        while node != root, let parent = node.pointee.parent {
            point = node.pointee.toParent(point)
            node = parent
        }
        return point
    }

    private static func descend(_ point: CGPoint, from root: NodePointer, to node: NodePointer) -> CGPoint {
        guard node != root, let parent = node.pointee.parent else { return point }
        return node.pointee.fromParent(descend(point, from: root, to: parent))
    }
}

// Between spaces of any kind: through the screen.
extension ViewConversion {
    static func convert(_ point: CGPoint, from view: UIView, toSpace space: any UICoordinateSpace) -> CGPoint {
        if let other = space as? UIView { return convert(point, from: view, to: other) }
        return space.fromScreen(toScreen(point, from: view))
    }

    static func convert(_ point: CGPoint, fromSpace space: any UICoordinateSpace, to view: UIView) -> CGPoint {
        if let other = space as? UIView { return convert(point, from: other, to: view) }
        return fromScreen(space.toScreen(point), to: view)
    }
}

extension UICoordinateSpace {
    /// A point of this space, on the screen. Spaces that are not views have the screen's coordinates.
    func toScreen(_ point: CGPoint) -> CGPoint {
        (self as? UIView).map { ViewConversion.toScreen(point, from: $0) } ?? point
    }

    func fromScreen(_ point: CGPoint) -> CGPoint {
        (self as? UIView).map { ViewConversion.fromScreen(point, to: $0) } ?? point
    }
}
