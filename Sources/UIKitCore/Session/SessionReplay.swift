// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventSession
import EventTrace

/// Runs an application with a recorded session's input and time, so that it decides the same.
///
///     let replay = try SessionReplay(contentsOf: file)
///     let difference = replay.run(application)
///
/// The same build gives the same trace, byte for byte, as long as the application's own code depends on nothing but its input
/// and the event clock: not on wall clocks, random numbers or files. The replay has the languages and the time zone of the
/// recording. If both runs had `SWIFT_DETERMINISTIC_HASHING=1`, the order of a `Set` is the same for values that do not hash by
/// address, and for touches, presses, responders and recognizers.
@preconcurrency @MainActor
public final class SessionReplay {
    /// What was recorded.
    public let session: Session<InputRecord>
    private let turns: [Turn]
    private let answers: [HostAnswer]

    /// A recorded turn: its time, and what it found in the queue at each look.
    struct Turn {
        var now: TimeInterval?
        /// By pass, then by batch.
        var passes: [[[InputRecord]]] = []
    }

    /// - Throws: `ReplayError` when the file cannot be read or its session not be replayed.
    public convenience init(contentsOf file: URL) throws(ReplayError) {
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw .unreadable(file.path)
        }
        let session: Session<InputRecord>
        do {
            session = try SessionReader<InputRecord>.session(in: data)
        } catch {
            throw .damaged(file.path, error)
        }
        try self.init(session)
    }

    /// - Throws: `ReplayError` when the session does not begin at launch, or lines of it were lost.
    public init(_ session: Session<InputRecord>) throws(ReplayError) {
        guard session.header.start == .launch else { throw .beganAfterLaunch }
        guard session.lostCount == 0 else { throw .incomplete(lost: session.lostCount) }
        self.session = session
        var turns: [Turn] = []
        var answers: [HostAnswer] = []
        for item in session.items {
            switch item {
            case .turn(let now): turns.append(Turn(now: now))
            case .input(let record, let place): turns[turns.count - 1].add(record, at: place)
            case .answer(let answer): answers.append(answer)
            case .entry, .windows, .picture, .responders, .lost: break
            }
        }
        self.turns = turns
        self.answers = answers
    }

    /// Launches the application, which must be new and have its delegate, and gives it the session's turns.
    ///
    /// - Returns: the first difference between the recorded trace and the new one; `nil` when they are the same. A recording that was cut
    ///   off, by a full disk or the end of its process, may end within a turn, which the replay finishes: that is no difference.
    public func run(_ application: UIApplication) -> TraceDifference? {
        let memory = SessionMemory()
        run(application, recordingInto: memory)
        let difference = TraceDifference(expected: session.entries, found: memory.entries)
        if !session.isComplete, difference?.expected == nil { return nil }
        return difference
    }

    /// The same, with the new session written into a file. For the same build, it has the bytes of the replayed one.
    public func run(_ application: UIApplication, recordingTo file: URL) throws {
        let writer = try SessionWriter(to: file, header: session.header)
        run(application, recordingInto: writer, withPictures: SessionPictures.areAsked)
        writer.close()
        if let error = writer.error { throw error }
    }

    private func run(
        _ application: UIApplication, recordingInto output: any SessionOutput, withPictures: Bool = false
    ) {
        enforce(!application.hasLaunched, "A session is replayed by a new application.")
        let surroundings = ReplaySurroundings(session.header)
        defer { surroundings.giveBack() }
        application.makeShared()
        application.clock.advance(to: session.header.clock)
        if let host = session.header.host { application.host = ReplayHost(host, answers: answers) }
        application.record(into: output, withPictures: withPictures)
        application.launch()
        for turn in turns { application.turn.replay(turn) }
        application.record(into: nil)
    }
}

extension SessionReplay.Turn {
    /// A turn has few passes, and a pass may find no input. A number beyond them comes from a damaged file.
    fileprivate mutating func add(_ record: InputRecord, at place: InputPlace) {
        let pass = min(max(0, place.pass), ApplicationTurn.greatestNumberOfExtraPasses)
        while passes.count <= pass { passes.append([]) }
        let batch = min(max(0, place.batch), passes[pass].count)
        if batch == passes[pass].count { passes[pass].append([]) }
        passes[pass][batch].append(record)
    }
}

/// Why a session cannot be replayed.
public enum ReplayError: Error, Sendable {
    /// The file is not there, or may not be read.
    case unreadable(String)
    case damaged(String, SessionFileError)
    /// The recording began after launch, so the file lacks the application's state at that time.
    case beganAfterLaunch
    /// The recording could not keep up and left lines out.
    case incomplete(lost: Int)
    /// The trace is not the recorded one.
    case differs(TraceDifference)
}

extension ReplayError: CustomStringConvertible {
    /// What is wrong, in a line for people, with the file's name where there is one.
    public var description: String {
        switch self {
        case .unreadable(let file): "\(file): cannot be read (is it there, and may you read it?)"
        case .damaged(let file, let error): "\(file): \(error)"
        case .beganAfterLaunch: "the recording began in the middle of a run, and what was there before is not in it"
        case .incomplete(let lost):
            "\(lost) lines of the recording were lost, because they came faster than the disk took them"
        case .differs(let difference): "\(difference)"
        }
    }
}
