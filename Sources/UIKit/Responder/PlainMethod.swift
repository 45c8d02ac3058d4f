/// The methods and properties of `UIResponder` that take no argument, by their Objective-C names: any responder performs them
/// as an action (E54), overrides included. What they answer is dropped.
@MainActor
enum PlainMethod {
    private static let methods: [String: @MainActor (UIResponder) -> Void] = [
        "becomeFirstResponder": { $0.becomeFirstResponder() },
        "resignFirstResponder": { $0.resignFirstResponder() },
        "reloadInputViews": { $0.reloadInputViews() },
        "canBecomeFirstResponder": { _ = $0.canBecomeFirstResponder },
        "canResignFirstResponder": { _ = $0.canResignFirstResponder },
        "isFirstResponder": { _ = $0.isFirstResponder },
        "nextResponder": { _ = $0.next },
        "undoManager": { _ = $0.undoManager },
        "keyCommands": { _ = $0.keyCommands },
        "inputView": { _ = $0.inputView },
        "inputAccessoryView": { _ = $0.inputAccessoryView },
        "inputViewController": { _ = $0.inputViewController },
        "inputAccessoryViewController": { _ = $0.inputAccessoryViewController },
        "inputAssistantItem": { _ = $0.inputAssistantItem },
        "textInputMode": { _ = $0.textInputMode },
        "textInputContextIdentifier": { _ = $0.textInputContextIdentifier },
        "editingInteractionConfiguration": { _ = $0.editingInteractionConfiguration },
        "pasteConfiguration": { _ = $0.pasteConfiguration },
    ]

    /// Whether the name is one of theirs.
    static func exists(_ name: String) -> Bool { methods[name] != nil }

    /// Calls the method; false for other names.
    static func perform(_ name: String, on responder: UIResponder) -> Bool {
        guard let method = methods[name] else { return false }
        method(responder)
        return true
    }
}
