// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import EventSession
import Foundation

/// An app that is run to replay a session, without a screen.
struct ReplayedApp {
    /// The executable and its arguments.
    var command: [String]
    /// Seconds after which it is ended.
    var timeout: TimeInterval

    /// The session of a file, if it can be replayed.
    static func session(of recorded: TraceInput, named file: String) throws -> Session<UnreadInput> {
        guard let session = recorded.session else {
            throw Failure.explained("\(file): error: a trace without input, which cannot be replayed")
        }
        guard session.header.start == .launch else {
            throw Failure.explained(
                "\(file): error: the recording began in the middle of a run, and what was there before is not in it")
        }
        guard session.lostCount == 0 else {
            throw Failure.explained("\(file): error: \(session.lostCount) lines of the recording were lost")
        }
        return session
    }

    /// Replays the session into another file.
    ///
    /// - Parameter withPictures: whether the new file gets pictures.
    func run(
        _ file: String, recordingTo copy: URL, deterministicHashing: Bool, withPictures: Bool = false
    ) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command[0])
        process.arguments = Array(command.dropFirst())
        var environment = ProcessInfo.processInfo.environment
        environment["RESPONDER_REPLAY"] = file
        environment["RESPONDER_RECORD"] = copy.path
        if withPictures { environment["RESPONDER_PICTURES"] = "1" }
        if deterministicHashing { environment[DeterministicHashing.variable] = "1" }
        process.environment = environment
        // The app's output is not the command's answer.
        process.standardOutput = FileHandle.standardError
        do {
            try process.run()
        } catch {
            throw Failure.explained("\(command[0]): error: cannot be run (is it there, and an executable?)")
        }
        let limit = Date().addingTimeInterval(timeout)
        while process.isRunning, Date() < limit { Thread.sleep(forTimeInterval: 0.01) }
        guard !process.isRunning else {
            end(process)
            throw Failure.explained("\(command[0]): error: it did not end within \(timeout) s; --timeout gives it more")
        }
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            let how = process.terminationReason == .exit ? "status" : "signal"
            throw Failure.explained("\(command[0]): error: it ended with \(how) \(process.terminationStatus)")
        }
        guard FileManager.default.fileExists(atPath: copy.path) else {
            throw Failure.explained(
                "\(command[0]): error: it ended without replaying; is it an app of this library, and new enough?")
        }
    }

    /// Asks it to end, then ends it: an app that ignores the signal would keep the command for ever.
    private func end(_ process: Process) {
        process.terminate()
        let limit = Date().addingTimeInterval(Self.patience)
        while process.isRunning, Date() < limit { Thread.sleep(forTimeInterval: 0.01) }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
    }

    /// Seconds for an app to end by itself.
    private static let patience = 1.0
}
