// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// Hands an input from the queue to the handler of its kind. It has the only list of the kinds of input that a scene can lose.
///
/// A refused input changes nothing: it is checked before the clock moves to its time.
@MainActor
final class InputRouter {
    private let owner: ApplicationReference
    private var application: UIApplication { owner.application }
    private(set) lazy var pointers = PointerTable(owner)
    private(set) lazy var trackpads = TrackpadTable(owner)
    private(set) lazy var gamepads = GamepadTable(owner)
    private(set) lazy var keys = KeyTable(owner)
    private(set) lazy var shakes = ShakeTable(owner)
    /// Takes drags from outside: the module of drag and drop, once a view has a drop interaction.
    var dragReceiver: (any DragReceiver)?
    /// Every kind of input that goes on for a while in a scene, in the order in which they hear of its loss.
    private lazy var sceneInputs: [any SceneInput] = [
        application.touchTable, trackpads, pointers, gamepads, application.presses, shakes, application.menus,
        application.hostText,
    ]

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    // MARK: Scenes

    /// All input under way in a scene ends, because the scene loses its input.
    func cancelAll(in scene: UIWindowScene, because loss: SceneInputLoss) {
        for input in sceneInputs { input.cancelAll(in: scene, because: loss) }
        dragReceiver?.cancelDrag(in: scene)
    }

    /// The scene has gone: everything that is kept for it is freed.
    func disconnected(_ scene: UIWindowScene) {
        for input in sceneInputs { input.disconnected(scene) }
    }

    // MARK: Records

    /// Handles one sample of a pointer from the queue. Most input is of this kind, so this is the shortest way.
    func take(_ sample: UnsafePointer<WaitingInput.Sample>, _ application: UIApplication) {
        if application.tracer != nil { noteReceived(sample.pointee.record) }
        do throws(InputFault) {
            // Before the clock moves: nothing of a refused input takes effect.
            try InputCheck.checkTime(sample.pointee.time)
            try InputCheck.check(sample)
            guard let scene = application.sceneLife.scene(sample.pointee.scene) else {
                throw .unknownScene(sample.pointee.scene.number)
            }
            application.clock.visitorAtHand = scene.visitorAtHand
            // A40: a prediction is in the future, and does not make deadlines due.
            if sample.pointee.sample.role != .predicted { advanceClock(to: sample.pointee.time, application) }
            try application.touchTable.accept(sample, in: scene)
        } catch {
            reject(sample.pointee.record, because: error)
        }
    }

    /// Handles one record of the queue other than a sample of a pointer.
    @inline(never)
    func take(_ record: InputRecord) {
        if application.tracer != nil { noteReceived(record) }
        do {
            try InputCheck.checkTime(record.time)
            try InputCheck.check(record.input)
            let scene = try scene(of: record)
            application.clock.visitorAtHand = scene?.visitorAtHand ?? .nobody
            advanceClock(to: record.time, application)
            try handle(record, in: scene)
        } catch {
            reject(record, because: error)
        }
    }

    @inline(never)
    private func noteReceived(_ record: InputRecord) {
        application.clock.during(visitor(of: record)) {
            application.tracer?.record(.inputReceived(InputNote(record)))
        }
    }

    @inline(never)
    private func reject(_ record: InputRecord, because fault: InputFault) {
        application.clock.during(visitor(of: record)) {
            application.tracer?.record(.inputRejected(InputNote(record), fault))
        }
        application.host?.reject(record, because: fault)
    }

    /// The visitor who sent the input, also if the input is refused.
    private func visitor(of record: InputRecord) -> VisitorAtHand {
        if let scene = application.sceneLife.scene(record.scene) { return scene.visitorAtHand }
        if case .connect(_, let request) = record.input { return .visitor(request.visitor) }
        return .nobody
    }

    private func advanceClock(to time: TimeInterval, _ application: UIApplication) {
        let clock = application.clock
        // A deadline before the input comes first.
        if clock.earliest <= time, let next = clock.nextDeadline, next <= time { application.touchTable.dispatch() }
        clock.advance(to: time)
    }

    /// The scene that an input is for; `nil` for the input that makes it.
    private func scene(of record: InputRecord) throws(InputFault) -> UIWindowScene? {
        let scene = application.sceneLife.scene(record.scene)
        if case .connect = record.input {
            guard scene == nil else { throw .sceneAlreadyConnected(record.scene.number) }
            guard record.scene != .application else { throw .unknownScene(record.scene.number) }
        } else if case .remoteCommand = record.input, record.scene == .application {
            return nil
        } else if case .memoryWarning = record.input {
            return nil
        } else if scene == nil {
            throw .unknownScene(record.scene.number)
        }
        return scene
    }

    private func handle(_ record: InputRecord, in scene: UIWindowScene?) throws(InputFault) {
        if case .connect(let screen, let request) = record.input {
            return try application.sceneLife.connect(record.scene, screen, request)
        }
        if case .remoteCommand(let command) = record.input {
            application.touchTable.dispatch()
            return application.remoteControl.accept(command, in: scene)
        }
        if case .memoryWarning = record.input {
            application.touchTable.dispatch()
            return application.receiveMemoryWarning()
        }
        guard let scene else { throw .unknownScene(record.scene.number) }
        switch record.input {
        case .pointerEstimate(let estimate): try application.touchTable.accept(estimate, in: record.scene)
        case .hover(let sample): try pointers.accept(sample, time: record.time, in: scene, record.scene)
        case .scroll(let sample): pointers.accept(sample, time: record.time, in: scene)
        case .transform(let sample): trackpads.accept(sample, time: record.time, in: scene, record.scene)
        default:
            application.touchTable.dispatch()
            try handleRest(record, in: scene)
        }
    }

    private func handleRest(_ record: InputRecord, in scene: UIWindowScene) throws(InputFault) {
        switch record.input {
        case .disconnect: application.sceneLife.disconnect(scene, keepsSession: false)
        case .suspend: application.sceneLife.disconnect(scene, keepsSession: true)
        case .saveState: application.sceneLife.tellState(of: scene)
        case .request(let request): application.perform(request, in: scene)
        case .activation(let activation): application.sceneLife.activate(scene, activation)
        case .resize(let screen):
            scene.apply(screen)
            application.tracer?.record(.scene(SceneNote(scene: record.scene.number, change: .resized)))
        case .key(let sample): keys.accept(sample, time: record.time, in: scene)
        case .gamepad(let sample): gamepads.accept(sample, time: record.time, in: scene)
        case .cancelAll(let reason): cancelAll(in: scene, because: .host(reason))
        case .motion(let sample): shakes.accept(sample, time: record.time, in: scene)
        case .shake(let phase): shakes.accept(phase, in: scene)
        case .textMetrics(let measured): application.take(measured, from: scene)
        case .text(let sample): try application.hostText.accept(sample, in: scene)
        case .pasteboard(let answer): try application.hostPasteboard.accept(answer, from: scene)
        case .share(let answer): try application.hostSharing.accept(answer, from: scene)
        case .files(let answer): try application.hostFiles.accept(answer, from: scene)
        case .keyboardFrame(let frame): scene.hostKeyboardFrame = frame
        case .menuBar(let input): try application.menus.bar.accept(input, in: scene)
        case .drag(let sample): dragReceiver?.accept(sample, in: scene)
        case .accessibility(let sample): try AccessibilityRouter.accept(sample, time: record.time, in: scene)
        // Those of `take` and `handle`.
        case .connect, .pointer, .pointerEstimate, .hover, .scroll, .transform, .remoteCommand, .memoryWarning: break
        }
    }
}
