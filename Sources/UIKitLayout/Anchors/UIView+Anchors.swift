// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// Anchors of the view's edges, middle, size and lines of text, from which constraints are made.
extension UIView {
    /// The edge where text begins: left, or right if text reads from right to left (L14). Of the alignment rectangle (L20).
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The edge where text ends: right, or left if text reads from right to left (L14). Of the alignment rectangle (L20).
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The edge with the least x, whatever the direction of text. Not to be compared with leading or trailing (L2).
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The edge with the greatest x, whatever the direction of text. Not to be compared with leading or trailing
    /// (L2).
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The edge with the least y, of the alignment rectangle (L20).
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The edge with the greatest y, of the alignment rectangle (L20).
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The width of the alignment rectangle, in points; a scroll view's own, not its content's (L17).
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height of the alignment rectangle, in points; a scroll view's own, not its content's (L17).
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The middle between the left and the right edge.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The middle between the top and the bottom edge.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The first line of text; the lower edge of a view without text (L13).
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The last line of text; the lower edge of a view without text (L13).
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}

// Anchors of the guide's edges, middle and size.
extension UILayoutGuide {
    /// The guide's edge where text begins, by the direction of the view that holds the constraint (L14).
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The guide's edge where text ends, by the direction of the view that holds the constraint (L14).
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The guide's edge with the least x, whatever the direction of text.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The guide's edge with the greatest x, whatever the direction of text.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The guide's edge with the least y.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The guide's edge with the greatest y.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The guide's width, in points.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The guide's height, in points.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The middle between the guide's left and right edge.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The middle between the guide's top and bottom edge.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}
