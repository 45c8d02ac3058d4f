import EventTrace
import Dispatch
import Foundation
import Synchronization

/// Writes a session file on a thread of its own.
///
/// Whoever records never waits: a line is put into a list, and the list is bounded. What does not fit any more, because the
/// disk is slower than the fingers for a long time, is counted and said in the file. Only whole lines are handed to the
/// system, so a file is cut in the middle of a line only when the machine or the disk gives up.
public final class SessionWriter: SessionOutput {
    /// How many lines may wait. A busy screen makes some thousands a second, and they wait a twentieth of one.
    public static let defaultCapacity = 65_536

    private struct State {
        var items: [RecordedItem] = []
        var lost = 0
        var isClosing = false
        /// What those wait at who want everything up to now in the file: a place for each, or one would be woken for another.
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

    /// Makes the file, in the place of one that is there.
    ///
    /// - Throws: when the file cannot be made.
    public init(to file: URL, header: SessionHeader, capacity: Int = SessionWriter.defaultCapacity) throws {
        enforce(capacity > 0, "A recording needs room for at least one line.")
        self.capacity = capacity
        try Data().write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        var encoder = SessionEncoder()
        encoder.append(header)
        try encoder.take { try handle.write(contentsOf: $0) }
        let thread = Thread { [self] in write(to: handle) }
        thread.name = "session writer"
        Self.withoutSignals { thread.start() }
    }

    /// A thread inherits what signals are blocked. One that takes signals would get those that end the program, which others
    /// wait for in order to end it well, and the system would then end it at once.
    private static func withoutSignals(_ body: () -> Void) {
        #if os(Windows)
            body()
        #else
            var all = sigset_t()
            var before = sigset_t()
            sigfillset(&all)
            pthread_sigmask(SIG_SETMASK, &all, &before)
            body()
            pthread_sigmask(SIG_SETMASK, &before, nil)
        #endif
    }

    /// The error that ended the writing; `nil` while all is well.
    public var error: (any Error)? { state.withLock { $0.error } }

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

    /// Waits until everything so far is in the file.
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
        flushed.wait()
    }

    /// Ends the file, and waits until it is written. Lines that come later are not recorded.
    public func close() {
        let isFirst = state.withLock { state in
            guard !state.isClosing else { return false }
            state.isClosing = true
            state.isIdle = false
            return true
        }
        guard isFirst else { return }
        wake.signal()
        ended.wait()
    }

    /// The thread.
    private func write(to handle: FileHandle) {
        var encoder = SessionEncoder()
        var items: [RecordedItem] = []
        while true {
            wake.wait()
            // Waking costs more than writing: what comes within a moment is written together.
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
            do {
                for item in items {
                    encoder.append(item)
                    if encoder.line.bytes.count > 1 << 20 { try encoder.take { try handle.write(contentsOf: $0) } }
                }
                if lost > 0 { encoder.append(lost: lost) }
                if isClosing { encoder.appendEnd() }
                if !encoder.line.isEmpty { try encoder.take { try handle.write(contentsOf: $0) } }
            } catch {
                state.withLock { state in
                    state.error = error
                    state.items = []
                }
                FileHandle.standardError.write(Data("UIKit: the recording ends here: \(error)\n".utf8))
            }
            for flushed in flushing { flushed.signal() }
            if isClosing {
                try? handle.close()
                ended.signal()
                return
            }
        }
    }
}
