// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import EventTrace

@Suite("The text of a trace")
struct TraceTextTests {
    @Test("a small story, whole: a covered button, the way up the chain, the end")
    func story() {
        let lines = TraceText.lines(for: Story.entries).map(\.description)
        #expect(lines.joined(separator: "\n") == Story.text)
    }

    @Test("a line has the entry's number and time; the entry prints as its line")
    func line() {
        let entry = TraceEntry(sequence: 42, time: 12.4166, event: .scene(SceneNote(scene: 1, change: .connected)))
        #expect(TraceText.line(for: entry).description == "[42] 12.417 s  Scene 1 connected.")
        #expect(entry.description == "[42] 12.417 s  Scene 1 connected.")
        #expect("\(entry.event)" == "Scene 1 connected.")
    }

    @Test("the pieces of a text know what they name, and joined they are the text")
    func spans() {
        let text = TraceText.sentence(
            for: .touchCancelled(Cast.touch, view: Cast.page, because: .recognized(by: Cast.tap)))
        #expect(
            text.spans == [
                TraceText.Span("Touch 1", role: .touch(Cast.touch)), TraceText.Span(" is cancelled for "),
                TraceText.Span("UIView #2", role: .subject(Cast.page)), TraceText.Span(": "),
                TraceText.Span("UITapGestureRecognizer #7", role: .subject(Cast.tap)),
                TraceText.Span(" recognized, and its "), TraceText.Span("cancelsTouchesInView", role: .code),
                TraceText.Span(" is true."),
            ])
        #expect(text.spans.map(\.text).joined() == text.description)
    }

    @Test("a class's name and code stay as they are at the beginning of a sentence")
    func capitals() {
        let shop = Subject(identifier: 1, className: "shopView")
        #expect(("\(shop) x" as TraceText).capitalized.description == "shopView #1 x")
        #expect(("\(code: "next") x" as TraceText).capitalized.description == "next x")
        #expect(("a \(shop)" as TraceText).capitalized.description == "A shopView #1")
        #expect(TraceText().capitalized == TraceText())
    }

    @Test("a subject's label is one line of at most 40 characters")
    func labels() {
        func printed(_ label: String?) -> String {
            Subject(identifier: 9, className: "UILabel", label: label).description
        }
        #expect(printed(nil) == "UILabel #9")
        #expect(printed("") == "UILabel #9")
        #expect(printed("two\nlines") == "UILabel \"two lines\" #9")
        let forty = String(repeating: "a", count: 40)
        #expect(printed(forty) == "UILabel \"\(forty)\" #9")
        #expect(printed(forty + "b") == "UILabel \"\(forty.dropLast())…\" #9")
    }

    @Test(
        "K3: numbers have six significant digits and no trailing zeros",
        arguments: [
            (20.5, "20.5"), (0, "0"), (-0.0, "0"), (100, "100"), (1.0 / 3, "0.333333"), (869.23649, "869.236"),
            (0.005, "0.005"), (0.0001, "0.0001"), (-8.25, "-8.25"), (0.1 + 0.2, "0.3"), (1_234_567, "1234567"),
            (.nan, "nan"), (.infinity, "inf"), (99_999.99, "100000"),
        ])
    func numbers(value: Double, text: String) {
        #expect(ShortNumber.text(value) == text)
    }

    @Test(
        "coordinates have two decimals at most, unless they would then look whole",
        arguments: [
            (20.5, "20.5"), (252.48699, "252.49"), (76.1536, "76.15"), (100, "100"), (1_234_567, "1234567"),
            (39.9996, "39.9996"), (0.004, "0.004"), (-8.256, "-8.26"), (.nan, "nan"), (.infinity, "inf"),
        ])
    func coordinates(value: Double, text: String) {
        #expect(ShortNumber.coordinate(value) == text)
    }

    @Test("a number is printed in full where a short one would make a comparison look wrong")
    func comparisons() {
        #expect(ShortNumber.text(99.99999999, comparedTo: 100) == "99.99999999")
        #expect(ShortNumber.text(99.5, comparedTo: 100) == "99.5")
        #expect(ShortNumber.text(100, comparedTo: 100) == "100")
    }

    @Test(
        "times are seconds with three decimals",
        arguments: [
            (0.0, "0.000"), (1.0006, "1.001"), (0.05, "0.050"), (123_456.789, "123456.789"), (-0.25, "-0.250"),
            (.nan, "nan"),
        ])
    func seconds(value: Double, text: String) {
        #expect(ShortNumber.seconds(value) == text)
    }

    @Test("points and rectangles print their numbers")
    func geometry() {
        #expect(TracePoint(x: 20.5, y: -3).description == "(20.5, -3)")
        #expect(TraceRect(x: 0, y: 10.25, width: 100, height: 44).description == "(0 10.25; 100 44)")
    }
}
