// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Shows the keys of one plane. Touches go to the view around it.
final class UIKBKeyplaneView: UIView {
    private(set) var keyViews: [UIKBKeyView] = []
    private(set) var placement = KeyPlacement([], in: .zero, metrics: KeyboardMetrics(screen: .zero))

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Takes other keys, or the same ones in other places.
    func show(_ new: KeyPlacement) {
        guard new != placement else { return }
        let old = placement
        placement = new
        if old.places.map(\.key) != new.places.map(\.key) {
            for view in keyViews { view.removeFromSuperview() }
            keyViews = new.places.map { UIKBKeyView($0.key) }
            for view in keyViews { addSubview(view) }
        }
        for (view, place) in zip(keyViews, new.places) { view.frame = place.face }
    }

    /// Shows every key in its state.
    func update(
        _ shift: ShiftState, returnKey: ReturnKey, fontSize: CGFloat, colors: KeyboardColors, held: Set<KeyboardKey>
    ) {
        for view in keyViews {
            let face = KeyFace(view.key, shift, returnKey: returnKey, fontSize: fontSize)
            view.show(face, colors: colors, isHeld: held.contains(view.key))
        }
    }

    func view(of key: KeyboardKey) -> UIKBKeyView? { keyViews.first { $0.key == key } }
}
