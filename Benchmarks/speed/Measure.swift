// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Times pieces of work and prints a line of JSON for each.
@MainActor
enum Measure {
    private static let runs = 7
    /// Seconds that a run takes at least.
    private static let runLength = 0.05
    /// Keeps results from being left out by the compiler.
    static var sink = 0

    /// Times `body`, which does so many pieces of work a call.
    static func work(_ name: String, _ size: Int, pieces: Int = 1, check: UInt32 = 0, _ body: () -> Void) {
        body()
        var calls = 1
        while seconds(calls, body) < runLength { calls *= 2 }
        let times = (0..<runs).map { _ in seconds(calls, body) / Double(calls * pieces) * 1e9 }.sorted()
        let median = times[runs / 2]
        let spread = (times[runs * 3 / 4] - times[runs / 4]) / median
        print(
            "{\"work\": \"\(name)\", \"size\": \(size), \"ns\": \(rounded(median)), "
                + "\"spread\": \(rounded(spread)), \"check\": \(check)}")
        fflush(nil)
    }

    static func value(_ name: String, _ size: Int, bytes: Double) {
        print("{\"work\": \"\(name)\", \"size\": \(size), \"bytes\": \(rounded(bytes))}")
    }

    private static func seconds(_ calls: Int, _ body: () -> Void) -> Double {
        let start = ContinuousClock.now
        for _ in 0..<calls { body() }
        return (ContinuousClock.now - start) / .seconds(1)
    }

    private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
