// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("A21: hovering pointers, wheels and trackpads as events")
struct PointerTableTests {
    private final class Application: UIApplication {
        var events: [String] = []
        var numbers: [UInt64] = []
        var types: [UIEvent.EventType] = []
        /// What an event says besides its place: its modifiers, its window, and of its touch how many samples it has and how far
        /// it came.
        var details: [(modifiers: UIKeyModifierFlags, window: UIWindow?, samples: Int?, way: CGFloat?)] = []
        private(set) var last: UIEvent?
        override func sendEvent(_ event: UIEvent) {
            types.append(event.type)
            if let event = event as? LocatedEvent {
                last = event
                let samples = event.touchList.first.flatMap { event.coalescedTouches(for: $0) }
                let way = event.touchList.first.map { $0.location(in: nil).x - $0.previousLocation(in: nil).x }
                details.append((event.modifierFlags, event.window, samples?.count, way))
                numbers += event.touchList.map { UInt64($0.identifier.number) }
                let phase = event.touchList.first.map { " \(EventDescription.name(of: $0.phase))" } ?? ""
                let change =
                    switch event.type {
                    case .scroll: " \(short(event.scrollDelta.dx)) \(short(event.scrollDelta.dy)) \(event.isContinuous)"
                    case .transform: " \(event.transformPhase.rawValue) \(event.scaleFactor) \(short(event.rotation))"
                    default: ""
                    }
                events.append("\(event.type)\(phase) \(short(event.location))\(change) @\(short(event.timestamp))")
            }
            super.sendEvent(event)
        }
    }

    private let application = Application()
    private let screen: TestScreen
    private let host = PointerFaultHost()

    init() {
        screen = TestScreen(application: application)
        application.host = host
    }

    private var events: [String] {
        defer { application.events = [] }
        return application.events
    }

    private func hover(_ phase: HoverSample.Phase, _ x: CGFloat, pointer: UInt64 = 1) {
        screen.send(.hover(HoverSample(pointer: pointer, phase: phase, location: at(x, 10))))
    }

