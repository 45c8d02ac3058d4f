// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventSession
import EventTrace

/// An application's recording. The application gives it turns, inputs, decisions, windows and the host's answers.
@MainActor
final class SessionRecording {
    private unowned let application: UIApplication
    let output: any SessionOutput
    private var sequence: UInt64 = 0
    /// The windows as they were recorded last.
    private var windows: [WindowPlace] = []
    private var pictures: SessionPictures?

    /// A window's recorded values, without the names, which only a change needs.
    private struct WindowPlace: Equatable {
        var scene: SceneIdentifier
        var window: ObjectIdentifier
        var frame: CGRect
        var level: CGFloat
        var isKey: Bool
    }

    init(_ application: UIApplication, output: any SessionOutput, takesPictures: Bool) {
        self.application = application
        self.output = output
        if takesPictures { pictures = SessionPictures(application, output: output) }
    }

    func beginTurn(now: TimeInterval?) {
        pictures?.beginTurn(now: now)
        output.add(.turn(now: now))
    }

    func record(_ input: InputRecord, at place: InputPlace) { output.add(.input(input, place: place)) }

    func record(_ event: TraceEvent) {
        output.add(.entry(TraceEntry(sequence: sequence, time: application.clock.now, event: event)))
        sequence += 1
    }

    func record(_ answer: HostAnswer) { output.add(.answer(answer)) }

    /// The recording is over.
    func end() { pictures?.end() }

    func endTurn() {
        tellWindows()
        pictures?.endTurn()
    }

    /// Records the windows, when something about them has changed.
    private func tellWindows() {
        var places: [WindowPlace] = []
        for (identifier, scene) in application.scenes {
            scene.forEachVisibleWindow { window in
                places.append(
                    WindowPlace(
                        scene: identifier, window: ObjectIdentifier(window), frame: window.frame,
                        level: window.windowLevel.rawValue, isKey: window.isKeyWindow))
            }
        }
        guard places != windows else { return }
        windows = places
        var told: [SessionWindow] = []
        for (identifier, scene) in application.scenes {
            scene.forEachVisibleWindow { window in
                told.append(
                    SessionWindow(
                        scene: identifier.number, window: application.subject(of: window),
                        frame: TraceRect(window.frame), level: Double(window.windowLevel.rawValue),
                        isKey: window.isKeyWindow))
            }
        }
        output.add(.windows(told))
    }
}
