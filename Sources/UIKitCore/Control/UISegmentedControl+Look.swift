// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UISegmentedControl {
    var hasBackgroundImages: Bool { backgroundImages[exactly: .normal] != nil }

    func segmentState(_ index: Int, isSelected: Bool, isPressed: Bool) -> State {
        if !isEnabled || !segments[index].isEnabled { return .disabled }
        if isSelected { return .selected }
        return isPressed ? .highlighted : .normal
    }

    func dividerImage(between left: Int, and right: Int, shown: Int) -> UIImage? {
        dividerImages.isEmpty
            ? nil
            : dividerImage(
                forLeftSegmentState: left == shown ? .selected : .normal,
                rightSegmentState: right == shown ? .selected : .normal, barMetrics: .default)
    }
}

/// A line between two segments, or the application's image for it.
final class SegmentDivider: ControlPart {
    private var imageView: ControlImageView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .separator
    }

    required init?(coder: NSCoder) { nil }

    /// As wide as the image, as high as the control, in the middle between the segments.
    func showImage(_ image: UIImage, at x: CGFloat, in bounds: CGRect) {
        let view = imageView ?? ControlImageView(frame: .zero)
        if imageView == nil {
            imageView = view
            addSubview(view)
        }
        isHidden = false
        backgroundColor = nil
        if view.image != image { view.image = image }
        place(
            CGRect(x: x - image.size.width / 2, y: bounds.minY, width: image.size.width, height: bounds.height),
            cornerRadius: 0)
        view.frame = self.bounds
    }

    func showNoImage() {
        guard let imageView else { return }
        imageView.removeFromSuperview()
        self.imageView = nil
        backgroundColor = .separator
    }
}
