import CoreGraphics
import EventSession
import EventTrace

/// One turn of the event loop: input in the order in which it came, then what it led to.
///
///     queue -> clock moved to the input's time (deadlines run) -> event -> responders
///     ... until the queue is empty
///     appearance callbacks, safe areas, layout, end of undo groups, the host's picture
@MainActor
final class ApplicationTurn {
    private let owner: ApplicationReference
    private var application: UIApplication { owner.application }
    // Unchecked: a turn does not begin within another, so nobody else has the buffer while it is being filled or read; the others are
    // only ever loaded and stored.
    @exclusivity(unchecked) private var buffer = WaitingInput()
    @exclusivity(unchecked) private var isRunning = false
    @exclusivity(unchecked) private var needsTurn = false
    /// The turn to be replayed; `nil` in a live application, whose input comes from its queue.
    private var replayed: SessionReplay.Turn?
    @exclusivity(unchecked) private var isReplaying = false
    /// How often layout and deadlines may ask for another look at the queue before the next turn sees to it.
    nonisolated static let greatestNumberOfExtraPasses = 8
    /// Asks a host for a turn; set while one runs the application.
    var requestTurn: (@MainActor () -> Void)?

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    /// Asks for a turn, unless one is running or asked for already.
    func setNeedsTurn() {
        guard !needsTurn else { return }
        needsTurn = true
        if !isRunning { requestTurn?() }
    }

    /// Handles everything in the queue, and moves the clock to `now`. A call in the middle of a turn does nothing: the
    /// turn that is running handles what was added.
    func run(now: TimeInterval?, _ application: UIApplication) {
        guard !isRunning else { return }
        isRunning = true
        defer { isRunning = false }
        application.makeShared()
        application.recording?.beginTurn(now: now)
        drain(pass: 0, application)
        if let now { application.clock.advance(to: now) }
        finish(application)
        // Deadlines, appearance callbacks and layout may have added input or changed views.
        var extraPasses = 0
        while needsTurn, extraPasses < Self.greatestNumberOfExtraPasses {
            extraPasses += 1
            drain(pass: extraPasses, application)
            finish(application)
        }
        application.recording?.endTurn()
        if needsTurn { requestTurn?() }
    }

    /// Runs a recorded turn: it finds in the queue what was found there then. What handlers submit now is in the recording
    /// too, and not taken twice.
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
                application.take($0)
            } other: {
                if let recording = application.recording { recording.record($0, at: place) }
                application.take($0)
            }
            application.touchTable.dispatch(application)
            place.batch += 1
        }
    }

    private func take(at place: InputPlace, _ application: UIApplication) {
        if isReplaying { return takeReplayed(at: place) }
        application.eventQueue.take(into: &buffer)
    }

    @inline(never)
    private func takeReplayed(at place: InputPlace) {
        guard let replayed else { return }
        buffer.removeAll()
        let passes = replayed.passes
        guard place.pass < passes.count, place.batch < passes[place.pass].count else { return }
        buffer.append(contentsOf: passes[place.pass][place.batch])
    }

    private func finish(_ application: UIApplication) {
        needsTurn = false
        application.appearances.flush()
        application.layoutWindows()
        application.endFocusTurns()
        application.endUndoGroups()
        application.remoteControl.announce()
        application.presentChanges()
        application.hostText.announce(application)
        application.hostPasteboard.announce()
        if application.host != nil { application.menus.bar.announce() }
    }
}

extension UIApplication {
    /// Handles everything in the event queue, and moves the clock to `now`, in seconds on the host's monotonic clock.
    /// Called by whoever drives the application: a live host, a test, a replay.
    public func runTurn(now: TimeInterval? = nil) { turn.run(now: now, self) }

    func setNeedsTurn() { turn.setNeedsTurn() }

    /// Handles one sample of a pointer from the queue: what most input is, on the shortest way.
    func take(_ sample: UnsafePointer<WaitingInput.Sample>) {
        if tracer != nil { noteReceived(sample.pointee.record) }
        do throws(InputFault) {
            // Before the clock moves: nothing of a refused input takes effect.
            try InputCheck.checkTime(sample.pointee.time)
            try InputCheck.check(sample)
            guard let scene = scene(sample.pointee.scene) else {
                throw .unknownScene(sample.pointee.scene.number)
            }
            // A40: a guess lies in the future, and nothing is due because of it.
            if sample.pointee.sample.role != .predicted { advanceClock(to: sample.pointee.time) }
            try touchTable.accept(sample, in: scene)
        } catch {
            reject(sample.pointee.record, because: error)
        }
    }

    /// Handles one record of the queue that is no sample of a pointer.
    @inline(never)
    func take(_ record: InputRecord) {
        if tracer != nil { noteReceived(record) }
        do {
            try InputCheck.checkTime(record.time)
            try InputCheck.check(record.input)
            let scene = try scene(of: record)
            advanceClock(to: record.time)
            try handle(record, in: scene)
        } catch {
            reject(record, because: error)
        }
    }

    @inline(never)
    private func noteReceived(_ record: InputRecord) { tracer?.record(.inputReceived(InputNote(record))) }

    @inline(never)
    private func reject(_ record: InputRecord, because fault: InputFault) {
        if let tracer { tracer.record(.inputRejected(InputNote(record), fault)) }
        host?.reject(record, because: fault)
    }

