// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The view of a container: content, and bars over it (C33, C34).
final class UILayoutContainerView: UIView {
    weak var container: (any LayoutContainer)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        container?.layoutContent()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}

/// A container that places what it contains.
@MainActor
protocol LayoutContainer: AnyObject {
    func layoutContent()
}

/// What the contents of a stack come and go in (C33).
final class UINavigationTransitionView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view around a contained controller's: it is moved, takes no touches on its way, and has the safe area that the bars leave.
final class UIViewControllerWrapperView: UIView {
    convenience init(around content: UIView, frame: CGRect) {
        self.init(frame: frame)
        hold(content)
    }

    /// Puts a view in, filling it.
    func hold(_ content: UIView) {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }
}
