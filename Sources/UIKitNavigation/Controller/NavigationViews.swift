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

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { container?.comeToWindow() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        container?.startWaitingTransition()
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

/// A container that places its content.
@MainActor
protocol LayoutContainer: AnyObject {
    /// Its view came to a window.
    func comeToWindow()
    /// Begins the change that waits for a layout (N67).
    func startWaitingTransition()
    func layoutContent()
}

extension LayoutContainer {
    func comeToWindow() {}
    package func startWaitingTransition() {}
}

/// The view in which the contents of a stack appear and disappear (C33).
final class UINavigationTransitionView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view around a contained controller's view. It moves in transitions, takes no touches meanwhile, and has the safe area
/// without the bars.
final class UIViewControllerWrapperView: UIView {
    convenience init(around content: UIView, frame: CGRect) {
        self.init(frame: frame)
        hold(content)
    }

    /// Adds a view that fills this one.
    func hold(_ content: UIView) {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }
}
