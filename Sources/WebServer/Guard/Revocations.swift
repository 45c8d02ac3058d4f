// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The revoked signed cookies. A file passes them to all servers that share the key; lines are only ever added:
///
///     all 1764000000          cookies issued until then, in seconds since 1970
///     2f0c…91 1766592000      a visitor, and when the last cookie of that name ends anyway
final class Revocations: Sendable {
    /// Seconds after which the file is read again.
    private static let pause = 1.0

    private struct State {
        var allUntil: UInt64 = 0
        var visitors: Set<String> = []
        /// When the file was read, in seconds of the system's monotonic clock.
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

    /// Whether a cookie was revoked.
    func contains(_ visitor: WebServer.Visitor, issued: UInt64) -> Bool {
        state.withLock { state in
            look(&state)
            return issued <= state.allUntil || state.visitors.contains(visitor.name)
        }
    }

    /// The issue time of a cookie that is made now. It never lies in a second whose cookies were all revoked: otherwise a
    /// clock that was set back would issue cookies that are refused.
    func issueTime(_ now: Date) -> Date {
        state.withLock { state in
            look(&state)
            return max(now, Date(timeIntervalSince1970: Double(state.allUntil) + 1))
        }
    }

    /// Revokes all cookies so far. Returns why the file could not be written; nil when all is well.
    func addAll(at now: Date) -> String? {
        let until = state.withLock { state in
            state.looked = nil
            look(&state)
            // This includes cookies issued in this second, and those that got a later issue time.
            state.allUntil = max(state.allUntil, UInt64(now.timeIntervalSince1970)) + 1
            return state.allUntil
        }
        return append("all \(until)\n")
    }

    /// Revokes a visitor's cookie. Returns why the file could not be written.
    func add(_ visitor: WebServer.Visitor, at now: Date) -> String? {
        state.withLock { _ = $0.visitors.insert(visitor.name) }
        return append("\(visitor.name) \(UInt64(now.timeIntervalSince1970 + Passes.lifetime))\n")
    }

    /// Reads the revocations of other servers.
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
