// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore

@testable import UIKitCore

@Suite("Shift and capitals")
struct ShiftStateTests {
    private func tapped(_ times: Double...) -> ShiftState {
        var shift = ShiftState()
        for time in times {
            shift.press(at: time, doubleTapInterval: 0.35)
            shift.release()
        }
        return shift
    }

    @Test("Taps: on, off again when slow, locked when fast, off by the next")
    func taps() {
        #expect(tapped(0).phase == .once)
        #expect(tapped(0, 1).phase == .off)
        #expect(tapped(0, 0.3).phase == .locked)
        #expect(tapped(0, 0.3, 0.4).phase == .off)
        #expect(tapped(0, 0.3, 0.4, 0.5).phase == .once)
    }

    @Test("Two taps lock it also when a sentence had turned it on")
    func lockFromSuggestion() {
        var shift = ShiftState()
        shift.suggest(capital: true)
        for time in [0, 0.2] {
            shift.press(at: time, doubleTapInterval: 0.35)
            shift.release()
        }
        #expect(shift.phase == .locked)
    }

    @Test("A letter between two taps makes them two single ones")
    func interrupted() {
        var shift = tapped(0)
        shift.typed()
        shift.press(at: 0.2, doubleTapInterval: 0.35)
        shift.release()
        #expect(shift.phase == .once)
    }

    @Test("A suggestion changes neither a lock nor a held key")
    func suggestion() {
        var locked = tapped(0, 0.1)
        locked.suggest(capital: false)
        #expect(locked.phase == .locked)
        var held = ShiftState()
        held.press(at: 0, doubleTapInterval: 0.35)
        held.suggest(capital: false)
        #expect(held.isUppercase)
    }

    @Test(
        "Sentences, words, everything: whether the next letter is a capital",
        arguments: [
            ("", true, true), ("Hello", false, false), ("Hello ", false, true), ("Hello. ", true, true),
            ("Hello.", false, false), ("3.", false, false), ("Why? ", true, true), ("\"Why?\" ", true, true),
            ("Hello, ", false, true), ("   ", true, true),
        ])
    func capitals(context: String, sentences: Bool, words: Bool) {
        #expect(Autocapitalization.wantsCapital(.sentences, after: context, hasText: true) == sentences)
        #expect(Autocapitalization.wantsCapital(.words, after: context, hasText: true) == words)
        #expect(Autocapitalization.wantsCapital(.allCharacters, after: context, hasText: true))
        #expect(!Autocapitalization.wantsCapital(.none, after: context, hasText: true))
    }

    @Test("Where the text cannot be read, its beginning is all that is known")
    func unreadable() {
        #expect(Autocapitalization.wantsCapital(.sentences, after: nil, hasText: false))
        #expect(!Autocapitalization.wantsCapital(.sentences, after: nil, hasText: true))
    }
}
