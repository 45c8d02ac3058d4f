// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

/// The lengths of a popover's background (P10).
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods: NSObjectProtocol {
    /// How wide the arrow is where it leaves the background, in points.
    static func arrowBase() -> CGFloat
    /// The distance of the content from the edges of the background without its arrow, in points.
    static func contentViewInsets() -> UIEdgeInsets
    /// How far the arrow reaches out of the background, in points.
    static func arrowHeight() -> CGFloat
}

/// A popover's background and arrow, drawn by the application (P10).
///
/// A subclass overrides all members but ``wantsDefaultContentAppearance``, and draws the arrow at ``arrowOffset`` of the side
/// ``arrowDirection``. It is as large as the popover with its arrow, and is made by `init(frame:)`.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a background with an empty frame; it reads nothing from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How far the arrow's middle is from the middle of its side, in points: downwards or to the right. The popover sets it.
    open var arrowOffset: CGFloat = 0
    /// The side of the arrow; the popover sets it.
    open var arrowDirection: UIPopoverArrowDirection = .unknown

    /// Whether the content has round corners; true here.
    open class var wantsDefaultContentAppearance: Bool { true }

    open class func arrowBase() -> CGFloat { PopoverMetrics.arrowBase }
    open class func contentViewInsets() -> UIEdgeInsets { .zero }
    open class func arrowHeight() -> CGFloat { PopoverMetrics.arrowLength }
}

// Makes backgrounds of classes that are known only at run time, as navigation controllers make bars: a subclass that declares
// `init(frame:)` as required has it at the same place of the method table as every other subclass. The check after the call detects
// another layout of the table.

/// Public, so that the compiler cannot assume that it knows every subclass and call the probe's own initializer directly.
open class RequiredPopoverBackgroundProbe: UIPopoverBackgroundView {
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a background as `init(frame:)` does; it reads nothing from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

@MainActor
enum PopoverBackgrounds {
    @inline(never)
    static func make(_ type: UIPopoverBackgroundView.Type) -> UIPopoverBackgroundView {
        let constructible = unsafeBitCast(type, to: RequiredPopoverBackgroundProbe.Type.self)
        let made = constructible.init(frame: .zero) as UIPopoverBackgroundView
        enforce(
            Swift.type(of: made) == type,
            "init(frame:) of \(type) made a \(Swift.type(of: made)): it cannot be made at run time.")
        return made
    }
}
