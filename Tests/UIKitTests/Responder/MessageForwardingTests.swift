// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("PO5: objects that pass messages on")
struct MessageForwardingTests {
    private final class Target: UIResponder, UIScrollViewDelegate {
        var calls: [String] = []
        func tick() { calls.append("tick") }
        override class var selectors: [Selector] { [Selector("tick", on: Target.self) { $0.tick() }] }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
    }

    private final class Proxy: NSObject, UIScrollViewDelegate, MessageForwarding {
        let target: Target
        init(_ target: Target) { self.target = target }
        func ownResponds(to aSelector: Selector!) -> Bool { target.responds(to: aSelector) }
        func ownForwardingTarget(for aSelector: Selector!) -> Any? { target }
    }

    @Test("PO5: a timer's selector and what a scroll view tells reach whom the proxy names")
    func both() {
        let screen = TestScreen()
        let target = Target()
        let proxy = Proxy(target)
        proxy.perform(Selector("tick"))
        #expect(target.calls == ["tick"] && proxy.responds(to: Selector("tick")))
        let view = UIScrollView(frame: screen.window.bounds)
        view.delegate = proxy
        view.contentOffset.y = 4
        #expect(target.calls == ["tick", "scroll"])
    }
}
