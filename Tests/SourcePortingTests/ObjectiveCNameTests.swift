// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SourcePorting

@Suite("Names in Objective-C")
struct ObjectiveCNameTests {
    @Test(
        "A method's name says its labels, the first joined to the name",
        arguments: [
            ("save", [], "save"),
            ("save", ["_"], "save:"),
            ("open", ["url"], "openWithUrl:"),
            ("move", ["to"], "moveTo:"),
            ("board", ["_", "didPick"], "board:didPick:"),
            ("drag", ["_", "_"], "drag::"),
            ("updateWith", ["note"], "updateWithNote:"),
            ("tapped", ["sender", "forEvent"], "tappedWithSender:forEvent:"),
            ("tapped", ["withSender"], "tappedWithSender:"),
        ] as [(String, [String], String)])
    func methods(base: String, labels: [String], name: String) {
        #expect(ObjectiveCName.method(base, labels: labels) == name)
    }

    @Test("A method that throws has one argument more")
    func throwing() {
        #expect(ObjectiveCName.method("save", labels: [], isThrowing: true) == "saveAndReturnError:")
        #expect(ObjectiveCName.method("save", labels: ["_"], isThrowing: true) == "save:error:")
    }

    @Test("Setters and initializers")
    func others() {
        #expect(ObjectiveCName.setter("value") == "setValue:")
        #expect(ObjectiveCName.initializer(labels: ["frame"]) == "initWithFrame:")
    }
}

@Suite("Edits of a text")
struct TextEditsTests {
    @Test("Edits are made in order of place; of two at one place, the first comes first")
    func order() {
        var edits = TextEdits()
        edits.replace(4..<5, with: "DD")
        edits.insert("1", at: 2)
        edits.insert("2", at: 2)
        #expect(edits.applied(to: Array("abcde".utf8), in: 0..<5) == "ab12cdDD")
        #expect(edits.applied(to: Array("abcde".utf8), in: 3..<5) == "dDD")
        edits.drop(in: 0..<3)
        #expect(edits.applied(to: Array("abcde".utf8), in: 0..<5) == "abcdDD")
    }

    @Test("What is put in before replaced text stays, whenever it was asked for")
    func insertionAtReplacement() {
        var edits = TextEdits()
        edits.replace(1..<3, with: "XX")
        edits.insert("-", at: 1)
        #expect(edits.applied(to: Array("abcd".utf8), in: 0..<4) == "a-XXd")
    }

    @Test("What is left out leaves its lines and columns")
    func blanks() {
        #expect(Replacement.blank("@objc(\n  a)") == "      \n    ")
        #expect(Replacement.padded("ab", over: "abcd") == "ab  ")
        #expect(Replacement.padded("abcdef", over: "abcd") == "abcdef")
        #expect(Replacement.lineEnds(of: "a\nb\n") == "\n\n")
    }
}
