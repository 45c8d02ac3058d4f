// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A look that a view gives to the content behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// What is behind is blurred, under a tint.
open class UIBlurEffect: UIVisualEffect {
    /// How strong the tint over the blur is, and whether it is light, dark, or goes with the style. All blur equally.
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
    var radius: CGFloat { 20 }

    /// The color over the blur.
    var tint: UIColor {
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

/// What is in the view stands out from what is blurred behind it: its content is shown as it is.
open class UIVibrancyEffect: UIVisualEffect {
    /// An effect that changes nothing: content in front of a blur is shown as it is.
    public init(blurEffect: UIBlurEffect) {}

    /// An effect that changes nothing, whatever the content is.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// A view that gives what is behind it a look, where its host can. Its subviews belong into `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// As large as the view; holds what is shown in it.
    open private(set) var contentView = UIView()

    /// The effect on the content behind; `nil` for none.
    open var effect: UIVisualEffect? { didSet { applyEffect() } }

    /// A view with an empty frame that gives what is behind it the effect's look.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        prepare()
    }

    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// A view without an effect and with an empty frame: the coder is not asked for anything.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        applyEffect()
    }

    private func applyEffect() {
        let blur = effect as? UIBlurEffect
        changeLook {
            $0.backdropBlur = blur?.radius ?? 0
            $0.backgroundColor = blur?.tint
        }
    }
}

/// What the content in front of a blur is.
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
