// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// The protocol of hosts. This folder has everything that a host may know of the core.
///
/// A host turns its device's input into `InputRecord`s and submits them to `UIApplication.eventQueue` from any thread, and
/// paints what `DisplayChanges` tell it. It decides nothing about delivery. A host conforms to the protocols of
/// `HostCapabilities.swift` for its further abilities: a host without a clipboard leaves `ClipboardHost` out.
@preconcurrency @MainActor
public protocol ApplicationHost: AnyObject {
    /// The application and its delegate exist and have finished launching; input may be submitted from now on.
    ///
    /// Throwing ends the program with the error's description.
    func start(_ application: UIApplication) throws

    /// The view tree of a scene changed: called at most once per turn, after layout.
    func present(_ changes: DisplayChanges, of scene: SceneIdentifier)

    /// An input was refused; nothing of it took effect.
    func reject(_ record: InputRecord, because fault: InputFault)

    /// The program is about to end.
    func stop()
}

/// The clock by which hosts, companions and live applications measure times of input (A7).
public enum HostClock {
    /// Seconds on the system's monotonic clock. Read from any thread.
    public static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }
}
