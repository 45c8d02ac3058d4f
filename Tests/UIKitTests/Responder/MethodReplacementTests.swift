// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKitCore

@MainActor
@Suite("PO16, PO17: What takes the place of UIKit's methods")
struct MethodReplacementTests {
    private class Board: UIView {}
    private final class Wide: Board {}

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
    }

    @Test("A method that is replaced by another one's implementation is so once; nothing is added to a class")
    func replaces() throws {
        let method = try #require(class_getInstanceMethod(object_getClass(Board()), Selector("second")))
        let first = Selector("first")
        #expect(!class_addMethod(Board.self, first, method_getImplementation(method), method_getTypeEncoding(method)))
        for _ in 0..<2 { class_replaceMethod(Board.self, first, method_getImplementation(method), nil) }
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
}
