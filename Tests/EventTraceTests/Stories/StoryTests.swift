// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing

@Suite("What became of a touch, a message, a recognizer")
struct StoryTests {
    private static let pan = Subject(identifier: 20, className: "UIPanGestureRecognizer", label: "drag")

    /// The story of the renderer's tests, then a recognizer that takes the touch, and another finger that is not its business.
    private static let entries: [TraceEntry] = {
        var events = Story.entries.map(\.event)
        func input(_ kind: InputNote.Kind) -> TraceEvent {
            .inputReceived(InputNote(kind: kind, scene: 1, time: 2, pointer: 1, location: TracePoint(x: 170, y: 322)))
        }
        func moved(_ touch: TouchIdentifier) -> [TraceEvent] {
            [
                .delivered(Delivery(responder: Cast.overlay, method: .touchesMoved, touches: [touch])),
                .kept(Delivery(responder: Cast.overlay, method: .touchesMoved, touches: [touch])),
            ]
        }
        events += [input(.pointerMove)] + moved(Cast.touch) + [input(.pointerMove)] + moved(Cast.touch)
        events += moved(Cast.second)
        events += [
            .recognizerRefused(GestureRefusal(recognizer: Cast.tap, touch: Cast.second, reason: .disabled)),
            .recognizerWaits(GestureWait(recognizer: pan, state: .began, other: Cast.tap)),
            .recognizer(
                RecognizerNote(
                    recognizer: Cast.tap, old: .possible, new: .failed,
                    reason: .failed(.moved(distance: 20, limit: 10)))),
            .recognizer(RecognizerNote(recognizer: pan, old: .possible, new: .began)),
            .action(ActionNote(action: "drag:", sender: nil, asked: [], outcome: .performed(by: Cast.editor))),
            .touchCancelled(Cast.touch, view: Cast.overlay, because: .recognized(by: pan)),
            .delivered(Delivery(responder: Cast.overlay, method: .touchesCancelled, touches: [Cast.touch])),
            input(.pointerUp), .fault("Later, and not its business."),
        ]
        return events.enumerated().map { TraceEntry(sequence: UInt64($0.offset), time: 1.5, event: $0.element) }
    }()

    @Test("a touch's story: who was asked, who recognized, who was told, how it ended")
    func touch() throws {
        let story = try #require(TouchStory(of: Cast.touch, in: Self.entries))
        let tree = Story.text.split(separator: "\n")[2..<8].joined(separator: "\n")
        #expect(
            story.description == """
                Touch on Shop.Overlay "Overlay": UIPanGestureRecognizer "drag" recognized it: Shop.Editor #6 performed drag:.

                Touch 1 at (150, 322) goes to Shop.Overlay "Overlay" #4.
                \(tree)

                What recognizers did meanwhile:
                    UIPanGestureRecognizer "drag" #20
                        1.500 s  UIPanGestureRecognizer "drag" #20 would go to Began, and waits for UITapGestureRecognizer #7 to fail.
                        1.500 s  UIPanGestureRecognizer "drag" #20 went from Possible to Began.
                    UITapGestureRecognizer #7
                        1.500 s  UITapGestureRecognizer #7 went from Possible to Failed: moved 20 pt, more than 10.

                Who was told:
                    1.500 s  touchesBegan(_:with:): Shop.Overlay "Overlay" #4 > UIView #2 > UIWindow #1 > UIWindowScene #10 > UIApplication #8; nobody keeps it
                    1.500 s  touchesMoved(_:with:): Shop.Overlay "Overlay" #4, which keeps it (2 times)
                    1.500 s  touchesCancelled(_:with:): Shop.Overlay "Overlay" #4; what Shop.Overlay "Overlay" #4 does with it is not in the trace

                What came of it:
                    1.500 s  Action drag: is performed by Shop.Editor #6, its target.

                How it ended:
                    1.500 s  Touch 1 is cancelled for Shop.Overlay "Overlay" #4: UIPanGestureRecognizer "drag" #20 recognized, and its cancelsTouchesInView is true.
                """)
    }

    @Test("a touch that the trace does not know has no story; one whose beginning is missing says so")
    func unknown() {
        #expect(TouchStory(of: TouchIdentifier(99), in: Self.entries) == nil)
        let late = TouchStory(of: Cast.second, in: Self.entries)
        #expect(
            late?.lines.first?.description.hasPrefix("Touch: Shop.Overlay \"Overlay\" took the touch") == true)
        #expect(late?.lines.contains { $0.description == "touch 2: its beginning is not in the trace." } == true)
    }

    @Test("what kept a touch from its view is told in order")
    func withheld() throws {
        let events: [TraceEvent] = [
            .hold(HoldNote(touch: Cast.touch, responder: Cast.buy, message: .beginning, outcome: .held(by: Cast.tap))),
            .hold(HoldNote(touch: Cast.touch, responder: Cast.buy, message: .beginning, outcome: .dropped)),
            .controlEvents(
                ControlNote(control: Cast.buy, events: [], isTouchInside: true, touch: Cast.touch, refusal: .disabled)),
        ]
        let entries = events.enumerated().map { TraceEntry(sequence: UInt64($0.offset), time: 0, event: $0.element) }
        let story = try #require(TouchStory(of: Cast.touch, in: entries))
        #expect(story.withholdings.count == 2)
        #expect(
            story.description.contains("What kept it from its view:\n    0.000 s  The beginning of touch 1 is withheld")
        )
        #expect(story.description.contains("What came of it:\n    0.000 s  UIButton \"Buy\" #3 ignores touch 1"))
    }

    @Test("messages without touches have a way too, and one inside another is kept apart")
    func messages() {
        let presses = ChainMessage.pressesBegan
        let motion = ChainMessage.motionBegan
        let events: [TraceEvent] = [
            .delivered(Delivery(responder: Cast.field, method: presses)),
            .forwarded(Forwarding(responder: Cast.field, method: presses, isOverridden: true, next: Cast.editor)),
            .delivered(Delivery(responder: Cast.page, method: motion)),
            .forwarded(Forwarding(responder: Cast.page, method: motion, isOverridden: false, next: nil)),
            .kept(Delivery(responder: Cast.editor, method: presses)),
        ]
        let stories = MessageStory.all(
            in: events.enumerated().map { TraceEntry(sequence: UInt64($0.offset), time: 0, event: $0.element) })
        #expect(
            stories.map(\.description) == [
                "pressesBegan(_:with:): UITextField #5 > Shop.Editor #6, which keeps it",
                "motionBegan(_:with:): UIView #2; nobody keeps it",
            ])
        #expect(stories[0].way.map(\.isOverridden) == [true, nil])
        #expect(stories[1].sequence == 2)
    }

    @Test("its JSON has the documented members")
    func json() throws {
        let story = try #require(TouchStory(of: Cast.touch, in: Self.entries))
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(story)) as? [String: Any]
        #expect(
            object.map { Set($0.keys) }
                == [
                    "format", "version", "touch", "verdict", "hitTest", "recognizers", "withholdings", "messages",
                    "results",
                    "cancellation", "text",
                ])
    }
}
