// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The keys and buttons that are down, as presses, and their events. A press goes to the focused item (H1) or the first
/// responder (H7). It is one `UIPress` from its down to its release.
@MainActor
final class PressTable {
    struct Entry {
        let source: PressSource
        /// The scene whose screen the press came from. Its window may have moved to another.
        let scene: SceneIdentifier
        let press: UIPress
        /// Retained: a window hears of the end of its presses although nobody else holds it any longer (H2).
        let window: UIWindow
        /// The number of the newest event that tells of the press.
        var newestEvent: UInt64 = 0
        /// The last event that came to the press's window, or that had no window to come to.
        var lastEvent = EventMark()

        /// Whether an event that tells of the press is on its way.
        var isAwaitingEvent: Bool { lastEvent.isOther(newestEvent) }
    }

    private let owner: ApplicationReference
    private var application: UIApplication { owner.application }
    @exclusivity(unchecked) private(set) var entries: [Entry] = []
    /// The event of presses that is under way, or was last.
    private(set) var event = UIPressesEvent()
    private var isSending = false
    private var eventCount: UInt64 = 0
    private var pressCount: UInt32 = 0

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    /// The edit that a scene's held key makes in a text; `nil` for a key that made no press.
    func typing(of key: UIKeyboardHIDUsage, in scene: UIWindowScene) -> KeyTyping? {
        entry(of: .key(key), in: scene)?.press.typing
    }

    func isDown(_ source: PressSource, in scene: UIWindowScene? = nil) -> Bool { entry(of: source, in: scene) != nil }

    private func entry(of source: PressSource, in scene: UIWindowScene?) -> Entry? {
        entries.first { $0.source == source && (scene == nil || $0.scene == scene?.identifier) }
    }

    private func place(of press: UIPress) -> Int? { entries.firstIndex { $0.press === press } }

    // MARK: Input

    /// A button goes down.
    func begin(
        _ source: PressSource, _ type: UIPress.PressType, force: CGFloat, time: TimeInterval, in scene: UIWindowScene
    ) {
        guard let window = scene.keyWindow, !isDown(source, in: scene), PressStart(in: window).takesKeys else { return }
        begin(source, type, force: force, time: time, in: window, scene)
    }

    /// A key or button that nothing took before goes down.
    func begin(
        _ source: PressSource, _ type: UIPress.PressType, key: UIKey? = nil, force: CGFloat = 1, time: TimeInterval,
        modifiers: UIKeyModifierFlags = [], typing: KeyTyping = .nothing, in window: UIWindow, _ scene: UIWindowScene
    ) {
        pressCount += 1
        let press = UIPress(number: pressCount, type: type, key: key, force: force, time: time, window: window)
        let start = PressStart(in: window)
        press.responder = start.responder
        press.receivers = start.recognizers(in: application)
        press.typing = typing
        entries.append(Entry(source: source, scene: scene.identifier, press: press, window: window))
        send(press, .began, time: time, modifiers: modifiers)
    }

    /// H2: an analog button is pressed more or less far.
    func change(_ source: PressSource, force: CGFloat, time: TimeInterval, in scene: UIWindowScene) {
        guard let press = entry(of: source, in: scene)?.press, press.force != force else { return }
        press.force = force
        send(press, .changed, time: time, modifiers: [])
    }

    /// A key or button is released.
    func end(
        _ source: PressSource, time: TimeInterval, in scene: UIWindowScene? = nil, modifiers: UIKeyModifierFlags = []
    ) {
        guard let press = entry(of: source, in: scene)?.press else { return }
        send(press, .ended, time: time, modifiers: modifiers)
        letGo(of: press)
    }

    // MARK: Cancellation

    /// H3: the presses of a scene, or all presses, end without a release.
    func cancelAll(in scene: UIWindowScene? = nil, where isMeant: (PressSource) -> Bool = { _ in true }) {
        cancel { isMeant($0.source) && (scene == nil || $0.scene == scene?.identifier) }
    }

    /// H3: a subtree is about to leave its window; the presses that its responders have end with it.
    func viewWillLeaveWindow(_ view: UIView) { cancel { $0.press.responder?.isInside(view) == true } }

    /// H3: presses end with the visible content, as touches do.
    func windowBecameHidden(_ window: UIWindow) { cancel { $0.press.window === window } }

    private func cancel(where isMeant: (Entry) -> Bool) {
        let meant = entries.filter(isMeant).map(\.press)
        // A press that is just being released has its end already, unless the end is still on its way to the responder.
        application.delivery.presses.cancelLingering(because: nil) { isMeant($0) && place(of: $0.press) == nil }
        let concerned = meant.filter { press in
            entries.contains {
                $0.press === press && (!press.isOver || (press.phase == .ended && $0.isAwaitingEvent))
            }
        }
        // One after the other: the next event does not contain the presses that are over.
        for press in concerned {
            send(press, .cancelled, time: application.clock.now, modifiers: [])
            letGo(of: press)
        }
    }

    /// The press is over; it stays only for what a recognizer withholds.
    private func letGo(of press: UIPress) {
        guard let place = place(of: press) else { return }
        for recognizer in press.receivers { recognizer.followedPresses.removeAll { $0 === press } }
        application.delivery.presses.eventIsOver(for: entries[place])
        // The list is whole again before the entries are freed: the `deinit` of a window runs an application's code.
        let over = entries
        entries.removeAll { $0.press === press }
        withExtendedLifetime(over) {}
    }

    // MARK: Events

    /// Sends an event about a press that is in the table.
    private func send(_ press: UIPress, _ phase: UIPress.Phase, time: TimeInterval, modifiers: UIKeyModifierFlags) {
        guard let place = place(of: press) else { return }
        // Code that is told of a press may cancel others: its own event stays as it is.
        let outer = isSending ? event : nil
        if outer == nil {
            for entry in entries { entry.press.phase = .stationary }
        } else {
            event = UIPressesEvent()
        }
        isSending = true
        press.phase = phase
        press.timestamp = time
        if press.isOver { press.force = 0 }
        let event = event
        event.presses = entries.map(\.press)
        event.window = press.window
        event.timestamp = time
        event.modifierFlags = modifiers
        eventCount += 1
        let number = eventCount
        event.number = number
        entries[place].newestEvent = number
        application.dispatch(event)
        if let place = self.place(of: press), entries[place].newestEvent == number {
            _ = entries[place].lastEvent.passes(number)
        }
        // The event is kept, and would retain its presses and their views.
        event.presses.removeAll(where: \.isOver)
        if let outer { self.event = outer } else { isSending = false }
    }

    /// The work of `UIWindow.sendEvent` for presses: recognizers first (H5), then the responder of the press, which passes on
    /// the presses that it does not use (C20). An event that comes twice, or after a newer one of its press, has no effect.
    func deliver(_ event: UIPressesEvent) {
        guard let place = entries.firstIndex(where: { $0.newestEvent == event.number }),
            entries[place].lastEvent.passes(event.number)
        else { return }
        let entry = entries[place]
        let press = entry.press
        let presses = application.delivery.presses
        let outer = self.event
        self.event = event
        application.gestures.delivering {
            application.gestures.deliver(event, press)
            presses.release()
            if let message = press.phase.message { presses.tell(message, of: press, in: event.number) }
            if press.isOver { presses.eventIsOver(for: entry) }
        }
        self.event = outer
    }
}
