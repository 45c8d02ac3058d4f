import CoreGraphics
import EventTrace

/// The keys that are down, and the way of each: first to key commands (F25, F40), else as a press to the first responder.
@MainActor
final class PressTable {
    private struct Entry {
        let usage: UIKeyboardHIDUsage
        let press: UIPress
        /// The responder that was told of the beginning, and is owed an end (H2).
        weak var receiver: UIResponder?
    }

    private unowned let application: UIApplication
    private var entries: [Entry] = []
    private let event = UIPressesEvent()
    /// The press that the event being sent is about, until it has been delivered: an event handed around twice, or in the
    /// middle of another, is delivered once.
    private var undelivered: UIPress?

    init(_ application: UIApplication) {
        self.application = application
    }

    func accept(_ sample: KeySample, time: TimeInterval, in scene: UIWindowScene) {
        guard !application.isIgnoringInteractionEvents, let window = scene.keyWindow else { return }
        if sample.isDown {
            keyDown(sample, time: time, in: window)
        } else {
            keyUp(sample, time: time)
        }
    }

    private func keyDown(_ sample: KeySample, time: TimeInterval, in window: UIWindow) {
        // A held key's repeats are the keyboard's, not the user's: they make no further press.
        guard !sample.isRepeat, !entries.contains(where: { $0.usage == sample.usage }) else { return }
        guard Self.takesKeys(Self.start(in: window)) else { return }
        let key = UIKey(
            keyCode: sample.usage, modifierFlags: sample.modifiers, characters: sample.characters,
            charactersIgnoringModifiers: sample.charactersIgnoringModifiers)
        // F40: a key that a command takes makes no press.
        if KeyCommandRouter.perform(key, in: window, application) { return }
        let press = UIPress(type: .key(sample.usage), key: key, time: time, window: window)
        let receiver = Self.start(in: window)
        press.responder = receiver
        entries.append(Entry(usage: sample.usage, press: press, receiver: receiver))
        send(press, .began, time: time, modifiers: sample.modifiers)
    }

    private func keyUp(_ sample: KeySample, time: TimeInterval) {
        guard let place = entries.firstIndex(where: { $0.usage == sample.usage }) else { return }
        let press = entries[place].press
        send(press, .ended, time: time, modifiers: sample.modifiers)
        entries.removeAll { $0.press === press }
    }

    /// H3: presses of a scene, or all of them, end without being let go.
    func cancelAll(in scene: UIWindowScene? = nil) {
        // A press that is just being let go has its end.
        let concerned = entries.filter {
            $0.press.phase != .ended && $0.press.phase != .cancelled
                && (scene == nil || $0.press.window?.windowScene === scene)
        }
        for entry in concerned {
            send(entry.press, .cancelled, time: application.clock.now, modifiers: [])
        }
        entries.removeAll { entry in concerned.contains { $0.press === entry.press } }
    }

    private func send(_ press: UIPress, _ phase: UIPress.Phase, time: TimeInterval, modifiers: UIKeyModifierFlags) {
        for entry in entries where entry.press !== press { entry.press.phase = .stationary }
        press.phase = phase
        press.timestamp = time
        if phase == .ended || phase == .cancelled { press.force = 0 }
        event.presses = entries.map(\.press)
        event.window = press.window
        event.timestamp = time
        event.modifierFlags = modifiers
        undelivered = press
        application.dispatch(event)
        undelivered = nil
    }

    /// What `UIWindow.sendEvent` does with presses: each goes to the responder that has it, which passes on what it does
    /// not use (C20).
    func deliver(_ event: UIPressesEvent) {
        guard let press = undelivered else { return }
        undelivered = nil
        guard let receiver = entries.first(where: { $0.press === press })?.receiver else { return }
        let presses: Set<UIPress> = [press]
        switch press.phase {
        case .began:
            application.delivery.watch(.pressesBegan, to: receiver) { receiver.pressesBegan(presses, with: event) }
        case .changed:
            application.delivery.watch(.pressesChanged, to: receiver) { receiver.pressesChanged(presses, with: event) }
        case .ended:
            application.delivery.watch(.pressesEnded, to: receiver) { receiver.pressesEnded(presses, with: event) }
        case .cancelled:
            application.delivery.watch(.pressesCancelled, to: receiver) {
                receiver.pressesCancelled(presses, with: event)
            }
        case .stationary: break
        }
    }

    /// B25: a key meant for a view is dropped while that view, or one that it lies in, has its interaction disabled. It is
    /// removed and not redirected: nobody else on the chain gets it, neither as a press nor as a key command. A press that
    /// has begun still ends (H2), and what is meant for a controller reaches it.
    private static func takesKeys(_ start: UIResponder) -> Bool {
        guard let view = start as? UIView else { return true }
        return sequence(first: view, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
    }

    /// H7, F47: the first responder; without one, the deepest controller that is the only one of its level.
    static func start(in window: UIWindow) -> UIResponder {
        if let responder = window.firstResponder { return responder }
        guard var controller = window.rootViewController else { return window }
        while true {
            if let presented = controller.presentedByItself {
                controller = presented
            } else if controller.children.count == 1, let child = controller.children.first,
                child.viewIfLoaded?.window != nil
            {
                controller = child
            } else {
                return controller
            }
        }
    }
}
