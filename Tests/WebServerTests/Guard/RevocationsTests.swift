// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

@testable import WebServer

@Suite("What access was taken back, in its file")
struct RevocationsTests {
    private func withFile<Result>(_ text: String?, _ body: (String) throws -> Result) throws -> Result {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("revoked-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        if let text { try Data(text.utf8).write(to: file) }
        return try body(file.path)
    }

    @Test("Before anything is taken back, the first pass of all is taken")
    func nothing() throws {
        #expect(!Revocations(file: nil).contains(WebServer.Visitor(), issued: 1))
        try withFile(nil) { file in #expect(!Revocations(file: file).contains(WebServer.Visitor(), issued: 1)) }
    }

    @Test("Lines of another form are passed over, and the latest time for all counts, wherever it stands")
    func lines() throws {
        let (known, gone) = (WebServer.Visitor(), WebServer.Visitor())
        let text = """
            all 900
            all 1000
            all
            all x
            all 5000 6
            nonsense
            all 30
            \(known.name) 99999999999
            \(gone.name) 1000
            \(gone.name)

            """
        try withFile(text) { file in
            let revocations = Revocations(file: file)
            #expect(revocations.contains(WebServer.Visitor(), issued: 1000))
            #expect(!revocations.contains(WebServer.Visitor(), issued: 1001))
            #expect(revocations.contains(known, issued: 2000) && !revocations.contains(gone, issued: 2000))
            #expect(revocations.issueTime(Date(timeIntervalSince1970: 5)) == Date(timeIntervalSince1970: 1001))
            #expect(revocations.issueTime(Date(timeIntervalSince1970: 2000)) == Date(timeIntervalSince1970: 2000))
        }
    }

    @Test("What another server takes back counts a second after the last look, also for the time of a new pass")
    func others() throws {
        final class Uptime: Sendable {
            let seconds = Mutex(0.0)
        }
        let uptime = Uptime()
        try withFile("all 1000\n") { file in
            let revocations = Revocations(file: file, uptime: { uptime.seconds.withLock { $0 } })
            let early = Date(timeIntervalSince1970: 5)
            #expect(revocations.issueTime(early) == Date(timeIntervalSince1970: 1001))
            try Data("all 1000\nall 2000\n".utf8).write(to: URL(fileURLWithPath: file))
            uptime.seconds.withLock { $0 = 0.9 }
            #expect(revocations.issueTime(early) == Date(timeIntervalSince1970: 1001))
            #expect(!revocations.contains(WebServer.Visitor(), issued: 1500))
            uptime.seconds.withLock { $0 = 1 }
            #expect(revocations.issueTime(early) == Date(timeIntervalSince1970: 2001))
            #expect(revocations.contains(WebServer.Visitor(), issued: 1500))
        }
    }

    @Test("All that was given out until now is taken back, and no time is taken back twice")
    func all() throws {
        try withFile(nil) { file in
            let revocations = Revocations(file: file)
            let now = Date(timeIntervalSince1970: 1_800_000_000)
            #expect(revocations.addAll(at: now) == nil && revocations.addAll(at: now) == nil)
            let first = try String(contentsOfFile: file, encoding: .utf8)
            #expect(first == "all 1800000001\nall 1800000002\n")
            #expect(revocations.contains(WebServer.Visitor(), issued: 1_800_000_002))
            #expect(!revocations.contains(WebServer.Visitor(), issued: 1_800_000_003))
            let visitor = WebServer.Visitor()
            #expect(revocations.add(visitor, at: now) == nil)
            let second = try String(contentsOfFile: file, encoding: .utf8)
            #expect(second == first + "\(visitor.name) 1802592000\n")
        }
    }

    #if os(Linux)
        @Test("What cannot be written is said")
        func full() {
            let revocations = Revocations(file: "/dev/full")
            let problem = "/dev/full cannot be written: No space left on device"
            #expect(revocations.add(WebServer.Visitor(), at: Date()) == problem)
            #expect(revocations.addAll(at: Date()) == problem)
        }

        @Test("A file is open only while a line is written")
        func closes() async {
            await #expect(processExitsWith: .exitCode(7)) {
                try RevocationsTests().withFile(nil) { file in
                    func openFiles() throws -> Int {
                        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
                    }
                    let revocations = Revocations(file: file)
                    _ = revocations.add(WebServer.Visitor(), at: Date())
                    let before = try openFiles()
                    for _ in 0..<20 { _ = revocations.add(WebServer.Visitor(), at: Date()) }
                    exit(try openFiles() < before + 10 ? 7 : 3)
                }
            }
        }
    #endif
}
