// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Shows a scene's views for its first responder: input view, accessory, keyboard.
///
///     first responder, key window, policy or screen changes
///        -> look up the chain (D23) -> will notifications -> views move -> did notifications
///
/// All steps happen within the call that caused the change, except the last one: it comes when the motion is over (D32). A
/// first responder that changes in several steps (one resigns, another becomes) counts as one change.
@MainActor
final class SceneKeyboard {
    unowned let scene: UIWindowScene
    /// The set that is shown, or on its way there.
    private(set) var shown = InputViewSet()
    /// The present or future frame of the set, in the screen's coordinates (points): below the screen while nothing is shown.
    private(set) var frame = CGRect.zero
    /// How far a finger pushed the keyboard down (points).
    var pushed: CGFloat = 0
    let views: KeyboardViews
    private(set) lazy var textObserver = KeyboardTextObserver(self)
    private var changeDepth = 0
    private var isUpdating = false
    /// Whether an update is due, and whether it may move.
    private var due: (isAnimated: Bool, Void)?
    private var motion: KeyboardMotion?
    private var isClosed = false
    /// The interaction whose find navigator is shown instead of accessories of the chain (FI2).
    weak var finding: UIFindInteraction? {
        didSet {
            isFinding = finding != nil
            if finding !== oldValue { setNeedsUpdate() }
        }
    }
    private var isFinding = false { didSet { needsTurnsDidChange() } }
    private var isEmptyOnPurpose = false { didSet { needsTurnsDidChange() } }

    init(_ scene: UIWindowScene) {
        self.scene = scene
        views = KeyboardViews(scene)
        scene.hostKeyboardDidChange = { [weak self] in self?.setNeedsUpdate() }
    }

    var policy = UIWindowScene.SoftwareKeyboardPolicy.automatic {
        didSet { if policy != oldValue { setNeedsUpdate() } }
    }

    var isVisible: Bool { !shown.isEmpty }

    /// Whether the user types with the host's soft keyboard: neither an input view of the application nor our own keys are shown.
    var leavesKeysToHost: Bool {
        switch shown.main {
        case .none, .host: true
        case .softwareKeyboard, .vended, .nothing: false
        }
    }

    /// The keyboard's frame, pushed down by a finger's distance.
    var shownFrame: CGRect { frame.offsetBy(dx: 0, dy: pushed) }

    /// D12: only the key window's first responder has a keyboard.
    private var responder: UIResponder? { scene.keyWindow?.firstResponder }

    private var usesSoftwareKeyboard: Bool {
        switch policy {
        case .automatic: scene.hostKeyboard == .none
        case .always: true
        case .never: false
        }
    }

    // MARK: When

    /// Defers updates until as many calls of `endChange`.
    func beginChange() { changeDepth += 1 }

    func endChange() {
        changeDepth -= 1
        updateIfDue()
    }

    /// The views to show may have changed.
    func setNeedsUpdate(animated: Bool = true) {
        due = ((due?.isAnimated ?? true) && animated, ())
        updateIfDue()
    }

    private func needsTurnsDidChange() { scene.looksAfterKeyboard = isEmptyOnPurpose || isFinding }

    /// Called at each turn's end: frees kept views that are no longer needed.
    func turnEnds() {
        if isEmptyOnPurpose { setNeedsUpdate() }
        guard isFinding, finding?.view?.window?.windowScene !== scene else { return }
        // FI9: the view left its window, or it is gone, and the interaction with it.
        if let finding { finding.dismissFindNavigator() } else { finding = nil }
    }

    private func updateIfDue() {
        guard due != nil, changeDepth == 0, !isUpdating, !isClosed else { return }
        isUpdating = true
        defer { isUpdating = false }
        var passes = 0
        // Code that hears of the change may change the first responder again.
        while let current = due {
            due = nil
            passes += 1
            guard passes <= 32 else {
                return scene.application.report("The keyboard's notifications changed the first responder without end.")
            }
            update(animated: current.isAnimated)
        }
    }

