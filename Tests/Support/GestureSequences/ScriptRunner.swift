// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore
import UIKitTesting

/// Plays a script on a screen of its own, and checks after every event what must hold.
@MainActor
public final class ScriptRunner {
    public let script: GestureScript
    /// How many events of touches there were.
    public var eventCount: Int { application.eventCount }
    /// How often recognizers recognized and views lost touches, to know that a story was worth its while.
    public private(set) var tally = ScriptTally()

    var check: SequenceCheck
    let application = ScriptApplication()
    private let screen: TestScreen
    private var views: [UIView?] = []
    private(set) var recognizers: [UIGestureRecognizer?] = []
    private var watches: [RecognizerWatch] = []
    private var secondWindow: UIWindow?
    private var triggers: [GestureScript.Trigger]
    private var isDown: [Bool]
    /// Where a finger touched last, in points of the screen.
    private var places: [Int: CGPoint] = [:]
    /// Touches whose events are not over.
    private var down: [UITouch] = []
    /// Recognizers that must not recognize before their next reset, and because of whom.
    private var victims: [Int?]
    private let hasCircles: Bool
    /// What views were told while a recognizer seemed to withhold it.
    private var doubtful: [Told] = []

    private struct Told {
        var recognizer: Int
        var call: SequenceCheck.Call
        var touch: UInt32
        var view: Int
    }

    public init(_ script: GestureScript, trace: (any TraceSink)? = nil) {
        self.script = script
        check = SequenceCheck(viewCount: script.views.count, recognizerCount: script.recognizers.count)
        triggers = script.triggers.filter(\.isThere)
        let fingerCount = (script.columns.flatMap(\.pointers).map(\.finger).max() ?? 0) + 1
        isDown = Array(repeating: false, count: fingerCount)
        victims = Array(repeating: nil, count: script.recognizers.count)
        hasCircles = script.hasCircles
        screen = TestScreen(application: application, trace: trace)
        application.didSend = { [unowned self] in eventIsOver($0) }
        makeViews()
        makeRecognizers()
    }

    /// Plays everything; the first rule that did not hold.
    public func run() -> SequenceCheck.Violation? {
        for column in script.columns {
            play(column)
            if let violation = check.violation { return violation }
        }
        finish()
        return check.violation
    }

    private func play(_ column: GestureScript.Column) {
        screen.advance(by: GestureScript.step)
        for deed in column.deeds { perform(deed) }
        if !column.deeds.isEmpty { screen.settle() }
        let inputs = column.pointers.compactMap(input)
        if !inputs.isEmpty { screen.frame(inputs) }
        settled()
    }

    /// Lifts every finger and lets every deadline pass.
    private func finish() {
        screen.advance(by: GestureScript.step)
        for finger in isDown.indices where isDown[finger] {
            let up = GestureScript.PointerDeed(finger: finger, kind: .up, point: .zero)
            if let input = input(up) { screen.frame([input]) }
            settled()
        }
        for _ in 0..<20 { screen.advance(by: 0.5) }
        settled()
        if application.clock.nextDeadline != nil { check.fail("clock", "a deadline is left after ten seconds") }
        check.finished()
    }

    private func input(_ deed: GestureScript.PointerDeed) -> Input? {
        // A script that has shrunk may have lost what belonged together.
        guard isDown[deed.finger] != (deed.kind == .down) else { return nil }
        let phase: PointerSample.Phase
        switch deed.kind {
        case .down: phase = .down
        case .move: phase = .move
        case .up: phase = .up
        case .cancel: phase = .cancel
        }
        isDown[deed.finger] = deed.kind == .down || deed.kind == .move
        if isDown[deed.finger] { places[deed.finger] = deed.point }
        return .pointer(
            PointerSample(
                pointer: UInt64(deed.finger + 1), phase: phase, location: places[deed.finger] ?? deed.point))
    }

    // MARK: Making

    private func makeViews() {
        for (index, part) in script.views.enumerated() {
            guard part.isThere else {
                views.append(nil)
                continue
            }
            let view: UIView =
                switch part.kind {
                case .plain: WitnessView(self, index, frame: part.frame)
                case .button: WitnessButton(self, index, frame: part.frame)
                case .slider: WitnessSlider(self, index, frame: part.frame)
                }
            view.accessibilityIdentifier = "v\(index)"
            view.isMultipleTouchEnabled = part.isMultipleTouchEnabled
            view.isExclusiveTouch = part.isExclusiveTouch
            views.append(view)
            home(of: index).addSubview(view)
        }
    }