    private func advanceClock(to time: TimeInterval) {
        // A deadline before the input comes first.
        if clock.earliest <= time, let next = clock.nextDeadline, next <= time { touchTable.dispatch() }
        clock.advance(to: time)
    }

    /// The scene that an input is for; `nil` for the input that makes it.
    private func scene(of record: InputRecord) throws(InputFault) -> UIWindowScene? {
        let scene = scene(record.scene)
        if case .connect = record.input {
            guard scene == nil else { throw .sceneAlreadyConnected(record.scene.number) }
            guard record.scene != .application else { throw .unknownScene(record.scene.number) }
        } else if case .remoteCommand = record.input, record.scene == .application {
            return nil
        } else if scene == nil {
            throw .unknownScene(record.scene.number)
        }
        return scene
    }

    private func handle(_ record: InputRecord, in scene: UIWindowScene?) throws(InputFault) {
        if case .connect(let screen, let request) = record.input {
            return try connect(record.scene, screen, request)
        }
        if case .remoteCommand(let command) = record.input {
            touchTable.dispatch()
            return remoteControl.accept(command, in: scene)
        }
        guard let scene else { throw .unknownScene(record.scene.number) }
        switch record.input {
        case .pointerEstimate(let estimate): try touchTable.accept(estimate, in: record.scene)
        case .hover(let sample): try pointers.accept(sample, time: record.time, in: scene, record.scene)
        case .scroll(let sample): pointers.accept(sample, time: record.time, in: scene)
        case .transform(let sample): pointers.trackpads.accept(sample, time: record.time, in: scene, record.scene)
        default:
            touchTable.dispatch()
            try handleRest(record, in: scene)
        }
    }

    private func handleRest(_ record: InputRecord, in scene: UIWindowScene) throws(InputFault) {
        switch record.input {
        case .disconnect: disconnect(record.scene, keepsSession: false)
        case .suspend: disconnect(record.scene, keepsSession: true)
        case .saveState: tellState(of: scene)
        case .request(let request): perform(request, in: scene)
        case .activation(let activation): activate(scene, activation)
        case .resize(let screen):
            scene.apply(screen)
            tracer?.record(.scene(SceneNote(scene: record.scene.number, change: .resized)))
        case .key(let sample): keys.accept(sample, time: record.time, in: scene)
        case .gamepad(let sample): gamepads.accept(sample, time: record.time, in: scene)
        case .cancelAll(let reason):
            touchTable.cancelAll(in: record.scene, because: .hostCancelledAll(reason))
            pointers.cancelAll(in: record.scene)
            gamepads.letGo(in: record.scene)
            presses.cancelAll(in: scene)
            shakes.cancelAll(in: record.scene, because: .hostCancelledAll(reason))
            hostText.cancelAll(in: record.scene)
            menus.shortcuts.hide()
        case .motion(let sample): shakes.accept(sample, time: record.time, in: scene)
        case .shake(let phase): shakes.accept(phase, in: scene)
        case .textMetrics(let measured): take(measured)
        case .text(let sample): try hostText.accept(sample, in: scene)
        case .pasteboard(let answer): try hostPasteboard.accept(answer, from: record.scene)
        case .keyboardFrame(let frame): scene.hostKeyboardFrame = frame
        case .menuBar(let input): try menus.bar.accept(input, in: scene)
        // Those of `take` and `handle`.
        case .connect, .pointer, .pointerEstimate, .hover, .scroll, .transform, .remoteCommand: break
        }
    }
}

extension InputNote {
    init(_ record: InputRecord) {
        var textEdit: TextEditSummary?
        if case .text(let sample) = record.input { textEdit = sample.edit.summary }
        let (kind, pointer, location): (Kind, UInt64?, CGPoint?) =
            switch record.input {
            case .connect: (.connect, nil, nil)
            case .disconnect: (.disconnect, nil, nil)
            case .suspend: (.suspend, nil, nil)
            case .saveState: (.saveState, nil, nil)
            case .request: (.request, nil, nil)
            case .activation: (.activation, nil, nil)
            case .resize: (.resize, nil, nil)
            case .pointer(let sample): (Kind(sample.phase), sample.pointer, sample.location)
            case .pointerEstimate(let estimate): (.pointerEstimate, estimate.pointer, estimate.location)
            case .hover(let sample): (.hover, sample.pointer, sample.location)
            case .scroll(let sample): (.scroll, nil, sample.location)
            case .transform(let sample): (.transform, nil, sample.location)
            case .key: (.key, nil, nil)
            case .gamepad: (.gamepad, nil, nil)
            case .cancelAll: (.cancelAll, nil, nil)
            case .motion: (.motion, nil, nil)
            case .shake: (.shake, nil, nil)
            case .remoteCommand: (.remoteCommand, nil, nil)
            case .textMetrics: (.textMetrics, nil, nil)
            case .text: (.text, nil, nil)
            case .pasteboard: (.pasteboard, nil, nil)
            case .keyboardFrame: (.keyboardFrame, nil, nil)
            case .menuBar: (.menuBar, nil, nil)
            }
        self.init(
            kind: kind, scene: record.scene.number, time: record.time, pointer: pointer,
            location: location.map(TracePoint.init), textEdit: textEdit)
    }
}

extension InputNote.Kind {
    init(_ phase: PointerSample.Phase) {
        switch phase {
        case .down: self = .pointerDown
        case .move: self = .pointerMove
        case .up: self = .pointerUp
        case .cancel: self = .pointerCancel
        }
    }
}