    /// The scene goes: nothing is shown any more, now or later.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        show(InputViewSet(), animated: false)
        motion?.finish()
        views.close()
    }

    // MARK: What

    private func update(animated: Bool) {
        var responder = responder
        isEmptyOnPurpose = false
        if responder == nil, let next = successor {
            next.becomeFirstResponder()
            responder = self.responder
        }
        textObserver.follow(responder)
        let found = InputViewSet.lookUp(
            from: responder, usesSoftwareKeyboard: usesSoftwareKeyboard, hostFrame: scene.hostKeyboardFrame,
            navigator: finding?.vendedNavigator)
        if found.isEmpty, isVisible, keepsKeyboard {
            isEmptyOnPurpose = true
            return
        }
        show(found, animated: animated)
    }

    /// The first responder after one in a vended view resigned: the responder that vended the view, if it can be first
    /// responder. So an accessory with a text field stays when editing in it ends.
    private var successor: UIResponder? {
        guard let old = shown.responder, let vendor = shown.vendor(around: old), vendor !== old,
            vendor.responderWindow === scene.keyWindow, vendor.canBecomeFirstResponder
        else { return nil }
        return vendor
    }

    /// D44: whether the controller that the responder belonged to keeps the keyboard up.
    private var keepsKeyboard: Bool {
        guard let old = shown.responder, old.responderWindow != nil else { return false }
        let controllers = old.responderChain().compactMap { $0 as? UIViewController }
        guard let controller = controllers.first(where: { $0.presenter != nil }) ?? controllers.last else {
            return false
        }
        // D52: a controller presented over this one decides in its place.
        let decisive = controller.presentedByItself ?? controller
        return decisive.disablesAutomaticKeyboardDismissal && controller.viewIfLoaded?.window != nil
    }

    private func show(_ new: InputViewSet, animated: Bool) {
        let old = shown
        guard !new.isEmpty || !old.isEmpty else {
            shown = new
            return
        }
        let end = views.frame(for: new, below: frame)
        let begin = old.isEmpty ? views.hiddenFrame(height: end.height) : shownFrame
        let isOtherAccessory = new.accessory?.view !== old.accessory?.view
        // D33: an equal keyboard for another responder posts nothing.
        let isTold = old.isEmpty != new.isEmpty || begin != end || isOtherAccessory
        if isTold { motion?.finish() }
        let duration = animated && AnimationBlock.isEnabled ? constants.animationDuration : 0
        let step = KeyboardMotion(
            scene.screen, from: begin, to: end, hides: new.isEmpty, duration: isTold ? duration : 0)
        if isTold { views.moveAlong(for: step.duration) { step.postWill() } }
        shown = new
        frame = end
        pushed = 0
        views.place(new, from: begin, to: end, duration: step.duration)
        guard isTold else { return }
        motion = step
        step.run(by: scene.application.clock) { [weak self] in self?.ended(step) }
    }

    private func ended(_ step: KeyboardMotion) {
        guard motion === step else { return }
        motion = nil
        if step.hides { views.takeDown() }
    }

    /// D26: looks up the first responder's chain again, and shows the result at once.
    func reload(for responder: UIResponder) {
        guard self.responder === responder else { return }
        setNeedsUpdate(animated: false)
        views.keyboard?.reloadTraits()
    }

    /// A bar's buttons changed.
    func assistantChanged(_ item: UITextInputAssistantItem? = nil) {
        guard shown.main.isSoftwareKeyboard else { return }
        setNeedsUpdate(animated: false)
        views.assistantChanged()
    }

    /// D58: a shown view is as high as its content, which has another height now.
    func heightChanged() {
        guard isVisible else { return }
        setNeedsUpdate(animated: false)
    }

    // MARK: Surroundings

    var constants: KeyboardConstants { scene.application.interactionConstants.keyboard }

    /// The screen has another size or safe area.
    func screenChanged() {
        guard isVisible else { return }
        setNeedsUpdate(animated: false)
    }
}
