// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// A view that turns touches into control events. For each event it sends an action message to the registered targets.
///
/// A control follows one touch at a time (E10). Subclasses override the four tracking methods, not the touch methods (E8):
///
///     touch began     beginTracking     -> flags set      -> touchDown (E11)
///     touch moved     flags updated     -> continueTracking -> touchDrag... (E16)
///     touch ended     endTracking       -> flags cleared  -> touchUp... (E19)
///     cancelled       cancelTracking    -> flags cleared  -> touchCancel (E20)
///
/// For every `beginTracking` that returned true, exactly one of these happens: `continueTracking` returns false,
/// `endTracking`, or `cancelTracking`. Code that runs in between may remove, disable or re-register the control.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    private var tracking = ControlTracking()
    /// The touch being followed.
    private(set) var trackedTouch: UITouch?
    /// The touch that `beginTracking` is being asked about; `nil` when it was lost meanwhile.
    private var offeredTouch: UITouch?
    /// The touch that opened the control's menu and may slide onto it.
    private var menuTouch: UITouch?
    var menuInteraction: UIContextMenuInteraction?
    var registrations = ControlRegistrations()

    // MARK: Life

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control with an empty frame. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.archive?.finish(self, as: UIControl.self)
    }

    /// Makes a control that performs an action for ``Event/primaryActionTriggered`` (E47).
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// Whether the control takes touches; true at first (E4). A disabled control swallows them (B26, E31). Disabling it in
    /// the middle of tracking cancels the tracking (E22).
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { cancelTrackedTouch(with: nil) }
            stateDidChange()
        }
    }

    /// Whether the control is chosen; false at first (E4). The base class only keeps it.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the control looks pressed; false at first (E4). Tracking sets and clears it (E6).
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// The states that hold, computed at every call (E3).
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if hasFocus { state.insert(.focused) }
        return state
    }

    /// A bit of `state` changed: subclasses update the look that depends on it. Overrides call `super`.
    func stateDidChange() {
        markChanged(.accessibility)
        // W83.
        markNeedsDisplay()
    }

    /// Where the content stands between top and bottom; in the middle at first.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Where the content stands between the sides; in the middle at first.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The horizontal alignment with leading and trailing turned into left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: return isRightToLeft ? .right : .left
        case .trailing: return isRightToLeft ? .left : .right
        default: return contentHorizontalAlignment
        }
    }

    // MARK: Tracking

    /// Whether the control follows a touch.
    open var isTracking: Bool { tracking.isTracking }

    /// Whether the tracked touch is inside (E13). Meaningful only while tracking and in its end actions (E7, E19).
    open var isTouchInside: Bool { tracking.isTouchInside }

    /// Asked for a touch that came down in the control: true to follow it (E11). The inherited method returns true (E9).
    open dynamic func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Asked when the tracked touch moved: false to follow it no longer, without further events (E16). The inherited method
    /// returns true (E9).
    open dynamic func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The tracked touch lifted. The touch is `nil` when an override of `cancelTracking` calls this (E21).
    open dynamic func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Tracking ended without the touch lifting. The event is `nil` when the control left its window or was disabled (A48,
    /// E21, E22).
    open dynamic func cancelTracking(with event: UIEvent?) {}

    // MARK: Menu

    /// The interaction that shows the control's menu; `nil` while ``isContextMenuInteractionEnabled`` is false.
    open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

    /// Whether the control shows a menu; false at first (E50).
    open var isContextMenuInteractionEnabled: Bool {
        get { menuInteraction != nil }
        set { setMenuInteraction(newValue) }
    }

    /// Whether the menu opens on touch-down, in place of the control's action; false at first (E50). Otherwise a long press
    /// or a click of the secondary button opens it.
    open var showsMenuAsPrimaryAction = false {
        didSet { menuInteraction?.takesLongPresses = !showsMenuAsPrimaryAction }
    }

    /// The menu's configuration for a press at a point of the control's coordinates. The inherited method returns `nil`: no menu.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// The preview that is shown lifted beside the menu. The inherited method returns `nil`: the menu is shown alone.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// The menu is about to come. Overrides call `super`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The menu is about to go. Overrides call `super`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Where the menu is attached, in the control's coordinates (points): the middle of its lower edge.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    /// An element of the control's menu was chosen. Overrides call `super`.
    func menuDidChoose(_ element: UIMenuElement) {}

    // MARK: Registrations

    /// Sends an action message to a target for events; up the responder chain if the target is `nil` (E30).
    ///
    /// The target, an instance of any class or a class (PO28), is not kept alive (E39). The same target and action again only
    /// adds events (E41). A value that is no object counts as `nil` (E65).
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        guard let target else { return registrations.add(nil, action, for: controlEvents) }
        // E65: where a property is made, `self` is no object but a method of `NSObject`.
        guard type(of: target) is AnyClass || target is AnyClass else {
            return registrations.add(nil, action, for: controlEvents)
        }
        registrations.add(ObjectCast.object(target), action, for: controlEvents)
    }

    /// Removes registrations for these events. Without an action, removes all of the target's; without a target, those of all
    /// targets (E42).
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        registrations.remove(target.map(ObjectCast.object), action, for: controlEvents)
    }

    /// Performs an action for events. It replaces an earlier action with its identifier (E43).
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        registrations.add(action, for: controlEvents)
    }

    /// Removes the action of the same identifier from the events (E43); from its other events it is still performed.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        registrations.removeAction(action.identifier, for: controlEvents)
    }

    /// Removes the action of an identifier from the events (E43); from its other events it is still performed.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        registrations.removeAction(actionIdentifier, for: controlEvents)
    }

    /// The targets of all registrations, with one `NSNull` if any registration goes to the responder chain (E44). A target
    /// whose class is not `Hashable` is in the set by its `ObjectIdentifier`.
    open var allTargets: Set<AnyHashable> { registrations.targets }

    /// Every event with a registered action.
    open var allControlEvents: Event { registrations.events }

    /// The names of a target's selectors for any of the events, in the order of registration; `nil` when there is none (E45).
    /// A target of `nil` stands for the responder chain.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let selectors = registrations.selectors(of: target.map(ObjectCast.object), for: controlEvent)
        return selectors.isEmpty ? nil : selectors.map(\.name)
    }

    // MARK: Sending

    /// Sends one action message on its way, through the application (E26). An override that does not call `super`
    /// suppresses it.
    open dynamic func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        application.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs one action with the control as its sender. An override that does not call `super` suppresses it.
    open func sendAction(_ action: UIAction) {
        action.performWithSender(self, target: nil)
    }

    /// Sends the messages of all registrations for one of the events at once, each once, in the order of registration (E24,
    /// E25, E40). They get no `UIEvent` (E51).
    ///
    /// The event that is the control's primary one, such as a button's ``Event/touchUpInside``, triggers the primary action as
    /// well (E48).
    open func sendActions(for controlEvents: Event) {
        send(controlEvents, with: nil)
        guard controlEvents.contains(primaryEvent), primaryEvent != [],
            !controlEvents.contains(.primaryActionTriggered)
        else { return }
        sendPrimaryAction(with: nil)
    }

    /// The event that stands for the control's purpose; none in this class (E48).
    var primaryEvent: Event { [] }

    /// Sends the messages that follow the primary event.
    func sendPrimaryAction(with event: UIEvent?) { send(.primaryActionTriggered, with: event) }

    /// Performs the control's primary action, if it is enabled.
    open func performPrimaryAction() {
        guard isEnabled, !showMenuAsPrimaryAction() else { return }
        send(.primaryActionTriggered, with: nil)
    }

    /// The actions of a lifted touch have been performed. A control sends here what follows them.
    func didSendTouchUp(_ touchEvent: Event, with event: UIEvent?) {}

    // MARK: Touches

    // C24: a control keeps its touches, tracked or not. Touches that a subview passed on are not its own, and go on.

    open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if hasForeign(touches) { return super.touchesBegan(touches, with: event) }
        guard trackedTouch == nil, offeredTouch == nil,
            let touch = touches.min(by: { $0.identifier.number < $1.identifier.number }),
            // An override may have ended the touch before it calls `super`.
            touch.ledger.state != .settled
        else { return }
        // E31.
        guard isEnabled else { return note(.disabled, of: touch) }
        begin(touch, with: event)
    }

    open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = menuTouch, touches.contains(touch) {
            menuInteraction?.track(touch, isEnd: false)
        } else if let touch = trackedTouch, touches.contains(touch) {
            follow(touch, with: event)
        } else if hasForeign(touches) {
            super.touchesMoved(touches, with: event)
        }
    }

    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = menuTouch, touches.contains(touch) {
            menuTouch = nil
            menuInteraction?.track(touch, isEnd: true)
        } else if let touch = trackedTouch, touches.contains(touch) {
            end(touch, with: event)
        } else if hasForeign(touches) {
            super.touchesEnded(touches, with: event)
        }
    }

    open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = offeredTouch, touches.contains(touch) { offeredTouch = nil }
        if let touch = menuTouch, touches.contains(touch) {
            menuTouch = nil
            return
        }
        if let touch = trackedTouch, touches.contains(touch) {
            cancelTrackedTouch(with: event)
        } else if hasForeign(touches) {
            super.touchesCancelled(touches, with: event)
        }
    }

    /// A48. Overrides call `super`.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow !== windowStorage { cancelTrackedTouch(with: nil) }
    }

    // MARK: Focus

    /// H15: an enabled control can.
    open override var canBecomeFocused: Bool { isEnabled }

    override func focusDidChange() { stateDidChange() }

    /// Whether arrows change the value while the control has focus, and Select does nothing.
    var isAdjustable: Bool { false }

    /// Handles an arrow while the control has focus. False when the arrow changes nothing; then focus moves instead.
    func adjust(_ direction: FocusDirection) -> Bool { false }

    /// Takes a step if the control can be adjusted.
    open override func accessibilityIncrement() { step(forward: true) }

    /// Takes a step back if the control can be adjusted.
    open override func accessibilityDecrement() { step(forward: false) }

    private func step(forward: Bool) {
        guard isAdjustable else { return }
        _ = adjust(forward != isRightToLeft ? .right : .left)
    }

    /// Select was let go (H6).
    func select(with event: UIPressesEvent?) { performPrimaryAction() }

    // H6: Select presses a control as a finger does. Presses that a subview passed on are not its own.

    open dynamic override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard takesSelect(presses) else { return super.pressesBegan(presses, with: event) }
        setHighlighted(true)
    }

    open dynamic override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !takesSelect(presses) { super.pressesChanged(presses, with: event) }
    }

    open dynamic override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard takesSelect(presses) else { return super.pressesEnded(presses, with: event) }
        guard isHighlighted else { return }
        setHighlighted(false)
        select(with: event)
    }

    open dynamic override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard takesSelect(presses) else { return super.pressesCancelled(presses, with: event) }
        setHighlighted(false)
    }

    private func takesSelect(_ presses: Set<UIPress>) -> Bool {
        isEnabled && !isAdjustable && presses.contains { $0.type == .select && $0.responder === self }
    }

    private func hasForeign(_ touches: Set<UITouch>) -> Bool {
        touches.contains { touch in touch.view.map { $0 !== self } ?? false }
    }
}

