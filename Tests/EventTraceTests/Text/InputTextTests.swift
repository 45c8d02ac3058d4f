// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing

@Suite("Explanations of input")
struct InputTextTests {
    @Test(
        "an input of every kind",
        arguments: [
            (InputNote.Kind.connect, "scene 1 connects"), (.disconnect, "scene 1 disconnects"),
            (.activation, "scene 1 changes its activation"), (.resize, "scene 1 changes its size"),
            (.pointerDown, "pointer 3 goes down at (10, 20) in scene 1"),
            (.pointerMove, "pointer 3 moves to (10, 20) in scene 1"),
            (.pointerUp, "pointer 3 goes up at (10, 20) in scene 1"),
            (.pointerCancel, "pointer 3 is given up at (10, 20) in scene 1"),
            (.pointerEstimate, "an earlier sample of pointer 3 is corrected at (10, 20) in scene 1"),
            (.hover, "pointer 3 hovers at (10, 20) in scene 1"), (.scroll, "the wheel scrolls at (10, 20) in scene 1"),
            (.transform, "the trackpad pinches or turns at (10, 20) in scene 1"),
            (.key, "a key changes in scene 1"), (.cancelAll, "every pointer in scene 1 is given up"),
            (.textMetrics, "the host measured text in scene 1"),
        ])
    func kinds(kind: InputNote.Kind, words: String) {
        let note = InputNote(kind: kind, scene: 1, time: 0, pointer: 3, location: TracePoint(x: 10, y: 20))
        #expect(text(.inputReceived(note)) == "Input: \(words).")
        #expect(note.description == words)
    }

    @Test("an input without pointer and place")
    func bare() {
        #expect(InputNote(kind: .pointerMove, scene: 1, time: 0).description == "a pointer moves in scene 1")
        #expect(InputNote(kind: .pointerUp, scene: 1, time: 0).description == "a pointer goes up in scene 1")
    }

    @Test(
        "every fault",
        arguments: [
            (InputFault.notFinite(field: "location.x"), "location.x is not a finite number"),
            (
                .outOfRange(field: "scale", found: 20, expected: "more than 0, at most 16"),
                "scale is 20, expected more than 0, at most 16"
            ),
            (.unknownPointer(3), "pointer 3 is not down"), (.pointerAlreadyDown(3), "pointer 3 is down already"),
            (.tooManyPointers(limit: 20), "a scene takes no more than 20 pointers at once"),
            (.unknownScene(4), "scene 4 is not connected"),
            (.sceneAlreadyConnected(4), "scene 4 is connected already"),
            (.tooManyScenes(limit: 8), "the application takes no more than 8 scenes at once"),
            (
                .unknownEstimate(pointer: 3, index: 7),
                "pointer 3 expects no correction 7: it was never announced, or has come already"
            ),
            (
                .unknownMenuItem(generation: 2, item: 9),
                "there is no line 9 in generation 2 of the menu bar"
            ),
            (.noTextInput(scene: 4), "nothing in scene 4 takes text"),
            (
                .staleText(revision: 3, current: 5),
                "it names a place in revision 3 of the text, which is at revision 5 now"
            ),
            (
                .textRangeOutside(start: 3, end: 9, length: 4),
                "the range 3..<9 lies outside of the text's 4 UTF-16 units"
            ),
            (.textRangeCutsCharacter(offset: 2), "a range of text cuts the character at UTF-16 unit 2"),
            (.unknownRequest(7), "nothing was asked under 7, or its time is over"),
            (.unknownView(9), "the picture has no view 9"),
        ])
    func faults(fault: InputFault, words: String) {
        let note = InputNote(kind: .pointerMove, scene: 1, time: 0, pointer: 3, location: TracePoint(x: .nan, y: 20))
        #expect(
            text(.inputRejected(note, fault))
                == "Input refused, because \(words): pointer 3 moves to (nan, 20) in scene 1.")
        #expect(fault.description == words)
    }
}
