import CoreGraphics

/// Finds the key command for a key and performs it (F25–F32).
@MainActor
enum KeyCommandRouter {
    /// True when a command took the key.
    static func perform(_ key: UIKey, in window: UIWindow, _ application: UIApplication) -> Bool {
        // F36: focus is asked before key commands.
        if FocusKeys.handle(key, in: window) { return true }
        let start = PressTable.start(in: window)
        let chain = start.responderChain()
        for responder in chain {
            // F33: asked once per key.
            for command in responder.keyCommands ?? [] {
                // F28: the earlier command wins; F29: the nearer responder wins.
                guard let resolved = command.resolved(for: key) else { continue }
                return send(resolved, from: start, application)
            }
        }
        return false
    }

    /// F27: the action is looked for from the start again; F20: its target validates the command first.
    private static func send(_ command: UIKeyCommand, from start: UIResponder, _ application: UIApplication) -> Bool {
        guard let action = command.action else { return false }
        start.validate(command)
        guard !command.attributes.contains(.disabled),
            let target = start.target(forAction: action, withSender: command)
        else { return false }
        return application.sendAction(action, to: target, from: command, for: nil)
    }
}
