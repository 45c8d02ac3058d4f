import CoreGraphics

/// The list of keys that appears while the command key is held and nothing else is pressed.
@MainActor
final class ShortcutsOverlay {
    private let owner: ApplicationReference
    private var application: UIApplication { owner.application }
    private var deadline: EventClock.Deadline?
    private(set) var window: MenuWindow?

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    /// A key went down or up.
    func keyChanged(_ sample: KeySample, in window: UIWindow) {
        let isCommand = sample.usage == .keyboardLeftGUI || sample.usage == .keyboardRightGUI
        guard isCommand, sample.isDown else { return hide() }
        guard !sample.isRepeat else { return }
        hide()
        let delay = application.interactionConstants.shortcutsDelay
        deadline = application.clock.schedule(after: delay) { [weak self, weak window] in
            if let window { self?.show(in: window) }
        }
    }

    func hide() {
        deadline?.cancel()
        deadline = nil
        guard let window else { return }
        self.window = nil
        window.isHidden = true
        window.windowScene = nil
    }

    private func show(in keyWindow: UIWindow) {
        guard let scene = keyWindow.windowScene else { return }
        let list = ShortcutList(from: PressStart(in: keyWindow).responder, application)
        guard !list.entries.isEmpty else { return }
        let window = MenuWindow(windowScene: scene)
        window.isModal = false
        window.resized = { [weak self] in self?.hide() }
        let view = ShortcutsView(list.entries)
        window.addSubview(view)
        let area = window.bounds.inset(by: window.safeAreaInsets).shrunk(dx: 16, dy: 16)
        let size = view.fittingSize(in: area.size)
        view.frame = CGRect(
            x: (area.midX - size.width / 2).rounded(), y: (area.midY - size.height / 2).rounded(), width: size.width,
            height: size.height)
        window.isHidden = false
        self.window = window
    }
}

/// What keys do now: the commands that somebody in the chain performs, by name.
@MainActor
struct ShortcutList {
    struct Entry: Hashable {
        let title: String
        let keys: String
    }

    private(set) var entries: [Entry] = []

    /// The chain's commands, the nearest first, then the main menu's; of equal keys those that win (F29, F30).
    init(from start: UIResponder, _ application: UIApplication) {
        var seen: Set<String> = []
        let commands = start.responderChain().flatMap { $0.keyCommands ?? [] } + application.menus.mainKeyCommands
        for command in commands {
            let keys = KeyShortcutText.text(of: command)
            guard !keys.isEmpty, !seen.contains(keys) else { continue }
            let resolution = CommandResolution(command, from: start)
            guard resolution.target != nil else { continue }
            seen.insert(keys)
            let title = command.discoverabilityTitle ?? resolution.command.title
            if !title.isEmpty, !resolution.command.attributes.contains(.hidden) {
                entries.append(Entry(title: title, keys: keys))
            }
        }
    }
}
