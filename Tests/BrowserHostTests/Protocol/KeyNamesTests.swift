// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BrowserHost

@Suite struct KeyNamesTests {
    @Test("F38: keys that type nothing have UIKit's names, the function keys each its own")
    func names() {
        let functionKeys = (1...12).map { KeyNames(code: "F\($0)", key: "F\($0)").characters }
        #expect(functionKeys == (1...12).map { "UIKeyInputF\($0)" })
        #expect(KeyNames(code: "F13", key: "F13").characters == "")
        #expect(KeyNames(code: "PageUp", key: "PageUp").characters == "UIKeyInputPageUp")
    }

    @Test("F41: without modifiers a letter is lower-case, and a lone modifier types nothing")
    func withoutModifiers() {
        #expect(KeyNames(code: "KeyA", key: "A").charactersIgnoringModifiers == "a")
        #expect(KeyNames(code: "Digit1", key: "!", plainKey: "1").charactersIgnoringModifiers == "1")
        #expect(KeyNames(code: "ShiftLeft", key: "Shift").charactersIgnoringModifiers == "")
    }
}
