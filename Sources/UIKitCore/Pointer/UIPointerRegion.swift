import CoreGraphics

/// Axes of the screen.
public struct UIAxis: OptionSet, Sendable, Hashable {
    public var rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let horizontal = UIAxis(rawValue: 1 << 0)
    public static let vertical = UIAxis(rawValue: 1 << 1)
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// A part of a view in which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
    /// In the view's coordinates (points).
    open private(set) var rect: CGRect
    open private(set) var identifier: AnyHashable?
    /// Kept; pointers here latch to nothing.
    open var latchingAxes: UIAxis = []

    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPointerRegion(rect: rect, identifier: identifier)
        copy.latchingAxes = latchingAxes
        return copy
    }

    /// PT3: regions are the same by place and identifier.
    func isSame(as other: UIPointerRegion?) -> Bool { rect == other?.rect && identifier == other?.identifier }
}

/// Where a pointer is, for the question in which region that is.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// In the view's coordinates (points).
    open private(set) var location: CGPoint
    open private(set) var modifiers: UIKeyModifierFlags

    init(_ location: CGPoint, _ modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
    }
}
