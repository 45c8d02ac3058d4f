// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("A turn: how often it looks again, and when it asks for another")
struct ApplicationTurnTests {
    private let screen = TestScreen()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private var turn: ApplicationTurn { screen.application.turn }

    init() {
        screen.window.addSubview(view)
        screen.settle()
    }

    /// Counts the passes of the turn: each asks a controller for its properties, which asks for another pass.
    private final class RestlessController: UIViewController {
        var rounds = 0
        private(set) var updates = 0

        override func updateProperties() {
            super.updateProperties()
            updates += 1
            guard rounds > 0 else { return }
            rounds -= 1
            setNeedsUpdateProperties()
            UIApplication.current?.setNeedsTurn()
        }
    }

    @Test("What asks for a turn in every pass gets eight more, and then a turn of its own is asked for")
    func endless() {
        let controller = RestlessController()
        screen.window.rootViewController = controller
        screen.settle()
        let before = controller.updates
        var asked = 0
        turn.requestTurn = { asked += 1 }
        controller.rounds = 1000
        controller.setNeedsUpdateProperties()
        #expect(asked == 1)
        screen.application.runTurn()
        #expect(controller.updates - before == 1 + 8 && asked == 2)
        controller.rounds = 0
        screen.application.runTurn()
        #expect(asked == 2)
        turn.requestTurn = nil
    }

    @Test("A turn that leaves nothing asks for no other, and views that change ask once")
    func quiet() {
        var asked = 0
        turn.requestTurn = { asked += 1 }
        screen.application.runTurn()
        #expect(asked == 0)
        view.setNeedsLayout()
        view.setNeedsLayout()
        #expect(asked == 1)
        screen.application.runTurn()
        screen.application.runTurn()
        #expect(asked == 1)
        turn.requestTurn = nil
    }

    @Test("Properties that change after they were brought up to date ask for a turn once more")
    func properties() {
        let controller = UIViewController()
        screen.window.rootViewController = controller
        screen.settle()
        var asked = 0
        turn.requestTurn = { asked += 1 }
        for round in 1...3 {
            controller.setNeedsUpdateProperties()
            controller.setNeedsUpdateProperties()
            #expect(asked == round)
            screen.application.runTurn()
        }
        #expect(asked == 3)
        turn.requestTurn = nil
    }

    @Test("Whatever waits for the end of a turn asks for one: appearances, traits, properties, activities")
    func waiting() {
        let queue = AppearanceQueue()
        let controller = UIViewController()
        let ways: [() -> Void] = [
            { queue.add(controller) }, { queue.addTraitUpdate(view, from: view.traitCollection) },
            { queue.addPropertyUpdate(controller) },
            { queue.addActivityUpdate(NSUserActivity(activityType: "org.example.page")) },
        ]
        for (place, way) in ways.enumerated() {
            screen.application.runTurn()
            var asked = 0
            turn.requestTurn = { asked += 1 }
            way()
            #expect(asked == 1, "\(place)")
        }
        turn.requestTurn = nil
    }

    @Test("A new application asks for a turn at its first need; one that runs a turn is the shared one")
    func first() {
        let application = screen.application
        let other = UIApplication()
        var asked = 0
        other.turn.requestTurn = { asked += 1 }
        other.setNeedsTurn()
        #expect(asked == 1 && UIApplication.shared === other)
        application.runTurn()
        #expect(UIApplication.shared === application)
    }

