// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventSession
import EventTrace

/// Takes the pictures of a recording: when they change, it records the content of each screen and the first responders.
///
///     turn ends ──> 1/30 s since the last picture? ──yes──> taken
///                            └──no──> taken before the next turn that begins late enough
///
/// Looking changes nothing: views without a number get none, and are left out of the picture.
@MainActor
final class SessionPictures {
    /// The least time between two pictures, in seconds of the event clock.
    static let interval = 1.0 / 30

    private unowned let application: UIApplication
    private let output: any SessionOutput
    private var told: [UInt32: SceneSnapshot] = [:]
    private var responders: ResponderSnapshot?
    private var last = -TimeInterval.infinity
    /// The end of a turn that has no picture yet.
    private var overdue: TimeInterval?

    /// Whether `RESPONDER_PICTURES=1` asks for pictures.
    static var areAsked: Bool { ProcessInfo.processInfo.environment["RESPONDER_PICTURES"] == "1" }

    init(_ application: UIApplication, output: any SessionOutput) {
        self.application = application
        self.output = output
    }

    func beginTurn(now: TimeInterval?) {
        if overdue != nil, (now ?? application.clock.now) - last >= Self.interval { take() }
    }

    func endTurn() {
        overdue = application.clock.now
        if application.clock.now - last >= Self.interval { take() }
    }

    func end() { take() }

    private func take() {
        guard let time = overdue else { return }
        (overdue, last) = (nil, time)
        let scenes = application.numberedScenes
        for (number, scene) in scenes {
            let now = SceneSnapshot(scene, number: number, application)
            if let change = SceneDifference(from: told[number] ?? SceneSnapshot(), to: now) {
                output.add(.picture(ScenePicture(time: time, change: change)))
                told[number] = now
            }
        }
        for number in told.keys where !scenes.contains(where: { $0.number == number }) { told[number] = nil }
        let now = application.responderSnapshotIfNumbered
        if now != responders {
            responders = now
            output.add(.responders(now))
        }
    }
}

/// The changes on a screen since its last picture.
struct ScenePicture: Encodable, Sendable {
    /// In seconds of the event clock.
    var time: TimeInterval
    var change: SceneDifference

    private enum Key: CodingKey { case time }

    func encode(to encoder: any Encoder) throws {
        try change.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(time, forKey: .time)
    }
}

extension UIApplication {
    /// The first responders, if they have numbers already.
    fileprivate var responderSnapshotIfNumbered: ResponderSnapshot {
        let key = keyWindow
        let start = key?.currentFirstResponder ?? key
        return ResponderSnapshot(
            windows: key.map {
                [
                    .init(
                        window: subjectIfNumbered(of: $0),
                        firstResponder: $0.currentFirstResponder.map(subjectIfNumbered(of:)))
                ]
            } ?? [],
            keyWindow: key.map(subjectIfNumbered(of:)),
            chain: start.map { $0.responderChain().map(subjectIfNumbered(of:)) } ?? [])
    }
}