    /// The view or window that a view was made in.
    private func home(of index: Int) -> UIView {
        let part = script.views[index]
        if let parent = part.parent, let view = views[parent] { return view }
        guard part.isInSecondWindow else { return screen.window }
        if let secondWindow { return secondWindow }
        let window = UIWindow(windowScene: screen.scene)
        window.frame = CGRect(x: 40, y: 40, width: 200, height: 200)
        window.isHidden = false
        secondWindow = window
        return window
    }

    private func makeRecognizers() {
        for (index, part) in script.recognizers.enumerated() {
            let watch = RecognizerWatch(self, index)
            watches.append(watch)
            guard part.isThere, let view = views[part.view] else {
                recognizers.append(nil)
                continue
            }
            let recognizer = part.makeRecognizer(watch)
            if part.isDiscrete { check.setDiscrete(index) }
            recognizer.name = "r\(index)"
            recognizer.cancelsTouchesInView = part.cancelsTouchesInView
            recognizer.delaysTouchesBegan = part.delaysTouchesBegan
            recognizer.delaysTouchesEnded = part.delaysTouchesEnded
            recognizer.isEnabled = part.isEnabled
            recognizer.requiresExclusiveTouchType = part.requiresExclusiveTouchType
            recognizer.delegate = watch
            recognizer.addTarget(watch, action: RecognizerWatch.selector)
            recognizers.append(recognizer)
            view.addGestureRecognizer(recognizer)
        }
        for relation in script.relations where relation.isThere && relation.kind == .requires {
            guard let one = recognizers[relation.one], let other = recognizers[relation.other] else { continue }
            one.require(toFail: other)
        }
    }

    func index(of recognizer: UIGestureRecognizer) -> Int? { recognizers.firstIndex { $0 === recognizer } }

    // MARK: Interference

    /// Somebody was called; a trigger may have waited for it.
    func happened(_ subject: GestureScript.Trigger.Subject, _ moment: GestureScript.Trigger.Moment) {
        for index in triggers.indices where triggers[index].isThere {
            guard triggers[index].moment == moment, triggers[index].subject == subject else { continue }
            triggers[index].skipped -= 1
            guard triggers[index].skipped < 0 else { continue }
            triggers[index].isThere = false
            tally.interferences += 1
            perform(triggers[index].deed)
        }
    }

    private func perform(_ deed: GestureScript.Deed) {
        switch deed {
        case .removeView(let index): views[index]?.removeFromSuperview()
        case .addView(let index): if let view = views[index] { home(of: index).addSubview(view) }
        case .hideView(let index): views[index]?.isHidden.toggle()
        case .toggleInteraction(let index): views[index]?.isUserInteractionEnabled.toggle()
        case .removeRecognizer(let index):
            if let recognizer = recognizers[index] { recognizer.view?.removeGestureRecognizer(recognizer) }
        case .addRecognizer(let index, let view):
            if let recognizer = recognizers[index] { views[view]?.addGestureRecognizer(recognizer) }
        case .toggleRecognizer(let index): recognizers[index]?.isEnabled.toggle()
        case .cancelAll: screen.cancelAll()
        case .leaveAndReturn:
            screen.activate(.foregroundInactive)
            screen.activate(.foregroundActive)
        case .hideSecondWindow: secondWindow?.isHidden.toggle()
        }
        if !application.isIgnoringInteractionEvents { forgetLostTouches() }
    }

    // MARK: Checking

    private func eventIsOver(_ event: UIEvent) {
        for touch in event.allTouches ?? [] {
            let isOver = touch.phase == .ended || touch.phase == .cancelled
            let place = down.firstIndex { $0 === touch }
            if isOver, let place { down.remove(at: place) } else if !isOver, place == nil { down.append(touch) }
        }
    }

    /// The touches that a recognizer follows and still receives.
    private func followed(by index: Int) -> [UInt32] {
        guard let recognizer = recognizers[index] else { return [] }
        let open = check.openTouches(of: index)
        return down.filter { touch in
            open.contains(touch.identifier.number) && touch.gestureRecognizers?.contains { $0 === recognizer } == true
        }.map(\.identifier.number)
    }

    /// A recognizer that lost its view or was turned off is owed nothing more.
    private func forgetLostTouches() {
        for (index, recognizer) in recognizers.enumerated() {
            guard let recognizer, !recognizer.isEnabled || recognizer.view?.window == nil else { continue }
            check.recognizerLostTouches(index)
        }
    }

    private func settled() {
        for told in doubtful where isUndecided(told.recognizer, about: told.touch) { complain(about: told) }
        doubtful = []
        let waits = application.clock.nextDeadline != nil
        for (index, recognizer) in recognizers.enumerated() {
            guard let recognizer else { continue }
            let received = down.count { $0.gestureRecognizers?.contains { $0 === recognizer } == true }
            check.settled(index, recognizer.state, touches: received, waits: waits)
        }
        if let fault = application.checkInvariants() { check.fail("invariants", fault) }
    }

