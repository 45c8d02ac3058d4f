// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Layers that are painted, and paths that are touched.
final class DrawingController: UIViewController {
    private static let spacing: CGFloat = 16
    private static let badgeSide: CGFloat = 64

    /// Paints a gradient by its layer alone.
    private final class Sky: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    private let sky = Sky()
    private let badge = Sky()
    private let star = CAShapeLayer()
    private let flower = Flower()
    private let dial = Dial()
    private let flag = UIImageView()
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
        readingLabel.text = "Touch a petal. Between petals, and in the corners, nothing takes the touch."
        readingLabel.font = .systemFont(ofSize: 15)
        readingLabel.numberOfLines = 2
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
        view.addSubview(sky)
        view.addSubview(flower)
        view.addSubview(badge)
        view.addSubview(dial)
        view.addSubview(flag)
        view.addSubview(readingLabel)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
            .insetBy(dx: Self.spacing, dy: Self.spacing)
        let width = max(area.width, 0)
        readingLabel.frame = CGRect(x: area.minX, y: area.minY, width: width, height: 44)
        let side = max(min(width, area.height - 44 - Self.spacing, 420), 0)
        flower.frame = CGRect(
            x: area.minX + (width - side) / 2, y: area.minY + 44 + Self.spacing, width: side, height: side)
        sky.frame = flower.frame
        dial.frame = CGRect(x: sky.frame.minX + 8, y: sky.frame.maxY - 72, width: 64, height: 64)
        flag.frame = CGRect(x: sky.frame.maxX - 72, y: sky.frame.maxY - 72, width: 60, height: 60)
        badge.frame = CGRect(
            x: sky.frame.maxX - Self.badgeSide - 8, y: sky.frame.minY + 8, width: Self.badgeSide, height: Self.badgeSide
        )
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
