import UIKitCore

/// What a page is told of the text that is edited, as bits.
enum WireTextFlags {
    static let isEdited: UInt8 = 1
    static let hasText: UInt8 = 2
    static let isMarked: UInt8 = 4
    static let isSecure: UInt8 = 8
    static let isMultiline: UInt8 = 16
    static let isClipped: UInt8 = 32
    static let keepsKeyboardShut: UInt8 = 64
}

extension PaintWriter {
    /// What is edited, or that nothing is. The text itself goes along when the page does not have it.
    mutating func textInput(_ state: TextInputState?, hasText: Bool) {
        kind(.textInput)
        guard let state else { return integer(0 as UInt8) }
        let traits = state.traits
        var flags = WireTextFlags.isEdited
        if hasText { flags |= WireTextFlags.hasText }
        if state.marked != nil { flags |= WireTextFlags.isMarked }
        if traits.isSecure { flags |= WireTextFlags.isSecure }
        if traits.isMultiline { flags |= WireTextFlags.isMultiline }
        if !traits.wantsHostKeyboard { flags |= WireTextFlags.keepsKeyboardShut }
        if state.isSelectionClipped { flags |= WireTextFlags.isClipped }
        integer(flags)
        integer(state.revision)
        integer(state.view?.number ?? 0)
        integer(UInt8(clamping: traits.keyboardType.rawValue))
        integer(UInt8(clamping: traits.returnKeyType.rawValue))
        integer(UInt8(clamping: traits.autocapitalizationType.rawValue))
        integer(UInt8(clamping: traits.autocorrectionType.rawValue))
        integer(UInt8(clamping: traits.spellCheckingType.rawValue))
        text(traits.contentType?.rawValue ?? "")
        rectangle(state.caret)
        rectangle(state.frame)
        guard hasText else { return }
        longText(state.text)
        range(state.selection)
        if let marked = state.marked { range(marked) }
    }
}
