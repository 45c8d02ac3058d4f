// SPDX-License-Identifier: Apache-2.0

#if Window
    import CSDL
    import Foundation
    import Testing
    import UIKitCore

    @testable import WindowHost

    @MainActor
    @Suite("What an input method writes")
    struct WindowTypingTests {
        private func state(marked: Range<Int>?) -> TextInputState {
            TextInputState(
                revision: 1, traits: .init(), text: "ab", selection: 2..<2, marked: marked, caret: .zero, frame: .zero)
        }

        @Test("WN16: A composition is marked, then committed or given up; without one a text is inserted")
        func course() {
            var composition = Composition()
            func write(_ text: String, _ cursor: Int, _ length: Int) -> TextSample.Edit? {
                composition.write(text, cursor: cursor, length: length)
            }
            func commit(_ text: String) -> TextSample.Edit { composition.commit(text) }
            #expect(commit("x") == .insert("x"))
            #expect(write("", 0, 0) == nil)
            #expect(write("ab", 1, 1) == .mark("ab", selecting: 1..<2, replacing: nil))
            #expect(composition.isUnderWay)
            #expect(commit("AB") == .commit("AB"))
            #expect(!composition.isUnderWay)
            _ = write("ab", 0, 0)
            #expect(write("", 0, 0) == .cancelMarking)
            #expect(commit("c") == .insert("c"))
        }

        @Test("WN16: Places in a composition are UTF-16 units, and never inside of a character")
        func places() {
            var composition = Composition()
            func write(_ text: String, _ cursor: Int, _ length: Int) -> TextSample.Edit? {
                composition.write(text, cursor: cursor, length: length)
            }
            let text = "a👋🏽é"
            #expect(write(text, 1, 2) == .mark(text, selecting: 1..<5, replacing: nil))
            #expect(write(text, 2, 0) == .mark(text, selecting: 1..<1, replacing: nil))
            #expect(write(text, -1, -1) == .mark(text, selecting: 6..<6, replacing: nil))
            #expect(write(text, 99, 9) == .mark(text, selecting: 6..<6, replacing: nil))
            #expect(
                write(text, 0, .max) == .mark(text, selecting: 0..<6, replacing: nil))
        }

        @Test("WN16: The application ends a composition when it has told of marked text, and tells of none any more")
        func endings() {
            var composition = Composition()
            func isEnded(_ state: TextInputState?) -> Bool { composition.isEnded(by: state) }
            #expect(!isEnded(nil))
            _ = composition.write("ab", cursor: 2, length: 0)
            // Told before the composition has arrived.
            #expect(!isEnded(state(marked: nil)))
            #expect(!isEnded(state(marked: 0..<2)))
            _ = composition.write("abc", cursor: 3, length: 0)
            #expect(isEnded(state(marked: nil)))
            #expect(!composition.isUnderWay)
            _ = composition.write("ab", cursor: 2, length: 0)
            #expect(isEnded(nil))
        }

        private func key(_ sym: SDL_KeyCode, _ scancode: SDL_Scancode) -> SDL_Event {
            var event = SDL_Event()
            event.type = SDL_KEYDOWN.rawValue
            event.key.keysym.sym = SDL_Keycode(sym.rawValue)
            event.key.keysym.scancode = scancode
            return event
        }

        private func text(_ letter: UInt8) -> SDL_Event {
            var event = SDL_Event()
            event.type = SDL_TEXTINPUT.rawValue
            event.text.text.0 = CChar(bitPattern: letter)
            return event
        }

        @Test("WN16: What ends a composition comes before the key that ended it, and a key keeps what it types")
        func order() {
            func told(_ events: [SDL_Event]) -> [String] {
                WindowTyping.ordered(events).map { event in
                    event.type == SDL_KEYDOWN.rawValue ? "key" : String(UnicodeScalar(UInt8(event.text.text.0)))
                }
            }
            let (one, enter) = (key(SDLK_1, SDL_SCANCODE_1), key(SDLK_RETURN, SDL_SCANCODE_RETURN))
            #expect(told([one, text(0x31), text(0x41)]) == ["A", "key", "1"])
            #expect(told([enter, text(0x41)]) == ["A", "key"])
            #expect(told([one, text(0x31)]) == ["key", "1"])
            #expect(told([text(0x41), one, text(0x31)]) == ["A", "key", "1"])
            #expect(told([text(0x41)]) == ["A"])
        }

        @Test("WN16: A key of the keypad types too; those without a character do not")
        func keys() {
            #expect(key(SDLK_KP_1, SDL_SCANCODE_KP_1).key.keysym.isTyping)
            #expect(!key(SDLK_UP, SDL_SCANCODE_UP).key.keysym.isTyping)
            #expect(!key(SDLK_KP_ENTER, SDL_SCANCODE_KP_ENTER).key.keysym.isTyping)
            var copy = key(SDLK_c, SDL_SCANCODE_C)
            copy.key.keysym.mod = UInt16(KMOD_LCTRL.rawValue)
            #expect(!copy.key.keysym.isTyping)
        }

        @Test("WN16: An input method is looked for where one is named, or IBus has left its address")
        func presence() throws {
            #expect(!WindowTyping.findsInputMethod([:]))
            #expect(!WindowTyping.findsInputMethod(["XMODIFIERS": "@im=none"]))
            #expect(WindowTyping.findsInputMethod(["XMODIFIERS": "@im=fcitx"]))
            #expect(WindowTyping.findsInputMethod(["SDL_IM_MODULE": "fcitx"]))
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("ibus/bus"), withIntermediateDirectories: true)
            #expect(!WindowTyping.findsInputMethod(["XDG_CONFIG_HOME": folder.path]))
            try Data().write(to: folder.appendingPathComponent("ibus/bus/machine-unix-0"))
            #expect(WindowTyping.findsInputMethod(["XDG_CONFIG_HOME": folder.path]))
        }
    }

    @Suite("What is dropped on a window")
    struct WindowDropTests {
        @Test("WN18: A text's lines are one item, each file is one with its name; their bytes come with the drop alone")
        func items() throws {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
            try Data("{}".utf8).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            var drop = WindowDrop()
            drop.add(text: "one")
            drop.add(text: "two")
            drop.add(file: file.path)
            drop.add(file: "/dev/zero")
            let dropped = drop.content(withBytes: true)
            #expect(dropped.text == "one\ntwo")
            #expect(dropped.items.map(\.name) == [nil, file.lastPathComponent, "zero"])
            #expect(dropped.items[1].representations == [.init(type: "public.json", data: Data("{}".utf8))])
            #expect(dropped.items[2].representations == [.init(type: "public.data", data: Data())])
            let known = drop.content(withBytes: false)
            #expect(known.items.allSatisfy { $0.representations.allSatisfy(\.data.isEmpty) })
            func types(_ content: PasteboardContent) -> [[String]] {
                content.items.map { $0.representations.map(\.type) }
            }
            #expect(types(known) == types(dropped))
        }

        @Test("WN18: A file that is longer than 2 MB comes without its bytes")
        func long() throws {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: file) }
            try Data(count: WindowDrop.longest + 1).write(to: file)
            var drop = WindowDrop()
            drop.add(file: file.path)
            #expect(drop.content(withBytes: true).items[0].representations[0].data.isEmpty)
            try Data(count: WindowDrop.longest).write(to: file)
            drop = WindowDrop()
            drop.add(file: file.path)
            #expect(drop.content(withBytes: true).items[0].representations[0].data.count == WindowDrop.longest)
        }
    }
#endif
