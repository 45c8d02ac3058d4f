// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The background of a cell, a header, a footer or a button, as a value.
public struct UIBackgroundConfiguration: Hashable {
    /// Shown in the background, as large as it.
    public var customView: UIView?
    /// In points.
    public var cornerRadius: CGFloat {
        get { ownCornerRadius ?? 0 }
        set { ownCornerRadius = newValue }
    }
    /// The radius that somebody set.
    package var ownCornerRadius: CGFloat?
    /// The distance of the background from the edges of the cell or the button, in points.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
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

    private var shownStroke: UIColor? { strokeColor.map { strokeColorTransformer?($0) ?? $0 } }

    /// Gives a view the look of the configuration.
    @MainActor
    package func show(in view: UIView, _ traits: UITraitCollection) {
        view.isUserInteractionEnabled = false
        view.backgroundColor = shownColor(nil)
        view.layer.cornerRadius = cornerRadius
        showStroke(in: view, traits)
    }

    /// Gives a view the line of the configuration.
    @MainActor
    func showStroke(in view: UIView, _ traits: UITraitCollection) {
        view.layer.borderWidth = strokeWidth
        view.layer.borderColor = shownStroke?.resolvedColor(with: traits).cgColor
    }
}
