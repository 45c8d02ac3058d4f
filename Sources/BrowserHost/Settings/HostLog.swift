import EventTrace
import Foundation

/// Where a host writes what its user may want to know: standard error, a line each.
struct HostLog: Sendable {
    private let sink: @Sendable (String) -> Void
    private let limiter = LineLimiter()

    init(_ sink: @escaping @Sendable (String) -> Void) { self.sink = sink }

    /// Never waits, and never fails: a stranger's request writes a line.
    static let standardError = HostLog { LineWriter.standardError.write($0) }

    func write(_ line: String) { sink(line) }

    /// Writes what pages cause. Of one kind a few lines are written in a while, and the rest are counted: a page that breaks off
    /// and comes back again and again must not fill a disk.
    func write(_ line: String, kind: LineLimiter.Kind, now: TimeInterval = ProcessInfo.processInfo.systemUptime) {
        if limiter.admits(kind, at: now) { sink(line) }
    }

    /// Writes how many lines were left out, of the kinds whose time is over.
    func writeCounts(now: TimeInterval = ProcessInfo.processInfo.systemUptime) {
        for (kind, count) in limiter.takeCounts(at: now) { sink("\(count) more times: \(kind.rawValue)") }
    }
}
