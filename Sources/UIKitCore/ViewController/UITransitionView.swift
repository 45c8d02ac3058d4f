// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The outermost container of a window's content, and of each presentation (C4, J16).
package final class UITransitionView: UIView {
    /// The presentation whose container this is; `nil` around the root controller's view.
    weak var presentation: UIPresentationController?

    package override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The root's container gives touches only to its content. A presentation's container also keeps other touches from the
    /// views behind; in a transition it keeps all touches (J18).
    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isInTransition { return self.point(inside: point, with: event) ? self : nil }
        let hit = super.hitTest(point, with: event)
        return hit === self && presentation?.letsTouchesThrough != false ? nil : hit
    }

    /// AX13: assistive technology does not find content that a presentation covers, unless touches reach it.
    override var accessibilityDefaults: DisplayAccessibility {
        var defaults = super.accessibilityDefaults
        guard let presentation else { return defaults }
        defaults.isModal = !presentation.letsTouchesThrough
        if defaults.isModal { defaults.label = presentation.presentedViewController.title }
        return defaults
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let presentation, let previousTraitCollection else { return }
        presentation.traitCollectionDidChange(previousTraitCollection)
        presentation.tellRegistrations(from: previousTraitCollection, to: traitCollection)
    }

    package override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }
}
