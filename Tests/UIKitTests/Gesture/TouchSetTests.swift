// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("What recognizers ask a set of touches")
struct TouchSetTests {
    private let fixture = RecognizerFixture()

    private var touches: Set<UITouch> { Set(fixture.screen.application.touchTable.entries.map(\.touch)) }

    @Test("The touch that went farthest, the older one of two, in whatever order the set has them")
    func farthest() {
        #expect(Set<UITouch>().farthest == nil)
        let fingers = [50, 100, 150, 200].map { fixture.down($0, 100) }
        for (finger, way) in zip(fingers, [5.0, 20, 20, 1]) {
            let x = 50 + 50 * CGFloat(fingers.firstIndex { $0 === finger } ?? 0)
            finger.move(to: CGPoint(x: x + way, y: 100))
        }
        #expect(touches.count == 4 && touches.farthest?.location(in: nil).x == 120)
        fingers[3].move(to: CGPoint(x: 200, y: 121))
        #expect(touches.farthest?.location(in: nil) == CGPoint(x: 200, y: 121))
        fingers[0].move(to: CGPoint(x: 40, y: 100))
        #expect(touches.farthest?.location(in: nil).y == 121)
    }

    @Test("The newest time of a set is that of its newest touch; of none, zero")
    func newest() {
        #expect(Set<UITouch>().newestTime == 0)
        let first = fixture.down(50, 100)
        fixture.screen.advance(by: 1)
        let second = fixture.down(100, 100)
        let now = touches.newestTime
        #expect(now == fixture.screen.now)
        fixture.screen.advance(by: 1)
        first.move(to: CGPoint(x: 60, y: 100))
        #expect(touches.newestTime == now + 1)
        second.up()
    }
}
