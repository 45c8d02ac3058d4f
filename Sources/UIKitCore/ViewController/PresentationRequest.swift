// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A controller's request to present another one: the presenter, the style, and whether it is possible.
@MainActor
struct PresentationRequest {
    let source: UIViewController
    let presented: UIViewController

    /// Presents, or reports why not: then nothing has changed.
    func perform(animated: Bool, _ completion: (() -> Void)?) {
        if let mistake = mistakeOfPresented { return report(mistake) }
        var presenter = presenter(for: presented.modalPresentationStyle)
        if let mistake = mistake(of: presenter) { return report(mistake) }
        guard presented !== presenter else { return report("is its own presenter.") }
        let controller = makeController(by: presenter)
        // The delegates were asked. They are user code.
        presenter = self.presenter(for: controller.presentationStyle)
        if let mistake = mistakeOfPresented ?? mistake(of: presenter) { return report(mistake) }
        let window = presenter.viewIfLoaded?.window
        controller.application = window?.application
        controller.beginPresenting(animated: animated, by: presenter, source: source, completion: completion)
    }

    private func report(_ mistake: String) {
        UIApplication.shared.report("\(presented) cannot be presented from \(source): \(mistake)")
    }

    private var mistakeOfPresented: String? {
        if presented === source { return "it is the same controller." }
        if presented.presenter != nil { return "it is presented already." }
        if presented.parent != nil { return "it has a parent controller." }
        if presented.rootWindow != nil { return "it is the root controller of a window." }
        if presented.modalPresentationStyle == .none { return "none is not a style to present with." }
        let isCurl = transitionStyle == .partialCurl
        if isCurl, presented.modalPresentationStyle != .fullScreen {
            return "a partial curl is for full-screen presentations only."
        }
        return nil
    }

    private func mistake(of presenter: UIViewController) -> String? {
        if let other = presenter.presentation?.presentedViewController {
            return "\(presenter) is presenting \(other) already."
        }
        if let own = presenter.activePresentation, own.phase == .presenting || own.phase == .dismissing {
            return "the presentation or dismissal of \(presenter) is in progress."
        }
        guard let window = presenter.viewIfLoaded?.window else { return "the view of \(presenter) is in no window." }
        if window.isHidden { return "the window of \(presenter) is hidden." }
        return nil
    }

    /// The topmost ancestor; for the styles in a context the nearest one that defines it.
    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        let candidates = source.selfAndAncestors
        let topmost = candidates[candidates.count - 1]
        guard style.usesContext else { return topmost }
        return candidates.first { $0.definesPresentationContext } ?? topmost
    }

    /// The controller's own style, or that of the context it is presented in.
    private var transitionStyle: UIModalTransitionStyle {
        let style = presented.modalPresentationStyle
        guard style.usesContext else { return presented.modalTransitionStyle }
        let context = presenter(for: style)
        return context.providesPresentationContextTransitionStyle
            ? context.modalTransitionStyle : presented.modalTransitionStyle
    }

    // MARK: Presentation controllers

    private func makeController(by presenter: UIViewController) -> UIPresentationController {
        let first = ownController(by: presenter)
        first.presentingStorage = presenter
        let traits = presenter.traitCollection
        let style = first.adaptivePresentationStyle(for: traits)
        let isOther = style.isAdaptive && style.resolved != first.presentationStyle
        let controller =
            isOther
            ? first.makeAdaptive?(style.resolved) ?? Self.make(style.resolved, presented, presenting: presenter) : first
        controller.presentingStorage = presenter
        let delegate = first.delegate
        if isOther {
            controller.delegate = delegate
            delegate?.presentationController(first, prepare: controller)
        }
        delegate?.presentationController(
            first, willPresentWithAdaptiveStyle: isOther ? style : .none, transitionCoordinator: nil)
        return controller
    }

    private func ownController(by presenter: UIViewController) -> UIPresentationController {
        if let cached = presented.cachedPresentation, cached.phase == .idle { return cached }
        return Self.makeController(for: presented, presenting: presenter, source: source)
    }

    static func makeController(
        for presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        let style = presented.modalPresentationStyle
        if style == .custom,
            let custom = presented.transitioningDelegate?.presentationController(
                forPresented: presented, presenting: presenting, source: source)
        {
            return custom
        }
        return make(style, presented, presenting: presenting)
    }

    private static func make(
        _ style: UIModalPresentationStyle, _ presented: UIViewController, presenting: UIViewController?
    ) -> UIPresentationController {
        switch style {
        case .pageSheet, .formSheet:
            UISheetPresentationController(presented, presenting: presenting, style: style)
        case .popover:
            PresentationModules.found?.makePopover(presented, presenting: presenting)
                ?? UISheetPresentationController(presented, presenting: presenting, style: .pageSheet)
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
            StandardPresentationController(presented, presenting: presenting, style: style)
        case .custom, .none, .automatic:
            UIPresentationController(presented, presenting: presenting, style: style)
        }
    }
}
