// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A page of stripes that scrolls up and down inside the pages that go sideways.
final class StripedPage: UIScrollView {
    private static let stripeCount = 18
    private static let stripeHeight: CGFloat = 46

    private var stripes: [UILabel] = []

    init(_ number: Int) {
        super.init(frame: .zero)
        accessibilityIdentifier = "page.\(number)"
        let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange]
        stripes = (0..<Self.stripeCount).map { place in
            let stripe = UILabel()
            stripe.text = "Page \(number + 1), stripe \(place + 1)"
            stripe.font = .systemFont(ofSize: 15)
            stripe.textAlignment = .center
            stripe.backgroundColor = colors[number % colors.count].withAlphaComponent(
                place.isMultiple(of: 2) ? 0.12 : 0.22)
            return stripe
        }
        for stripe in stripes { addSubview(stripe) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (place, stripe) in stripes.enumerated() {
            stripe.frame = CGRect(
                x: 0, y: CGFloat(place) * Self.stripeHeight, width: bounds.width, height: Self.stripeHeight)
        }
        contentSize = CGSize(width: bounds.width, height: CGFloat(Self.stripeCount) * Self.stripeHeight)
    }
}
