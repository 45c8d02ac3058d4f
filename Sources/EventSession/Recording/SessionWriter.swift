// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Dispatch
import Foundation
import Synchronization

/// Writes a session file on a thread of its own.
///
/// Recording never waits: a line is put into a list, and the list is bounded. If the disk is slower than the fingers for a
/// long time, the list is full. The writer then counts the lines that do not fit, and writes their number into the file. It
/// hands only whole lines to the system. So a file ends in the middle of a line only when the machine or the disk fails.
public final class SessionWriter: SessionOutput {
    /// How many lines may wait. A busy screen makes some thousands a second, and they wait a twentieth of a second.
    public static let defaultCapacity = 65_536

    private struct State {
        var items: [RecordedItem] = []
        var lost = 0
        var isClosing = false
        /// The callers that wait until everything up to now is in the file. Each has its own semaphore, or one would be woken
        /// for another.
        var flushing: [DispatchSemaphore] = []
        /// The thread has nothing to do and waits to be woken.
        var isIdle = true
        var error: (any Error)?
    }

    private let state = Mutex(State())
    private let capacity: Int
    private let wake = DispatchSemaphore(value: 0)
    private let ended = DispatchSemaphore(value: 0)
    /// How long lines are gathered before they are written, in seconds.
    private static let gatheringTime = 0.05
    /// Pieces that the system took.
    private let progress = Atomic<UInt64>(0)
    /// Whether a piece was handed to the system, and the system has not taken it yet. If there is none, the thread waits for
    /// its turn on a busy machine, and callers wait for it.
    private let isHandedOver = Atomic<Bool>(false)
    /// In seconds. A wait for the file gives up if the system takes nothing for this long. A pipe may have no reader.
    private static let patience = 2.0
    /// The most that is handed to the system at once, in bytes.
    private static let pieceBytes = 1 << 16

    /// Makes the file, and replaces an old one. Only its owner may read it: a recording has the typed text.
    ///
    /// - Throws: ``RecordingError`` when the file cannot be made.
    public init(to file: URL, header: SessionHeader, capacity: Int = SessionWriter.defaultCapacity) throws {
        enforce(capacity > 0, "A recording needs room for at least one line.")
        self.capacity = capacity
        let output = try RecordingFile(file)
        var encoder = SessionEncoder()
        encoder.append(header)
        try encoder.take(output.write)
        Thread.detachWithoutSignals(named: "session writer") { [self] in write(to: output) }
    }

    /// The error that ended the writing; `nil` while all is well.
    public var error: (any Error)? { state.withLock { $0.error } }

    /// Takes a line for the file, at once; a line without room is counted as lost.
    public func add(_ item: RecordedItem) {
        let mustWake = state.withLock { state in
            guard !state.isClosing, state.error == nil else { return false }
            if state.items.count < capacity { state.items.append(item) } else { state.lost += 1 }
            guard state.isIdle else { return false }
            state.isIdle = false
            return true
        }
        if mustWake { wake.signal() }
    }

    /// Waits until everything so far is in the file, as long as the system takes any of it.
    public func flush() {
        let flushed = DispatchSemaphore(value: 0)
        let mustWait = state.withLock { state in
            guard !state.isClosing else { return false }
            state.flushing.append(flushed)
            state.isIdle = false
            return true
        }
        guard mustWait else { return }
        wake.signal()
        wait(for: flushed)
    }

    /// Ends the file, and waits until it is written, as long as the system takes any of it. Lines that come later are not recorded.
    public func close() {
        let isFirst = state.withLock { state in
            guard !state.isClosing else { return false }
            state.isClosing = true
            return true
        }
        guard isFirst else { return }
        wake.signal()
        wait(for: ended)
    }

    private func wait(for semaphore: DispatchSemaphore) {
        var seen = progress.load(ordering: .relaxed)
        while semaphore.wait(timeout: .now() + Self.patience) == .timedOut {
            let now = progress.load(ordering: .relaxed)
            if now == seen, isHandedOver.load(ordering: .relaxed) { return }
            seen = now
        }
    }

    /// The thread.
    private func write(to file: RecordingFile) {
        func write(_ lines: [UInt8]) throws {
            isHandedOver.store(true, ordering: .relaxed)
            defer { isHandedOver.store(false, ordering: .relaxed) }
            try file.write(lines)
            progress.add(1, ordering: .relaxed)
        }
        var hasFailed = false
        var encoder = SessionEncoder()
        var items: [RecordedItem] = []
        while true {
            wake.wait()
            // Waking costs more than writing, so the lines of a moment are written together.
            if !state.withLock({ $0.isClosing || !$0.flushing.isEmpty }) {
                _ = wake.wait(timeout: .now() + Self.gatheringTime)
            }
            items.removeAll(keepingCapacity: true)
            let (lost, isClosing, flushing) = state.withLock { state in
                swap(&items, &state.items)
                let taken = (state.lost, state.isClosing, state.flushing)
                state.lost = 0
                state.flushing = []
                state.isIdle = true
                return taken
            }
            // Lines after a gap would read as if there were no gap.
            if !hasFailed {
                do {
                    for item in items {
                        encoder.append(item)
                        if encoder.line.bytes.count > Self.pieceBytes { try encoder.take(write) }
                    }
                    if lost > 0 { encoder.append(lost: lost) }
                    if isClosing { encoder.appendEnd() }
                    if !encoder.line.isEmpty { try encoder.take(write) }
                } catch {
                    hasFailed = true
                    state.withLock { state in
                        state.error = error
                        state.items = []
                    }
                    LineWriter.standardError.write("UIKit: the recording ends here: \(error)")
                }
            }
            for flushed in flushing { flushed.signal() }
            if isClosing {
                file.close()
                ended.signal()
                return
            }
        }
    }
}
