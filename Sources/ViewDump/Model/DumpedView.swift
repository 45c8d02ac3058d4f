// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// A view, or an element of an accessibility tree, in a dump.
public struct DumpedView: Hashable, Sendable {
    /// As printed: `UIButton`, `Shop.Overlay`, or an element type such as `Button`.
    public var className: String
    /// The nearest UIKit class, if the dump contains it (K2) or the element type stands for one.
    public var baseClassName: String?
    /// As printed, with `0x`.
    public var address: String?
    /// The accessibility identifier.
    public var identifier: String?
    /// The text on it (K7), its title or its label.
    public var text: String?
    /// In the superview's coordinates; `nil` where the dump lacks it.
    public var frame: TraceRect?
    /// A scroll view's offset (K13, B18).
    public var boundsOrigin = TracePoint(x: 0, y: 0)
    /// K6.
    public var transform: DumpTransform?
    /// `transform3D` leaves the plane, so that `transform` is an approximation.
    public var leavesPlane = false
    /// Whether its subviews are drawn only within its bounds.
    public var clipsToBounds = false
    /// Hidden with everything in it; in an accessibility tree: not visible.
    public var isHidden = false
    /// From 0 to 1; 1 if the dump lacks it.
    public var alpha = 1.0
    /// `nil` if the dump lacks it.
    public var isUserInteractionEnabled: Bool?
    /// Only in an accessibility tree: a disabled control takes touches and does nothing.
    public var isEnabled: Bool?
    /// Only in an accessibility tree: it is one whole for assistive technology, such as a button that consists of plain views.
    public var isAccessible: Bool?
    /// Only in an accessibility tree: whether a touch in its middle would reach it.
    public var isHittable: Bool?
    /// Only in an accessibility tree: not visible or without a size, around something visible; set by the tree.
    var isStructure = false
    /// Animations run on it (K11).
    public var isAnimating = false
    /// Gesture recognizers are attached to it (K10).
    public var hasGestureRecognizers = false
    /// The recognizers, if the input has them.
    public var recognizers: [DumpedRecognizer] = []
    /// Whether the dump prints a background color that is not clear.
    public var hasBackground = false
    /// The class of the view controller whose root view it is, if the dump contains it.
    public var controllerName: String?
    /// The line ends before the description does, so that items may be missing.
    public var isCut = false
    /// The facts that only a live view has.
    public var live: LiveFacts?
    /// Its line in the input, from 1.
    public var line: Int
    /// In characters, from 1.
    public var column: Int

    /// A view of a class at a place of the input, counted from 1; all else has the values of a dump without items.
    public init(className: String, line: Int, column: Int = 1) {
        self.className = className
        self.line = line
        self.column = column
    }

    /// Its name in sentences: the identifier, else the text.
    public var label: String? { identifier ?? text }
}

/// A gesture recognizer in a dump (K25).
public struct DumpedRecognizer: Hashable, Sendable {
    /// The class as printed.
    public var className: String
    /// `isEnabled` of the recognizer.
    public var isEnabled = true
    /// `cancelsTouchesInView`.
    public var cancelsTouches = true
    /// The name of its first action.
    public var action: String?

    /// An enabled recognizer that cancels touches, of a class as printed.
    public init(className: String) { self.className = className }
}

/// The linear part and the translation of a view's transform, in the order in which UIKit prints them (K6).
public struct DumpTransform: Hashable, Sendable {
    public var a, b, c, d, tx, ty: Double

    /// A transform by its six numbers, in UIKit's order. Nothing is checked.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    var determinant: Double { a * d - b * c }
}
