// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventSession
import EventTrace

/// One turn of the event loop: input in the order of coming, then its effects.
///
///     queue -> clock moved to the input's time (deadlines run) -> event -> responders
///     ... until the queue is empty
///     appearance callbacks, safe areas, layout, end of undo groups, the host's picture
@MainActor
final class ApplicationTurn {
    private let owner: ApplicationReference
    private var application: UIApplication { owner.application }
    // Unchecked: a turn does not begin within another, so no other code has the buffer while it is filled or read; the other
    // members are only loaded and stored.
    @exclusivity(unchecked) private var buffer = WaitingInput()
    @exclusivity(unchecked) private var isRunning = false
    @exclusivity(unchecked) private var needsTurn = false
    /// The turn to be replayed; `nil` in a live application, whose input comes from its queue.
    private var replayed: SessionReplay.Turn?
    @exclusivity(unchecked) private var isReplaying = false
    /// How often layout and deadlines may request another look at the queue within a turn.
    nonisolated static let greatestNumberOfExtraPasses = 8
    /// Asks a host for a turn; set while one runs the application.
    var requestTurn: (@MainActor () -> Void)?
    /// How much of the queue a turn handles; all of it when no other scene waits, as in a test.
    var budget: TurnBudget?

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    /// Asks for a turn, unless one is running or asked for already.
    func setNeedsTurn() {
        guard !needsTurn else { return }
        needsTurn = true
        if !isRunning { requestTurn?() }
    }

    /// Handles everything in the queue, and moves the clock to `now`. A call during a turn does nothing: the
    /// running turn handles the added input.
    func run(now: TimeInterval?, _ application: UIApplication) {
        guard !isRunning else { return }
        isRunning = true
        defer { isRunning = false }
        application.makeShared()
        application.recording?.beginTurn(now: now)
        budget?.beginTurn()
        drain(pass: 0, application)
        if let now { application.clock.advance(to: now) }
        finish(application)
        // Deadlines, appearance callbacks and layout may have added input or changed views.
        // A recorded turn goes through the passes that it took input in, also where a host asked for them that a replay has not.
        let recordedPasses = replayed?.passes.count ?? 0
        var extraPasses = 0
        while needsTurn || extraPasses + 1 < recordedPasses, extraPasses < Self.greatestNumberOfExtraPasses {
            extraPasses += 1
            drain(pass: extraPasses, application)
            finish(application)
        }
        application.recording?.endTurn()
        let hasMore = budget?.endTurn() ?? false
        if needsTurn || hasMore { requestTurn?() }
    }

    /// Runs a recorded turn, with the input that the queue had then. The recording also has the input that handlers submit,
    /// and the turn does not take it twice.
    func replay(_ turn: SessionReplay.Turn) {
        replayed = turn
        isReplaying = true
        run(now: turn.now, application)
        isReplaying = false
        replayed = nil
        var doubled = WaitingInput()
        application.eventQueue.take(into: &doubled)
    }

    private func drain(pass: Int, _ application: UIApplication) {
        var place = InputPlace(pass: pass)
        while true {
            take(at: place, application)
            guard !buffer.isEmpty else { return }
            buffer.forEach {
                if let recording = application.recording { recording.record($0.pointee.record, at: place) }
                application.input.take($0, application)
            } other: {
                if let recording = application.recording { recording.record($0, at: place) }
                application.input.take($0)
            }
            application.touchTable.dispatch(application)
            application.clock.visitorAtHand = .nobody
            place.batch += 1
        }
    }

    private func take(at place: InputPlace, _ application: UIApplication) {
        if isReplaying, let replayed { return take(at: place, of: replayed) }
        if let budget { return budget.take(into: &buffer) }
        application.eventQueue.take(into: &buffer)
    }

    @inline(never)
    private func take(at place: InputPlace, of turn: SessionReplay.Turn) {
        buffer.removeAll()
        let passes = turn.passes
        guard place.pass < passes.count, place.batch < passes[place.pass].count else { return }
        buffer.append(contentsOf: passes[place.pass][place.batch])
    }

    private func finish(_ application: UIApplication) {
        needsTurn = false
        application.appearances.flush()
        application.appearances.updateProperties()
        application.sceneLife.layoutWindows()
        application.appearances.flush()
        application.endFocusTurns()
        UndoManager.endEventGroups()
        application.remoteControl.announce()
        application.sceneLife.presentChanges()
        application.hostText.announce(application)
        application.hostPasteboard.announce()
        if application.host != nil { application.menus.bar.announce() }
    }
}

extension UIApplication {
    /// Handles everything in the event queue, and moves the clock to `now`, in seconds on the host's monotonic clock.
    /// The driver of the application calls this: a live host, a test, a replay.
    public func runTurn(now: TimeInterval? = nil) { turn.run(now: now, self) }

    func setNeedsTurn() { turn.setNeedsTurn() }
}
