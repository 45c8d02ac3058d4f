// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("What a trace says of each input")
struct InputNoteTests {
    private func note(_ input: Input) -> String {
        let note = InputNote(InputRecord(scene: SceneIdentifier(7), time: 1.5, input: input))
        #expect(note.scene == 7 && note.time == 1.5)
        let place = note.location.map { " (\($0.x), \($0.y))" } ?? ""
        return "\(note.kind)\(note.pointer.map { " \($0)" } ?? "")\(place)\(note.textEdit == nil ? "" : " edit")"
    }

    @Test("A1: the kind of each input, with its pointer and its place where it has them")
    func kinds() {
        func pointer(_ phase: PointerSample.Phase) -> Input {
            .pointer(PointerSample(pointer: 3, phase: phase, location: at(1, 2)))
        }
        #expect(note(pointer(.down)) == "pointerDown 3 (1.0, 2.0)")
        #expect(note(pointer(.move)) == "pointerMove 3 (1.0, 2.0)")
        #expect(note(pointer(.up)) == "pointerUp 3 (1.0, 2.0)")
        #expect(note(pointer(.cancel)) == "pointerCancel 3 (1.0, 2.0)")
        var estimate = PointerEstimate(pointer: 4, estimateIndex: 1)
        #expect(note(.pointerEstimate(estimate)) == "pointerEstimate 4")
        estimate.location = at(5, 6)
        #expect(note(.pointerEstimate(estimate)) == "pointerEstimate 4 (5.0, 6.0)")
        #expect(note(.hover(HoverSample(pointer: 8, phase: .moved, location: at(1, 2)))) == "hover 8 (1.0, 2.0)")
        #expect(
            note(.scroll(ScrollSample(location: at(1, 2), delta: .zero, isContinuous: true))) == "scroll (1.0, 2.0)")
        #expect(note(.transform(TransformSample(phase: .began, location: at(3, 4)))) == "transform (3.0, 4.0)")
        #expect(note(.drag(DragSample(phase: .entered, location: at(3, 4)))) == "drag (3.0, 4.0)")
        let screen = ScreenDescription(size: .zero)
        let plain: [(Input, String)] = [
            (.connect(screen), "connect"), (.disconnect, "disconnect"), (.suspend, "suspend"),
            (.saveState, "saveState"), (.request(SceneRequest()), "request"),
            (.activation(.foregroundActive), "activation"), (.resize(screen), "resize"),
            (.gamepad(GamepadSample(gamepad: 0, change: .disconnected)), "gamepad"), (.cancelAll("blur"), "cancelAll"),
            (.motion(MotionSample(acceleration: .zero)), "motion"), (.shake(.began), "shake"),
            (.remoteCommand(RemoteCommand(.play)), "remoteCommand"),
            (.pasteboard(PasteboardAnswer(request: 1, content: nil)), "pasteboard"),
            (.share(ShareAnswer(request: 1, outcome: .shared)), "share"),
            (.keyboardFrame(nil), "keyboardFrame"), (.memoryWarning, "memoryWarning"),
            (.accessibility(AccessibilitySample(view: 1, action: .setText("a"))), "accessibility"),
        ]
        for (input, expected) in plain { #expect(note(input) == expected) }
        #expect(note(.text(TextSample(.insert("a")))) == "text edit")
    }
}
