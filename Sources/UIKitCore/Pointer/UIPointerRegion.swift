// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Axes of the screen.
public struct UIAxis: OptionSet, Sendable, Hashable {
    /// The bits of all axes in the set.
    public var rawValue: UInt

    /// The axes whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// From left to right.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// From top to bottom.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// The two axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// A part of a view in which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
    /// In the view's coordinates (points).
    open private(set) var rect: CGRect
    /// Tells the region apart from others at the same place (PT3); `nil` for none.
    open private(set) var identifier: AnyHashable?
    /// Kept without an effect: pointers do not latch here.
    open var latchingAxes: UIAxis = []

    /// A part of a view (points, the view's coordinates); parts of the same place and identifier are the same (PT3).
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
    }

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPointerRegion(rect: rect, identifier: identifier)
        copy.latchingAxes = latchingAxes
        return copy
    }

    /// PT3: regions are the same by place and identifier.
    func isSame(as other: UIPointerRegion?) -> Bool { rect == other?.rect && identifier == other?.identifier }
}

/// A pointer's place, for the question about its region.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// In the view's coordinates (points).
    open private(set) var location: CGPoint
    /// The modifier keys that are held.
    open private(set) var modifiers: UIKeyModifierFlags

    init(_ location: CGPoint, _ modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
    }
}
