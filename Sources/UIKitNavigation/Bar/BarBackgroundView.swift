// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The images of a bar's own that are behind its items, and at its edge.
struct BarImages {
    var background: UIImage?
    var shadow: UIImage?
}

/// What is behind a bar's items: a color or what is seen through it, and a line at the edge.
final class BarBackgroundView: UIView {
    private let effectView = UIVisualEffectView(effect: nil)
    private let image = UIImageView(frame: .zero)
    private let shadow = UIView(frame: .zero)
    private let line = UIImageView(frame: .zero)
    private let isShadowOnTop: Bool

    init(isShadowOnTop: Bool) {
        self.isShadowOnTop = isShadowOnTop
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(effectView)
        addSubview(image)
        addSubview(shadow)
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameters:
    ///   - color: Behind the bar in the place of what the appearance says.
    ///   - images: What the bar's former setters say: an image without a size shows nothing.
    func show(_ appearance: UIBarAppearance, color: UIColor? = nil, images: BarImages = BarImages()) {
        var images = images
        images.background = images.background ?? appearance.backgroundImage
        // The line of an appearance needs no background of its own.
        let shadowOfAppearance = images.shadow == nil ? appearance.shadowImage : nil
        let own = images.background == nil ? color ?? appearance.backgroundColor : nil
        backgroundColor = own
        let effect = own == nil && images.background == nil ? appearance.backgroundEffect : nil
        if effect !== effectView.effect { effectView.effect = effect }
        image.image = images.background
        // A line of one's own needs a background of one's own, as on iOS.
        line.image = shadowOfAppearance ?? (images.background == nil ? nil : images.shadow)
        let isLineOwn = shadowOfAppearance != nil || (images.background != nil && images.shadow != nil)
        shadow.backgroundColor = isLineOwn ? nil : appearance.shadowColor
        shadow.isHidden = isLineOwn || appearance.shadowColor == nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        effectView.frame = bounds
        image.frame = bounds
        let height = line.image?.size.height ?? 0
        line.frame = CGRect(x: 0, y: isShadowOnTop ? -height : bounds.maxY, width: bounds.width, height: height)
        shadow.frame = CGRect(x: 0, y: isShadowOnTop ? 0 : bounds.maxY - 0.5, width: bounds.width, height: 0.5)
    }
}
