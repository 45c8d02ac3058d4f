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

    @Test("A cache is emptied by its method's name, and a delayed call waits in all modes alike")
    func emptied() {
        let screen = TestScreen()
        screen.settle()
        let cache = NSCache<NSString, NSNumber>()
        cache.setObject(1, forKey: "a")
        let name = Notification.Name("little memory")
        NotificationCenter.default.addObserver(cache, selector: Selector("removeAllObjects"), name: name, object: nil)
        #expect(cache.object(forKey: "a") != nil)
        NotificationCenter.default.post(name: name, object: nil)
        #expect(cache.object(forKey: "a") == nil)
        let list = NSMutableArray(array: [1, 2])
        list.perform(Selector("removeAllObjects"), with: nil, afterDelay: 1, inModes: [])
        screen.advance(by: 2)
        #expect(list.count == 2)
        list.perform(Selector("removeAllObjects"), with: nil, afterDelay: 1, inModes: [.common])
        screen.advance(by: 0.5)
        #expect(list.count == 2)
        screen.advance(by: 1)
        #expect(list.count == 0)
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
