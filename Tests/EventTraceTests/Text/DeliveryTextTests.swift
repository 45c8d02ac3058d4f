// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing

@Suite("Explanations of delivery")
struct DeliveryTextTests {
    private let method = ChainMessage.touchesBegan

    private func note(_ phase: TouchNote.Phase, taps: Int = 1, view: Subject? = Cast.buy) -> TouchNote {
        TouchNote(touch: Cast.touch, phase: phase, location: TracePoint(x: 40, y: 60), tapCount: taps, view: view)
    }

    @Test(
        "an event of every kind goes to its window",
        arguments: [
            (EventNote.Kind.touches, "A touches event"), (.motion, "A motion event"),
            (.remoteControl, "A remote control event"), (.presses, "A presses event"), (.scroll, "A scroll event"),
            (.hover, "A hover event"), (.transform, "A transform event"),
        ])
    func kinds(kind: EventNote.Kind, words: String) {
        #expect(
            text(.eventSent(EventNote(kind: kind, timestamp: 0, windows: [Cast.window], touches: [])))
                == "\(words) goes to UIWindow #1.")
    }

    @Test("A4: an event without a window, with several, and with touches")
    func events() {
        #expect(
            text(.eventSent(EventNote(kind: .motion, timestamp: 0, windows: [], touches: [])))
                == "A motion event goes nowhere: there is no window for it.")
        let other = Subject(identifier: 9, className: "UIWindow")
        #expect(
            text(
                .eventSent(
                    EventNote(
                        kind: .touches, timestamp: 0, windows: [Cast.window, other],
                        touches: [note(.began, taps: 2), note(.stationary, view: nil)])))
                == #"A touches event goes to UIWindow #1 and UIWindow #9: touch 1 began at (40, 60) on UIButton "Buy" #3, tap 2; touch 1 stayed at (40, 60) on no view."#
        )
    }

    @Test(
        "a touch in every phase",
        arguments: [
            (TouchNote.Phase.began, "began at"), (.moved, "moved to"), (.stationary, "stayed at"), (.ended, "ended at"),
            (.cancelled, "was cancelled at"), (.regionEntered, "entered the region at"),
            (.regionMoved, "moved within the region to"), (.regionExited, "left the region at"),
        ])
    func phases(phase: TouchNote.Phase, verb: String) {
        #expect(note(phase).description == #"touch 1 \#(verb) (40, 60) on UIButton "Buy" #3"#)
    }

    @Test("a message reaches a responder")
    func delivered() {
        func delivered(_ touches: [UInt32]) -> String {
            text(
                .delivered(Delivery(responder: Cast.buy, method: method, touches: touches.map { TouchIdentifier($0) })))
        }
        #expect(delivered([]) == #"UIButton "Buy" #3 gets touchesBegan(_:with:)."#)
        #expect(delivered([1]) == #"UIButton "Buy" #3 gets touchesBegan(_:with:) with touch 1."#)
        #expect(delivered([1, 2]) == #"UIButton "Buy" #3 gets touchesBegan(_:with:) with touch 1 and touch 2."#)
        #expect(
            delivered([1, 2, 3]) == #"UIButton "Buy" #3 gets touchesBegan(_:with:) with touch 1, touch 2 and touch 3."#)
    }

    @Test("C14: a message is passed on, with or without an override, or discarded at the chain's end")
    func forwarded() {
        func forwarded(_ isOverridden: Bool, _ next: Subject?) -> String {
            text(
                .forwarded(Forwarding(responder: Cast.page, method: method, isOverridden: isOverridden, next: next)))
        }
        #expect(
            forwarded(false, Cast.window)
                == "UIView #2 passes touchesBegan(_:with:) on to its next, UIWindow #1: its class does not override it."
        )
        #expect(
            forwarded(true, Cast.window)
                == "UIView #2 passes touchesBegan(_:with:) on to its next, UIWindow #1: its class overrides it and calls super."
        )
        #expect(
            forwarded(false, nil)
                == "UIView #2 discards touchesBegan(_:with:): its class does not override it, and the responder chain ends here."
        )
        #expect(
            forwarded(true, nil)
                == "UIView #2 discards touchesBegan(_:with:): its class overrides it and calls super, and the responder chain ends here."
        )
    }

    @Test("a message is kept")
    func kept() {
        #expect(
            text(.kept(Delivery(responder: Cast.editor, method: method)))
                == "Shop.Editor #6 keeps touchesBegan(_:with:): its class overrides it without calling super, so the message ends here."
        )
    }

    @Test(
        "B42, B46, B47: why a touch is withheld",
        arguments: [
            (
                WithholdingReason.alreadyTracking(Cast.touch),
                "its isMultipleTouchEnabled is false, and touch 1 on it is not over"
            ),
            (
                .exclusiveTouch(Cast.buy),
                #"UIButton "Buy" #3 has isExclusiveTouch and a touch, so no other view of the window gets one"#
            ),
            (
                .otherViewTracking(Cast.buy),
                #"its isExclusiveTouch is true, and UIButton "Buy" #3 of the same window has a touch already"#
            ),
        ])
    func withheld(reason: WithholdingReason, words: String) {
        #expect(
            text(.touchWithheld(Cast.second, from: Cast.page, because: reason))
                == "Touch 2 is withheld from UIView #2: \(words).")
        #expect(reason.description == words)
    }

    @Test(
        "A43, A45, A47, A52: why a touch is cancelled",
        arguments: [
            (CancellationReason.host, "the host gave the pointer up"),
            (.hostCancelledAll("blur"), "the host gave every pointer up (blur)"),
            (.hostCancelledAll(""), "the host gave every pointer up"),
            (.sceneDeactivated, "its scene is no longer active"),
            (.sceneDisconnected, "its scene was disconnected"),
            (.viewRemoved, "the view left its window"),
            (.recognized(by: Cast.tap), "UITapGestureRecognizer #7 recognized, and its cancelsTouchesInView is true"),
            (.ignoringInteractionEvents, "the application began to ignore interaction events"),
            (.windowHidden, "its window was hidden or left its scene"),
        ])
    func cancelled(reason: CancellationReason, words: String) {
        #expect(
            text(.touchCancelled(Cast.touch, view: Cast.page, because: reason))
                == "Touch 1 is cancelled for UIView #2: \(words).")
        #expect(text(.touchCancelled(Cast.touch, view: nil, because: reason)) == "Touch 1 is cancelled: \(words).")
        #expect(reason.description == words)
    }
}
