// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Synchronization

/// Lines on their way to a stream of the process, written by a thread of their own.
///
/// Adding a line never waits and never fails, even when the stream is gone. If the stream is closed, full or without a
/// reader, its lines are lost. If it stands still (a terminal after Control-S, a pipe that nobody empties), the lines wait,
/// up to a bound. The writer counts the lost lines, and reports their number when the stream takes lines again.
///
///     write ──> waiting ──thread──> stream
///                  └──no room──> counted
package final class LineWriter: Sendable {
    /// A program's messages about itself.
    package static let standardError = LineWriter(to: 2)
    /// A program's output.
    package static let standardOutput = LineWriter(to: 1)

    private struct State {
        var waiting: [UInt8] = []
        /// The number of lines that found no room, or that the stream did not take.
        var lost = 0
        var isStarted = false
        /// Whether the thread has nothing to do and waits to be woken.
        var isIdle = true
        /// Callers that want everything up to now written wait here.
        var flushing: [DispatchSemaphore] = []
    }

    private let state = Mutex(State())
    private let wake = DispatchSemaphore(value: 0)
    private let descriptor: Int32
    private let capacity: Int

    /// - Parameters:
    ///   - descriptor: the file descriptor; its owner must not close it.
    ///   - capacity: how many bytes may wait.
    package init(to descriptor: Int32, capacity: Int = 256 * 1024) {
        self.descriptor = descriptor
        self.capacity = capacity
    }

    /// Adds a line, or several, and a line feed at the end.
    package func write(_ line: String) {
        let (mustStart, mustWake) = state.withLock { state in
            let mustStart = !state.isStarted
            state.isStarted = true
            guard state.waiting.count + line.utf8.count < capacity else {
                state.lost += 1
                return (mustStart, false)
            }
            state.waiting += line.utf8
            state.waiting.append(UInt8(ascii: "\n"))
            defer { state.isIdle = false }
            return (mustStart, state.isIdle)
        }
        if mustStart { start() }
        if mustWake { wake.signal() }
    }

    /// Waits until everything so far is written or lost, at most for so many seconds. Programs call it before they end.
    package func flush(within seconds: Double) {
        let flushed = DispatchSemaphore(value: 0)
        let mustWait = state.withLock { state in
            guard state.isStarted else { return false }
            state.flushing.append(flushed)
            state.isIdle = false
            return true
        }
        guard mustWait else { return }
        wake.signal()
        _ = flushed.wait(timeout: .now() + seconds)
    }

    private func start() {
        Self.flushAtExit
        Thread.detachWithoutSignals(named: "lines of stream \(descriptor)") { [self] in run() }
    }

    /// A program's last lines often say why it ended.
    private static let flushAtExit: Void = {
        atexit {
            LineWriter.standardError.flush(within: 0.25)
            LineWriter.standardOutput.flush(within: 0.25)
        }
    }()

    // MARK: The thread

    private func run() {
        while true {
            wake.wait()
            let (lines, lost, flushing) = state.withLock { state in
                defer {
                    state.waiting = []
                    state.lost = 0
                    state.flushing = []
                    state.isIdle = true
                }
                return (state.waiting, state.lost, state.flushing)
            }
            // The lost lines came after the waiting ones: report them here.
            let told = lost > 0 ? Array("\(lost) lines were lost here: nothing took them.\n".utf8) : []
            let unwritten = Self.write(lines + told, to: descriptor)
            if !unwritten.isEmpty {
                let newline = UInt8(ascii: "\n")
                // The report of lost lines does not count as a line.
                let count = unwritten.count { $0 == newline } - (lost > 0 ? 1 : 0) + lost
                state.withLock { $0.lost += count }
            }
            for flushed in flushing { flushed.signal() }
        }
    }

    /// The bytes that the stream did not take. Waits while the stream does not move.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> ArraySlice<UInt8> {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                waitUntilWritable(descriptor)
            } else if errno != EINTR {
                break
            }
        }
        return rest
    }

    /// Another program may share the stream and have set it not to block.
    private static func waitUntilWritable(_ descriptor: Int32) {
        #if os(Windows)
            Thread.sleep(forTimeInterval: 0.01)
        #else
            var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            _ = poll(&request, 1, -1)
        #endif
    }
}

/// The system's function: the class's methods hide its name.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if os(Windows)
        Int(_write(descriptor, bytes.baseAddress, UInt32(bytes.count)))
    #else
        write(descriptor, bytes.baseAddress, bytes.count)
    #endif
}
