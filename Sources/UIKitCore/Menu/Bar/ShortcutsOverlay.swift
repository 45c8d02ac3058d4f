// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The lists of keys that appear while the command key is held and nothing else is pressed: one in each scene whose user holds the key.
@MainActor
final class ShortcutsOverlay {
    /// A list that is shown, or about to be.
    private struct Shown {
        var deadline: EventClock.Deadline?
        var window: MenuWindow?
    }

    private let owner: ApplicationReference
    private var application: UIApplication { owner.application }
    private var shown: [SceneIdentifier: Shown] = [:]

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    /// The list that is shown in a scene.
    func window(in scene: UIWindowScene) -> MenuWindow? { shown[scene.identifier]?.window }

    /// A key went down or up.
    func keyChanged(_ sample: KeySample, in window: UIWindow) {
        guard let scene = window.windowScene else { return }
        let identifier = scene.identifier
        guard scene.commandKey.isKey(sample.usage), sample.isDown else { return hide(in: identifier) }
        guard !sample.isRepeat else { return }
        hide(in: identifier)
        let delay = application.interactionConstants.shortcutsDelay
        let deadline = application.clock.schedule(after: delay) { [weak self, weak window] in
            if let window { self?.show(in: window) }
        }
        shown[identifier] = Shown(deadline: deadline)
    }

    func hide(in scene: SceneIdentifier) {
        guard let list = shown.removeValue(forKey: scene) else { return }
        list.deadline?.cancel()
        list.window?.isHidden = true
        list.window?.windowScene = nil
    }

    private func show(in keyWindow: UIWindow) {
        guard let scene = keyWindow.windowScene else { return }
        let list = ShortcutList(
            from: PressStart(in: keyWindow).responder, commandKey: scene.commandKey, application)
        guard !list.entries.isEmpty else { return }
        let window = MenuWindow(windowScene: scene)
        window.isModal = false
        window.resized = { [weak self, identifier = scene.identifier] in self?.hide(in: identifier) }
        let view = ShortcutsView(list.entries)
        window.addSubview(view)
        let area = window.bounds.inset(by: window.safeAreaInsets).shrunk(dx: 16, dy: 16)
        let size = view.fittingSize(in: area.size)
        view.frame = CGRect(
            x: (area.midX - size.width / 2).rounded(), y: (area.midY - size.height / 2).rounded(), width: size.width,
            height: size.height)
        window.isHidden = false
        shown[scene.identifier] = Shown(window: window)
    }
}

/// The keys' present commands: those that the chain performs, by name.
@MainActor
struct ShortcutList {
    struct Entry: Hashable {
        let title: String
        let keys: String
    }

    private(set) var entries: [Entry] = []

    /// The chain's commands, the nearest first, then the main menu's; of commands with equal keys, the one that wins (F29, F30).
    init(from start: UIResponder, commandKey: CommandKey, _ application: UIApplication) {
        var seen: Set<String> = []
        let commands = start.responderChain().flatMap { $0.keyCommands ?? [] } + application.menus.mainKeyCommands
        for command in commands {
            let keys = KeyShortcutText.text(of: command, commandKey)
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
