// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The background of a cell, a header, a footer or a button, as a value.
public struct UIBackgroundConfiguration: Hashable {
    /// Shown in the background, as large as it, in front of the color, the effect and the image.
    public var customView: UIView?
    /// Shown in front of the color; `nil` for none.
    public var visualEffect: UIVisualEffect?
    /// Shown in front of the color and the effect, and cut off at the background's edge; `nil` for none.
    public var image: UIImage?
    /// How the image fills the background; stretched to its size at first.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// In points.
    public var cornerRadius: CGFloat {
        get { ownCornerRadius ?? 0 }
        set { ownCornerRadius = newValue }
    }
    /// The radius that somebody set.
    package var ownCornerRadius: CGFloat?
    /// The distance of the background from the edges of the cell or the button, in points.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// The edges at which the margins of the cell or the button are added to the insets (T133); none at first.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// `nil` for the color of the state.
    public var backgroundColor: UIColor?
    /// Makes the shown color of ``backgroundColor``, or of the state's color.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The color of a line along the background's edge; no line while it is `nil`, or while `strokeWidth` is 0.
    public var strokeColor: UIColor?
    /// Makes the shown color of the line.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// In points.
    public var strokeWidth: CGFloat = 0
    /// How far the line stands outside of the background, in points; inside of it with a negative number (T133). The line's corners
    /// keep their distance from the background's.
    public var strokeOutset: CGFloat = 0
    /// The shadow of the background; none at first. A row of a table is cut off at its edges, and its shadow with it.
    public var shadowProperties = UIShadowProperties()
    package let rest: UIColor?
    package let pressed: UIColor?

    package init(rest: UIColor?, pressed: UIColor?) {
        self.rest = rest
        self.pressed = pressed
    }

    /// Nothing behind the content, in any state.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(rest: nil, pressed: nil) }

    /// The color that is shown, with the transformer; the tint color takes the place of a color that is not set.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { shownColor(tintColor) ?? tintColor }

    /// The color of the line that is shown, with the transformer; the tint color takes the place of a color that is not set.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { shownStroke ?? tintColor }

    package func shownColor(_ fallback: UIColor?) -> UIColor? {
        (backgroundColor ?? fallback).map { backgroundColorTransformer?($0) ?? $0 }
    }

    var shownStroke: UIColor? { strokeColor.map { strokeColorTransformer?($0) ?? $0 } }
}

/// A shadow, as a value of a configuration.
public struct UIShadowProperties: Hashable {
    /// The color; black at first.
    public var color = UIColor.black
    /// 0, no shadow, the value at first, to 1.
    public var opacity: CGFloat = 0
    /// How far the shadow blurs, in points.
    public var radius: CGFloat = 3
    /// How far the shadow stands from the background, in points; not at all at first.
    public var offset = CGSize.zero
    /// The shadow's shape in the background's coordinates; `nil` for the background's own.
    public var path: UIBezierPath?

    /// No shadow.
    public init() {}

    /// Whether both are the same shadow. Paths are compared as objects.
    public static func == (first: UIShadowProperties, second: UIShadowProperties) -> Bool {
        first.color == second.color && first.opacity == second.opacity && first.radius == second.radius
            && first.offset == second.offset && first.path == second.path
    }

    /// Hashes the color and the lengths.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(color)
        hasher.combine(opacity)
        hasher.combine(radius)
        hasher.combine(offset.width)
        hasher.combine(offset.height)
    }
}
