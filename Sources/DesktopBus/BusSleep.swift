// SPDX-License-Identifier: Apache-2.0

#if MPRIS || Window
    import Foundation

    /// How a thread that speaks with a bus sleeps, and is woken by another one.
    ///
    /// A process that has all its files open gets no pipe. Then nobody can wake the thread: it wakes by itself, each second.
    package struct BusSleep: Sendable {
        /// In milliseconds, without a pipe.
        private static let longestWithoutPipe: Int32 = 1000

        private let pipe: Pipe

        /// - Parameter pipe: without descriptors it wakes nobody.
        package init(pipe: Pipe = Pipe()) {
            self.pipe = pipe
        }

        /// Ends the sleep, or the next one.
        package func end() { try? pipe.fileHandleForWriting.write(contentsOf: Data([0])) }

        /// Sleeps until the bus has something, the sleep is ended, or time is up (milliseconds; -1 is never). It may end earlier.
        package func begin(until descriptor: Int32?, atMost timeout: Int32 = -1) {
            let end = pipe.fileHandleForReading.fileDescriptor
            // A negative descriptor is passed over.
            var waiting = [end, descriptor ?? -1].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            let canLast = end >= 0 || 0...Self.longestWithoutPipe ~= timeout
            let atMost = canLast ? timeout : Self.longestWithoutPipe
            guard poll(&waiting, nfds_t(waiting.count), atMost) > 0 else { return }
            guard waiting[0].revents & Int16(POLLIN) != 0 else { return }
            var bytes = [UInt8](repeating: 0, count: 256)
            _ = read(end, &bytes, bytes.count)
        }
    }
#endif
