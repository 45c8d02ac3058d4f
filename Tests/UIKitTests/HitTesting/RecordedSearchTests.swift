// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("B13: views that go while a recorded search asks others")
struct RecordedSearchTests {
    /// Takes a sibling out when it is asked, and does not take the point.
    private final class Remover: UIView {
        var sibling: UIView?
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            sibling?.removeFromSuperview()
            return nil
        }
    }

    @Test(
        "B13: a view that an override takes out before its turn is not asked, with a trace and without",
        arguments: [true, false])
    func removedSibling(_ isTraced: Bool) {
        let fixture = TouchFixture()
        let below = fixture.view("below")
        let gone = fixture.view("gone")
        let remover = Remover(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        remover.sibling = gone
        fixture.screen.window.addSubview(remover)
        if isTraced { fixture.screen.application.traceSink = TraceLog() }
        fixture.screen.finger().tap(at: at(50, 50))
        #expect(fixture.log.take() == ["below.began", "below.ended"] && below.window != nil && gone.superview == nil)
    }
}
