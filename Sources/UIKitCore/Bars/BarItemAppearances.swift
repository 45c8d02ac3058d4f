// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// How a bar's button looks in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// The font and the color of the title, unless the item has its own; empty for the bar's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved from its place, in points, unless the item has its own. Of the states the normal one's counts.
    open var titlePositionAdjustment = UIOffset.zero
    /// The image behind the title or the image of the item, stretched; `nil` for none.
    open var backgroundImage: UIImage?
    /// How far the background is moved from its place, in points. Of the states the normal one's counts.
    open var backgroundImagePositionAdjustment = UIOffset.zero

    fileprivate func takeValues(of other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}

/// How buttons of a bar look, state by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// While nothing happens.
    public let normal = UIBarButtonItemStateAppearance()
    /// While it is pressed.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// While it cannot be chosen.
    public let disabled = UIBarButtonItemStateAppearance()
    /// Kept: while it has focus.
    public let focused = UIBarButtonItemStateAppearance()

    public override init() { super.init() }

    /// The look of a style: nothing is said.
    public convenience init(style: UIBarButtonItem.Style) { self.init() }

    /// Goes back to saying nothing.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        let new = UIBarButtonItemStateAppearance()
        for state in [normal, highlighted, disabled, focused] { state.takeValues(of: new) }
    }

    var copied: UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        for (old, new) in [
            (normal, copy.normal), (highlighted, copy.highlighted), (disabled, copy.disabled), (focused, copy.focused),
        ] { new.takeValues(of: old) }
        return copy
    }

    /// The attributes that were set for a state.
    package func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        appearance(for: state).titleTextAttributes
    }

    /// The look in a state.
    package func appearance(for state: UIControl.State) -> UIBarButtonItemStateAppearance {
        state == .highlighted ? highlighted : state == .disabled ? disabled : normal
    }
}

/// How a tab looks in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The font and the color of the title, unless the item has its own; empty for the bar's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The distance of the title from its place, in points, unless the item has its own.
    open var titlePositionAdjustment = UIOffset.zero
    /// The color of the image and of a title without one; `nil` for the bar's.
    open var iconColor: UIColor?
    /// The color behind the badge's text, unless the item has its own; `nil` for red.
    open var badgeBackgroundColor: UIColor?
    /// The font and the color of the badge's text; empty for white.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the badge is moved from its place, in points. Of the states the normal one's counts.
    open var badgePositionAdjustment = UIOffset.zero
    /// How far the badge's text is moved within the badge, in points. Of the states the normal one's counts.
    open var badgeTitlePositionAdjustment = UIOffset.zero

    fileprivate func takeValues(of other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}

/// How tabs look, state by state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// Where a tab's title stands.
    public enum Style: Int, Sendable {
        case stacked = 0
        case inline = 1
        case compactInline = 2
    }

    /// The look of a tab that is not chosen.
    public let normal = UITabBarItemStateAppearance()
    /// Of the chosen tab.
    public let selected = UITabBarItemStateAppearance()
    /// The look of a tab that cannot be chosen.
    public let disabled = UITabBarItemStateAppearance()
    /// The look of a tab with focus. Kept without an effect.
    public let focused = UITabBarItemStateAppearance()

    public override init() { super.init() }

    /// The look of a style. Nothing is set at first.
    public convenience init(style: UITabBarItemAppearance.Style) { self.init() }

    /// Goes back to saying nothing.
    open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
        let new = UITabBarItemStateAppearance()
        for state in [normal, selected, disabled, focused] { state.takeValues(of: new) }
    }

    var copied: UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        for (old, new) in [
            (normal, copy.normal), (selected, copy.selected), (disabled, copy.disabled), (focused, copy.focused),
        ] { new.takeValues(of: old) }
        return copy
    }
}
