// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite struct UIScreenEdgePanGestureRecognizerTests {
    private let fixture = RecognizerFixture()
    private let pan = UIScreenEdgePanGestureRecognizer()

    private var screen: TestScreen { fixture.screen }

    init() {
        fixture.view.frame = fixture.screen.window.bounds
        fixture.add(pan) { short($0.translation(in: nil)) }
    }

    @Test("G90: no edge at first, and then nothing begins")
    func noEdge() {
        #expect(pan.edges == [])
        let finger = fixture.down(2, 100)
        finger.move(to: CGPoint(x: 50, y: 100))
        finger.up()
        #expect(fixture.log.take() == [])
        #expect(fixture.failure?.description == "edges names nothing to recognize")
    }

    @Test("G90: it begins within 20 points of an edge")
    func width() {
        pan.edges = .left
        for (x, begins) in [(20.0, true), (20.5, false)] {
            let finger = fixture.down(x, 100)
            finger.move(to: CGPoint(x: x + 10, y: 100))
            finger.up()
            #expect(fixture.log.take() == (begins ? ["began 10 0", "ended 10 0"] : []))
        }
        #expect(fixture.failure?.description == "began 20.5 pt from the edge, more than 20")
    }

    @Test(
        "G90: each edge begins a pan away from it, and none along it or out of it",
        arguments: [
            (UIRectEdge.left, CGPoint(x: 5, y: 400), CGVector(dx: 12, dy: 5)),
            (.right, CGPoint(x: 385, y: 400), CGVector(dx: -12, dy: 5)),
            (.top, CGPoint(x: 200, y: 5), CGVector(dx: 5, dy: 12)),
            (.bottom, CGPoint(x: 200, y: 840), CGVector(dx: -5, dy: -12)),
        ])
    func edges(edge: UIRectEdge, place: CGPoint, way: CGVector) {
        pan.edges = edge
        for (way, begins) in [
            (way, true), (CGVector(dx: way.dy, dy: way.dx), false), (CGVector(dx: -way.dx, dy: -way.dy), false),
            // As far along the edge as away from it.
            (CGVector(dx: way.dx < 0 ? -12 : 12, dy: way.dy < 0 ? -12 : 12), false),
        ] {
            let finger = fixture.down(place.x, place.y)
            finger.move(by: way)
            finger.up()
            #expect(!fixture.log.take().isEmpty == begins)
        }
        #expect(fixture.failure?.description == "moved the wrong way")
        // Another edge does not begin it.
        pan.edges = UIRectEdge.all.subtracting(edge)
        let finger = fixture.down(place.x, place.y)
        finger.move(by: way)
        finger.up()
        #expect(fixture.log.take() == [])
    }

    @Test("G90: fingers after the first are ignored")
    func others() {
        pan.edges = .all
        let first = fixture.down(5, 400)
        let second = fixture.down(200, 400)
        second.move(to: CGPoint(x: 300, y: 400))
        #expect(pan.state == .possible)
        #expect(pan.numberOfTouches == 1)
        first.move(to: CGPoint(x: 25, y: 400))
        second.move(to: CGPoint(x: 200, y: 400))
        first.up()
        #expect(fixture.log.take() == ["began 20 0", "ended 20 0"])
        second.up()
        #expect(fixture.log.take() == [])
    }

    @Test("G90: a wheel at the edge is no pan from it")
    func wheel() {
        pan.edges = .all
        pan.allowedScrollTypesMask = .all
        screen.scroll(at: CGPoint(x: 5, y: 400), by: CGVector(dx: -30, dy: 0))
        #expect(fixture.log.take() == [])
    }
}
