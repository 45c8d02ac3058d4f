// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Raw readings of motion sensors, apart from events and the responder chain (C29).
///
/// The readings come from one device: that of the scene with the first reading, until this scene goes away.
@preconcurrency @MainActor
public final class MotionFeed {
    private struct Observer {
        weak var object: AnyObject?
        let take: @MainActor (MotionReading) -> Void
    }

    private let owner: ApplicationReference
    private var observers: [Observer] = []
    private var source: SceneIdentifier?
    /// Where the viewer stands. Kept up to date only while somebody observes.
    private(set) var viewer = ViewerPosition()
    /// The last reading; `nil` while no device has sensors.
    public private(set) var latest: MotionReading?

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    /// Whether the application wants every reading. Otherwise a host may leave out the readings of a device that lies still.
    public var isObserved: Bool { observers.contains { $0.object != nil } }

    /// Calls a function with every reading from now on, in the turn in which it comes, while the object lives.
    public func addObserver(_ object: AnyObject, _ take: @escaping @MainActor (MotionReading) -> Void) {
        change { observers.append(Observer(object: object, take: take)) }
    }

    /// Ends the updates that the object began.
    public func removeObserver(_ object: AnyObject) {
        change { observers.removeAll { $0.object === object } }
    }

    private func change(_ change: () -> Void) {
        let wasObserved = isObserved
        observers.removeAll { $0.object == nil }
        change()
        if isObserved != wasObserved { owner.object?.hostCan.motion?.setMotionDemand(isObserved) }
    }

    func take(_ reading: MotionReading, from scene: SceneIdentifier) {
        if source == nil { source = scene }
        guard source == scene else { return }
        latest = reading
        if isObserved, let application = owner.object {
            viewer.take(
                reading, in: application.foremostScene?.interfaceOrientation ?? .portrait,
                application.interactionConstants.motionEffects)
        }
        // A snapshot: an observer may remove itself.
        for observer in observers where observer.object != nil { observer.take(reading) }
    }

    func disconnected(_ scene: SceneIdentifier) {
        guard source == scene else { return }
        source = nil
        latest = nil
        viewer = ViewerPosition()
    }
}
