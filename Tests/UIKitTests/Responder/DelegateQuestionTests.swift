// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("PO18: whether an object has a method of a delegate, or one of many arguments")
struct DelegateQuestionTests {
    private final class Plain: NSObject {}
    private final class Scrolling: NSObject, UIScrollViewDelegate {}
    private final class Editing: NSObject, UITextFieldDelegate, UIGestureRecognizerDelegate {}

    private final class Mover: NSObject, SelectorListing {
        nonisolated class var selectors: [Selector] {
            [Selector(answering: "move:from:to:", on: Mover.self)]
        }
    }

    @Test("A delegate answers for all messages of its protocols, and for no others")
    func delegates() {
        let scroll = Selector("scrollViewDidEndZooming:withView:atScale:")
        let field = Selector("textField:shouldChangeCharactersInRange:replacementString:")
        let gesture = Selector("gestureRecognizer:shouldReceiveTouch:")
        let answers = { (object: NSObject) in [scroll, field, gesture].map { object.responds(to: $0) } }
        #expect(answers(Scrolling()) == [true, false, false])
        #expect(answers(Editing()) == [false, true, true])
        #expect(answers(Plain()) == [false, false, false])
    }

    @Test("A class that lists the method answers; to perform it is reported")
    func manyArguments() {
        let selector = Selector("move:from:to:")
        #expect(Mover().responds(to: selector) && !Plain().responds(to: selector))
        let trace = TraceLog()
        let screen = TestScreen(trace: trace)
        screen.settle()
        let before = trace.events.count
        Mover().perform(selector, with: nil)
        #expect(trace.events.count == before + 1)
    }
}