// The steps of tracking. After each call of code that may be an application's, the step checks whether the touch is still tracked.
extension UIControl {
    private func begin(_ touch: UITouch, with event: UIEvent?) {
        offeredTouch = touch
        let wantsTouch = beginTracking(touch, with: event)
        let isLost = offeredTouch == nil
        offeredTouch = nil
        guard wantsTouch else { return note(.trackingDeclined, of: touch) }
        guard !isLost else { return cancelTracking(with: nil) }
        trackedTouch = touch
        let events = tracking.begin(tapCount: touch.tapCount)
        setHighlighted(true)
        guard trackedTouch === touch else { return }
        send(events, with: event)
        guard trackedTouch === touch, showMenuAsPrimaryAction(for: touch) else { return }
        // The menu has the touch from here on.
        menuTouch = touch
        menuInteraction?.track(touch, isEnd: false)
        cancelTrackedTouch(with: event)
        setHighlighted(menuInteraction?.isMenuShown ?? false)
    }

    private func follow(_ touch: UITouch, with event: UIEvent?) {
        let events = tracking.move(isInside: isInside(touch, with: event))
        setHighlighted(tracking.isTouchInside)
        guard trackedTouch === touch else { return }
        let wantsMore = continueTracking(touch, with: event)
        guard trackedTouch === touch else { return }
        guard wantsMore else {
            trackedTouch = nil
            tracking.stop()
            return setHighlighted(false)
        }
        send(events, with: event)
    }

