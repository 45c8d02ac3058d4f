// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import EventTrace
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Where input and time go when something is not there")
struct InputPlumbingTests {
    @Test("A queue that is not shared hands out no shares, and its input stays for the turn")
    func noShares() {
        let queue = EventQueue()
        queue.submit(InputRecord(scene: SceneIdentifier(1), time: 0, input: .disconnect))
        var buffer = WaitingInput()
        #expect(queue.takeShare(into: &buffer) == nil && buffer.isEmpty && queue.hasInput)
        queue.take(into: &buffer)
        #expect(!buffer.isEmpty)
    }

    @Test("A buffer that never had input has none to pass on")
    func emptyBuffer() {
        var passed = 0
        WaitingInput().forEach(sample: { _ in passed += 1 }, other: { _ in passed += 1 })
        #expect(passed == 0)
    }

    @Test("A1: what a trace says of measurements, files and the menu bar")
    func notes() {
        func kind(_ input: Input) -> String {
            "\(InputNote(InputRecord(scene: SceneIdentifier(1), time: 0, input: input)).kind)"
        }
        let metrics = FontMetrics(ascent: 0.8, descent: 0.2, lineGap: 0, advances: [:])
        let face = UIFont.systemFont(ofSize: 12).face
        #expect(kind(.textMetrics(MeasuredText(face: face, metrics: metrics))) == "textMetrics")
        #expect(kind(.files(FileAnswer(request: 1, outcome: .dismissed))) == "files")
        #expect(kind(.menuBar(.opened(generation: 1))) == "menuBar")
    }

    private final class Page: UIView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    @Test("Measurements that say nothing new lay out nothing")
    func measuredAgain() {
        let screen = TestScreen()
        let page = Page(frame: screen.window.bounds)
        screen.window.addSubview(page)
        screen.settle()
        let face = UIFont.systemFont(ofSize: 12).face
        let metrics = FontMetrics(ascent: 0.9, descent: 0.3, lineGap: 0, advances: ["a": 0.61])
        screen.send(.textMetrics(MeasuredText(face: face, metrics: metrics)))
        let before = page.layouts
        #expect(before > 1)
        screen.send(.textMetrics(MeasuredText(face: face, metrics: metrics)))
        #expect(page.layouts == before)
    }

    @Test("Events without a window come to nobody")
    func noWindow() {
        let fixture = TouchFixture()
        fixture.view("a")
        let application = fixture.screen.application
        for type in [UIEvent.EventType.hover, .scroll, .transform] {
            #expect(application.windows(for: UIEvent(type: type)).isEmpty)
            #expect(application.windows(for: LocatedEvent(type: type)).isEmpty)
        }
        #expect(fixture.log.take().isEmpty && application.faults.isEmpty)
    }

    private final class Updating: UIViewController {
        var updates = 0
        override func updateProperties() {
            super.updateProperties()
            updates += 1
        }
    }

    @Test("A controller that loses its window before the end of the turn updates its properties all the same")
    func controllerWithoutWindow() {
        let screen = TestScreen()
        let controller = Updating()
        screen.window.rootViewController = controller
        screen.settle()
        let before = controller.updates
        controller.setNeedsUpdateProperties()
        screen.window.rootViewController = nil
        #expect(controller.viewIfLoaded != nil && controller.viewIfLoaded?.window == nil)
        screen.settle()
        #expect(controller.updates == before + 1)
    }

    @Test("A controller waits once for its appearance, and is taken out at once")
    func waitsOnce() {
        let screen = TestScreen()
        let queue = screen.application.appearances
        let controller = UIViewController()
        queue.add(controller)
        queue.add(controller)
        let waiting = Mirror(reflecting: queue).descendant("waiting") as? [UIViewController]
        #expect(waiting?.count == 1)
        queue.remove(controller)
        #expect((Mirror(reflecting: queue).descendant("waiting") as? [UIViewController])?.isEmpty == true)
    }

    @Test("A display link's duration is the time between two pictures")
    func displayLink() {
        let link = CADisplayLink(target: self, selector: Selector("tick"))
        #expect(link.duration == 1.0 / 60 && link.targetTimestamp == link.duration)
    }

    private final class Plain {}

    @Test(
        "PO7: a class that does not inherit from NSObject cannot be made by its name; the class that stands for all can"
    )
    func classes() {
        #expect(ClassInstantiation.make(Plain.self) == nil)
        #expect(ClassInstantiation.make(RequiredInitProbe.self) is RequiredInitProbe)
    }

    @Test("A message's value that may be missing is padded, named or hidden as others are; a mask changes nothing")
    func logged() {
        let (some, none): (Int?, Int?) = (7, nil)
        let message: OSLogMessage =
            "\(some, privacy: .private) \(some) \(none) \(some, privacy: .sensitive(mask: .hash))"
        #expect(message.text == "<private> 7 nil <private>")
        let masked: OSLogMessage = "\(1, privacy: .private(mask: .hash)) \(2, privacy: .auto(mask: .none))"
        #expect(masked.text == "<private> 2")
    }
}
