// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// The one place that decides who gets a key that goes down.
///
///     a menu that is shown
///     key commands with priority over the system (F36)
///     the commands of editing, where a responder performs them (F35)
///     text that is edited, then focus: Tab, arrows, Select (F36)
///     key commands of the chain (F25-F34)
///     key commands of the main menu (F30)
///     the key that asks for a menu (F49)
///     presses (F39, F40)
///
/// The router asks the edited text here, so that commands of the chain do not get the text's keys. The text gets each key
/// when the key's press comes to the end of the chain.
@MainActor
enum KeyCommandRouter {
    enum Taker {
        /// A menu, a command or focus took the key: there is no press.
        case somebody
        /// Text takes the key, once the chain has let the press pass.
        case text
        case nobody
    }

    /// Offers a key that went down to all takers but the responder chain.
    ///
    /// - Parameter isEdit: Whether the host does the key's work in text by itself.
    static func offer(_ key: UIKey, isEdit: Bool, in window: UIWindow, _ application: UIApplication) -> Taker {
        if application.menus.takes(key, in: window) { return .somebody }
        var walk = KeyWalk(key: key, window: window, application: application)
        // F33: each responder is asked once per key.
        let offered = walk.offered
        if walk.performFirst(of: offered.filter(\.wantsPriorityOverSystemBehavior), .responder) { return .somebody }
        if walk.performFirst(of: application.menus.systemKeyCommands, .editing) { return .somebody }
        if TextInputKeys.takes(key, isEdit: isEdit, in: window) { return .text }
        if FocusKeys.handle(key, in: window) { return .somebody }
        if FocusKeys.beginsEditing(by: key, in: window) { return .text }
        if walk.performFirst(of: offered, .responder) { return .somebody }
        // F30: a responder's command beats an equal one of the main menu.
        if walk.performFirst(of: application.menus.mainKeyCommands, .mainMenu) { return .somebody }
        return ContextMenuKey.handle(key, in: window) ? .somebody : .nobody
    }

    /// A held key repeats. Menus, text, focus and repeatable commands take the repeat.
    ///
    /// - Parameter typing: What the key does to text; `nil` if it made no press when it went down.
    static func repeats(
        _ key: UIKey, typing: KeyTyping?, isEdit: Bool, in window: UIWindow, _ application: UIApplication
    ) {
        if application.menus.takes(key, in: window) { return }
        if typing == nil { return repeatsCommand(key, in: window, application) }
        if typing == .passed, !isEdit, TextInputKeys.handle(key, in: window) { return }
        _ = FocusKeys.handle(key, isRepeat: true, in: window)
    }

    /// Whatever took the key when it went down takes the repeat too: a repeatable command, or focus.
    private static func repeatsCommand(_ key: UIKey, in window: UIWindow, _ application: UIApplication) {
        var walk = KeyWalk(key: key, window: window, application: application, isRepeat: true)
        let offered = walk.offered
        if walk.performFirst(of: offered.filter(\.wantsPriorityOverSystemBehavior), .responder) { return }
        if walk.performFirst(of: application.menus.systemKeyCommands, .editing) { return }
        if FocusKeys.handle(key, isRepeat: true, in: window) { return }
        if walk.performFirst(of: offered, .responder) { return }
        _ = walk.performFirst(of: application.menus.mainKeyCommands, .mainMenu)
    }
}

/// The way of one key.
@MainActor
private struct KeyWalk {
    let key: UIKey
    let application: UIApplication
    let start: UIResponder
    /// Whether the key was down before.
    private let isRepeat: Bool
    private let isRightToLeft: Bool
    private let commandKey: CommandKey
    /// Commands that were tried and could not be performed. Later steps do not try them again.
    private var tried: Set<ObjectIdentifier> = []

    init(key: UIKey, window: UIWindow, application: UIApplication, isRepeat: Bool = false) {
        self.key = key
        self.isRepeat = isRepeat
        self.application = application
        start = PressStart(in: window).responder
        isRightToLeft = window.traitCollection.layoutDirection == .rightToLeft
        commandKey = window.windowScene?.commandKey ?? .command
    }

    /// F28: the earlier command of a responder wins; F29: that of the nearer responder.
    var offered: [UIKeyCommand] { start.responderChain().flatMap { $0.keyCommands ?? [] } }

    /// Performs the first command for the key. False when there is no such command, or when no responder performs it.
    mutating func performFirst(of commands: [UIKeyCommand], _ origin: KeyCommandNote.Origin) -> Bool {
        for command in commands {
            guard
                let resolved = command.resolved(for: key, isRightToLeft: isRightToLeft, commandKey: commandKey)
            else { continue }
            // A command that is performed once has taken the key: nothing else gets its repeats.
            if isRepeat, resolved.repeatBehavior != .repeatable {
                return resolved.action.flatMap { start.target(forAction: $0, withSender: resolved) } != nil
            }
            return tried.insert(ObjectIdentifier(command)).inserted && send(resolved, origin)
        }
        return false
    }

    /// F27: the search for the action begins at the start again. F20: the start validates a command once, just before the
    /// command is performed. It does not validate a command that no responder performs.
    private func send(_ command: UIKeyCommand, _ origin: KeyCommandNote.Origin) -> Bool {
        guard let action = command.action, let target = start.target(forAction: action, withSender: command) else {
            return note(command, origin, .nobody)
        }
        start.validate(command)
        guard !command.attributes.contains(.disabled) else { return note(command, origin, .disabled) }
        let isPerformed = application.sendAction(action, to: target, from: command, for: nil)
        return note(command, origin, isPerformed ? .performed : .failed)
    }

    /// Whether the command was performed.
    private func note(
        _ command: UIKeyCommand, _ origin: KeyCommandNote.Origin, _ outcome: KeyCommandNote.Outcome
    ) -> Bool {
        if let tracer = application.tracer {
            tracer.record(
                .keyCommand(
                    KeyCommandNote(
                        shortcut: KeyShortcutText.text(of: command, commandKey),
                        title: command.title.isEmpty ? nil : command.title,
                        action: command.action.map { application.trace.names.actions.name(of: $0) }, origin: origin,
                        outcome: outcome, start: tracer.subject(of: start))))
        }
        return outcome == .performed
    }
}
