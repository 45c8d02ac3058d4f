// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A look that a view gives to the content behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// Blurs the content behind, under a tint.
open class UIBlurEffect: UIVisualEffect {
    /// The strength of the tint over the blur, and whether it is light, dark, or follows the interface style. All styles blur
    /// equally.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    let style: Style

    /// A blur of 20 points under the style's tint.
    public init(style: Style) {
        self.style = style
    }

    /// The blur radius, in points.
    private(set) var radius = standardRadius
    static let standardRadius: CGFloat = 20
    private var ownTint: UIColor?
    private var ownTintAlpha: CGFloat?

    /// Sets what sources set of an effect by its name (PO9): `blurRadius`, `colorTint`, `colorTintAlpha`. A view shows it from the
    /// next time that the effect is given to it. Other keys change nothing.
    open func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "blurRadius": radius = max(CGFloat(anyNumber: value) ?? 0, 0)
        case "colorTint": ownTint = value as? UIColor
        case "colorTintAlpha": ownTintAlpha = CGFloat(anyNumber: value)
        default: break
        }
    }

    /// As ``setValue(_:forKey:)``: an effect has no objects in it.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    /// What was set, or is in effect, under a key of ``setValue(_:forKey:)``; `nil` for other keys.
    open func value(forKey key: String) -> Any? {
        switch key {
        case "blurRadius": NSNumber(value: Double(radius))
        case "colorTint": ownTint
        case "colorTintAlpha": ownTintAlpha.map { NSNumber(value: Double($0)) }
        default: nil
        }
    }

    /// As ``value(forKey:)``.
    open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

    /// The color over the blur.
    var tint: UIColor {
        guard ownTint == nil, ownTintAlpha == nil else {
            let color = ownTint ?? styleTint
            return ownTintAlpha.map { color.withAlphaComponent($0) } ?? color
        }
        return styleTint
    }

    private var styleTint: UIColor {
        let opacity: CGFloat =
            switch style {
            case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.3
            case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: 0.45
            case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent: 0.75
            case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark, .extraLight: 0.82
            default: 0.6
            }
        let (light, dark) = (UIColor(white: 1, alpha: opacity), UIColor(white: 0.12, alpha: opacity))
        switch style {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            return light
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            return dark
        default: return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
        }
    }
}

/// Makes content stand out from the blur behind it. Here the content is shown unchanged.
open class UIVibrancyEffect: UIVisualEffect {
    /// An effect that changes nothing: content in front of a blur is shown unchanged.
    public init(blurEffect: UIBlurEffect) {}

    /// An effect that changes nothing, for any kind of content.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// The glass of iOS 26. It is shown as a blur under a faint tint: hosts bend no light.
open class UIGlassEffect: UIVisualEffect {
    /// How much of the content behind can be seen.
    public enum Style: Int, Sendable {
        case regular = 0
        /// For bright content behind: with hardly a tint.
        case clear = 1
    }

    private let style: Style

    /// Regular glass.
    public override init() { style = .regular }

    /// Glass of a style.
    public init(style: Style) { self.style = style }

    /// Kept without an effect: glass does not answer touches here.
    open var isInteractive = false

    /// A color for the tint; `nil` for one that follows the interface style. A view shows it from the next time that the effect
    /// is given to it.
    open var tintColor: UIColor?

    /// The color over the blur.
    var tint: UIColor {
        let opacity: CGFloat = style == .clear ? 0.1 : 0.4
        if let tintColor { return tintColor.withAlphaComponent(opacity) }
        return UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.12 : 1, alpha: opacity) }
    }
}

/// Holds glass that flows together on iOS. Here pieces of glass stay apart.
open class UIGlassContainerEffect: UIVisualEffect {
    /// The distance at which pieces of glass flow together, in points; kept.
    open var spacing: CGFloat = 0
}

/// A view that changes the look of the content behind it, if its host can. Add subviews to `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// As large as the view; holds what is shown in it.
    open private(set) var contentView = UIView()

    /// The effect on the content behind; `nil` for none.
    open var effect: UIVisualEffect? { didSet { applyEffect() } }

    /// A view with an empty frame that gives the content behind it the effect's look.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        prepare()
    }

    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Makes a view without an effect and with an empty frame. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.archive?.finish(self, as: UIVisualEffectView.self)
    }

    private func prepare() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        applyEffect()
    }

    private func applyEffect() {
        let (blur, glass) = (effect as? UIBlurEffect, effect as? UIGlassEffect)
        changeLook {
            $0.backdropBlur = blur?.radius ?? (glass == nil ? 0 : UIBlurEffect.standardRadius)
            $0.backgroundColor = blur?.tint ?? glass?.tint
        }
    }
}

/// The kind of content in front of a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    case quaternaryLabel = 3
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    case separator = 7
}
