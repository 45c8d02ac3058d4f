// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A view of the chain that can keep a touch for itself, or send it another way.
final class ChainView: OutlinedView {
    let name: String
    private let nameLabel = UILabel()

    /// Whether the view handles touches: its methods do not call `super`.
    var handlesTouches = false {
        didSet {
            outlineColor = handlesTouches ? .systemGreen : .systemGray3
            outlineWidth = handlesTouches ? 2 : 1
        }
    }

    /// The responder that comes after the view instead of its superview or controller.
    weak var otherNext: UIResponder?

    init(_ name: String, identifier: String) {
        self.name = name
        super.init(frame: .zero)
        nameLabel.text = name
        nameLabel.font = .systemFont(ofSize: 13, weight: .semibold)
        nameLabel.textColor = .secondaryLabel
        nameLabel.frame = CGRect(x: 10, y: 6, width: 160, height: 18)
        addSubview(nameLabel)
        layer.cornerRadius = 10
        backgroundColor = .quaternarySystemFill
        outlineColor = .systemGray3
        outlineWidth = 1
        accessibilityIdentifier = identifier
    }

    required init?(coder: NSCoder) { nil }

    override var next: UIResponder? { otherNext ?? super.next }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !handlesTouches { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !handlesTouches { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !handlesTouches { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !handlesTouches { super.touchesCancelled(touches, with: event) }
    }
}
