// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A bar's own images: behind its items, and at its edge.
struct BarImages {
    var background: UIImage?
    var shadow: UIImage?
}

/// The background of a bar: a color or a blur, and a line at the edge.
final class BarBackgroundView: UIView {
    private let effectView = UIVisualEffectView(effect: nil)
    private let image = UIImageView(frame: .zero)
    private let shadow = UIView(frame: .zero)
    private let line = UIImageView(frame: .zero)
    /// Whether the line is above the bar.
    var isShadowOnTop: Bool { didSet { if isShadowOnTop != oldValue { setNeedsLayout() } } }

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
    ///   - color: The color behind the bar, instead of the appearance's.
    ///   - images: The images of the bar's older setters: an image without a size shows nothing.
    func show(_ appearance: UIBarAppearance, color: UIColor? = nil, images: BarImages = BarImages()) {
        var images = images
        images.background = images.background ?? appearance.backgroundImage
        // The line of an appearance needs no background of its own.
        let shadowOfAppearance = images.shadow == nil ? appearance.shadowImage : nil
        let own = images.background == nil ? color ?? appearance.backgroundColor : nil
        backgroundColor = own
        let effect = own == nil && images.background == nil ? appearance.backgroundEffect : nil
        if effect !== effectView.effect { effectView.effect = effect }
        image.contentMode =
            images.background === appearance.backgroundImage ? appearance.backgroundImageContentMode : .scaleToFill
        image.clipsToBounds = image.contentMode != .scaleToFill
        image.image = images.background
        // As on iOS, an own line has an effect only with an own background.
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
