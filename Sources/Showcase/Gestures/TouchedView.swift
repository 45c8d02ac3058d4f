// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The inner view of the gestures screen, which shows whether it has a touch, and reports its calls.
final class TouchedView: UIView {
    /// The calls of a view for a touch.
    enum Call { case began, moved, ended, cancelled }

    /// Called with each call, after it.
    var onCall: ((Call) -> Void)?
    private let label = UILabel()
    private var touchCount = 0 { didSet { updateLooks() } }

    init() {
        super.init(frame: .zero)
        layer.cornerRadius = 10
        isMultipleTouchEnabled = true
        accessibilityIdentifier = "gestures.inner"
        label.text = "inner view: tap, double tap, long press, pan, swipe right"
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .label
        label.textAlignment = .center
        label.numberOfLines = 3
        addSubview(label)
        updateLooks()
    }

    required init?(coder: NSCoder) { nil }

    private func updateLooks() {
        backgroundColor = .systemBlue.withAlphaComponent(touchCount > 0 ? 0.45 : 0.15)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchCount += touches.count
        onCall?(.began)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { onCall?(.moved) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchCount -= touches.count
        onCall?(.ended)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchCount -= touches.count
        onCall?(.cancelled)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 10, dy: 4)
    }
}
