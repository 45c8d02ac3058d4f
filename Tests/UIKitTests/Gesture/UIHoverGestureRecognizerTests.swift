// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite struct UIHoverGestureRecognizerTests {
    private let fixture = RecognizerFixture()
    private let hover = UIHoverGestureRecognizer()
    private let inner = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

    private var screen: TestScreen { fixture.screen }

    init() {
        fixture.view.addSubview(inner)
        fixture.add(hover, to: inner) { [inner] in short($0.location(in: inner)) }
    }

    @Test("G91: it begins when the pointer comes over the view, changes as it moves, and ends when it leaves")
    func whole() {
        screen.hover(.entered, at: CGPoint(x: 50, y: 50))
        #expect(fixture.log.take() == [])
        screen.hover(.moved, at: CGPoint(x: 110, y: 120))
        screen.hover(.moved, at: CGPoint(x: 111, y: 120))
        #expect(hover.state == .changed)
        screen.hover(.moved, at: CGPoint(x: 210, y: 120))
        #expect(fixture.log.take() == ["began 10 20", "changed 11 20", "ended 110 20"])
        #expect(hover.state == .possible)
        screen.hover(.moved, at: CGPoint(x: 110, y: 120))
        screen.hover(.exited, at: CGPoint(x: 110, y: 120))
        #expect(fixture.log.take() == ["began 10 20", "ended 10 20"])
    }

    @Test("G91: a pointer that enters the screen over the view begins it; a second one is none of it")
    func two() {
        screen.hover(.entered, at: CGPoint(x: 150, y: 150))
        screen.hover(.entered, at: CGPoint(x: 160, y: 160), pointer: 2)
        screen.hover(.moved, at: CGPoint(x: 170, y: 160), pointer: 2)
        screen.hover(.exited, at: CGPoint(x: 170, y: 160), pointer: 2)
        #expect(fixture.log.take() == ["began 50 50"])
        screen.hover(.exited, at: CGPoint(x: 150, y: 150))
        #expect(fixture.log.take().last?.hasPrefix("ended") == true)
    }

    @Test("G91: a pointer that comes over another window is in that one, with its place there")
    func windows() {
        var windows: [UIWindow?] = []
        let wide = UIHoverGestureRecognizer()
        fixture.view.addGestureRecognizer(wide)
        let front = UIWindow(windowScene: screen.scene)
        front.frame = CGRect(x: 0, y: 400, width: 390, height: 400)
        front.windowLevel = UIWindow.Level(1)
        front.isHidden = false
        let over = UIHoverGestureRecognizer()
        let cover = UIView(frame: front.bounds)
        front.addSubview(cover)
        cover.addGestureRecognizer(over)
        fixture.act(on: over) { [fixture] recognizer in
            windows.append(recognizer.view?.window)
            fixture.log("front.\(recognizer.state) \(short(recognizer.location(in: nil)))")
        }
        screen.hover(.entered, at: CGPoint(x: 50, y: 50))
        screen.hover(.moved, at: CGPoint(x: 50, y: 450))
        #expect(wide.state == .possible)
        screen.hover(.moved, at: CGPoint(x: 50, y: 460))
        screen.hover(.moved, at: CGPoint(x: 50, y: 50))
        #expect(fixture.log.take() == ["front.began 50 50", "front.changed 50 60", "front.ended 50 50"])
        #expect(wide.state == .began)
        withExtendedLifetime(front) {}
    }

    @Test("G91: touches are none of it, and it takes none from its view")
    func touches() {
        let log = CallLog()
        let view = LoggingView("v", frame: CGRect(x: 0, y: 0, width: 100, height: 100), log: log)
        inner.addSubview(view)
        screen.hover(.entered, at: CGPoint(x: 150, y: 150))
        let finger = fixture.down(150, 150)
        finger.move(to: CGPoint(x: 160, y: 150))
        #expect(hover.numberOfTouches == 0)
        finger.up()
        #expect(fixture.log.take() == ["began 50 50"])
        #expect(log.take() == ["v.began", "v.moved", "v.ended"])
    }

    @Test("G91: a pen says how it is held and how high; other pointers say 0")
    func pen() {
        #expect(hover.altitudeAngle == 0)
        #expect(hover.azimuthUnitVector(in: nil) == CGVector(dx: 1, dy: 0))
        screen.hover(.entered, at: CGPoint(x: 150, y: 150))
        #expect(hover.altitudeAngle == 0)
        #expect(hover.azimuthAngle(in: nil) == 0)
        #expect(hover.rollAngle == 0)
        #expect(hover.zOffset == 0)
        screen.hover(.exited, at: CGPoint(x: 150, y: 150))
        var sample = HoverSample(pointer: 3, phase: .entered, kind: .pen, location: CGPoint(x: 150, y: 150))
        sample.altitude = 1
        sample.azimuth = .pi / 2
        sample.roll = 0.5
        sample.zOffset = 0.25
        screen.send(.hover(sample))
        #expect(hover.altitudeAngle == 1)
        #expect(abs(hover.azimuthAngle(in: nil) - .pi / 2) < 1e-9)
        inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(hover.azimuthAngle(in: inner)) < 1e-9)
        #expect(abs(hover.azimuthUnitVector(in: inner).dx - 1) < 1e-9)
        #expect(hover.rollAngle == 0.5)
        #expect(hover.zOffset == 0.25)
        (sample.phase, sample.altitude, sample.zOffset) = (.moved, 0.5, 0.125)
        screen.send(.hover(sample))
        #expect(hover.altitudeAngle == 0.5 && hover.zOffset == 0.125)
    }

    @Test("G13: turned off while a pointer is over the view, it is cancelled")
    func disabled() {
        screen.hover(.entered, at: CGPoint(x: 150, y: 150))
        hover.isEnabled = false
        screen.hover(.moved, at: CGPoint(x: 160, y: 150))
        #expect(fixture.log.take() == ["began 50 50", "cancelled 50 50"])
    }

    @Test("Everything given up, the pointer is over nothing")
    func cancelAll() {
        screen.hover(.entered, at: CGPoint(x: 150, y: 150))
        screen.cancelAll()
        #expect(fixture.log.take() == ["began 50 50", "ended 50 50"])
    }
}
