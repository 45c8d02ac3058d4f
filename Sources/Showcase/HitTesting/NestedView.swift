// SPDX-License-Identifier: Apache-2.0

import UIKit

/// One of the nested views: a named rectangle that shows its role in the last hit test.
final class NestedView: OutlinedView {
    /// The role of the view in the last hit test.
    enum Role {
        case untouched, onPath, hit, refused
    }

    /// Room around the subviews, in points; there is more below, where a subview may stick out and still be inside its
    /// superview's superview.
    static let insets = UIEdgeInsets(top: 34, left: 12, bottom: 30, right: 12)

    let name: String
    private let nameLabel = UILabel()

    var role = Role.untouched { didSet { updateLooks() } }

    init(_ name: String) {
        self.name = name
        super.init(frame: .zero)
        nameLabel.text = name
        nameLabel.font = .systemFont(ofSize: 15, weight: .bold)
        nameLabel.frame = CGRect(x: 10, y: 8, width: 24, height: 20)
        addSubview(nameLabel)
        layer.cornerRadius = 10
        accessibilityIdentifier = "hit.\(name)"
        updateLooks()
    }

    required init?(coder: NSCoder) { nil }

    private func updateLooks() {
        switch role {
        case .untouched:
            backgroundColor = .quaternarySystemFill
            outlineColor = .systemGray3
            nameLabel.textColor = .secondaryLabel
        case .onPath:
            backgroundColor = .systemGreen.withAlphaComponent(0.14)
            outlineColor = .systemGreen
            nameLabel.textColor = .systemGreen
        case .hit:
            backgroundColor = .systemGreen.withAlphaComponent(0.45)
            outlineColor = .systemGreen
            nameLabel.textColor = .label
        case .refused:
            backgroundColor = .systemRed.withAlphaComponent(0.12)
            outlineColor = .systemRed
            nameLabel.textColor = .systemRed
        }
        outlineWidth = role == .untouched ? 1 : 2
        accessibilityValue = "\(role)"
    }
}
