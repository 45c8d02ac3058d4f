// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Something that has focus items inside.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The coordinate space of the items' frames.
    var coordinateSpace: any UICoordinateSpace { get }

    /// The items whose frames intersect a rectangle (points, the container's coordinate space); some of them may not be able
    /// to have focus. Views return their subviews, and overrides add to them (H26).
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that moves its content to show the item with focus (H27).
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// The point of the content that is seen at the container's top left corner, in points.
    var contentOffset: CGPoint { get set }
    /// In points.
    var contentSize: CGSize { get }
    /// The size of the visible part of the content, in points.
    var visibleSize: CGSize { get }
}

extension UIFocusItemScrollableContainer {
    /// All that can be seen of the content, in its own coordinates (points): at least as much as is seen now. Applications that scroll in
    /// one direction give their content no size in the other.
    var reachableContent: CGRect {
        let size = CGSize(
            width: max(contentSize.width, visibleSize.width), height: max(contentSize.height, visibleSize.height))
        return CGRect(origin: .zero, size: size).union(CGRect(origin: contentOffset, size: visibleSize))
    }
}
