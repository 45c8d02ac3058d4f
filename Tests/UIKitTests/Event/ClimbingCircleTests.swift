// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("C13: a circle that leads back through a view that overrides nothing")
struct ClimbingCircleTests {
    private final class Loop: LoggingView {
        weak var after: UIResponder?
        override var next: UIResponder? { after ?? super.next }
    }

    @Test("C13: the message ends where it would come to a responder again, from a view that passes all on")
    func plainViewInCircle() {
        let fixture = TouchFixture()
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let loop = Loop("loop", frame: frame, log: fixture.log)
        loop.passesOn = true
        fixture.screen.window.addSubview(loop)
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        loop.addSubview(plain)
        let touched = UIView(frame: frame)
        loop.addSubview(touched)
        loop.after = plain
        fixture.screen.finger().tap(at: at(50, 50))
        #expect(fixture.log.take() == ["loop.began", "loop.ended"])
        #expect(fixture.screen.application.faults.allSatisfy { $0.hasPrefix("The responder chain is circular: ") })
        #expect(!fixture.screen.application.faults.isEmpty)
    }
}
