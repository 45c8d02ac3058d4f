// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation

/// A host's log for its user: lines on standard error.
struct HostLog: Sendable {
    private let sink: @Sendable (String) -> Void
    private let limiter = LineLimiter()

    init(_ sink: @escaping @Sendable (String) -> Void) { self.sink = sink }

    /// Never waits, and never fails: strangers' requests write lines too.
    static let standardError = HostLog { LineWriter.standardError.write($0) }

    func write(_ line: String) { sink(line) }

    /// Writes lines that pages cause. In each period it writes a few lines of a kind, and counts the rest: a page that reconnects
    /// again and again must not fill a disk.
    func write(_ line: String, kind: LineLimiter.Kind, now: TimeInterval = ProcessInfo.processInfo.systemUptime) {
        if limiter.admits(kind, at: now) { sink(line) }
    }

    /// Writes how many lines were left out, for the kinds whose period is over.
    func writeCounts(now: TimeInterval = ProcessInfo.processInfo.systemUptime) {
        for (kind, count) in limiter.takeCounts(at: now) { sink("\(count) more times: \(kind.rawValue)") }
    }
}

/// The system's words for why a file could not be read or written, without Foundation's names around them.
func systemReason(_ error: any Error) -> String {
    let error = error as NSError
    let found = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
    return found.domain == NSPOSIXErrorDomain
        ? String(cString: strerror(Int32(found.code))) : error.localizedDescription
}