    @Test("A21: a pointer enters, moves and leaves; one that nobody saw enter leaves nothing")
    func hover() {
        hover(.exited, 5)
        #expect(events == [])
        // A move that nobody announced is the entering.
        hover(.moved, 10)
        screen.advance(by: 1)
        hover(.moved, 20)
        hover(.entered, 30)
        hover(.exited, 40)
        hover(.exited, 40)
        #expect(
            events == [
                "hover Region Entered 10 10 @0", "hover Region Moved 20 10 @1", "hover Region Moved 30 10 @1",
                "hover Region Exited 40 10 @1",
            ])
    }

    @Test("A21: a pointer over no window is none, until it comes over one")
    func overNothing() {
        screen.window.isHidden = true
        hover(.entered, 10)
        #expect(events == [])
        screen.window.isHidden = false
        hover(.moved, 20)
        #expect(events == ["hover Region Entered 20 10 @0"])
    }

    @Test("A16: a pointer that enters is a touch with a number of its own, and keeps it until it leaves")
    func numbers() {
        hover(.entered, 10)
        hover(.entered, 20, pointer: 2)
        hover(.moved, 30)
        hover(.exited, 30)
        hover(.entered, 10)
        let numbers = application.numbers
        #expect(numbers.count == 5 && Set(numbers).count == 3)
        #expect(numbers[0] == numbers[2] && numbers[0] == numbers[3] && !numbers.prefix(4).contains(numbers[4]))
    }

    @Test("A16: a pointer that hovers has no finger's number")
    func numbersOfFingers() {
        screen.finger().down(at: at(100, 100))
        let finger = application.touchTable.entries.first.map { UInt64($0.touch.identifier.number) }
        hover(.entered, 10)
        #expect(application.numbers.count == 1 && finger != nil && application.numbers.first != finger)
    }

    @Test("A1: the moves that wait are an event before that of a pointer, a wheel or a trackpad")
    func fingersFirst() {
        let finger = screen.finger()
        finger.down(at: at(100, 100))
        let others: [(UIEvent.EventType, Input)] = [
            (.hover, .hover(HoverSample(pointer: 9, phase: .entered, location: at(10, 10)))),
            (.scroll, .scroll(ScrollSample(location: at(10, 10), delta: CGVector(dx: 0, dy: 1), isContinuous: true))),
            (.transform, .transform(TransformSample(phase: .began, location: at(10, 10)))),
        ]
        for (type, input) in others {
            application.types = []
            screen.frame([finger.input(.move, at: at(100, 101)), input])
            #expect(application.types == [.touches, type])
        }
    }

    @Test("A11: each event has the modifiers of its own input")
    func modifiers() {
        var hover = HoverSample(pointer: 1, phase: .entered, location: at(10, 10))
        var scroll = ScrollSample(location: at(10, 10), delta: CGVector(dx: 0, dy: 1), isContinuous: true)
        var pinch = TransformSample(phase: .changed, location: at(10, 10))
        (hover.modifiers, scroll.modifiers, pinch.modifiers) = (.shift, .control, .command)
        for input in [.hover(hover), .scroll(scroll), .transform(pinch)] as [Input] { screen.send(input) }
        #expect(application.details.map(\.modifiers) == [.shift, .control, .command])
        (hover.modifiers, scroll.modifiers, pinch.modifiers) = ([], [], [])
        for input in [.hover(hover), .scroll(scroll), .transform(pinch)] as [Input] { screen.send(input) }
        #expect(application.details.suffix(3).map(\.modifiers) == [[], [], []])
    }

    @Test("A37: each event of a pointer has one sample, and no touch once it was handled")
    func samples() {
        for phase in [HoverSample.Phase.entered, .moved, .moved] { hover(phase, 10) }
        #expect(application.details.map(\.samples) == [1, 1, 1] && application.last?.allTouches == nil)
        screen.cancelAll()
        #expect(application.details.count == 4 && application.last?.allTouches == nil)
    }

    @Test("A21: a pointer that is given up leaves its own window, where it was, at the time of that")
    func leavesItsWindow() throws {
        let scene: UIWindowScene = try #require(application.windowScene(for: screen.connectScreen()))
        let other = UIWindow(windowScene: scene)
        other.isHidden = false
        hover(.entered, 10)
        hover(.moved, 20)
        var foreign = HoverSample(pointer: 2, phase: .entered, location: at(1, 1))
        foreign.modifiers = .shift
        screen.send(.hover(foreign), to: scene.identifier)
        screen.advance(by: 2)
        _ = events
        screen.cancelAll()
        #expect(events == ["hover Region Exited 20 10 @2"])
        #expect(application.details.map { $0.window === other } == [false, false, true, false])
        #expect(application.details.map(\.modifiers) == [[], [], .shift, []])
        #expect(application.details.map(\.way) == [0, 10, 0, 0])
    }

    @Test("A21: where no recognizer follows pointers, what lies under a moving one is not looked for")
    func looksForNothing() {
        final class Asked: UIView {
            var count = 0
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                count += 1
                return super.point(inside: point, with: event)
            }
        }
        let view = Asked(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.window.addSubview(view)
        hover(.entered, 10)
        let count = view.count
        hover(.moved, 20)
        #expect(count > 0 && view.count == count)
        view.addGestureRecognizer(UIHoverGestureRecognizer())
        hover(.moved, 30)
        #expect(view.count > count)
    }

    @Test("A62: as many pointers hover as a scene takes; the next is refused, and another scene has its own")
    func limit() {
        application.interactionConstants.maximumPointersPerScene = 2
        let other = screen.connectScreen()
        for pointer in 1...3 { hover(.entered, 10, pointer: UInt64(pointer)) }
        #expect(host.faults == [.tooManyPointers(limit: 2)])
        screen.send(.hover(HoverSample(pointer: 1, phase: .entered, location: at(1, 1))), to: other)
        hover(.moved, 20, pointer: 2)
        hover(.exited, 20, pointer: 1)
        hover(.entered, 30, pointer: 3)
        #expect(host.faults == [.tooManyPointers(limit: 2)])
    }

    @Test("A52: while interaction is ignored, pointers and wheels are not heard, and a trackpad's pinch is cancelled")
    func ignoring() {
        func pinch(_ phase: TransformSample.Phase, _ factor: CGFloat = 1) {
            screen.send(
                .transform(TransformSample(phase: phase, location: at(7, 8), scaleFactor: factor, rotation: 0.5)))
        }
        pinch(.began)
        pinch(.changed, 2)
        #expect(events == ["transform 7 8 0 1.0 0.5 @0", "transform 7 8 1 2.0 0.5 @0"])
        application.beginIgnoringInteractionEvents()
        _ = events
        pinch(.changed, 2)
        hover(.entered, 10)
        screen.scroll(at: at(10, 10), by: CGVector(dx: 0, dy: 1), isContinuous: false)
        pinch(.ended)
        #expect(events.filter { !$0.contains(" 4 1.0 0") } == [])
        application.endIgnoringInteractionEvents()
        pinch(.changed, 3)
        #expect(events == ["transform 7 8 0 3.0 0.5 @0"])
    }

    @Test("A21: a trackpad's steps: an end without a beginning is none, a second beginning cancels the first")
    func trackpad() {
        func pinch(_ phase: TransformSample.Phase, _ x: CGFloat) {
            screen.send(.transform(TransformSample(phase: phase, location: at(x, 8), scaleFactor: 2)))
        }
        pinch(.ended, 1)
        pinch(.cancelled, 1)
        #expect(events == [])
        pinch(.began, 2)
        pinch(.began, 3)
        pinch(.changed, 4)
        pinch(.ended, 5)
        pinch(.changed, 6)
        pinch(.cancelled, 7)
        #expect(
            events == [
                "transform 2 8 0 2.0 0 @0", "transform 2 8 4 1.0 0 @0", "transform 3 8 0 2.0 0 @0",
                "transform 4 8 1 2.0 0 @0", "transform 5 8 3 2.0 0 @0", "transform 6 8 0 2.0 0 @0",
                "transform 7 8 4 2.0 0 @0",
            ])
        screen.window.isHidden = true
        pinch(.began, 9)
        #expect(events == [])
    }

    @Test("A21: a trackpad's pinch that is given up turns nothing and changes no size, at the time of that")
    func trackpadIsGivenUp() {
        var pinch = TransformSample(phase: .began, location: at(2, 8), scaleFactor: 2, rotation: 0.5)
        pinch.modifiers = .shift
        screen.send(.transform(pinch))
        screen.advance(by: 2)
        _ = events
        screen.cancelAll()
        #expect(events == ["transform 2 8 4 1.0 0 @2"])
        #expect(application.details.map(\.modifiers) == [.shift, []])
        #expect(LocatedEvent(type: .hover).scaleFactor == 1 && LocatedEvent(type: .hover).rotation == 0)
        #expect(LocatedEvent(type: .transform).transformPhase == .moved)
        #expect(!LocatedEvent(type: .scroll).isContinuous && LocatedEvent(type: .scroll).scrollDelta == .zero)
    }

    @Test("A21: a trackpad's step after its view has left its window finds the view that lies there now")
    func trackpadFindsAnew() {
        let (first, second) = (UIView(frame: screen.window.bounds), UIView(frame: screen.window.bounds))
        screen.window.addSubview(second)
        screen.window.addSubview(first)
        func pinch(_ phase: TransformSample.Phase) -> UIView? {
            screen.send(.transform(TransformSample(phase: phase, location: at(2, 8))))
            return (application.last as? LocatedEvent)?.view
        }
        #expect(pinch(.began) === first)
        let front = UIView(frame: screen.window.bounds)
        screen.window.addSubview(front)
        // What comes to lie in front makes no difference.
        #expect(pinch(.changed) === first)
        front.removeFromSuperview()
        first.removeFromSuperview()
        #expect(pinch(.changed) === second)
    }

    @Test("A21: of two screens, each has its own trackpad and its own pointers, when one is given up too")
    func twoScreens() {
        let other = screen.connectScreen()
        func send(_ scene: SceneIdentifier, _ x: CGFloat) {
            screen.send(.transform(TransformSample(phase: .began, location: at(x, 1))), to: scene)
            screen.send(.hover(HoverSample(pointer: 1, phase: .entered, location: at(x, 2))), to: scene)
        }
        send(SceneIdentifier(1), 1)
        #expect(events == ["transform 1 1 0 1.0 0 @0", "hover Region Entered 1 2 @0"])
        screen.cancelAll(on: other)
        #expect(events == [])
        screen.cancelAll()
        #expect(events == ["transform 1 1 4 1.0 0 @0", "hover Region Exited 1 2 @0"])
        screen.cancelAll()
        #expect(events == [])
    }

    @Test("A21: a wheel tells its place, its turn and its kind; over no window it is not heard")
    func wheel() {
        screen.scroll(at: at(10, 20), by: CGVector(dx: 3, dy: -4), isContinuous: true)
        screen.scroll(at: at(11, 21), by: CGVector(dx: 0, dy: 5), isContinuous: false)
        #expect(events == ["scroll 10 20 3 -4 true @0", "scroll 11 21 0 5 false @0"])
        screen.window.isHidden = true
        screen.scroll(at: at(10, 20), by: CGVector(dx: 3, dy: -4), isContinuous: true)
        #expect(events == [])
    }
}

@MainActor
private final class PointerFaultHost: ApplicationHost {
    var faults: [InputFault] = []
    func start(_ application: UIApplication) throws {}
    func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
    func reject(_ record: InputRecord, because fault: InputFault) { faults.append(fault) }
    func stop() {}
}
