// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A page of stripes that scrolls up and down inside the pages that go sideways.
final class StripedPage: UIScrollView {
    private static let stripeCount = 18
    private static let stripeHeight: CGFloat = 46

    init(_ number: Int) {
        super.init(frame: .zero)
        accessibilityIdentifier = "page.\(number)"
        let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange]
        let stripes = (0..<Self.stripeCount).map { place in
            let stripe = UILabel()
            stripe.text = "Page \(number + 1), stripe \(place + 1)"
            stripe.scaledFont = .systemFont(ofSize: 15)
            stripe.textAlignment = .center
            stripe.numberOfLines = 0
            stripe.backgroundColor = colors[number % colors.count].withAlphaComponent(
                place.isMultiple(of: 2) ? 0.12 : 0.22)
            stripe.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.stripeHeight).isActive = true
            return stripe
        }
        addSubview(UIStackView(column: stripes), filling: .vertical)
    }

    required init?(coder: NSCoder) { nil }
}
