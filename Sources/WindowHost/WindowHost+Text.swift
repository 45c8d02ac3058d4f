// SPDX-License-Identifier: Apache-2.0

#if Window
    import CSDL
    import Dispatch
    import Foundation
    import UIKitCore

    // WN16: text that no key types.
    extension WindowHost: TextHost {
        /// Keys are sent as keys, and edits for text that no key types.
        public var editsText: Bool { false }

        /// Sends the input method the caret's place, and the end of its composition if the application has ended it.
        public func textInputChanged(_ state: TextInputState?, of scene: SceneIdentifier) {
            typing.note(state, of: scene) { [weak self] in self?.pump() }
            if typing.composition.isEnded(by: state) { typing.resetInputMethod() }
            guard let state, let window = windows[scene] else { return }
            let caret = state.caret
            func pixels(_ length: CGFloat) -> Int32 {
                Int32(min(max((length * window.scale).rounded(), -30_000), 30_000))
            }
            var box = SDL_Rect(
                x: pixels(caret.minX), y: pixels(caret.minY), w: max(1, pixels(caret.width)),
                h: max(1, pixels(caret.height)))
            SDL_SetTextInputRect(&box)
        }

        /// Takes text from an input method, without a key: a composition, or its result.
        func takeText(_ event: SDL_Event, before next: SDL_Event?) {
            let edit: TextSample.Edit?
            var number = event.edit.windowID
            switch SDL_EventType(event.type) {
            case SDL_TEXTEDITING_EXT:
                number = event.editExt.windowID
                let text = event.editExt.text.map { String(cString: $0) } ?? ""
                SDL_free(event.editExt.text)
                edit = write(text, event.editExt.start, event.editExt.length, before: next)
            case SDL_TEXTEDITING:
                edit = write(Self.string(of: event.edit.text), event.edit.start, event.edit.length, before: next)
            default:
                number = event.text.windowID
                edit = typing.composition.commit(Self.string(of: event.text.text))
            }
            // Without an edited text there is nothing to change.
            guard let edit, let window = window(number), typing.edited?.scene == window.scene else { return }
            submit([.text(TextSample(edit))], to: window.scene)
        }

        private func write(_ text: String, _ start: Int32, _ length: Int32, before next: SDL_Event?)
            -> TextSample.Edit?
        {
            // The result comes next, and replaces the composition.
            if text.isEmpty, next?.type == SDL_TEXTINPUT.rawValue { return nil }
            return typing.composition.write(text, cursor: Int(start), length: Int(length))
        }
    }

    // WN14: the desktop's clipboard.
    extension WindowHost: ClipboardHost {
        private static let longest = 2 << 20

        /// Puts the first text, or else the first address, on the desktop's clipboard; with neither, the clipboard is empty.
        public func pasteboardChanged(_ content: PasteboardContent, of scene: SceneIdentifier) {
            let addresses = content.items.lazy.flatMap(\.representations).filter { $0.type == "public.url" }
            let text = content.text ?? addresses.first.flatMap { String(data: $0.data, encoding: .utf8) } ?? ""
            copied = text
            SDL_SetClipboardText(text)
            schedulePump()
        }

        /// Reads the desktop's clipboard after this turn: SDL waits for the program that has it, a second at most.
        public func requestPasteboard(_ request: PasteboardRequest, of scene: SceneIdentifier) {
            DispatchQueue.main.async { [weak self] in
                MainActor.assumeIsolated {
                    guard let self else { return }
                    let content = self.clipboardContent()
                    self.submit([.pasteboard(PasteboardAnswer(request: request.number, content: content))], to: scene)
                    self.schedulePump()
                }
            }
        }

        /// `nil` if the pasteboard has it already, together with representations that a text clipboard cannot hold.
        private func clipboardContent() -> PasteboardContent? {
            guard let bytes = SDL_GetClipboardText() else { return nil }
            defer { SDL_free(bytes) }
            let text = String(cString: bytes)
            guard text != copied, text.utf8.count <= Self.longest else { return nil }
            copied = nil
            return text.isEmpty ? PasteboardContent() : PasteboardContent(text: text)
        }
    }
#endif
