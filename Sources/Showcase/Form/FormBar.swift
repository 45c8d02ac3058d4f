// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The bar over the keyboard. Its buttons' actions go up the chain, to the controller that gave the bar.
final class FormBar: UIInputView {
    private let previous = UIButton(frame: .zero)
    private let following = UIButton(frame: .zero)
    private let done = UIButton(frame: .zero)

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44), inputViewStyle: .keyboard)
        accessibilityIdentifier = "form.bar"
        let actions = [
            (previous, "Previous", #selector(FormController.previousField(_:))),
            (following, "Next", #selector(FormController.nextField(_:))),
            (done, "Done", #selector(FormController.endForm(_:))),
        ]
        for (button, title, action) in actions {
            button.setTitle(title, for: .normal)
            button.setTitleColor(.systemBlue, for: .normal)
            button.setTitleColor(.tertiaryLabel, for: .disabled)
            button.titleLabel?.font = .systemFont(ofSize: 16, weight: button === done ? .semibold : .regular)
            button.accessibilityIdentifier = "form.\(title.lowercased())"
            button.addTarget(nil, action: action, for: .touchUpInside)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    func update(hasPrevious: Bool, hasNext: Bool) {
        previous.isEnabled = hasPrevious
        following.isEnabled = hasNext
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        previous.frame = CGRect(x: 8, y: 0, width: 88, height: bounds.height)
        following.frame = CGRect(x: 100, y: 0, width: 64, height: bounds.height)
        done.frame = CGRect(x: bounds.width - 76, y: 0, width: 68, height: bounds.height)
    }
}
