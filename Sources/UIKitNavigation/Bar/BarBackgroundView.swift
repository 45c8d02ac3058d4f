import UIKitCore

/// What is behind a bar's items: a color or what is seen through it, and a line at the edge.
final class BarBackgroundView: UIView {
    private let effectView = UIVisualEffectView(effect: nil)
    private let shadow = UIView(frame: .zero)
    private let isShadowOnTop: Bool

    init(isShadowOnTop: Bool) {
        self.isShadowOnTop = isShadowOnTop
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(effectView)
        addSubview(shadow)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ appearance: UIBarAppearance) {
        backgroundColor = appearance.backgroundColor
        let effect = appearance.backgroundColor == nil ? appearance.backgroundEffect : nil
        if effect !== effectView.effect { effectView.effect = effect }
        shadow.backgroundColor = appearance.shadowColor
        shadow.isHidden = appearance.shadowColor == nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        effectView.frame = bounds
        shadow.frame = CGRect(x: 0, y: isShadowOnTop ? 0 : bounds.maxY - 0.5, width: bounds.width, height: 0.5)
    }
}
