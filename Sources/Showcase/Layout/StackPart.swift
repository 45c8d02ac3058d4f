// SPDX-License-Identifier: Apache-2.0

import UIKit

/// One of the views of the stack playground, with its own natural size.
final class StackPart: UILabel {
    private let natural: CGSize

    /// - Parameter natural: the intrinsic size, in points.
    init(_ number: Int, color: UIColor, natural: CGSize) {
        self.natural = natural
        super.init(frame: .zero)
        text = "\(number)"
        textAlignment = .center
        font = .systemFont(ofSize: 17, weight: .bold)
        textColor = .white
        backgroundColor = color
        layer.cornerRadius = 8
        clipsToBounds = true
        accessibilityIdentifier = "layout.part.\(number)"
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { natural }
}