    /// What a view hears.
    func view(_ index: Int, _ call: SequenceCheck.Call, _ touches: Set<UITouch>) {
        for touch in touches.sorted(by: { $0.identifier.number < $1.identifier.number }) {
            check.view(index, call, touch.identifier.number)
            if call == .began || call == .ended { checkDelays(touch, call, index) }
            if call == .cancelled { tally.cancellations += 1 }
        }
        tally.viewCalls += 1
        happened(.view(index), GestureScript.Trigger.Moment(call))
    }

    /// G44, G47: nobody who may still recognize withholds what a view is told.
    private func checkDelays(_ touch: UITouch, _ call: SequenceCheck.Call, _ view: Int) {
        for (index, recognizer) in recognizers.enumerated() {
            guard let recognizer, call == .began ? recognizer.delaysTouchesBegan : recognizer.delaysTouchesEnded,
                touch.gestureRecognizers?.contains(where: { $0 === recognizer }) == true,
                isUndecided(index, about: touch.identifier.number)
            else { continue }
            let told = Told(recognizer: index, call: call, touch: touch.identifier.number, view: view)
            // One that follows no touch any longer may be about to fail; it is looked at again when all is settled.
            if check.openTouches(of: index).isEmpty { doubtful.append(told) } else { complain(about: told) }
        }
    }

    private func isUndecided(_ index: Int, about touch: UInt32) -> Bool {
        guard let recognizer = recognizers[index] else { return false }
        return recognizer.isEnabled && recognizer.state == .possible && check.attempt(of: index).contains(touch)
    }

    private func complain(about told: Told) {
        check.fail(
            told.call == .began ? "G44" : "G47",
            "view \(told.view) heard \(told.call) of touch \(told.touch), which recognizer \(told.recognizer) withholds "
                + "while possible")
    }

    func recognizer(_ index: Int, acts state: UIGestureRecognizer.State) {
        let isRecognition = check.shownState(of: index) == .possible
        check.recognizer(index, acts: state)
        tally.note(state, of: script.recognizers[index])
        guard isRecognition, let recognizer = recognizers[index] else { return }
        if recognizer.cancelsTouchesInView { checkCancelled(index) }
        checkRequirements(of: index)
        checkExclusion(of: index, recognizer)
    }

    /// G41: the views have lost the gesture's touches before its action.
    private func checkCancelled(_ index: Int) {
        for touch in check.attempt(of: index) {
            for view in views.indices where check.isOpen(touch, at: view) {
                check.fail("G41", "recognizer \(index) acted before view \(view) lost touch \(touch)")
            }
        }
    }

    /// G54: whoever had to fail has.
    private func checkRequirements(of index: Int) {
        guard !hasCircles else { return }
        for relation in script.relations where relation.isThere && relation.kind == .requires && relation.one == index {
            let other = relation.other
            guard let recognizer = recognizers[other], recognizer.isEnabled,
                recognizer.view?.window === recognizers[index]?.view?.window
            else { continue }
            let shared = followed(by: other).filter(check.attempt(of: index).contains)
            guard !shared.isEmpty else { continue }
            let shown = check.shownState(of: other)
            if shown == .began || shown == .changed || recognizer.state == .possible {
                check.fail(
                    "G54", "recognizer \(index) recognized while \(other), which has to fail, is \(recognizer.state)")
            }
        }
    }

    /// G56–G60: nobody recognizes whom another prevents who runs or who won in this attempt.
    private func checkExclusion(of index: Int, _ recognizer: UIGestureRecognizer) {
        if let winner = victims[index] {
            check.fail("G56", "recognizer \(index) recognized although \(winner) had, which prevents it")
        }
        let mine = followed(by: index)
        for (other, candidate) in recognizers.enumerated() where other != index {
            guard let candidate, !followed(by: other).filter(mine.contains).isEmpty else { continue }
            let shown = check.shownState(of: other)
            if shown == .began || shown == .changed, prevents(candidate, other, recognizer, index) {
                check.fail("G60", "recognizer \(index) recognized while \(other) runs, which prevents it")
            }
            if shown == .possible, candidate.isEnabled, prevents(recognizer, index, candidate, other) {
                victims[other] = index
            }
        }
    }

    func wasReset(_ index: Int) {
        victims[index] = nil
        check.recognizerWasReset(index)
    }

    private func prevents(
        _ one: UIGestureRecognizer, _ oneIndex: Int, _ other: UIGestureRecognizer, _ otherIndex: Int
    ) -> Bool {
        one.canPrevent(other) && other.canBePrevented(by: one)
            && !script.relates(.simultaneous, oneIndex, otherIndex)
            && !script.relates(.simultaneous, otherIndex, oneIndex)
    }
}
