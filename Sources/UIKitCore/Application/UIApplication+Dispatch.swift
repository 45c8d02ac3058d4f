// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

extension UIApplication {
    /// Records an event and dispatches it.
    func dispatch(_ event: UIEvent) {
        if tracer != nil { noteSending(event) }
        sendEvent(event)
    }

    /// The work of ``sendEvent(_:)``.
    @inline(__always)
    final func plainSendEvent(_ event: UIEvent) {
        if event.originalType == .touches, let window = onlyTouchWindow(of: event) { return window.sendEvent(event) }
        let windows = windows(for: event)
        for window in windows { window.sendEvent(event) }
        // I4, I23: an event for no window is for the application.
        if windows.isEmpty { delivery.deliverTargeted(event, of: self) }
    }

    @inline(never)
    private func noteSending(_ event: UIEvent) { tracer?.record(.eventSent(note(of: event))) }

    /// A4, A5: touches go to the windows they began in, each once; the rest goes to the key window.
    func windows(for event: UIEvent) -> [UIWindow] {
        switch event.originalType {
        case .touches: touchWindows(of: event)
        case .hover, .scroll, .transform: (event as? LocatedEvent)?.window.map { [$0] } ?? []
        case .presses: (event as? UIPressesEvent)?.window.map { [$0] } ?? []
        case .motion, .remoteControl: (event as? TargetedEvent)?.window.map { [$0] } ?? []
        }
    }

    private func touchWindows(of event: UIEvent) -> [UIWindow] {
        var windows: [UIWindow] = []
        for touch in event.touchList {
            guard let window = touch.window, !windows.contains(where: { $0 === window }) else { continue }
            windows.append(window)
        }
        return windows
    }

    /// The window of every touch of an event, if they have the same one: nearly always, and then nothing is allocated.
    func onlyTouchWindow(of event: UIEvent) -> UIWindow? {
        guard !event.touchList.isEmpty else { return nil }
        for place in event.touchList.indices.dropFirst()
        where event.touchList[place].windowReference !== event.touchList[0].windowReference { return nil }
        return event.touchList[0].windowReference?.window
    }

    private func note(of event: UIEvent) -> EventNote {
        EventNote(
            kind: EventNote.Kind(event.type), timestamp: event.timestamp,
            windows: windows(for: event).map(subject(of:)), touches: event.touchList.map(note(of:)))
    }

    func note(of touch: UITouch) -> TouchNote {
        TouchNote(
            touch: touch.identifier, phase: TouchNote.Phase(touch.phase), location: TracePoint(touch.locationInWindow),
            tapCount: touch.tapCount, view: touch.view.map(subject(of:)))
    }

    /// - Parameter touch: `nil` for a key.
    func note(ignored touch: TouchIdentifier?, _ reason: IgnoredInput.Reason) {
        tracer?.record(.inputIgnored(IgnoredInput(touch: touch, reason: reason)))
    }

    func firstResponderChanged(in window: UIWindow, from old: UIResponder?, to new: UIResponder?) {
        defer {
            window.windowScene?.keyboard.setNeedsUpdate()
            window.windowScene?.focusStorage?.firstResponderChanged(to: new)
        }
        hostText.hasHadFirstResponder = true
        menus.firstResponderChanged(in: window)
        tracer?.record(
            .firstResponder(
                FirstResponderNote(
                    window: subject(of: window), old: old.map(subject(of:)), new: new.map(subject(of:)),
                    outcome: .changed)))
        for responder in [old, new] { UITextInteraction.responderChanged(responder) }
    }
}

extension EventNote.Kind {
    init(_ type: UIEvent.EventType) {
        switch type {
        case .touches: self = .touches
        case .motion: self = .motion
        case .remoteControl: self = .remoteControl
        case .presses: self = .presses
        case .scroll: self = .scroll
        case .hover: self = .hover
        case .transform: self = .transform
        }
    }
}

extension TouchNote.Phase {
    init(_ phase: UITouch.Phase) {
        switch phase {
        case .began: self = .began
        case .moved: self = .moved
        case .stationary: self = .stationary
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        case .regionEntered: self = .regionEntered
        case .regionMoved: self = .regionMoved
        case .regionExited: self = .regionExited
        }
    }
}
