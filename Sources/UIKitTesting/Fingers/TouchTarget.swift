// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Where a finger can go: a point of the screen, a view, a point in a view.
///
///     finger.drag(from: card, to: bin)
///     finger.drag(from: ViewPoint(card, x: 10, y: 10), to: CGPoint(x: 200, y: 300))
@MainActor
public protocol TouchTarget {
    /// In points of the screen, at present.
    var touchPoint: CGPoint { get }
}

extension CGPoint: TouchTarget {
    /// Itself: a point of the screen.
    public var touchPoint: CGPoint { self }
}

extension UIView: TouchTarget {
    /// The middle of the view.
    public var touchPoint: CGPoint { screenPoint(CGPoint(x: bounds.midX, y: bounds.midY)) }

    /// The place on the screen of a point in the view's own coordinates.
    func screenPoint(_ point: CGPoint) -> CGPoint {
        let inWindow = convert(point, to: nil)
        return window?.convert(inWindow, to: nil) ?? inWindow
    }
}

/// A point in a view, in the view's own coordinates.
@MainActor
public struct ViewPoint: TouchTarget {
    /// The view of the point; it is retained.
    public let view: UIView
    /// In points, from the origin of the view's bounds' coordinates.
    public let point: CGPoint

    /// A point in a view's own coordinates, in points. It need not be within the bounds.
    public init(_ view: UIView, at point: CGPoint) {
        self.view = view
        self.point = point
    }

    /// A point in a view's own coordinates, in points.
    public init(_ view: UIView, x: CGFloat, y: CGFloat) {
        self.init(view, at: CGPoint(x: x, y: y))
    }

    /// A point by shares of the view's width and height: (0, 0) is the top left, (1, 1) the bottom right.
    public init(_ view: UIView, share: CGPoint) {
        let bounds = view.bounds
        self.init(
            view, x: bounds.minX + bounds.width * share.x, y: bounds.minY + bounds.height * share.y)
    }

    /// Where the point is on the screen now; it moves with the view.
    public var touchPoint: CGPoint { view.screenPoint(point) }
}
