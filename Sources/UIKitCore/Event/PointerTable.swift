// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// Pointers over the screen with no button down, and wheels. Only recognizers hear of them (A21), and applications that override
/// `sendEvent`.
@MainActor
final class PointerTable: SceneInput {
    private struct Hover {
        let scene: SceneIdentifier
        let pointer: UInt64
        let touch: UITouch
    }

    private let owner: ApplicationReference
    private var application: UIApplication { owner.application }
    private var hovers: [Hover] = []
    private let hoverEvent = LocatedEvent(type: .hover)
    private let scrollEvent = LocatedEvent(type: .scroll)
    /// Numbers of hovering touches; apart from those of touches that are down.
    private var lastNumber: UInt32 = 1 << 31

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    func accept(
        _ sample: HoverSample, time: TimeInterval, in scene: UIWindowScene, _ identifier: SceneIdentifier
    ) throws(InputFault) {
        application.touchTable.dispatch()
        guard !application.isIgnoringInteractionEvents else { return }
        let place = hovers.firstIndex { $0.pointer == sample.pointer && $0.scene == identifier }
        switch (sample.phase, place) {
        case (.exited, nil): break
        case (.exited, let place?): exit(at: place, time: time, sample)
        case (_, let place?): move(at: place, time: time, sample, in: scene)
        case (_, nil):
            let limit = application.interactionConstants.maximumPointersPerScene
            guard hovers.count(where: { $0.scene == identifier }) < limit else { throw .tooManyPointers(limit: limit) }
            enter(sample, time: time, in: scene, identifier)
        }
    }

    private func enter(
        _ sample: HoverSample, time: TimeInterval, in scene: UIWindowScene, _ identifier: SceneIdentifier
    ) {
        guard let (window, view) = scene.hitTest(sample.location, for: nil, with: hoverEvent) else { return }
        lastNumber += 1
        let touch = UITouch(
            identifier: TouchIdentifier(lastNumber), sample: PointerSample(sample), time: time, window: window,
            location: window.node.pointee.fromParent(sample.location))
        touch.phase = .regionEntered
        touch.view = view
        hovers.append(Hover(scene: identifier, pointer: sample.pointer, touch: touch))
        send(touch, sample.modifiers)
    }

    private func move(at place: Int, time: TimeInterval, _ sample: HoverSample, in scene: UIWindowScene) {
        let touch = hovers[place].touch
        // Only recognizers of hovering need to know what lies under the pointer.
        if application.gestures.hoverReceiverCount > 0,
            let (window, view) = scene.hitTest(sample.location, for: nil, with: hoverEvent)
        {
            touch.window = window
            touch.view = view
        }
        update(touch, sample, time: time, phase: .regionMoved)
        send(touch, sample.modifiers)
    }

    private func exit(at place: Int, time: TimeInterval, _ sample: HoverSample) {
        let touch = hovers.remove(at: place).touch
        update(touch, sample, time: time, phase: .regionExited)
        send(touch, sample.modifiers)
    }

    private func update(_ touch: UITouch, _ sample: HoverSample, time: TimeInterval, phase: UITouch.Phase) {
        let location = touch.window?.node.pointee.fromParent(sample.location) ?? sample.location
        touch.update(PointerSample(sample), time: time, phase: phase, location: location)
    }

    private func send(_ touch: UITouch, _ modifiers: UIKeyModifierFlags) {
        guard let window = touch.window else { return }
        hoverEvent.window = window
        hoverEvent.location = touch.locationInWindow
        hoverEvent.timestamp = touch.timestamp
        hoverEvent.modifierFlags = modifiers
        hoverEvent.touchList = [touch]
        application.dispatch(hoverEvent)
        hoverEvent.touchList = []
        touch.forgetSamples()
    }

    func accept(_ sample: ScrollSample, time: TimeInterval, in scene: UIWindowScene) {
        application.touchTable.dispatch()
        guard !application.isIgnoringInteractionEvents,
            let (window, view) = scene.hitTest(sample.location, for: nil, with: scrollEvent)
        else { return }
        scrollEvent.window = window
        scrollEvent.view = view
        scrollEvent.location = window.node.pointee.fromParent(sample.location)
        scrollEvent.scrollDelta = sample.delta
        scrollEvent.isContinuous = sample.isContinuous
        scrollEvent.timestamp = time
        scrollEvent.modifierFlags = sample.modifiers
        application.dispatch(scrollEvent)
    }

    func cancelAll(in scene: UIWindowScene, because loss: SceneInputLoss) {
        let concerned = hovers.filter { $0.scene == scene.identifier }
        hovers.removeAll { $0.scene == scene.identifier }
        // Each leaves where it was: no input says more.
        for touch in concerned.map(\.touch) {
            touch.phase = .regionExited
            touch.timestamp = application.clock.now
            touch.previousLocationInWindow = touch.locationInWindow
            send(touch, [])
        }
    }
}

extension PointerSample {
    fileprivate init(_ hover: HoverSample) {
        self.init(pointer: hover.pointer, phase: .move, kind: hover.kind, location: hover.location)
        altitude = hover.altitude
        azimuth = hover.azimuth
        roll = hover.roll
        zOffset = hover.zOffset
        modifiers = hover.modifiers
    }
}
