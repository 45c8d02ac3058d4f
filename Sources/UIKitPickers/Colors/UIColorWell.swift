// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore
import UIKitPresentations

/// A control that shows a color, and opens a color picker (PK44).
@preconcurrency @MainActor
open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
    private static let side: CGFloat = 28
    private let inside = UIButton(type: .custom)

    /// A well of 28 by 28 points, without a color.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A well of 28 by 28 points, without a color. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.archive?.finish(self, as: UIColorWell.self)
    }

    private func prepare() {
        if bounds.size == .zero { frame.size = CGSize(width: Self.side, height: Self.side) }
        inside.layer.borderWidth = 3
        inside.layer.borderColor = UIColor.separator.cgColor
        inside.addAction(UIAction { [weak self] _ in self?.open() }, for: .primaryActionTriggered)
        addSubview(inside)
        show()
    }

    /// The chosen color; `nil` at first. Setting it sends nothing.
    open dynamic var selectedColor: UIColor? { didSet { show() } }

    /// Whether the color may be transparent; true at first.
    open var supportsAlpha = true

    /// The heading of the picker, and the well's name for assistive technology.
    open var title: String? { didSet { show() } }

    private func show() {
        inside.backgroundColor = selectedColor ?? .secondarySystemFill
        inside.accessibilityLabel = title ?? "Color"
        inside.accessibilityValue = selectedColor.map { ChosenColor($0).spoken }
    }

    open dynamic override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        inside.isEnabled = isEnabled
        inside.frame = bounds
        inside.layer.cornerRadius = min(bounds.width, bounds.height) / 2
    }

    // MARK: The picker

    private func open() {
        guard let controller = nearestController else {
            return UIApplication.shared.report("\(self) is in no controller's view: it cannot open.")
        }
        let picker = UIColorPickerViewController()
        picker.title = title ?? picker.title
        picker.supportsAlpha = supportsAlpha
        picker.selectedColor = selectedColor ?? .white
        picker.delegate = self
        picker.modalPresentationStyle = .popover
        picker.popoverPresentationController?.sourceView = self
        controller.present(picker, animated: true)
    }

    /// The picker of the well chose a color.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        selectedColor = color
        sendActions(for: .valueChanged)
    }
}

extension UIView {
    /// The controller whose view this is in.
    var nearestController: UIViewController? {
        var responder: UIResponder? = next
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }
}