    private func end(_ touch: UITouch, with event: UIEvent?) {
        tracking.lift(isInside: isInside(touch, with: event))
        // From here on nothing can cancel the ended touch.
        trackedTouch = nil
        endTracking(touch, with: event)
        let events = tracking.end()
        setHighlighted(false)
        send(events, with: event)
        didSendTouchUp(events, with: event)
        tracking.forget()
    }

    /// Ends tracking; without effect when nothing is tracked.
    private func cancelTrackedTouch(with event: UIEvent?) {
        offeredTouch = nil
        guard trackedTouch != nil else { return }
        trackedTouch = nil
        cancelTracking(with: event)
        let events = tracking.cancel()
        setHighlighted(false)
        send(events, with: event)
    }

    /// An override of the property hears of changes only.
    private func setHighlighted(_ isOn: Bool) {
        if isHighlighted != isOn { isHighlighted = isOn }
    }

    /// How far outside of the bounds a touch still counts as inside, in points.
    func trackingMargin(for touch: UITouch) -> CGFloat {
        touch.type == .indirectPointer ? 0 : application.interactionConstants.controlTrackingMargin
    }

    /// E13–E15: inside the bounds with the margin around them. A visible pointer has no margin. If `point(inside:)` makes the
    /// control larger, that counts too: a touch is not outside at a place where it could begin.
    private func isInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let margin = trackingMargin(for: touch)
        return bounds.insetBy(dx: -margin, dy: -margin).holds(point) || self.point(inside: point, with: event)
    }
}
