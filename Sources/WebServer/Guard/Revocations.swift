// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Which signed cookies are not taken any more. A file tells it to all servers that share the key; lines are only ever added:
///
///     all 1764000000          cookies issued until then, in seconds since 1970
///     2f0c…91 1766592000      a visitor, and when the last cookie of that name ends anyway
final class Revocations: Sendable {
    /// Seconds after which the file is looked at again.
    private static let pause = 1.0

    private struct State {
        var allUntil: UInt64 = 0
        var visitors: Set<String> = []
        /// When the file was looked at, in seconds of the system's monotonic clock.
        var looked: TimeInterval?
        var size: Int?
    }

    private let file: String?
    /// Seconds on a clock that runs.
    private let uptime: @Sendable () -> TimeInterval
    private let state = Mutex(State())

    /// - Parameter file: nil for a memory that ends with the program.
    init(file: String?, uptime: @escaping @Sendable () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }) {
        self.file = file
        self.uptime = uptime
    }

    /// Whether a cookie was taken back.
    func contains(_ visitor: WebServer.Visitor, issued: UInt64) -> Bool {
        state.withLock { state in
            look(&state)
            return issued <= state.allUntil || state.visitors.contains(visitor.name)
        }
    }

    /// When a cookie is issued that is made now: never in a second of which all were taken back, so that a clock that was put back
    /// makes none that nobody takes.
    func issueTime(_ now: Date) -> Date {
        state.withLock { state in
            look(&state)
            return max(now, Date(timeIntervalSince1970: Double(state.allUntil) + 1))
        }
    }

    /// Takes back all cookies so far. Returns why the file could not be written; nil when all is well.
    func addAll(at now: Date) -> String? {
        let until = state.withLock { state in
            state.looked = nil
            look(&state)
            // Those that were issued in this second, too, and those that the last time gave a later one.
            state.allUntil = max(state.allUntil, UInt64(now.timeIntervalSince1970)) + 1
            return state.allUntil
        }
        return append("all \(until)\n")
    }

    /// Takes back a visitor's cookie. Returns why the file could not be written.
    func add(_ visitor: WebServer.Visitor, at now: Date) -> String? {
        state.withLock { _ = $0.visitors.insert(visitor.name) }
        return append("\(visitor.name) \(UInt64(now.timeIntervalSince1970 + Passes.lifetime))\n")
    }

    /// Reads what other servers took back.
    private func look(_ state: inout State) {
        guard let file else { return }
        let now = uptime()
        if let looked = state.looked, now - looked < Self.pause { return }
        state.looked = now
        let found = try? FileManager.default.attributesOfItem(atPath: file)[.size] as? NSNumber
        guard let found, found.intValue != state.size, let text = try? String(contentsOfFile: file, encoding: .utf8)
        else { return }
        state.size = text.utf8.count
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: " ")
            guard parts.count == 2, let time = UInt64(parts[1]) else { continue }
            if parts[0] == "all" {
                state.allUntil = max(state.allUntil, time)
            } else if Double(time) > Date().timeIntervalSince1970 {
                state.visitors.insert(String(parts[0]))
            }
        }
    }

    /// One write for a line: two servers may add at once.
    private func append(_ line: String) -> String? {
        guard let file else { return "there is no file to note it in" }
        #if os(Windows)
            return "\(file) cannot be written on this system"
        #else
            let descriptor = open(file, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { return "\(file) cannot be written: \(String(cString: strerror(errno)))" }
            defer { close(descriptor) }
            let bytes = Array(line.utf8)
            guard write(descriptor, bytes, bytes.count) == bytes.count else {
                return "\(file) cannot be written: \(String(cString: strerror(errno)))"
            }
            return nil
        #endif
    }
}
