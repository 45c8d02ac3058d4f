import CoreGraphics
import EventTrace

/// The keys and buttons that are down, and the way of each: keys go to key commands first (F25, F40); what is left is a press
/// for the focused item (H1) or the first responder (H7).
@MainActor
final class PressTable {
    private struct Entry {
        let source: PressSource
        /// Whose screen the press came from, wherever its window is meanwhile.
        let scene: SceneIdentifier
        let press: UIPress
        /// Held, so that a window which nobody else holds any longer still hears of the end of its presses (H2).
        let window: UIWindow
        /// The responder that was told of the beginning, and is owed an end (H2).
        weak var receiver: UIResponder?
        /// Whether the key was let go, and the responder has not heard all of it because a recognizer delays it.
        var isLifted = false
        /// The event that tells of the press, until it comes to the press's window: an event handed around twice, or in the middle
        /// of another, is delivered once.
        var undelivered: UIPressesEvent?
    }

    private let owner: ApplicationReference
    private var application: UIApplication { owner.application }
    @exclusivity(unchecked) private var entries: [Entry] = []
    /// The event of presses that is under way, or was last.
    private var event = UIPressesEvent()
    private var isSending = false
    /// Whether focus takes the key at hand as Select.
    private var isSelectClaimed = false

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    func accept(_ sample: KeySample, time: TimeInterval, in scene: UIWindowScene) {
        guard !application.isIgnoringInteractionEvents else { return }
        let window = scene.keyWindow
        if let window { application.menus.shortcuts.keyChanged(sample, in: window) }
        if !sample.isDown {
            // H2: a press ends, whatever became of the window meanwhile.
            keyUp(sample, time: time)
        } else if let window {
            keyDown(sample, time: time, in: window, scene)
        }
    }

    private func keyDown(_ sample: KeySample, time: TimeInterval, in window: UIWindow, _ scene: UIWindowScene) {
        if sample.isRepeat { return keyRepeated(sample, in: window) }
        guard !isDown(.key(sample.usage)), Self.takesKeys(Self.start(in: window)) else { return }
        let key = UIKey(sample)
        isSelectClaimed = false
        // F40: a key that a command takes makes no press.
        if KeyCommandRouter.perform(key, in: window, application), !isSelectClaimed { return }
        let press = UIPress(
            type: isSelectClaimed ? .select : .key(sample.usage), key: key, time: time, window: window)
        begin(press, .key(sample.usage), modifiers: sample.modifiers, in: window, scene)
    }

    /// Whoever takes the key at hand takes it as Select: it becomes a press of that type.
    func claimSelect() { isSelectClaimed = true }

    private func keyUp(_ sample: KeySample, time: TimeInterval) {
        end(.key(sample.usage), time: time, modifiers: sample.modifiers)
    }

    private func isDown(_ source: PressSource, in scene: UIWindowScene? = nil) -> Bool {
        entries.contains { isConcerned($0, source, scene) }
    }

    private func isConcerned(_ entry: Entry, _ source: PressSource, _ scene: UIWindowScene?) -> Bool {
        entry.source == source && !entry.isLifted && (scene == nil || entry.scene == scene?.identifier)
    }

    // MARK: Buttons

    /// A button goes down.
    func begin(
        _ source: PressSource, _ type: UIPress.PressType, force: CGFloat, time: TimeInterval, in scene: UIWindowScene
    ) {
        guard let window = scene.keyWindow, !isDown(source, in: scene), Self.takesKeys(Self.start(in: window)) else {
            return
        }
        let press = UIPress(type: type, key: nil, force: force, time: time, window: window)
        begin(press, source, modifiers: [], in: window, scene)
    }

    /// H2: an analog button is pressed more or less far.
    func change(_ source: PressSource, force: CGFloat, time: TimeInterval, in scene: UIWindowScene) {
        guard let entry = entries.first(where: { isConcerned($0, source, scene) }), entry.press.force != force else {
            return
        }
        entry.press.force = force
        send(entry.press, .changed, time: time, modifiers: [])
    }

    /// A key or button is let go.
    func end(
        _ source: PressSource, time: TimeInterval, in scene: UIWindowScene? = nil, modifiers: UIKeyModifierFlags = []
    ) {
        guard let entry = entries.first(where: { isConcerned($0, source, scene) }) else { return }
        send(entry.press, .ended, time: time, modifiers: modifiers)
        letGo(of: entry.press)
    }

    private func begin(
        _ press: UIPress, _ source: PressSource, modifiers: UIKeyModifierFlags, in window: UIWindow,
        _ scene: UIWindowScene
    ) {
        let receiver = Self.start(in: window)
        press.responder = receiver
        press.receivers = receivers(of: receiver)
        entries.append(
            Entry(source: source, scene: scene.identifier, press: press, window: window, receiver: receiver))
        send(press, .began, time: press.timestamp, modifiers: modifiers)
    }

    /// A held key's repeats are the keyboard's, not the user's: they make no further press, and perform no command. A menu, text
    /// and focus go on.
    private func keyRepeated(_ sample: KeySample, in window: UIWindow) {
        guard Self.takesKeys(Self.start(in: window)) else { return }
        KeyCommandRouter.repeats(UIKey(sample), in: window, application)
    }

