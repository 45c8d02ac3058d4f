// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIView {
    /// The parts of a view's place that follow its superview's size.
    public struct AutoresizingMask: OptionSet, Sendable, Hashable {
        /// The bits of all parts in the set.
        public var rawValue: UInt

        /// The parts whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance from the left edge grows and shrinks.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width grows and shrinks.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance from the right edge grows and shrinks.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance from the top grows and shrinks.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height grows and shrinks.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance from the bottom grows and shrinks.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// How content is placed in bounds of another size.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
        case bottomLeft, bottomRight
    }

    /// How `tintColor` is shown.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic, normal, dimmed
    }

    /// As small as the content allows.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// As large as the content allows.
    public static let layoutFittingExpandedSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

/// A frame of reference on the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// Converts a point of this space (points) into another's.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point of another space (points) into this one's.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a rectangle into another space: the smallest one around the mapped corners.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts a rectangle of another space: the smallest one around the mapped corners.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The space's own rectangle (points).
    var bounds: CGRect { get }
}

/// Behaviour that is added to a view from outside.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that the interaction is attached to. Hold it weakly.
    var view: UIView? { get }
    /// The interaction is about to be added to a view, or removed from its view (`nil`).
    func willMove(to view: UIView?)
    /// The interaction was added to a view, or removed from its view (`nil`).
    func didMove(to view: UIView?)
}
