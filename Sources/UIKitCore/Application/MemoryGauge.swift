// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Dispatch

/// Tells whether the system, or the part of it that the program may use, is short of memory. It reads files of Linux. Without
/// these files, memory is never short.
struct MemoryGauge: Sendable {
    /// The folder with the files: `/`, and another one in tests.
    var root = "/"

    /// Memory is short when a control group uses this part of what it may use.
    static let fullGroup = 0.9
    /// Memory is short when this part of the machine's memory is left.
    static let leastAvailable = 0.05
    /// Memory is short when every process waited for memory during this part of the last ten seconds.
    static let longestStall = 0.1

    var isShort: Bool { groups.contains(where: isFull) || isMachineFull || isStalling }

    /// The program's control groups, from its own outwards; the outermost has no limit to read.
    private var groups: [String] {
        // Version 2 has one line, `0::/the/group`.
        guard let line = text("proc/self/cgroup")?.split(separator: "\n").first(where: { $0.hasPrefix("0::/") }) else {
            return []
        }
        var path = String(line.dropFirst(3))
        var found: [String] = []
        while path.count > 1, let end = path.lastIndex(of: "/") {
            found.append("sys/fs/cgroup" + path)
            path = String(path[..<end])
        }
        // In a container its own group is the root.
        return found + ["sys/fs/cgroup"]
    }

    private func isFull(_ group: String) -> Bool {
        guard let used = number(group + "/memory.current") else { return false }
        // The system frees its cache of files when another program needs memory.
        let idle = value("inactive_file", in: group + "/memory.stat", separator: " ") ?? 0
        return ["memory.max", "memory.high"].contains { name in
            guard let limit = number(group + "/" + name), limit > 0 else { return false }
            return (used - idle) / limit >= Self.fullGroup
        }
    }

    /// The program's memory without the content of files, in bytes; `nil` where the system does not say.
    var ownMemory: Int? {
        value("RssAnon", in: "proc/self/status", separator: ":").map { Int($0) * 1024 }
    }

    private var isMachineFull: Bool {
        guard let total = value("MemTotal", in: "proc/meminfo", separator: ":"),
            let available = value("MemAvailable", in: "proc/meminfo", separator: ":"), total > 0
        else { return false }
        return available / total <= Self.leastAvailable
    }

    private var isStalling: Bool {
        // `full avg10=1.23 avg60=...`: in percent.
        guard let line = text("proc/pressure/memory")?.split(separator: "\n").first(where: { $0.hasPrefix("full ") }),
            let field = line.split(separator: " ").first(where: { $0.hasPrefix("avg10=") }),
            let percent = Double(field.dropFirst(6))
        else { return false }
        return percent / 100 >= Self.longestStall
    }

    private func text(_ path: String) -> String? {
        try? String(contentsOfFile: root + (root.hasSuffix("/") ? "" : "/") + path, encoding: .utf8)
    }

    private func number(_ path: String) -> Double? {
        text(path).flatMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }

    private func value(_ name: String, in path: String, separator: Character) -> Double? {
        guard let line = text(path)?.split(separator: "\n").first(where: { $0.hasPrefix(name + String(separator)) })
        else {
            return nil
        }
        return line.dropFirst(name.count + 1).split(whereSeparator: \.isWhitespace).first.flatMap { Double($0) }
    }
}

/// Looks at the gauge from time to time. When memory gets short it submits a warning, once until there is enough again. It also
/// gives memory that the program has freed back to the system.
struct MemoryWatch: Sendable {
    /// How often it looks, in seconds.
    static let interval = 5.0

    private var spare = SpareMemory()
    private var wasShort = false

    /// Looks once. True when memory has become short since the last look.
    mutating func look(_ gauge: MemoryGauge) -> Bool {
        let isShort = gauge.isShort
        defer { wasShort = isShort }
        spare.look(gauge)
        return isShort && !wasShort
    }

    /// Watches for as long as the program runs.
    static func start(_ queue: EventQueue, _ gauge: MemoryGauge = MemoryGauge(), every interval: Double = interval) {
        MemoryWatch().goOn(gauge, queue, every: interval)
    }

    private func goOn(_ gauge: MemoryGauge, _ queue: EventQueue, every interval: Double) {
        // Beside the main thread: files may take their time when memory is short.
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + interval) {
            var watch = self
            if watch.look(gauge) {
                queue.submit(
                    InputRecord(
                        scene: .application, time: ProcessInfo.processInfo.systemUptime, input: .memoryWarning))
            }
            watch.goOn(gauge, queue, every: interval)
        }
    }
}