    /// H5: those of the views on the way from the responder up, as for a touch (G22).
    private func receivers(of responder: UIResponder) -> [UIGestureRecognizer] {
        let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        return view.map(application.gestures.receivers(above:)) ?? []
    }

    private func place(of press: UIPress) -> Int? {
        entries.firstIndex { $0.press === press }
    }

    /// The press is over; it stays only for what a recognizer withholds.
    private func letGo(of press: UIPress) {
        guard let place = place(of: press) else { return }
        for recognizer in press.receivers { recognizer.followedPresses.removeAll { $0 === press } }
        switch press.deliveryState {
        case .held where press.phase == .ended, .endHeld: entries[place].isLifted = true
        case .held, .unknown, .began, .over, .withheld: remove { $0.press === press }
        }
    }

    /// The list is whole again before what its entries hold may go: the end of a window runs an application's code.
    private func remove(where isOver: (Entry) -> Bool) {
        let over = entries
        entries.removeAll(where: isOver)
        withExtendedLifetime(over) {}
    }

    /// H3: presses of a scene, or all of them, end without being let go.
    func cancelAll(in scene: UIWindowScene? = nil, where isMeant: (PressSource) -> Bool = { _ in true }) {
        cancel { isMeant($0.source) && (scene == nil || $0.scene == scene?.identifier) }
    }

    /// H3: a subtree is about to leave its window; the presses that its responders have end with it.
    func viewWillLeaveWindow(_ view: UIView) {
        guard !entries.isEmpty else { return }
        cancel { $0.receiver?.isInside(view) == true }
    }

    /// H3: presses end with what is seen, as touches do.
    func windowBecameHidden(_ window: UIWindow) {
        if !entries.isEmpty { cancel { $0.press.window === window } }
    }

    private func cancel(where isMeant: (Entry) -> Bool) {
        let meant = entries.filter(isMeant)
        for entry in meant where entry.isLifted { cancelLifted(entry.press) }
        // A press that is just being let go has its end, unless that is still on its way to the responder.
        let concerned = meant.map(\.press).filter { press in
            guard let place = place(of: press) else { return false }
            return !press.isOver || (press.phase == .ended && entries[place].undelivered != nil)
        }
        // One after the other: the next event does not tell of those that are over.
        for press in concerned {
            send(press, .cancelled, time: application.clock.now, modifiers: [])
            letGo(of: press)
        }
    }

    /// Sends an event about a press that is in the table.
    private func send(_ press: UIPress, _ phase: UIPress.Phase, time: TimeInterval, modifiers: UIKeyModifierFlags) {
        guard let place = place(of: press) else { return }
        // Code that is told of a press may cancel others: what it was told stays as it is.
        let outer = isSending ? event : nil
        if outer == nil {
            for entry in entries where !entry.isLifted { entry.press.phase = .stationary }
        } else {
            event = UIPressesEvent()
        }
        isSending = true
        press.phase = phase
        press.timestamp = time
        if press.isOver { press.force = 0 }
        let event = event
        event.presses = entries.filter { !$0.isLifted }.map(\.press)
        event.window = press.window
        event.timestamp = time
        event.modifierFlags = modifiers
        entries[place].undelivered = event
        application.dispatch(event)
        if let place = self.place(of: press), entries[place].undelivered === event { entries[place].undelivered = nil }
        // An event that stays would keep what its presses concerned.
        event.presses.removeAll(where: \.isOver)
        if let outer { self.event = outer } else { isSending = false }
    }

    // MARK: Delivery

    /// What `UIWindow.sendEvent` does with presses: recognizers first (H5), then each to the responder that has it, which
    /// passes on what it does not use (C20).
    func deliver(_ event: UIPressesEvent) {
        guard let place = entries.firstIndex(where: { $0.undelivered === event }) else { return }
        entries[place].undelivered = nil
        let press = entries[place].press
        let outer = self.event
        self.event = event
        application.gestures.delivering {
            application.gestures.deliver(event, press)
            release(before: press)
            tell(press)
        }
        self.event = outer
    }

    private func tell(_ press: UIPress) {
        switch (press.phase, press.deliveryState) {
        case (.began, .unknown):
            if holds(press, .beginning) { return }
            press.deliveryState = .began
            tell(.pressesBegan, press) { $0.pressesBegan($1, with: $2) }
        case (.changed, .began): tell(.pressesChanged, press) { $0.pressesChanged($1, with: $2) }
        case (.ended, .began):
            if holds(press, .end) { return }
            tellEnd(of: press)
        case (.cancelled, .began): tellCancellation(of: press)
        default: break
        }
    }

    private func tell(
        _ message: ChainMessage, _ press: UIPress,
        _ call: (UIResponder, Set<UIPress>, UIPressesEvent) -> Void
    ) {
        guard let place = place(of: press), let receiver = entries[place].receiver else { return }
        application.delivery.start(message, at: receiver) { call(receiver, [press], event) }
    }

