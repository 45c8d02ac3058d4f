// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A card that two fingers drag, pinch and turn at once; a double tap puts it back.
final class DraggableCard: UIView {
    private static let scales: ClosedRange<CGFloat> = 0.5...3

    let name: String
    private let nameLabel = UILabel()
    private let readingLabel = UILabel()
    /// The scale relative to its initial size.
    private(set) var scale: CGFloat = 1
    /// In radians, clockwise.
    private(set) var angle: CGFloat = 0
    /// Where a double tap puts it, in points of the superview.
    var home = CGPoint.zero {
        didSet {
            if isAtHome, home != oldValue {
                stopSwinging()
                center = home
            }
        }
    }
    private var isAtHome = true
    /// The animator while the card swings back to its place.
    private var swinging: UIDynamicAnimator?

    init(_ name: String, color: UIColor) {
        self.name = name
        super.init(frame: CGRect(x: 0, y: 0, width: 150, height: 110))
        backgroundColor = color
        layer.cornerRadius = Spacing.cardRadius
        isMultipleTouchEnabled = true
        accessibilityIdentifier = "card.\(name.lowercased())"
        nameLabel.text = name
        nameLabel.font = .systemFont(ofSize: 18, weight: .bold)
        nameLabel.textColor = .white
        readingLabel.font = .monospacedDigitSystemFont(ofSize: 14, weight: .medium)
        readingLabel.textColor = .white
        readingLabel.accessibilityIdentifier = "card.\(name.lowercased()).reading"
        addSubview(nameLabel)
        addSubview(readingLabel)
        addRecognizers()
        updateReading()
        // Actions for users who cannot use two fingers.
        isAccessibilityElement = true
        accessibilityLabel = "\(name) card"
        accessibilityHint = "One finger drags it, two pinch and turn it."
        accessibilityCustomActions = [
            action("Turn right") { $0.angle += .pi / 6 }, action("Make larger") { $0.scale = min(3, $0.scale * 1.25) },
            action("Make smaller") { $0.scale = max(0.5, $0.scale / 1.25) }, action("Put back") { $0.goHome() },
        ]
    }

    required init?(coder: NSCoder) { nil }

    private func addRecognizers() {
        let pan = UIPanGestureRecognizer(target: self, action: #selector(drag(_:)))
        let pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinch(_:)))
        let rotation = UIRotationGestureRecognizer(target: self, action: #selector(turn(_:)))
        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(goHome))
        doubleTap.numberOfTapsRequired = 2
        for (recognizer, name) in [
            (pan, "drag"), (pinch, "pinch"), (rotation, "turn"), (doubleTap, "double tap"),
        ] as [(UIGestureRecognizer, String)] {
            recognizer.name = name
            recognizer.delegate = self
            addGestureRecognizer(recognizer)
        }
    }

    /// An action of the card for assistive technology; it announces the result.
    private func action(_ name: String, _ change: @escaping (DraggableCard) -> Void) -> UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(name: name) { [weak self] _ in
            guard let self else { return false }
            change(self)
            if name != "Put back" { show() }
            UIAccessibility.post(notification: .announcement, argument: "\(self.name): \(readingLabel.text ?? "")")
            return true
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        superview?.bringSubviewToFront(self)
        stopSwinging()
    }

    // MARK: Gestures

    @objc private func drag(_ pan: UIPanGestureRecognizer) {
        guard pan.state == .began || pan.state == .changed, let superview else { return }
        let translation = pan.translation(in: superview)
        center = CGPoint(x: center.x + translation.x, y: center.y + translation.y)
        pan.setTranslation(.zero, in: superview)
        show()
    }

    @objc private func pinch(_ pinch: UIPinchGestureRecognizer) {
        guard pinch.state == .began || pinch.state == .changed else { return }
        let new = min(Self.scales.upperBound, max(Self.scales.lowerBound, scale * pinch.scale))
        let factor = new / scale
        scale = new
        move(about: pinch) { CGVector(dx: $0.dx * factor, dy: $0.dy * factor) }
        pinch.scale = 1
        show()
    }

    @objc private func turn(_ rotation: UIRotationGestureRecognizer) {
        guard rotation.state == .began || rotation.state == .changed else { return }
        let (sine, cosine) = (sin(rotation.rotation), cos(rotation.rotation))
        angle += rotation.rotation
        move(about: rotation) {
            CGVector(dx: $0.dx * cosine - $0.dy * sine, dy: $0.dx * sine + $0.dy * cosine)
        }
        rotation.rotation = 0
        show()
    }

    @objc private func goHome() {
        let turned = angle
        (scale, angle) = (1, 0)
        show()
        isAtHome = true
        guard let superview, !UIAccessibility.isReduceMotionEnabled else { return center = home }
        transform = CGAffineTransform(rotationAngle: turned)
        let snap = UISnapBehavior(item: self, snapTo: home)
        snap.damping = 0.7
        swinging = UIDynamicAnimator(referenceView: superview)
        swinging?.addBehavior(snap)
    }

    /// A finger takes the card as it is.
    private func stopSwinging() {
        guard let animator = swinging else { return }
        swinging = nil
        guard animator.isRunning else { return }
        animator.removeAllBehaviors()
        angle = atan2(transform.b, transform.a)
        show()
    }

    /// The part between the fingers stays between them.
    private func move(about recognizer: UIGestureRecognizer, _ change: (CGVector) -> CGVector) {
        guard let superview else { return }
        let fingers = recognizer.location(in: superview)
        let offset = change(CGVector(dx: center.x - fingers.x, dy: center.y - fingers.y))
        center = CGPoint(x: fingers.x + offset.dx, y: fingers.y + offset.dy)
    }

    private func show() {
        isAtHome = false
        transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
        updateReading()
    }

    private func updateReading() {
        let hundredths = Int((scale * 100).rounded())
        let degrees = Int((angle * 180 / .pi).rounded())
        let rest = hundredths % 100
        readingLabel.text = "× \(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)   \(degrees)°"
        accessibilityValue = readingLabel.text
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        nameLabel.frame = CGRect(x: 14, y: 10, width: bounds.width - 28, height: 24)
        readingLabel.frame = CGRect(x: 14, y: bounds.height - 32, width: bounds.width - 28, height: 20)
    }
}

extension DraggableCard: UIGestureRecognizerDelegate {
    /// Dragging, pinching and turning one card work together, but not with gestures of another card.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer.view === self }
}
