// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitDragAndDrop

@MainActor
@Suite("What became of a drag, in a verdict")
struct DragVerdictTests {
    private let trace = TraceLog()
    private let fixture: DragFixture
    private var screen: TestScreen { fixture.screen }

    init() {
        fixture = DragFixture(sink: trace)
        fixture.source.accessibilityIdentifier = "Shelf"
        fixture.place.accessibilityIdentifier = "Basket"
        trace.removeAll()
    }

    private var verdict: Verdict? { Verdicts.all(in: trace.entries).first }

    @Test("X1: a drag says where it began and who took what")
    func dropped() {
        let finger = fixture.lift()
        finger.move(to: fixture.place.center, over: 0.5)
        screen.advance(by: 0.2)
        finger.up()
        screen.advance(by: 1)
        let outcome = verdict?.outcome.description ?? ""
        #expect(verdict?.effect == .acted)
        #expect(outcome.contains("A drag of 1 item began in UIView \"Shelf\"."), "\(outcome)")
        #expect(outcome.contains("UIView \"Basket\" took 1 item."), "\(outcome)")
    }

    @Test("what was lifted and put back did nothing, and so did a press on what gives no items")
    func nothing() {
        fixture.lift().up()
        screen.advance(by: 1)
        #expect(verdict?.effect == .nothing)
        #expect(verdict?.outcome.description.contains("UIView \"Shelf\" put 1 item back: nothing was dragged.") == true)
        trace.removeAll()
        fixture.drags.items = { [] }
        fixture.lift().up()
        screen.advance(by: 1)
        #expect(verdict?.effect == .nothing)
        #expect(verdict?.outcome.description.contains("lifted nothing: its delegate gave no items") == true)
    }
}
