// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventSession
import EventTrace

/// A run of the program that replays a session instead of showing itself: `RESPONDER_REPLAY` names the file.
///
/// With `RESPONDER_RECORD` too, the program only writes the new session, and its reader compares, as `responder replay` does.
/// Without it, the program compares the traces itself, prints the first difference, and then ends with status 1.
@MainActor
enum ReplayMain {
    /// The session to replay; `nil` when the environment names none.
    static var requestedFile: URL? {
        guard let name = ProcessInfo.processInfo.environment["RESPONDER_REPLAY"], !name.isEmpty else { return nil }
        return URL(fileURLWithPath: name)
    }

    static func run(_ file: URL, _ application: UIApplication) -> Never {
        do {
            let replay = try SessionReplay(contentsOf: file)
            ReplaySurroundings.setSystemTimeZone(of: replay.session.header)
            let count = replay.session.entries.count
            if let copy = ProcessInfo.processInfo.environment["RESPONDER_RECORD"], !copy.isEmpty {
                try replay.run(application, recordingTo: URL(fileURLWithPath: copy))
            } else if let difference = replay.run(application) {
                LineWriter.standardOutput.write("\(file.path): \(difference)")
                if !replay.session.header.hasDeterministicHashing || !DeterministicHashing.isOn() {
                    LineWriter.standardError.write(DeterministicHashing.advice)
                }
                exit(1)
            } else {
                LineWriter.standardOutput.write("\(file.path): the same trace, \(count) entries")
            }
        } catch {
            LineWriter.standardError.write("\(error)")
            exit(2)
        }
        exit(0)
    }
}
