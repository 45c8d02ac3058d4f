// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing

@Suite("Explanations of gestures that failed")
struct GestureFailureTextTests {
    @Test(
        "every failure",
        arguments: zip(
            Samples.failures,
            [
                "moved 14 pt, more than 10", "moved 4 pt, less than 10",
                "was 30 pt to the side of its way, more than 25.5",
                "moved the wrong way", "the distance between the fingers changed by 5 pt, less than 10",
                "turned by 4.5°, less than 10", "held longer than 1.5 s", "lifted after 0.25 s, sooner than 0.5",
                "took longer than 0.5 s", "3 touches, more than 2", "1 touch, fewer than 2",
                "timed out waiting for the next tap, which did not come within 0.35 s",
                "the next tap was 60 pt from the first, more than 44", "button 2 pressed, and it requires button 1",
                "began 35 pt from the edge, more than 20", "direction names nothing to recognize",
                "its touches were cancelled",
            ]))
    func sentences(failure: GestureFailure, words: String) {
        #expect(failure.description == words)
        let note = RecognizerNote(recognizer: Cast.tap, old: .possible, new: .failed, reason: .failed(failure))
        #expect(text(.recognizer(note)) == "UITapGestureRecognizer #7 went from Possible to Failed: \(words).")
    }

    @Test("a number that is just beyond its limit is printed with all its digits")
    func closeNumbers() {
        #expect(
            GestureFailure.moved(distance: 10.0000001, limit: 10).description == "moved 10.0000001 pt, more than 10")
    }

    @Test("several buttons, and none")
    func buttons() {
        #expect(
            GestureFailure.wrongButtons(pressed: 0b111, required: 0).description
                == "buttons 1, 2 and 3 pressed, and it requires no button")
    }
}
