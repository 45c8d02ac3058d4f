// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Layers that are painted, and paths that are touched.
final class DrawingController: UIViewController {
    /// The least side of the flower, for petals that fingers can hit, and the greatest one, in points.
    private static let sides: (least: CGFloat, greatest: CGFloat) = (220, 420)
    private static let badgeSide: CGFloat = 64

    /// Paints a gradient only with its layer.
    private final class Sky: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    private let sky = Sky()
    private let badge = Sky()
    private let star = CAShapeLayer()
    private let flower = Flower()
    private let dial = Dial()
    private let flag = UIImageView()
    private let knob = Knob()
    /// The constraints of views in the corners: their distance from the sky's edge, and their width.
    private var corners: [(constraint: NSLayoutConstraint, side: CGFloat)] = []
    private let readingLabel = UILabel()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Drawing"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        sky.accessibilityIdentifier = "drawing.sky"
        sky.layer.cornerRadius = 24
        sky.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        if let gradient = sky.layer as? CAGradientLayer {
            gradient.colors = [UIColor.systemTeal, .systemBlue, .systemIndigo].map {
                $0.withAlphaComponent(0.35).cgColor
            }
            gradient.startPoint = .zero
            gradient.endPoint = CGPoint(x: 1, y: 1)
        }
        badge.accessibilityIdentifier = "drawing.badge"
        badge.isUserInteractionEnabled = false
        if let gradient = badge.layer as? CAGradientLayer {
            gradient.type = .radial
            gradient.colors = [UIColor.systemYellow.cgColor, UIColor.systemRed.cgColor]
            gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
            gradient.endPoint = CGPoint(x: 1, y: 1)
        }
        star.path = Self.star(in: CGRect(x: 0, y: 0, width: Self.badgeSide, height: Self.badgeSide))
        badge.layer.mask = star
        readingLabel.text = "Touch a petal, or turn the knob of copies. Between the petals nothing takes the touch."
        readingLabel.scaledFont = .systemFont(ofSize: 15)
        readingLabel.numberOfLines = 0
        readingLabel.accessibilityIdentifier = "drawing.reading"
        dial.accessibilityIdentifier = "drawing.dial"
        flag.accessibilityIdentifier = "drawing.flag"
        flag.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
            for (index, color) in [UIColor.black, .red, .yellow].enumerated() {
                color.setFill()
                context.fill(CGRect(x: 0, y: index * 10, width: 30, height: 10))
            }
        }
        flower.onTouch = { [readingLabel, flower, dial] index in
            readingLabel.text = "Petal \(index + 1) contains the point."
            dial.value = flower.part
        }
        knob.addTarget(self, action: #selector(knobTurned), for: .valueChanged)
        addParts()
    }

    @objc private func knobTurned() {
        readingLabel.text = "Copies of one layer: \(knob.value) of \(Knob.markCount) are lit."
    }

    // MARK: Layout

    private func addParts() {
        view.addSubview(
            readingLabel, pinnedTo: view.layoutMarginsGuide, edges: [.top, .leading, .trailing])
        for part in [sky, flower, badge, dial, flag, knob] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        flower.pin(to: sky)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            // The sentence about a petal may need one more line than the first text.
            readingLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            sky.topAnchor.constraint(equalTo: readingLabel.bottomAnchor, constant: Spacing.gap),
            sky.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
            sky.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
            sky.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
            sky.widthAnchor.constraint(equalTo: sky.heightAnchor),
            sky.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.sides.least),
            sky.heightAnchor.constraint(equalToConstant: Self.sides.greatest).with(.belowContent),
            sky.heightAnchor.constraint(lessThanOrEqualToConstant: Self.sides.greatest),
        ])
        place(badge, side: Self.badgeSide, atTop: true, atLeft: false)
        place(knob, side: Self.badgeSide, atTop: true, atLeft: true)
        place(dial, side: 64, atTop: false, atLeft: true)
        place(flag, side: 60, atTop: false, atLeft: false)
    }

    /// Puts a square into a corner of the sky.
    private func place(_ part: UIView, side: CGFloat, atTop: Bool, atLeft: Bool) {
        let across =
            atLeft
            ? part.leftAnchor.constraint(equalTo: sky.leftAnchor)
            : sky.rightAnchor.constraint(equalTo: part.rightAnchor)
        corners.append((across, side))
        NSLayoutConstraint.activate([
            part.widthAnchor.constraint(equalToConstant: side), part.heightAnchor.constraint(equalToConstant: side),
            atTop
                ? part.topAnchor.constraint(equalTo: sky.topAnchor, constant: 8)
                : sky.bottomAnchor.constraint(equalTo: part.bottomAnchor, constant: 8),
            across,
        ])
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        view.directionalLayoutMargins = Spacing.margins(forWidth: view.bounds.width)
        // In a low window the sky is small: the views in its corners would cover petals, so they stand beside it.
        let isLow = view.bounds.height < Self.sides.greatest && view.bounds.width > 1.8 * view.bounds.height
        for (constraint, side) in corners { constraint.constant = isLow ? -8 - side : 8 }
    }

    /// A star of five points.
    private static func star(in rect: CGRect) -> CGPath {
        let path = CGMutablePath()
        path.addLines(
            between: (0..<5).map { corner in
                let angle = Double(corner) * 4 * .pi / 5 - .pi / 2
                return CGPoint(
                    x: rect.midX + rect.width / 2 * CGFloat(cos(angle)),
                    y: rect.midY + rect.height / 2 * CGFloat(sin(angle)))
            })
        path.closeSubpath()
        return path
    }
}
