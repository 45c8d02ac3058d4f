// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

@MainActor
@Suite("What a list's own recognizers did with a touch")
struct OwnPartVerdictTests {
    private let list = EditedTable([50])
    private var base: TableFixture { list.base }

    @Test("a swipe that opened a row too little did something, and the row was not selected for it")
    func smallSwipe() {
        list.trailing = UISwipeActionsConfiguration(actions: [list.action("Flag")])
        base.trace.removeAll()
        list.swipe(1, by: -30)
        #expect(base.verdict?.effect == .acted)
        #expect(base.outcome.hasPrefix("The swipe actions of UITableView \"Mail\" took the touch."), "\(base.outcome)")
    }

    @Test("T58: a row that was moved by its grip")
    func reordering() {
        base.table.setEditing(true, animated: false)
        base.screen.settle()
        base.trace.removeAll()
        base.finger.down(at: CGPoint(x: 280, y: 66))
        base.finger.move(by: CGVector(dx: 0, dy: 90), over: 0.1, steps: 9)
        base.finger.up()
        base.screen.advance(by: 1)
        #expect(base.verdict?.effect == .acted)
        #expect(base.outcome.hasPrefix("The reordering of "), "\(base.outcome)")
    }
}
