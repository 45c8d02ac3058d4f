// SPDX-License-Identifier: Apache-2.0

import Dispatch
import EventSession
import EventTrace
import Foundation
import Synchronization
import Testing

@Suite("Writing sessions")
struct SessionWriterTests {
    private func withFile<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("session-\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        return try body(file)
    }

    private var items: [RecordedItem] {
        SessionSamples.session.items.compactMap { item in
            switch item {
            case .turn(let now): .turn(now: now)
            case .input(let input, let place): .input(input, place: place)
            case .entry(let entry): .entry(entry)
            case .windows(let windows): .windows(windows)
            case .answer(let answer): .answer(answer)
            case .picture, .responders, .lost: nil
            }
        }
    }

    @Test("what is added is in the file when it is closed, in order")
    func writes() throws {
        try withFile { file in
            let writer = try SessionWriter(to: file, header: SessionSamples.session.header)
            for item in items { writer.add(item) }
            writer.close()
            // The sample's last line tells of lost ones, which this writer does not have.
            var expected = SessionSamples.session
            expected.items.removeLast()
            #expect(try Data(contentsOf: file) == expected.data())
            #expect(writer.error == nil)
        }
    }

    @Test("a flush waits for everything so far, and leaves whole lines")
    func flushes() throws {
        try withFile { file in
            let writer = try SessionWriter(to: file, header: SessionSamples.session.header)
            for round in 1...5 {
                writer.add(.turn(now: Double(round)))
                writer.flush()
                let session = try SessionReader<SampleInput>.session(in: try Data(contentsOf: file))
                #expect(session.items.count == round)
                #expect(!session.isComplete)
            }
            writer.close()
            writer.close()
            writer.flush()
            writer.add(.turn(now: 9))
            #expect(try SessionReader<SampleInput>.session(in: try Data(contentsOf: file)).items.count == 5)
        }
    }

    @Test("what is added is written by and by, without being asked for")
    func writesByItself() throws {
        try withFile { file in
            let writer = try SessionWriter(to: file, header: SessionSamples.session.header)
            for round in 1...3 {
                writer.add(.turn(now: Double(round)))
                var count = 0
                for _ in 0..<60_000 where count < round {
                    Thread.sleep(forTimeInterval: 0.001)
                    let data = try Data(contentsOf: file)
                    count = (try? SessionReader<SampleInput>.session(in: data))?.items.count ?? 0
                }
                try #require(count == round)
            }
            writer.close()
        }
    }

    @Test("a flush wakes the writer by itself: it comes back also where nothing was added")
    func flushesNothing() throws {
        try withFile { file in
            let writer = try SessionWriter(to: file, header: SessionSamples.session.header)
            writer.add(.turn(now: 1))
            writer.flush()
            let group = DispatchGroup()
            Thread.detachNewThread(in: group) { for _ in 0..<3 { writer.flush() } }
            // A flush that wakes nobody would wait for ever.
            try #require(group.wait(timeout: .now() + 60) == .success)
            writer.close()
        }
    }

    @Test("memory is bounded: what does not fit is counted, and said in the file")
    func bounded() throws {
        try withFile { file in
            let writer = try SessionWriter(to: file, header: SessionSamples.session.header, capacity: 10)
            for _ in 0..<10_000 { writer.add(.turn(now: nil)) }
            writer.close()
            let session = try SessionReader<SampleInput>.session(in: try Data(contentsOf: file))
            let turns = session.items.count { if case .turn = $0 { true } else { false } }
            #expect(session.lostCount > 0)
            #expect(turns + session.lostCount == 10_000)
            #expect(SessionWriter.defaultCapacity == 65_536)
        }
    }

    #if os(Linux)
        @Test(
            "a file that cannot be written is named with the reason; one that is full keeps whole lines, and gets no more"
        )
        func failures() throws {
            let header = SessionSamples.session.header
            func problem(_ path: String) -> String? {
                do {
                    _ = try SessionWriter(to: URL(fileURLWithPath: path), header: header)
                    return nil
                } catch { return "\(error)" }
            }
            let begin = "cannot be written:"
            #expect(problem("/no/such/file") == "the recording /no/such/file \(begin) there is no folder /no/such")
            #expect(problem("/tmp") == "the recording /tmp \(begin) it is a folder")
            #expect(problem("/dev/full") == "the recording /dev/full \(begin) No space left on device")
            let error = RecordingError(path: "/a/b", code: EROFS)
            #expect("\(error)" == "the recording /a/b cannot be written: Read-only file system")
            // Foundation's way to a path's folder ends the program for a name of one letter.
            let short = RecordingError(path: "a", code: ENOENT)
            #expect("\(short)" == "the recording a cannot be written: No such file or directory")
        }
    #endif

