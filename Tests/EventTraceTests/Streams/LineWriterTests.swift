// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import EventTrace

/// Streams in each state in which a program may be left with them.
@Suite("Lines of a stream that may be closed, full or blocked")
struct LineWriterTests {
    /// A pipe whose ends are closed when the test is over.
    private final class TestPipe {
        private(set) var reading: Int32
        let writing: Int32

        init() {
            var ends: [Int32] = [0, 0]
            _ = pipe(&ends)
            (reading, writing) = (ends[0], ends[1])
        }

        deinit {
            closeReading()
            close(writing)
        }

        func closeReading() {
            if reading >= 0 { close(reading) }
            reading = -1
        }

        /// Writes until no more goes in.
        func fill() {
            let flags = fcntl(writing, F_GETFL)
            _ = fcntl(writing, F_SETFL, flags | O_NONBLOCK)
            let block = [UInt8](repeating: UInt8(ascii: "x"), count: 4096)
            while block.withUnsafeBytes({ write(writing, $0.baseAddress, $0.count) }) > 0 {}
            while "x".withCString({ write(writing, $0, 1) }) > 0 {}
            _ = fcntl(writing, F_SETFL, flags)
        }

        /// All that comes until a text is in it.
        func read(until text: String) -> String {
            var received: [UInt8] = []
            var chunk = [UInt8](repeating: 0, count: 65536)
            while !String(decoding: received, as: UTF8.self).contains(text) {
                var request = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
                guard poll(&request, 1, 60_000) == 1 else { break }
                let count = systemRead(reading, &chunk)
                guard count > 0 else { break }
                received += chunk.prefix(count)
            }
            return String(decoding: received.drop { $0 == UInt8(ascii: "x") }, as: UTF8.self)
        }
    }

    @Test("lines come out in the order in which they came, from whichever thread")
    func order() {
        let pipe = TestPipe()
        let writer = LineWriter(to: pipe.writing)
        for number in 1...100 { writer.write("line \(number)") }
        writer.flush(within: 60)
        #expect(pipe.read(until: "line 100\n") == (1...100).map { "line \($0)\n" }.joined())
    }

    @Test(
        "a stream that is closed, full or without a reader loses its lines, and nothing else happens",
        arguments: [
            "closed", "full", "without a reader",
        ])
    func unwritable(_ state: String) {
        let pipe = TestPipe()
        var descriptor = pipe.writing
        switch state {
        case "closed": descriptor = 1_000_000
        case "full": descriptor = open("/dev/full", O_WRONLY)
        default: pipe.closeReading()
        }
        let writer = LineWriter(to: descriptor)
        for _ in 0..<100 { writer.write("nobody reads this") }
        writer.flush(within: 60)
        writer.write("nor this")
        writer.flush(within: 60)
        // The writer goes on trying to say what was lost: its descriptors stay open, so that no other test gets their numbers.
        _ = Unmanaged.passRetained(pipe)
    }

    @Test("a stream that stands still holds nobody up; what found no room is counted where it would have stood")
    func blocked() {
        let pipe = TestPipe()
        pipe.fill()
        let writer = LineWriter(to: pipe.writing, capacity: 100)
        // Whoever writes would wait here for ever.
        for _ in 0..<1_000 { writer.write("123456789") }
        writer.flush(within: 0.01)
        // The thread may have begun late, with lines lost before and after what it took.
        var text = ""
        var written = 0
        var lost = 0
        repeat {
            text += pipe.read(until: "nothing took them.\n")
            let lines = text.split(separator: "\n")
            written = lines.count { $0 == "123456789" }
            lost = lines.filter { $0.hasSuffix(" lines were lost here: nothing took them.") }
                .compactMap { Int($0.prefix(while: \.isNumber)) }.reduce(0, +)
        } while written + lost < 1_000 && lost > 0
        // What waited, and what the thread was writing, if it had begun.
        #expect((10...20).contains(written))
        #expect(written + lost == 1_000)
        #expect(text.hasSuffix(" lines were lost here: nothing took them.\n"))
        writer.write("again")
        #expect(pipe.read(until: "again\n") == "again\n")
    }
}

/// The system's, whose name the pipe's method hides.
private func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    read(descriptor, &buffer, buffer.count)
}