    /// Asks for the loss of all input when it is touched.
    private final class Submitting: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            UIApplication.shared.eventQueue.submit(
                InputRecord(scene: SceneIdentifier(1), time: 0, input: .cancelAll("handler")))
        }
    }

    @Test("A replayed turn has the input of each of its passes, and not what handlers submit; after it, input is live")
    func replayed() {
        let submitting = Submitting(frame: screen.window.bounds)
        screen.window.addSubview(submitting)
        screen.settle()
        let log = TraceLog()
        let application = screen.application
        application.traceSink = log
        func received() -> [String] {
            log.entries.compactMap { if case .inputReceived(let note) = $0.event { "\(note.kind)" } else { nil } }
        }
        func record(_ input: Input) -> InputRecord { InputRecord(scene: SceneIdentifier(1), time: 0, input: input) }
        let down = PointerSample(pointer: 1, phase: .down, location: CGPoint(x: 50, y: 50))
        turn.replay(
            SessionReplay.Turn(
                passes: [
                    [[record(.activation(.foregroundActive))], [record(.keyboardFrame(nil))]],
                    [[record(.pointer(down))]],
                ]))
        let replayed = ["activation", "keyboardFrame", "pointerDown"]
        #expect(received() == replayed)
        application.eventQueue.submit(record(.keyboardFrame(nil)))
        application.runTurn()
        #expect(received() == replayed + ["keyboardFrame"])
        application.traceSink = nil
        // The clock of a turn is asked at its beginning, for its input, and at its end: it has one pass.
        var asked = 0
        turn.budget = TurnBudget(application.eventQueue) {
            asked += 1
            return 0
        }
        application.runTurn()
        #expect(asked == 3)
    }

    private final class Host: ApplicationHost {
        let log: CallLog
        init(_ log: CallLog) { self.log = log }
        func start(_ application: UIApplication) throws {}
        func present(_ changes: DisplayChanges, of scene: SceneIdentifier) { log("picture") }
        func reject(_ record: InputRecord, because fault: InputFault) {}
        func stop() {}
    }

    private final class Child: UIViewController {
        var log: CallLog?

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log?("appeared")
        }
    }

    private final class Parent: UIViewController {
        var child: Child?

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            guard let child else { return }
            self.child = nil
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    @Test("J4: a controller whose view comes with layout has appeared before the host gets the picture")
    func appearsWithLayout() {
        let (log, parent, child) = (CallLog(), Parent(), Child())
        child.log = log
        screen.application.host = Host(log)
        screen.scene.startDisplay()
        screen.window.rootViewController = parent
        screen.settle()
        _ = log.take()
        parent.child = child
        parent.view.setNeedsLayout()
        screen.settle()
        #expect(log.take() == ["appeared", "picture"])
    }

    @Test("A controller whose view left before it appeared is kept no longer")
    func left() {
        let queue = AppearanceQueue()
        weak var kept: UIViewController?
        do {
            let controller = UIViewController()
            kept = controller
            queue.add(controller)
            #expect(kept != nil)
            queue.remove(controller)
        }
        #expect(kept == nil)
    }

    @Test("A turn whose budget leaves input asks for another")
    func budget() {
        var now = 0.0
        turn.budget = TurnBudget(screen.application.eventQueue) {
            now += 1
            return now
        }
        var asked = 0
        turn.requestTurn = { asked += 1 }
        for place in 0..<3 {
            screen.application.eventQueue.submit(
                InputRecord(
                    scene: SceneIdentifier(1), time: screen.now,
                    input: .hover(HoverSample(pointer: 1, phase: .moved, location: at(CGFloat(place), 1)))))
        }
        screen.application.runTurn()
        #expect(asked == 1 && screen.application.eventQueue.hasInput)
        turn.budget = nil
        turn.requestTurn = nil
        screen.settle()
    }

    @Test("A turn's time counts from its beginning")
    func beginning() {
        turn.budget = TurnBudget(screen.application.eventQueue) { 100 }
        screen.application.eventQueue.submit(
            InputRecord(
                scene: SceneIdentifier(1), time: screen.now,
                input: .hover(HoverSample(pointer: 1, phase: .moved, location: at(1, 1)))))
        screen.application.runTurn()
        #expect(!screen.application.eventQueue.hasInput)
        turn.budget = nil
    }

    @Test("A turn within a turn does nothing: the one under way handles what was added")
    func nested() {
        let log = CallLog()
        let touched = LoggingView("v", frame: CGRect(x: 0, y: 0, width: 50, height: 50), log: log)
        screen.window.addSubview(touched)
        let (first, second) = (screen.finger(), screen.finger())
        touched.isMultipleTouchEnabled = true
        touched.onCall = { [screen] call, _ in
            guard call == "began", log.entries.count == 1 else { return }
            screen.application.eventQueue.submit(
                InputRecord(
                    scene: SceneIdentifier(1), time: screen.now, input: second.input(.down, at: at(20, 20))))
            screen.application.runTurn()
            log("back")
        }
        first.down(at: at(10, 10))
        #expect(log.take() == ["v.began", "back", "v.began"])
    }
}