    #if os(Linux)
        /// Gives a new file's place to `body`, and ends the program with what it returns.
        private static func endWithFile(_ body: (URL) throws -> Int32) throws -> Never {
            let name = "session-\(UUID().uuidString).jsonl"
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
            let code = Result { try body(file) }
            try? FileManager.default.removeItem(at: file)
            exit(try code.get())
        }

        @Test("a disk that gets full keeps the lines that were handed over before, whole, and nothing of the others")
        func fullDisk() async {
            await #expect(processExitsWith: .exitCode(7)) {
                signal(SIGXFSZ, SIG_IGN)
                var limit = rlimit(rlim_cur: 150_000, rlim_max: 150_000)
                guard setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else { exit(2) }
                try SessionWriterTests.endWithFile { file in
                    let entries = ["a", "b"].map {
                        TraceEntry(sequence: 0, time: 0, event: .fault(String(repeating: $0, count: 100_000)))
                    }
                    let writer = try SessionWriter(to: file, header: SessionSamples.session.header)
                    for entry in entries { writer.add(.entry(entry)) }
                    writer.close()
                    let kept = Session<SampleInput>(
                        header: SessionSamples.session.header, items: [.entry(entries[0])], isComplete: false)
                    guard try Data(contentsOf: file) == kept.data() else { return 3 }
                    return writer.error as? RecordingError == RecordingError(path: file.path, code: EFBIG) ? 7 : 4
                }
            }
        }

        @Test("a recording that cannot begin leaves no file open, and one may have the number of the input stream")
        func descriptors() async {
            await #expect(processExitsWith: .exitCode(7)) {
                func opened() throws -> Int {
                    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
                }
                try SessionWriterTests.endWithFile { file in
                    let before = try opened()
                    for _ in 0..<20 {
                        let full = URL(fileURLWithPath: "/dev/full")
                        guard (try? SessionWriter(to: full, header: SessionSamples.session.header)) == nil else {
                            return 2
                        }
                    }
                    guard try opened() < before + 20 else { return 3 }
                    close(0)
                    let writer = try SessionWriter(to: file, header: SessionSamples.session.header)
                    guard fcntl(0, F_GETFD) != -1 else { return 4 }
                    writer.add(.turn(now: 1))
                    writer.close()
                    return try SessionReader<SampleInput>.session(in: Data(contentsOf: file)).items.count == 1 ? 7 : 5
                }
            }
        }
    #endif

    @Test("threads may record at once")
    func threads() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("session-\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        let writer = try SessionWriter(to: file, header: SessionSamples.session.header)
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<8 {
                group.addTask { for _ in 0..<500 { writer.add(.turn(now: Double(number))) } }
            }
        }
        writer.close()
        #expect(try SessionReader<SampleInput>.session(in: try Data(contentsOf: file)).items.count == 4_000)
    }

    @Test("threads may flush at once: each comes back, and finds in the file what it added")
    func flushesAtOnce() throws {
        try withFile { file in
            let writer = try SessionWriter(to: file, header: SessionSamples.session.header)
            let missing = Atomic(0)
            let group = DispatchGroup()
            for thread in 0..<4 {
                Thread.detachNewThread(in: group) {
                    for round in 0..<10 {
                        let item = RecordedItem.turn(now: Double(100 * thread + round))
                        writer.add(item)
                        writer.flush()
                        let session = (try? Data(contentsOf: file)).flatMap {
                            try? SessionReader<SampleInput>.session(in: $0)
                        }
                        let isThere = session?.items.contains {
                            if case .turn(Double(100 * thread + round)) = $0 { true } else { false }
                        }
                        if isThere != true { missing.add(1, ordering: .relaxed) }
                    }
                }
            }
            // A thread that nobody wakes would wait for ever; the clock ends the test, and decides nothing else.
            try #require(group.wait(timeout: .now() + 60) == .success)
            writer.close()
            #expect(missing.load(ordering: .relaxed) == 0)
            #expect(try SessionReader<SampleInput>.session(in: try Data(contentsOf: file)).items.count == 40)
        }
    }

    #if !os(Windows)
        @Test(
            "a recording holds what was typed: nobody but its owner reads it, also in the place of a file that others could read"
        )
        func mode() throws {
            try withFile { file in
                func mode() throws -> Int? {
                    (try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? NSNumber)?
                        .intValue
                }
                try SessionWriter(to: file, header: SessionSamples.session.header).close()
                #expect(try mode() == 0o600)
                try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
                try SessionWriter(to: file, header: SessionSamples.session.header).close()
                #expect(try mode() == 0o600)
            }
        }

        @Test(
            "while nothing can be written, as many lines are kept as there is room for, and the others are counted, once",
            arguments: [1, 7])
        func full(lost: Int) throws {
            try withFile { file in
                #expect(mkfifo(file.path, 0o600) == 0 && chmod(file.path, 0o644) == 0)
                let reader = open(file.path, O_RDONLY | O_NONBLOCK)
                let writer = try SessionWriter(to: file, header: SessionSamples.session.header, capacity: 10)
                // Larger than a pipe, so that the thread which writes it waits for the reader.
                let long = String(repeating: "a", count: 1 << 20)
                writer.add(.entry(TraceEntry(sequence: 0, time: 0, event: .fault(long))))
                let other = open(file.path, O_WRONLY | O_NONBLOCK)
                var room = pollfd(fd: other, events: Int16(POLLOUT), revents: 0)
                for _ in 0..<60_000 where poll(&room, 1, 0) != 0 { usleep(1000) }
                try #require(poll(&room, 1, 0) == 0)
                for number in 0..<10 + lost { writer.add(.turn(now: Double(number))) }
                let data = Mutex(Data())
                let group = DispatchGroup()
                let emptying = open(file.path, O_RDONLY)
                close(reader)
                close(other)
                Thread.detachNewThread(in: group) {
                    let all = try? FileHandle(fileDescriptor: emptying, closeOnDealloc: true).readToEnd()
                    data.withLock { $0 = all ?? Data() }
                }
                writer.flush()
                writer.close()
                group.wait()
                let session = try SessionReader<SampleInput>.session(in: data.withLock { $0 })
                let turns = session.items.compactMap { if case .turn(let now) = $0 { now } else { nil } }
                #expect(turns == (0..<10).map(Double.init) && session.lostCount == lost && session.isComplete)
                // Only a file's mode is changed: a pipe is its maker's.
                let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? NSNumber
                #expect(mode?.intValue == 0o644)
            }
        }

        @Test("a pipe that nobody empties keeps nobody who waits for the recording's end")
        func blockedPipe() throws {
            try withFile { file in
                #expect(mkfifo(file.path, 0o600) == 0)
                // A reader that does not read.
                let reader = open(file.path, O_RDONLY | O_NONBLOCK)
                defer { close(reader) }
                let writer = try SessionWriter(to: file, header: SessionSamples.session.header)
                for number in 0..<20_000 { writer.add(.turn(now: Double(number))) }
                let group = DispatchGroup()
                Thread.detachNewThread(in: group) {
                    writer.flush()
                    writer.close()
                }
                // Some of it is taken while somebody waits, and then nothing any more.
                usleep(300_000)
                var piece = [UInt8](repeating: 0, count: 10_000)
                var taken = 0
                for _ in 0..<2_000 where taken < 100_000 {
                    let count = read(reader, &piece, piece.count)
                    if count > 0 { taken += count } else { usleep(1_000) }
                }
                try #require(group.wait(timeout: .now() + 60) == .success)
            }
        }

        /// An input whose line is made when it may be.
        private struct HeldInput: RecordableInput {
            let gate: DispatchSemaphore

            func write(to line: inout JSONLine) {
                gate.wait()
                SampleInput(name: "held").write(to: &line)
            }
        }

        @Test(
            "who waits for a recording waits for its thread, however late that is: only a system that takes nothing is given up",
            arguments: [false, true])
        func lateThread(wasWritten: Bool) throws {
            try withFile { file in
                let writer = try SessionWriter(to: file, header: SessionSamples.session.header)
                writer.add(.turn(now: 1))
                if wasWritten { writer.flush() }
                let gate = DispatchSemaphore(value: 0)
                writer.add(.input(HeldInput(gate: gate), place: InputPlace()))
                let group = DispatchGroup()
                Thread.detachNewThread(in: group) { writer.flush() }
                // Longer than it would wait for the system. The line cannot be made before.
                #expect(group.wait(timeout: .now() + 3) == .timedOut)
                gate.signal()
                try #require(group.wait(timeout: .now() + 60) == .success)
                writer.close()
                let session = try SessionReader<SampleInput>.session(in: try Data(contentsOf: file))
                #expect(session.items.count == 2 && session.isComplete)
            }
        }

        /// A recording into a pipe whose reader goes away, until the writer has seen it, and another reader comes. Returns the error,
        /// and what that reader gets.
        private static func abandoned(_ file: URL) throws -> (error: (any Error)?, left: Data) {
            try #require(mkfifo(file.path, 0o600) == 0)
            let reader = open(file.path, O_RDONLY | O_NONBLOCK)
            let writer = try SessionWriter(to: file, header: SessionSamples.session.header)
            var head = [UInt8](repeating: 0, count: 10_000)
            let length = read(reader, &head, head.count)
            close(reader)
            try #require(length > 0)
            writer.add(.turn(now: 1))
            writer.flush()
            let error = writer.error
            let other = open(file.path, O_RDONLY | O_NONBLOCK)
            writer.add(.turn(now: 2))
            writer.flush()
            writer.close()
            // Its thread may close the pipe a moment later: the reader waits for that.
            try #require(fcntl(other, F_SETFL, 0) == 0)
            return (error, try FileHandle(fileDescriptor: other, closeOnDealloc: true).readToEnd() ?? Data())
        }

        @Test("after a failure nothing is written any more, also where the file would take it again")
        func afterFailure() throws {
            try withFile { file in
                let (error, left) = try Self.abandoned(file)
                #expect(error as? RecordingError == RecordingError(path: file.path, code: EPIPE))
                #expect(left.isEmpty)
            }
        }

        @Test("where a recording ends early is said once, with the reason")
        func toldFailure() async throws {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                let name = "session-\(UUID().uuidString).jsonl"
                let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
                defer { try? FileManager.default.removeItem(at: file) }
                _ = try Self.abandoned(file)
                // A process that ends waits a quarter of a second for its lines, which a busy machine may take longer for.
                LineWriter.standardError.flush(within: 300)
            }
            let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            let beginning = "UIKit: the recording ends here: the recording "
            #expect(message.components(separatedBy: beginning).count == 2 && message.contains("cannot be written: "))
        }
    #endif

    @Test("room for no line is a mistake of the one who asks for it; room for one is enough")
    func capacity() async throws {
        try withFile { file in
            let writer = try SessionWriter(to: file, header: SessionSamples.session.header, capacity: 1)
            for round in 1...3 {
                writer.add(.turn(now: Double(round)))
                writer.flush()
            }
            writer.close()
            let session = try SessionReader<SampleInput>.session(in: try Data(contentsOf: file))
            #expect(session.items.count == 3 && session.lostCount == 0 && session.isComplete)
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = try SessionWriter(
                to: URL(fileURLWithPath: "/dev/null"), header: SessionSamples.session.header, capacity: 0)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("A recording needs room for at least one line."))
    }

    @Test("a file that cannot be made is an error at once")
    func unwritable() {
        #expect(throws: (any Error).self) {
            try SessionWriter(
                to: URL(fileURLWithPath: "/nonexistent/session.jsonl"), header: SessionSamples.session.header)
        }
    }
}

extension Thread {
    /// Runs `body` on a thread of its own, which the group waits for.
    fileprivate static func detachNewThread(in group: DispatchGroup, _ body: @escaping @Sendable () -> Void) {
        group.enter()
        detachNewThread {
            body()
            group.leave()
        }
    }
}
