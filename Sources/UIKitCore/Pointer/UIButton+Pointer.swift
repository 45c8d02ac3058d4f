// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIButton {
    /// Makes the style of a pointer over a button, from the effect and the shape that the system proposes; nil uses them unchanged.
    public typealias PointerStyleProvider = (
        _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?

    /// The value of `isPointerInteractionEnabled`: whether the button has its own interaction, and it is enabled.
    var hasPointer: Bool {
        get { buttonPointer?.isEnabled ?? false }
        set {
            guard newValue != hasPointer else { return }
            madeButtonPointer.isEnabled = newValue
        }
    }

    var pointerStyle: PointerStyleProvider? {
        get { buttonPointer?.source.provider }
        set { madeButtonPointer.source.provider = newValue }
    }

    private var buttonPointer: ButtonPointer? { interactions.lazy.compactMap { $0 as? ButtonPointer }.first }

    private var madeButtonPointer: ButtonPointer {
        if let buttonPointer { return buttonPointer }
        let made = ButtonPointer()
        made.isEnabled = false
        addInteraction(made)
        return made
    }
}

/// The interaction that a button has for pointers.
private final class ButtonPointer: UIPointerInteraction {
    @MainActor
    final class Source: NSObject, UIPointerInteractionDelegate {
        var provider: UIButton.PointerStyleProvider?

        func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? {
            guard let button = interaction.view as? UIButton, button.isEnabled else { return nil }
            let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
            let shape = UIPointerShape.roundedRect(button.frame.insetBy(dx: -4, dy: -2))
            return provider.map { $0(button, effect, shape) } ?? UIPointerStyle(effect: effect, shape: shape)
        }
    }

    let source = Source()

    init() {
        super.init(delegate: source)
    }
}
