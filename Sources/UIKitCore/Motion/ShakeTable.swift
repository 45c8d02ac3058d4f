// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// The devices of the scenes, each with its shake, if any. Makes motion events of the shakes (I1–I5, I9).
///
/// A responder that was told of a shake's beginning is told once that it ended or was cancelled.
@MainActor
final class ShakeTable: SceneInput {
    private final class Device {
        let scene: SceneIdentifier
        var detector = ShakeDetector()
        var deadline: EventClock.Deadline?
        var shake: Shake?

        init(_ scene: SceneIdentifier) {
            self.scene = scene
        }
    }

    /// A shake under way.
    private final class Shake {
        let event: TargetedEvent
        weak var receiver: UIResponder?

        init(_ event: TargetedEvent, receiver: UIResponder) {
            self.event = event
            self.receiver = receiver
        }
    }

    private let owner: ApplicationReference
    private var application: UIApplication { owner.application }
    private var devices: [Device] = []
    /// The offers to undo that shakes brought up.
    let offers = ShakeToEdit()
    /// The content of the event being sent, until it was delivered: an event that is sent twice is delivered once.
    private var undelivered: (shake: Shake, change: ShakeNote.Change)?

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    // MARK: Input

    func accept(_ sample: MotionSample, time: TimeInterval, in scene: UIWindowScene) {
        let device = device(of: scene.identifier)
        let constants = application.interactionConstants.shake
        device.detector.constants = constants
        let changes = device.detector.take(sample, at: time)
        if let reading = device.detector.reading { application.motionFeed.take(reading, from: scene.identifier) }
        for change in changes { apply(change, of: device, constants, in: scene) }
        setDeadline(device)
    }

    /// I8: a host may detect shakes itself.
    func accept(_ phase: ShakePhase, in scene: UIWindowScene) {
        let device = device(of: scene.identifier)
        switch phase {
        case .began: begin(device, in: scene, .host)
        case .ended: end(device, .ended, .host)
        case .cancelled: end(device, .cancelled, .host)
        }
        setDeadline(device)
    }

    private func device(of scene: SceneIdentifier) -> Device {
        if let known = devices.first(where: { $0.scene == scene }) { return known }
        let device = Device(scene)
        devices.append(device)
        return device
    }

    private func apply(
        _ change: ShakeDetector.Change, of device: Device, _ constants: ShakeConstants, in scene: UIWindowScene
    ) {
        switch change {
        case .began(let acceleration):
            begin(device, in: scene, .strong(acceleration: acceleration, limit: constants.threshold))
        case .ended: end(device, .ended, .quiet(seconds: constants.quietInterval))
        case .cancelled: end(device, .cancelled, .tooLong(seconds: constants.longestDuration))
        }
    }

    /// A sensor may fall silent in the middle of a shake. Then the clock ends the shake.
    private func setDeadline(_ device: Device) {
        device.deadline?.cancel()
        device.deadline = device.detector.nextDeadline.map { time in
            application.clock.schedule(at: time) { [weak self, weak device] in
                guard let self, let device, let scene = application.sceneLife.scene(device.scene) else { return }
                if let change = device.detector.advance(to: time) {
                    apply(change, of: device, device.detector.constants, in: scene)
                }
                setDeadline(device)
            }
        }
    }

    // MARK: Shakes

    private func begin(_ device: Device, in scene: UIWindowScene, _ cause: ShakeCause) {
        // I3: an inactive scene gets no motion events.
        guard device.shake == nil, scene.activationState == .foregroundActive else { return }
        let event = TargetedEvent(
            type: .motion, subtype: .motionShake, window: scene.keyWindow, time: application.clock.now)
        let shake = Shake(event, receiver: event.receiver(in: application))
        device.shake = shake
        record(device, .began, cause)
        send(shake, .began)
    }

    private func end(_ device: Device, _ change: ShakeNote.Change, _ cause: ShakeCause) {
        guard let shake = device.shake else { return }
        device.shake = nil
        record(device, change, cause)
        shake.event.timestamp = application.clock.now
        send(shake, change)
    }

    private func record(_ device: Device, _ change: ShakeNote.Change, _ cause: ShakeCause) {
        application.tracer?.record(.shake(ShakeNote(scene: device.scene.number, change: change, cause: cause)))
    }

    /// I3: everything under way in a scene is given up.
    func cancelAll(in scene: UIWindowScene, because loss: SceneInputLoss) {
        switch loss {
        case .host(let cause): cancel(in: scene, .hostCancelledAll(cause))
        case .deactivated: cancel(in: scene, .sceneDeactivated)
        // Only an active scene has a shake, and a scene is deactivated before it disconnects.
        case .disconnected: break
        }
    }

    private func cancel(in scene: UIWindowScene, _ cause: ShakeCause) {
        guard let device = devices.first(where: { $0.scene == scene.identifier }) else { return }
        device.detector.giveUp()
        end(device, .cancelled, cause)
        setDeadline(device)
    }

    /// The scene is gone, and its device with it.
    func disconnected(_ scene: UIWindowScene) {
        for device in devices where device.scene == scene.identifier { device.deadline?.cancel() }
        devices.removeAll { $0.scene == scene.identifier }
        offers.close(scene.identifier)
        application.motionFeed.disconnected(scene.identifier)
    }

    /// I3: a subtree is about to leave its window; if one of its responders was told of a shake, the shake is cancelled for it.
    func viewWillLeaveWindow(_ view: UIView) {
        for device in devices where device.shake?.receiver?.isInside(view) == true {
            device.detector.giveUp()
            end(device, .cancelled, .viewRemoved)
        }
    }

    // MARK: Delivery

    private func send(_ shake: Shake, _ change: ShakeNote.Change) {
        let outer = undelivered
        undelivered = (shake, change)
        application.dispatch(shake.event)
        undelivered = outer
    }

    /// The work of `UIWindow.sendEvent` for motion events, or of `UIApplication.sendEvent` without a window.
    func deliver(_ event: TargetedEvent) {
        guard let (shake, change) = undelivered, shake.event === event else { return }
        undelivered = nil
        guard let receiver = shake.receiver else { return }
        let delivery = application.delivery
        switch change {
        case .began:
            delivery.start(.motionBegan, at: receiver) { receiver.motionBegan(event.subtype, with: event) }
        case .ended:
            delivery.start(.motionEnded, at: receiver) { receiver.motionEnded(event.subtype, with: event) }
        case .cancelled:
            delivery.start(.motionCancelled, at: receiver) { receiver.motionCancelled(event.subtype, with: event) }
        }
    }
}
