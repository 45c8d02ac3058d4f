// SPDX-License-Identifier: Apache-2.0

import UIKitCore

extension PaintWriter {
    /// The edited text, or that there is none. The message has the characters only if the page does not have them.
    mutating func textInput(_ state: TextInputState?, hasText: Bool) {
        kind(.textInput)
        guard let state else { return integer(0 as UInt8) }
        let traits = state.traits
        var flags = WireTextFlags.edited
        if hasText { flags |= WireTextFlags.text }
        if state.marked != nil { flags |= WireTextFlags.marked }
        if traits.isSecure { flags |= WireTextFlags.secure }
        if traits.isMultiline { flags |= WireTextFlags.multiline }
        if !traits.wantsHostKeyboard { flags |= WireTextFlags.keyboardShut }
        if state.isSelectionClipped { flags |= WireTextFlags.clipped }
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
