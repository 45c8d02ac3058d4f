// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

typealias NodePointer = UnsafeMutablePointer<ViewNode>

/// A view's geometry and flags, where hit-testing reads them.
///
/// Every view owns one node for its whole life; the view's properties read and write it. A node lists its children beside
/// their boxes. So a walk touches no object, counts no reference, and calls a method only if a class overrides it.
struct ViewNode {
    /// In the view's own coordinates.
    var bounds: CGRect = .zero
    /// Where the anchor point lies, in the parent's bounds coordinates.
    var center: CGPoint = .zero
    /// The transform and anchor point, present only when they are not the default ones.
    var projection: UnsafeMutablePointer<ViewProjection>?
    var parent: NodePointer?
    var slots: UnsafeMutablePointer<ChildSlot>?
    /// The slots. Only for a node that has had a child.
    var childSlots: UnsafeMutablePointer<ChildSlot> {
        // Made with the first child, and kept as long as the node.
        // swift-format-ignore: NeverForceUnwrap
        slots!
    }
    /// With the gaps.
    var slotCount: Int32 = 0
    var slotCapacity: Int32 = 0
    /// An index over the slots, made when it pays: with many slots and many searches.
    var childIndex: ChildIndexPointer?
    /// How many children searches have looked at one by one since there was an index.
    var scanned: UInt32 = 0
    /// The node's place among its parent's slots; meaningless without a parent.
    var index: Int32 = 0
    var flags: NodeFlags
    /// How many slots are left empty; see `ChildGaps`.
    var gapCount: Int32 = 0
    var alpha: Double = 1
    let view: Unmanaged<UIView>

    init(view: UIView, flags: NodeFlags) {
        self.view = Unmanaged.passUnretained(view)
        self.flags = flags
    }
}

extension ViewNode {
    /// For a window: whether the end of the turn has something to lay out.
    var isWaitingForTurnsEnd: Bool {
        !flags.contains(.hidden)
            && !flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout, .needsSafeAreaUpdate])
    }
}

/// A child's box beside its node: outside the box, the child cannot take a point.
struct ChildSlot {
    /// In the parent's bounds coordinates. Unbounded for classes that must always be asked, empty for views that refuse.
    var box: Box
    var node: NodePointer
}

/// An axis-parallel box.
struct Box: Equatable {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    static let everything = Box(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
    static let nothing = Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

    /// The edges belong to the box, so that the unbounded box has the points at infinity too. The view makes the exact test.
    @inline(__always)
    func contains(_ x: Double, _ y: Double) -> Bool {
        x >= minX && x <= maxX && y >= minY && y <= maxY
    }

    /// The box, larger by more than the rounding of a conversion into a child's coordinates. So the box never refuses a point
    /// that the exact test would accept.
    var grownByRounding: Box {
        let largest = max(abs(minX), abs(minY), abs(maxX), abs(maxY), 1)
        let margin = largest * 1e-12
        return Box(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
    }
}

/// The yes-or-no properties of a view.
struct NodeFlags: OptionSet {
    var rawValue: UInt32

    static let hidden = NodeFlags(rawValue: 1 << 0)
    static let interactionDisabled = NodeFlags(rawValue: 1 << 1)
    static let overridesHitTest = NodeFlags(rawValue: 1 << 2)
    static let overridesPointInside = NodeFlags(rawValue: 1 << 3)
    /// A53: an animation without `.allowUserInteraction` runs on the view.
    static let refusesWhileAnimating = NodeFlags(rawValue: 1 << 4)
    static let multipleTouch = NodeFlags(rawValue: 1 << 5)
    static let exclusiveTouch = NodeFlags(rawValue: 1 << 6)
    static let clips = NodeFlags(rawValue: 1 << 7)
    static let autoresizesSubviews = NodeFlags(rawValue: 1 << 8)
    static let needsLayout = NodeFlags(rawValue: 1 << 9)
    /// A descendant needs layout.
    static let descendantNeedsLayout = NodeFlags(rawValue: 1 << 10)
    /// The host's picture has the view.
    static let displayed = NodeFlags(rawValue: 1 << 11)
    /// The view was drawn opaque by choice.
    static let opaque = NodeFlags(rawValue: 1 << 12)
    static let needsPropertyUpdate = NodeFlags(rawValue: 1 << 13)
    static let isLayingOut = NodeFlags(rawValue: 1 << 14)
    static let hasGestureRecognizers = NodeFlags(rawValue: 1 << 15)
    /// The class overrides a method that a touch message passes on its way up: a touch method, `next` or `superview`.
    static let overridesTouchMessages = NodeFlags(rawValue: 1 << 16)
    /// The view's next responder may not be its superview: the view is a controller's, or an input view.
    static let hasOwnNext = NodeFlags(rawValue: 1 << 17)
    /// A window whose views' safe areas may have changed.
    static let needsSafeAreaUpdate = NodeFlags(rawValue: 1 << 18)
    /// The class overrides `draw(_:)`.
    static let drawsItself = NodeFlags(rawValue: 1 << 19)
    /// The next picture asks a view that draws itself for a drawing.
    static let needsDisplay = NodeFlags(rawValue: 1 << 20)
    /// `updateConstraints` waits to be called.
    static let needsConstraintUpdate = NodeFlags(rawValue: 1 << 21)
    /// That of a descendant waits.
    static let descendantNeedsConstraintUpdate = NodeFlags(rawValue: 1 << 22)
    /// The view, or one below it, takes part in a layout by constraints.
    static let constrained = NodeFlags(rawValue: 1 << 23)

    /// The changed `DisplayAspects`, at bits 24 to 31.
    private static let aspectShift: UInt32 = 24

    var aspects: DisplayAspects {
        get { DisplayAspects(rawValue: UInt8(truncatingIfNeeded: rawValue >> Self.aspectShift)) }
        set { rawValue = rawValue & 0x00FF_FFFF | UInt32(newValue.rawValue) << Self.aspectShift }
    }
}
