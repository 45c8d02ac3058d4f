// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventSession
import EventTrace

extension UIApplication {
    /// Records input and decisions into a file from now on. It replaces a file that exists. `Documentation/Sessions.md`
    /// describes the form.
    ///
    /// If the application iterates over sets and dictionaries, run it with `SWIFT_DETERMINISTIC_HASHING=1`: then their order
    /// is the same in a replay. The file says whether it was set.
    ///
    /// A recording that begins before launch, as with `RESPONDER_RECORD`, can be replayed. A later one can only be read and
    /// drawn. Turns never wait for the file: a thread writes it.
    ///
    /// - Parameter withPictures: also records what the screens show, at most 30 times a second of the event clock, for
    ///   `responder inspect`. This looks at every view after each such turn. Only scenes that a host shows have pictures.
    /// - Throws: when the file cannot be made.
    public func startRecording(to file: URL, withPictures: Bool = false) throws {
        stopRecording()
        let header = SessionHeader(
            application: ProcessInfo.processInfo.processName, start: hasLaunched ? .running : .launch,
            clock: clock.now, host: sessionHost,
            screens: scenes.map { identifier, scene in
                let screen = scene.screenDescription
                return SessionScreen(
                    scene: identifier.number, width: screen.size.width, height: screen.size.height, scale: screen.scale)
            },
            hasDeterministicHashing: DeterministicHashing.isOn(), languages: Languages.preferred,
            timeZone: TimeZone.current.identifier)
        record(into: try SessionWriter(to: file, header: header), withPictures: withPictures)
    }

    private var sessionHost: SessionHost? {
        guard host != nil else { return nil }
        return SessionHost(
            editsText: hostCan.text?.editsText ?? false, showsMenuBar: hostCan.menuBar?.showsMenuBar ?? false,
            leavesFocus: hostCan.leaving?.leavesFocus ?? false)
    }

    /// Ends a recording, and waits until its file is complete. Without a recording it has no effect.
    public func stopRecording() {
        guard let recording else { return }
        record(into: nil)
        recording.output.close()
    }

    /// Waits until everything recorded so far is in the file; without effect when nothing is recorded.
    public func flushRecording() { recording?.output.flush() }

    /// Whether input and decisions are being recorded.
    public var isRecording: Bool { recording != nil }

    func record(into output: (any SessionOutput)?, withPictures: Bool = false) {
        recording?.end()
        recording = output.map { SessionRecording(self, output: $0, takesPictures: withPictures) }
        listenersChanged()
    }

    /// `RESPONDER_RECORD` names a file for the whole run; with `RESPONDER_PICTURES=1` it gets pictures too.
    func startRecordingIfAsked() throws {
        guard let name = ProcessInfo.processInfo.environment["RESPONDER_RECORD"], !name.isEmpty else { return }
        try startRecording(to: URL(fileURLWithPath: name), withPictures: SessionPictures.areAsked)
    }
}
