// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing

@testable import BrowserHost

@Suite("Lines that pages cause")
struct LineLimiterTests {
    @Test("a few of a kind are written in a while, and the rest are counted; other kinds go on")
    func flood() {
        let lines = Mutex<[String]>([])
        let log = HostLog { line in lines.withLock { $0.append(line) } }
        for number in 0..<1_000 { log.write("line \(number)", kind: .protocolError, now: 1) }
        log.write("another", kind: .inputFault, now: 2)
        #expect(lines.withLock { $0 } == ["line 0", "line 1", "line 2", "line 3", "line 4", "another"])
        log.writeCounts(now: 5)
        #expect(lines.withLock { $0.count } == 6)
        log.writeCounts(now: 11)
        #expect(lines.withLock { $0.last } == "995 more times: closed a page for what it sent")
        log.write("anew", kind: .protocolError, now: 12)
        #expect(lines.withLock { $0.last } == "anew")
    }
}
