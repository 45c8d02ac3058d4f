// SPDX-License-Identifier: Apache-2.0

import SeededRandom
import Testing
import UIKitCore

@testable import BrowserHost

@Suite("Messages about text")
struct TextMessageTests {
    private func edit(of bytes: ClientBytes) throws -> TextSample? {
        guard case .input(.text(let sample), deviceTime: 1000) = try read(bytes).first else { return nil }
        return sample
    }

    @Test("every edit, field by field")
    func edits() throws {
        #expect(try edit(of: .edit(0).long("é👍🏽")) == TextSample(.insert("é👍🏽"), revision: 3))
        #expect(
            try edit(of: .edit(1).range(1, 4).long("the").range(4, 4))
                == TextSample(.replace(1..<4, with: "the", selecting: 4..<4), revision: 3))
        #expect(
            try edit(of: .edit(2).u8(1).u8(3).range(5, 7))
                == TextSample(.delete(.forward, .paragraph, removing: 5..<7), revision: 3))
        #expect(
            try edit(of: .edit(2).u8(0).u8(0).range(5, 5))
                == TextSample(.delete(.backward, .character, removing: nil), revision: 3))
        #expect(
            try edit(of: .edit(3).u8(0).long("に").range(0, 1))
                == TextSample(.mark("に", selecting: 0..<1, replacing: nil), revision: 3))
        #expect(
            try edit(of: .edit(3).u8(1).long("").range(0, 0).range(2, 2))
                == TextSample(.mark("", selecting: 0..<0, replacing: 2..<2), revision: 3))
        #expect(try edit(of: .edit(4).long("日本")) == TextSample(.commit("日本"), revision: 3))
        #expect(try edit(of: .edit(5)) == TextSample(.cancelMarking, revision: 3))
        #expect(try edit(of: .edit(6).range(2, 9)) == TextSample(.select(2..<9), revision: 3))
        #expect(try edit(of: .edit(7)) == TextSample(.undo, revision: 3))
        #expect(try edit(of: .edit(8)) == TextSample(.redo, revision: 3))
        #expect(try edit(of: .edit(9)) == TextSample(.selectAll, revision: 3))
        #expect(try edit(of: .edit(0, revision: 0).long("a")) == TextSample(.insert("a")))
        #expect(
            try edit(of: .edit(0, code: "KeyA").long("a")) == TextSample(.insert("a"), revision: 3, key: .keyboardA))
    }

    @Test("where the page's keyboard is")
    func keyboardFrame() throws {
        let there = ClientBytes().u8(0x21).f32(0, 500, 390, 344).f64(5)
        #expect(
            try read(there) == [
                .input(.keyboardFrame(CGRect(x: 0, y: 500, width: 390, height: 344)), deviceTime: 5)
            ])
        #expect(
            try read(ClientBytes().u8(0x21).f32(0, 0, 0, 0).f64(5)) == [.input(.keyboardFrame(nil), deviceTime: 5)])
        #expect(throws: ProtocolError.self) { try read(ClientBytes().u8(0x21).f32(0, 0, -1, 0).f64(5)) }
        #expect(throws: ProtocolError.self) { try read(ClientBytes().u8(0x21).f32(.nan, 0, 1, 1).f64(5)) }
    }

    @Test("what the page's user types with is a flag of its screen")
    func keyboards() throws {
        func screen(_ flags: UInt8) throws -> ScreenDescription? {
            guard case .hello(let hello) = try read(.hello(screenFlags: flags)).first else { return nil }
            return hello.screen
        }
        #expect(try screen(0)?.keyboard == .hardware)
        #expect(try screen(2)?.keyboard == .soft)
        #expect(try screen(4)?.keyboard == HostKeyboard.none)
        #expect(try screen(8)?.readsClipboard == true)
        #expect(try screen(128)?.commandKey == .control && screen(0)?.commandKey == .command)
        #expect(throws: ProtocolError.self) { try screen(6) }
        #expect(try screen(16)?.sharesContent == true && screen(8)?.sharesContent == false)
        #expect(throws: ProtocolError.self) { try screen(32) }
    }

    @Test("what no keyboard does is refused at its byte")
    func malformed() {
        #expect(throws: ProtocolError.self) { try read(.edit(10)) }
        #expect { try read(.edit(2).u8(2).u8(0).range(0, 0)) } throws: {
            guard case .outOfRange(_, "direction", 2, "0 to 1")? = $0 as? ProtocolError else { return false }
            return true
        }
        #expect { try read(.edit(2).u8(0).u8(4).range(0, 0)) } throws: {
            guard case .outOfRange(_, "unit", 4, "0 to 3")? = $0 as? ProtocolError else { return false }
            return true
        }
        #expect(throws: ProtocolError.self) { try read(.edit(3).u8(2).long("").range(0, 0)) }
        // A range backwards, and one past every text.
        #expect(throws: ProtocolError.self) { try read(.edit(6).range(3, 2)) }
        #expect(throws: ProtocolError.self) { try read(.edit(6).range(0, 1 << 24)) }
        #expect(throws: ProtocolError.self) { try read(.edit(6).range(.max, .max)) }
        // Longer than the message, longer than any, and not UTF-8.
        #expect(throws: ProtocolError.self) { try read(.edit(0).u32(5).adding([65])) }
        #expect(throws: ProtocolError.self) { try read(.edit(0).u32(.max)) }
        #expect(throws: ProtocolError.self) { try read(.edit(0).long(String(repeating: "a", count: 1 << 20 | 1))) }
        #expect(throws: ProtocolError.self) { try read(.edit(0).u32(2).adding([0xC3, 0x28])) }
    }

    @Test("edits with random bytes in them are read or refused, and what is read has ranges in order")
    func fuzz() {
        var random = SeededGenerator(seed: 0x7E87)
        let seeds: [ClientBytes] = [
            .edit(0).long("abc"), .edit(1).range(1, 4).long("the").range(4, 4), .edit(2).u8(1).u8(3).range(5, 7),
            .edit(3).u8(1).long("に").range(0, 1).range(2, 2), .edit(4).long("日本"), .edit(6).range(2, 9),
        ]
        var (good, refused) = (0, 0)
        for round in 0..<20_000 {
            var bytes = seeds[round % seeds.count].bytes
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                bytes[Int.random(in: 1..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            do throws(ProtocolError) {
                good += try read(ClientBytes(bytes: bytes)).count
            } catch {
                refused += 1
            }
        }
        #expect(good > 1000)
        #expect(refused > 1000)
    }

    @Test("nothing is edited")
    func nothing() {
        var writer = PaintWriter()
        writer.textInput(nil, hasText: true)
        #expect(writer.bytes == [0x20, 0])
    }

    @Test("what is edited, with its text when the page does not have it")
    func state() {
        var traits = TextInputState.Traits()
        traits.keyboardType = .emailAddress
        traits.returnKeyType = .search
        traits.autocapitalizationType = .words
        traits.autocorrectionType = .no
        traits.spellCheckingType = .yes
        traits.contentType = .emailAddress
        traits.isMultiline = false
        let state = TextInputState(
            revision: 7, traits: traits, text: "é", selection: 0..<1, marked: 0..<1, isSelectionClipped: true,
            view: ViewIdentifier(12), caret: CGRect(x: 1, y: 2, width: 3, height: 4),
            frame: CGRect(x: 5, y: 6, width: 7, height: 8))
        func head(_ flags: UInt8) -> ClientBytes {
            ClientBytes().u8(0x20).u8(flags).u32(7).u32(12).u8(7).u8(6).u8(1).u8(1).u8(2).text("email")
                .f32(1, 2, 3, 4, 5, 6, 7, 8)
        }
        var writer = PaintWriter()
        writer.textInput(state, hasText: true)
        #expect(writer.bytes == head(1 | 2 | 4 | 32).long("é").range(0, 1).range(0, 1).bytes)
        writer.clear()
        writer.textInput(state, hasText: false)
        #expect(writer.bytes == head(1 | 4 | 32).bytes)
    }

    @Test("where the application shows an input view or keys of its own, a page keeps the soft keyboard shut")
    func keyboardShut() {
        var traits = TextInputState.Traits()
        traits.wantsHostKeyboard = false
        var writer = PaintWriter()
        writer.textInput(
            TextInputState(revision: 1, traits: traits, text: "", selection: 0..<0, caret: .zero, frame: .zero),
            hasText: false)
        #expect(writer.bytes[1] == 1 | 16 | 64)
    }

    @Test("a page is told that what is typed is a secret")
    func secure() {
        var traits = TextInputState.Traits()
        traits.isSecure = true
        var writer = PaintWriter()
        writer.textInput(
            TextInputState(revision: 1, traits: traits, text: "", selection: 0..<0, caret: .zero, frame: .zero),
            hasText: false)
        #expect(writer.bytes[1] == 1 | 8 | 16)
        // The text belongs to no view.
        #expect(Array(writer.bytes[6..<10]) == [0, 0, 0, 0])
    }
}
