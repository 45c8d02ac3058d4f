// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Decides where on a view a pointer looks different, and how. PT1–PT3 give the order of the calls.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// The region that the pointer is in; nil for none. The whole view unless implemented.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// The pointer's look in the region; nil for the usual look.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle?
    /// The pointer enters a region. Animations that are added to the animator run with the system's.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    /// The pointer leaves a region. Animations that are added to the animator run with the system's.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    /// The whole view.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    /// `nil`: the pointer has its usual look.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// Takes animations that run when a pointer enters or leaves a region.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Runs changes together with those of the system.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs a closure when the changes are over, with false when they were removed before.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Changes how a pointer looks over a view, and how the view looks under it.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// Decides where the pointer looks different, and how. Not retained.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// The view over which the pointer looks different; `nil` before the interaction is added and after it is removed.
    open private(set) weak var view: UIView?
    /// True at first. When it is set to false, the pointer leaves its region.
    open var isEnabled = true { didSet { if !isEnabled { leave() } } }

    private let hover = PointerHoverGestureRecognizer(target: nil, action: nil)
    private var region: UIPointerRegion?
    private var effect: PointerEffectView?
    private weak var scene: UIWindowScene?
    private var look = PointerLook.system

    /// An interaction that asks a delegate for regions and styles; it is not kept alive.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
        hover.addTarget(self, action: UIPointerInteraction.hovered(_:))
    }

    /// The pointer leaves its region, and the interaction no longer follows pointers over the old view.
    open func willMove(to view: UIView?) {
        leave()
        self.view?.removeGestureRecognizer(hover)
    }

    /// The interaction follows pointers over the new view from here on.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(hover)
    }

    /// Call this when regions and styles changed: the interaction asks for them again when the pointer moves.
    open func invalidate() { leave() }

    private func hovered(_ recognizer: UIHoverGestureRecognizer) {
        guard recognizer.state == .began || recognizer.state == .changed, let view else { return leave() }
        let location = recognizer.location(in: view)
        // PT2: the innermost interaction under the pointer has it.
        guard isEnabled, isInnermost(at: location, in: view) else { return leave() }
        let request = UIPointerRegionRequest(location, recognizer.modifierFlags)
        let whole = UIPointerRegion(rect: view.bounds)
        let found =
            delegate.map { $0.pointerInteraction(self, regionFor: request, defaultRegion: whole) } ?? whole
        guard found?.isSame(as: region) != true else { return }
        leave()
        if let found { enter(found, view) }
    }

    private func isInnermost(at location: CGPoint, in view: UIView) -> Bool {
        var hit = view.hitTest(location, with: nil)
        while let candidate = hit, candidate !== view {
            if candidate.interactions.contains(where: { ($0 as? UIPointerInteraction)?.isEnabled == true }) {
                return false
            }
            hit = candidate.superview
        }
        return true
    }

    private func enter(_ found: UIPointerRegion, _ view: UIView) {
        region = found
        scene = view.window?.windowScene
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willEnter: found, animator: animator)
        let style = delegate?.pointerInteraction(self, styleFor: found)
        show(style?.look ?? .system)
        var effect: PointerEffectView?
        if case .effect(let kind, let shape)? = style?.kind { effect = PointerEffectView(kind, shape) }
        self.effect = effect
        animator.run { effect?.show() }
    }

    private func leave() {
        guard let region else { return }
        self.region = nil
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willExit: region, animator: animator)
        show(.system)
        let effect = effect
        self.effect = nil
        animator.run({ effect?.hide() }, then: { effect?.remove() })
    }

    private func show(_ look: PointerLook) {
        guard look != self.look, let scene else { return }
        self.look = look
        view?.windowApplication.tellHost(look, of: scene)
    }
}

/// Collects animations that run with the system's.
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    private static let duration: TimeInterval = 0.15

    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run(_ own: @escaping () -> Void, then done: @escaping () -> Void = {}) {
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { [animations] in
            own()
            for animation in animations { animation() }
        } completion: { [completions] isFinished in
            done()
            for completion in completions { completion(isFinished) }
        }
    }
}

/// The recognizer by which a pointer interaction follows the pointer. It has a class of its own, so that it is not mistaken
/// for an application's.
private final class PointerHoverGestureRecognizer: UIHoverGestureRecognizer {}
