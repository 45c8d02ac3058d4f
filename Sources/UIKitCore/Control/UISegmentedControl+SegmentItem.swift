// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UISegmentedControl {
    /// The values of one segment.
    struct SegmentItem {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var isEnabled = true
        /// In points; 0 means that the control chooses.
        var width: CGFloat = 0
        /// How far the content is moved from the middle, in points.
        var contentOffset = CGSize.zero
    }

    /// Shows one segment, and is a button to assistive technology.
    final class SegmentView: ControlPart {
        let label = ControlLabel()
        let imageView = ControlImageView(frame: .zero)
        var accessibility = DisplayAccessibility(
            role: .button, label: nil, value: nil, identifier: nil, isEnabled: true, isSelected: false)
        {
            didSet { if accessibility != oldValue { markChanged(.accessibility) } }
        }

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.textAlignment = .center
            imageView.contentMode = .scaleAspectFit
            addSubview(label)
            addSubview(imageView)
        }

        required init?(coder: NSCoder) { nil }

        override var accessibilityDefaults: DisplayAccessibility { accessibility }

        private var backgroundView: ControlImageView?

        private func show(_ background: UIImage?) {
            guard background != backgroundView?.image else { return }
            let view = backgroundView ?? ControlImageView(frame: .zero)
            if backgroundView == nil {
                backgroundView = view
                view.contentMode = .scaleToFill
                insertSubview(view, at: 0)
            }
            view.image = background
        }

        func show(
            _ segment: SegmentItem, isSelected: Bool, isPressed: Bool, isEnabled: Bool,
            attributes: [NSAttributedString.Key: Any]? = nil, background: UIImage? = nil
        ) {
            let font =
                attributes?[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
            let color =
                segment.isEnabled ? attributes?[.foregroundColor] as? UIColor ?? .label : .tertiaryLabel
            let title = segment.image == nil ? segment.title : nil
            if let title, let attributes {
                let all = attributes.merging([.font: font, .foregroundColor: color]) { $1 }
                label.attributedText = NSAttributedString(string: title, attributes: all)
                label.textAlignment = .center
            } else {
                if label.font != font { label.font = font }
                label.text = title
                label.textColor = color
            }
            show(background)
            if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
            if imageView.image != segment.image { imageView.image = segment.image }
            alpha = isPressed && !isSelected ? 0.3 : 1
            var area = bounds.shrunk(dx: 4, dy: 0)
            area.origin.x += segment.contentOffset.width
            area.origin.y += segment.contentOffset.height
            if label.frame != area { label.frame = area }
            let picture = area.shrunk(dx: 0, dy: 4)
            if imageView.frame != picture { imageView.frame = picture }
            accessibility = DisplayAccessibility(
                role: .button, label: segment.title ?? segment.action?.title, value: nil, identifier: nil,
                isEnabled: isEnabled && segment.isEnabled, isSelected: isSelected)
        }
    }
}

extension UISegmentedControl.SegmentItem {
    /// A segment for a title, an image or an action; `nil` for anything else.
    @MainActor
    init?(item: Any) {
        switch item {
        case let title as String: self.init(title: title)
        case let image as UIImage: self.init(image: image)
        case let action as UIAction: self.init(action: action)
        default: return nil
        }
    }

    /// A segment that shows an action's image, else its title.
    @MainActor
    init(action: UIAction) {
        self.init(
            title: action.title, image: action.image, action: action,
            isEnabled: !action.attributes.contains(.disabled))
    }
}
