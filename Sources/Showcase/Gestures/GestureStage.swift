// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A view in a view, with recognizers on both that compete for every touch.
final class GestureStage: UIView {
    let inner = TouchedView()
    /// In the order of the chart: those of the inner view first.
    private(set) var recognizers: [UIGestureRecognizer] = []
    private var settings = Set(GestureSetting.allCases.filter(\.isOnAtFirst))
    private let outerLabel = UILabel()
    private let tap = UITapGestureRecognizer()
    private let doubleTap = UITapGestureRecognizer()
    private let press = UILongPressGestureRecognizer()
    private let pan = UIPanGestureRecognizer()
    private let swipe = UISwipeGestureRecognizer()
    private let outerTap = UITapGestureRecognizer()
    private let outerPan = UIPanGestureRecognizer()

    init() {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = Spacing.cardRadius
        accessibilityIdentifier = "gestures.outer"
        outerLabel.text = "outer view: tap, pan"
        outerLabel.font = .systemFont(ofSize: 13, weight: .semibold)
        outerLabel.textColor = .secondaryLabel
        addSubview(outerLabel)
        addSubview(inner)
        doubleTap.numberOfTapsRequired = 2
        for (recognizer, name) in [
            (tap, "tap"), (doubleTap, "double tap"), (press, "long press"), (pan, "pan"), (swipe, "swipe"),
        ] as [(UIGestureRecognizer, String)] { add(recognizer, name, to: inner) }
        add(outerTap, "outer tap", to: self)
        add(outerPan, "outer pan", to: self)
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ recognizer: UIGestureRecognizer, _ name: String, to view: UIView) {
        recognizer.name = name
        recognizer.delegate = self
        view.addGestureRecognizer(recognizer)
        recognizers.append(recognizer)
    }

    func has(_ setting: GestureSetting) -> Bool { settings.contains(setting) }

    func set(_ setting: GestureSetting, _ isOn: Bool) {
        if isOn { settings.insert(setting) } else { settings.remove(setting) }
        for recognizer in recognizers {
            recognizer.delaysTouchesBegan = has(.delaysBegan)
            recognizer.delaysTouchesEnded = has(.delaysEnded)
            recognizer.cancelsTouchesInView = has(.cancels)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        outerLabel.frame = CGRect(x: 14, y: 6, width: bounds.width - 28, height: 18)
        let inset = min(60, bounds.width * 0.12)
        inner.frame = CGRect(
            x: inset, y: 28, width: max(0, bounds.width - inset * 2), height: max(0, bounds.height - 40))
    }
}

extension GestureStage: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { has(.together) }

    /// Asked again for every attempt, so that a switch takes effect with the next touch; `require(toFail:)` would be permanent.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        // The outer ones wait too: they would recognize meanwhile, and prevent the waiting inner ones.
        if otherGestureRecognizer === doubleTap, gestureRecognizer === tap || gestureRecognizer === outerTap {
            return has(.tapWaits)
        }
        if otherGestureRecognizer === swipe, gestureRecognizer === pan || gestureRecognizer === outerPan {
            return has(.panWaits)
        }
        return false
    }
}
