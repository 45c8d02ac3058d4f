// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// Reads what a trace has recorded since it was last asked.
@MainActor
final class TraceReader {
    private let log: TraceLog
    private var nextSequence: UInt64 = 0

    init(_ log: TraceLog) {
        self.log = log
    }

    /// The events since the last call, oldest first.
    func takeEvents() -> [TraceEvent] {
        let entries = log.entries(from: nextSequence)
        if let last = entries.last { nextSequence = last.sequence + 1 }
        return entries.map(\.event)
    }
}
