// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("PO16, PO17: What takes the place of UIKit's methods")
struct MethodReplacementTests {
    private class Board: UIView {}
    private final class Wide: Board {}
    private final class High: Board {}

    private func exchange(_ type: AnyClass) {
        let methods = ["first", "second"].compactMap { class_getInstanceMethod(type, Selector($0)) }
        method_exchangeImplementations(methods[0], methods[1])
    }

    private func isExchanged(_ type: AnyClass) -> Bool {
        MethodReplacement.isExchanged(type, "first", with: "second")
            && MethodReplacement.isExchanged(type, "second", with: "first")
    }

    @Test(
        "An exchange counts for its class, and for those above it that have the same methods; a second one takes it back"
    )
    func exchanges() {
        exchange(Wide.self)
        #expect(isExchanged(Wide.self) && isExchanged(Board.self) && !isExchanged(UILabel.self))
        exchange(Board.self)
        #expect(isExchanged(Wide.self) && !isExchanged(Board.self))
        exchange(Board.self)
        exchange(Wide.self)
        #expect(!isExchanged(Wide.self) && !isExchanged(Board.self))
        // Three times is once.
        for type in [Board.self, Wide.self, High.self] { exchange(type) }
        #expect(isExchanged(Board.self) && !MethodReplacement.isExchanged(Board.self, "first", with: "third"))
        for type in [Board.self, Wide.self, High.self] { exchange(type) }
        #expect(!isExchanged(Board.self))
    }

    @Test("A method that is replaced by another one's implementation is so once; nothing is added to a class")
    func replaces() throws {
        let method = try #require(class_getInstanceMethod(object_getClass(Board()), Selector("second")))
        let first = Selector("first")
        #expect(!class_addMethod(Board.self, first, method_getImplementation(method), method_getTypeEncoding(method)))
        for _ in 0..<2 { #expect(class_replaceMethod(Board.self, first, method_getImplementation(method), nil) != nil) }
        #expect(MethodReplacement.isExchanged(Board.self, "first", with: "second"))
        exchange(Board.self)
        #expect(!isExchanged(Board.self))
        #expect(class_getInstanceMethod(nil, first) == nil && object_getClass(nil) == nil)
    }

    @Test("A call passes over as many methods as it was told, and the next over none")
    func passes() {
        MethodReplacement.pass(2)
        #expect(MethodReplacement.taken() == 2 && MethodReplacement.taken() == 0)
    }

    @Test("The first call of a program passes over no method")
    func firstCall() async {
        await #expect(processExitsWith: .exitCode(7)) { @MainActor in
            exit(MethodReplacement.taken() == 0 && !MethodReplacement.isAny ? 7 : 3)
        }
    }

    @Test(
        "What stands in the place of a method that events pass is called where there is such a thing, and calls UIKit's"
    )
    func eventMethods() {
        final class Hearing: UIView {
            var heard: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("moved") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
            override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { heard.append("updated") }
        }
        // An application looks at what the modules name: here nothing.
        MethodReplacement.isAny = true
        defer { MethodReplacement.isAny = false }
        let screen = TestScreen()
        #expect(!MethodReplacement.isAny && screen.application.faults == [])
        let names = ["began", "moved", "ended", "cancelled", "updated"]
        for isAny in [false, true] {
            MethodReplacement.isAny = isAny
            Replaced.names = []
            let outer = Hearing(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let inner = UIView(frame: outer.bounds)
            outer.addSubview(inner)
            inner.touchesBegan([], with: nil)
            inner.touchesMoved([], with: nil)
            inner.touchesEnded([], with: nil)
            inner.touchesCancelled([], with: nil)
            inner.touchesEstimatedPropertiesUpdated([])
            #expect(outer.heard == names)
            #expect(Replaced.take() == (isAny ? names : []))
            #expect(inner.point(inside: .zero, with: nil) && !inner.point(inside: CGPoint(x: -1, y: 0), with: nil))
            #expect(Replaced.take() == (isAny ? ["inside", "inside"] : []))
            #expect(inner.hitTest(.zero, with: nil) === inner)
            #expect(Replaced.take().contains("hit") == isAny)
            screen.window.addSubview(outer)
            screen.finger().tap(at: CGPoint(x: 10, y: 10))
            #expect(outer.heard == names + ["began", "ended"])
            #expect(Set(Replaced.take()).isSuperset(of: ["application", "window"]) == isAny)
            outer.removeFromSuperview()
        }
    }
}

/// Which replacements were called.
@MainActor
private enum Replaced {
    static var names: [String] = []

    static func take() -> [String] {
        defer { names = [] }
        return names
    }
}

// As the rewriter writes them. They are there in the whole program, and called while `MethodReplacement.isAny` alone.

extension UIResponder {
    @_dynamicReplacement(for:replaceable_touchesBegan(_:with:))
    fileprivate func replaced_touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        Replaced.names.append("began")
        replaceable_touchesBegan(touches, with: event)
    }

    @_dynamicReplacement(for:replaceable_touchesMoved(_:with:))
    fileprivate func replaced_touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        Replaced.names.append("moved")
        replaceable_touchesMoved(touches, with: event)
    }

    @_dynamicReplacement(for:replaceable_touchesEnded(_:with:))
    fileprivate func replaced_touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        Replaced.names.append("ended")
        replaceable_touchesEnded(touches, with: event)
    }

    @_dynamicReplacement(for:replaceable_touchesCancelled(_:with:))
    fileprivate func replaced_touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        Replaced.names.append("cancelled")
        replaceable_touchesCancelled(touches, with: event)
    }

    @_dynamicReplacement(for:replaceable_touchesEstimatedPropertiesUpdated(_:))
    fileprivate func replaced_touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        Replaced.names.append("updated")
        replaceable_touchesEstimatedPropertiesUpdated(touches)
    }
}

extension UIView {
    @_dynamicReplacement(for:replaceable_hitTest(_:with:))
    fileprivate func replaced_hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        Replaced.names.append("hit")
        return replaceable_hitTest(point, with: event)
    }

    @_dynamicReplacement(for:replaceable_point(inside:with:))
    fileprivate func replaced_point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        Replaced.names.append("inside")
        return replaceable_point(inside: point, with: event)
    }
}

extension UIWindow {
    @_dynamicReplacement(for:replaceable_sendEvent(_:))
    fileprivate func replaced_sendEvent(_ event: UIEvent) {
        Replaced.names.append("window")
        replaceable_sendEvent(event)
    }
}

extension UIApplication {
    @_dynamicReplacement(for:replaceable_sendEvent(_:))
    fileprivate func replaced_sendEvent(_ event: UIEvent) {
        Replaced.names.append("application")
        replaceable_sendEvent(event)
    }
}
