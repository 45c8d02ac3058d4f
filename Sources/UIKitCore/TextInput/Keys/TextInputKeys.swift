// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Edits the text of a first responder by the keys of a keyboard, if the host sends keys and no text (F36).
///
/// | keys | |
/// |---|---|
/// | characters, Return, Tab | typed; Tab only into text of several lines |
/// | Delete, forward Delete | a character; with Option a word, with Command to the line's end |
/// | Left, Right | a character; with Option a word, with Command to the line's end |
/// | Up, Down | a line; with Option to the paragraph's end, with Command to the text's |
/// | Home, End | to the line's end |
///
/// Shift with a movement extends the selection. Command with a letter is left to key commands and the edit menu.
@MainActor
enum TextInputKeys {
    /// The effect of a key.
    private enum Work {
        case move(TextNavigator.Movement, extending: Bool)
        case delete(UITextGranularity, UITextStorageDirection)
        case type(String)
    }

    /// Whether a key is for the text input that is first responder, once the chain has let it pass (F40).
    ///
    /// - Parameter isEdit: whether the host makes the key's edit by itself.
    static func takes(_ key: UIKey, isEdit: Bool = false, in window: UIWindow) -> Bool {
        guard let input = window.firstResponder as? any UIKeyInput else { return false }
        if isEdit { return (input as? any UITextInput)?.isEditable ?? true }
        return work(of: key, for: input, in: window) != nil
    }

    /// Performs a key's edit in the first responder, if that is a text input. False when the key does nothing there. It
    /// handles repeats of a held key too.
    @discardableResult
    static func handle(_ key: UIKey, in window: UIWindow) -> Bool {
        guard let input = window.firstResponder as? any UIKeyInput, let work = work(of: key, for: input, in: window)
        else { return false }
        switch (work, input as? any UITextInput) {
        case (.move(let movement, let extends), let input?):
            TextNavigator.of(input).move(movement, extending: extends)
        case (.delete(let granularity, let direction), let input?): delete((granularity, direction), in: input)
        case (.type(let text), _): TextTyping.insert(text, into: input)
        case (.delete, nil): input.deleteBackward()
        case (.move, nil): return false
        }
        return true
    }

    private static func work(of key: UIKey, for input: any UIKeyInput, in window: UIWindow) -> Work? {
        // Edits that a host makes by itself come as text.
        if window.application.hostCan.text?.editsText == true { return nil }
        let modifiers = key.modifierFlags.intersection([.shift, .alternate, .command, .control])
        if modifiers.contains(.control) { return nil }
        if input is any UITextInput {
            if let (movement, extends) = movement(key, modifiers) { return .move(movement, extending: extends) }
            if let (granularity, direction) = deletion(key, modifiers) { return .delete(granularity, direction) }
        } else if key.keyCode == .keyboardDeleteOrBackspace, modifiers.isEmpty {
            return .delete(.character, .backward)
        }
        guard !modifiers.contains(.command) else { return nil }
        return text(of: key, for: input).map(Work.type)
    }

    // MARK: What a key means

    private static func movement(_ key: UIKey, _ modifiers: UIKeyModifierFlags) -> (TextNavigator.Movement, Bool)? {
        let extends = modifiers.contains(.shift)
        let movement: TextNavigator.Movement? =
            switch (key.keyCode, modifiers.subtracting(.shift)) {
            case (.keyboardLeftArrow, []): .left
            case (.keyboardRightArrow, []): .right
            case (.keyboardUpArrow, []): .up
            case (.keyboardDownArrow, []): .down
            case (.keyboardLeftArrow, .alternate): .boundary(.word, .layout(.left))
            case (.keyboardRightArrow, .alternate): .boundary(.word, .layout(.right))
            case (.keyboardUpArrow, .alternate): .boundary(.paragraph, .storage(.backward))
            case (.keyboardDownArrow, .alternate): .boundary(.paragraph, .storage(.forward))
            case (.keyboardLeftArrow, .command): .boundary(.line, .layout(.left))
            case (.keyboardRightArrow, .command): .boundary(.line, .layout(.right))
            case (.keyboardUpArrow, .command): .boundary(.document, .storage(.backward))
            case (.keyboardDownArrow, .command): .boundary(.document, .storage(.forward))
            case (.keyboardHome, []): .boundary(.line, .storage(.backward))
            case (.keyboardEnd, []): .boundary(.line, .storage(.forward))
            default: nil
            }
        return movement.map { ($0, extends) }
    }

    private static func deletion(
        _ key: UIKey, _ modifiers: UIKeyModifierFlags
    ) -> (UITextGranularity, UITextStorageDirection)? {
        let direction: UITextStorageDirection
        switch key.keyCode {
        case .keyboardDeleteOrBackspace: direction = .backward
        case .keyboardDeleteForward: direction = .forward
        default: return nil
        }
        switch modifiers.subtracting(.shift) {
        case []: return (.character, direction)
        case .alternate: return (.word, direction)
        case .command: return (.line, direction)
        default: return nil
        }
    }

    /// The text of a key; `nil` for keys that type nothing.
    static func text(of key: UIKey, for input: any UIKeyInput) -> String? {
        switch key.keyCode {
        case .keyboardReturnOrEnter, .keypadEnter: return "\n"
        case .keyboardTab: return input is UITextView && key.modifierFlags.isDisjoint(with: .shift) ? "\t" : nil
        default: break
        }
        // Keys that type nothing have names in Unicode's private area, or control characters.
        let isText = key.characters.unicodeScalars.allSatisfy {
            switch $0.properties.generalCategory {
            case .control, .privateUse: false
            default: true
            }
        }
        return key.characters.isEmpty || key.characters.hasPrefix("UIKeyInput") || !isText ? nil : key.characters
    }

    // MARK: Deleting

    private static func delete(
        _ deletion: (UITextGranularity, UITextStorageDirection), in input: any UITextInput
    ) {
        guard let selection = input.selectedTextRange else {
            // D56: an input that tells no selection deletes by itself.
            if deletion == (.character, .backward) { input.deleteBackward() }
            return
        }
        if deletion == (.character, .backward) || !selection.isEmpty { return TextTyping.deleteBackward(in: input) }
        let end = input.tokenizer.position(
            from: selection.start, toBoundary: deletion.0, inDirection: .storage(deletion.1))
        // At the beginning of a line there is the line break to delete.
        let target =
            end
            ?? input.tokenizer.position(
                from: selection.start, toBoundary: .character, inDirection: .storage(deletion.1))
        guard let target, let range = input.textRange(from: selection.start, to: target), !range.isEmpty else { return }
        TextTyping.replace(range, with: "", in: input)
    }
}