    private func tellEnd(of press: UIPress) {
        press.deliveryState = .over
        tell(.pressesEnded, press) { $0.pressesEnded($1, with: $2) }
    }

    private func tellCancellation(of press: UIPress) {
        press.deliveryState = .over
        tell(.pressesCancelled, press) { $0.pressesCancelled($1, with: $2) }
    }

    // MARK: Recognizers

    /// G50: the flags that delay touches delay presses as well.
    private func holds(_ press: UIPress, _ message: HoldNote.Message) -> Bool {
        guard let holder = press.holder(of: message) else { return false }
        press.deliveryState = message == .beginning ? .held : .endHeld
        note(message, press, .held(by: application.subject(of: holder)))
        return true
    }

    private func note(_ message: HoldNote.Message, _ press: UIPress, _ outcome: @autoclosure () -> HoldNote.Outcome) {
        guard let tracer = application.tracer, let responder = press.responder else { return }
        tracer.record(
            .hold(
                HoldNote(
                    touch: nil, responder: tracer.subject(of: responder), message: message, outcome: outcome())))
    }

    /// Tells responders what no recognizer withholds any longer.
    ///
    /// - Parameter upcoming: The press whose responder is about to hear of an event: what the event says of it is left to it.
    ///   `nil` when it has.
    func release(before upcoming: UIPress? = nil) {
        if !entries.isEmpty { releaseWaiting(before: upcoming) }
    }

    @inline(never)
    private func releaseWaiting(before upcoming: UIPress?) {
        // From the start each time: whoever is told may change everything.
        while let press = entries.first(where: { isReleased($0.press) })?.press {
            if press.deliveryState == .held {
                tellBeginning(of: press)
                if press !== upcoming, press.phase == .ended, press.deliveryState == .began, !holds(press, .end) {
                    tellEnd(of: press)
                }
            } else {
                note(.end, press, .released)
                tellEnd(of: press)
            }
            if entries.contains(where: { $0.press === press && $0.isLifted }) { letGo(of: press) }
        }
    }

    /// The beginning as it was.
    private func tellBeginning(of press: UIPress) {
        // Cancelled before its responder knew of it: there is nothing to tell.
        guard press.phase != .cancelled else { return press.deliveryState = .over }
        note(.beginning, press, .released)
        press.deliveryState = .began
        let (phase, force) = (press.phase, press.force)
        (press.phase, press.force) = (.began, press.firstForce)
        tell(.pressesBegan, press) { $0.pressesBegan($1, with: $2) }
        (press.phase, press.force) = (phase, force)
    }

    private func isReleased(_ press: UIPress) -> Bool {
        guard let message = press.deliveryState.withheldMessage else { return false }
        return press.holder(of: message) == nil
    }

    func forEachPress(of recognizer: UIGestureRecognizer, _ body: (UIPress) -> Void) {
        for entry in entries where recognizer.attempt.contains(entry.press) { body(entry.press) }
    }

    /// G41, G42, G44, G50: a recognized gesture takes its presses from the responders that have them.
    func take(for recognizer: UIGestureRecognizer) {
        guard !entries.isEmpty, recognizer.cancelsTouchesInView || recognizer.delaysTouchesBegan else { return }
        let concerned = entries.map(\.press).filter(recognizer.attempt.contains)
        for press in concerned {
            switch press.deliveryState {
            case .held:
                note(.beginning, press, .dropped)
                press.deliveryState = .over
            case .began where recognizer.cancelsTouchesInView, .endHeld where recognizer.cancelsTouchesInView:
                let phase = press.phase
                press.phase = .cancelled
                tellCancellation(of: press)
                press.phase = phase
            case .unknown where recognizer.cancelsTouchesInView: press.deliveryState = .over
            case .unknown, .began, .endHeld, .over, .withheld: break
            }
        }
        remove { $0.isLifted && $0.press.deliveryState == .over }
    }

    private func cancelLifted(_ press: UIPress) {
        if press.deliveryState == .endHeld {
            press.phase = .cancelled
            tellCancellation(of: press)
        }
        remove { $0.press === press }
    }

    // MARK: Where presses start

    /// B25: a key meant for a view is dropped while that view, or one that it lies in, has its interaction disabled. It is
    /// removed and not redirected: nobody else on the chain gets it, neither as a press nor as a key command. A press that
    /// has begun still ends (H2), and what is meant for a controller reaches it.
    private static func takesKeys(_ start: UIResponder) -> Bool {
        guard let view = start as? UIView else { return true }
        return sequence(first: view, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
    }

    /// H1: the focused item. H7, F47: without one, the first responder; without that, the deepest controller that is the only
    /// one of its level.
    static func start(in window: UIWindow) -> UIResponder {
        if let responder = window.windowScene?.focusStorage?.focusedResponder(in: window) { return responder }
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

extension UIKey {
    convenience init(_ sample: KeySample) {
        self.init(
            keyCode: sample.usage, modifierFlags: sample.modifiers, characters: sample.characters,
            charactersIgnoringModifiers: sample.charactersIgnoringModifiers)
    }
}
