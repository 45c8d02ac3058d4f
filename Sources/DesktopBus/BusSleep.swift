// SPDX-License-Identifier: Apache-2.0

#if MPRIS || Window
    import Foundation

    /// How a thread that speaks with a bus sleeps, and is woken by another one.
    package struct BusSleep: Sendable {
        private let pipe = Pipe()

        package init() {}

        /// Ends the sleep, or the next one.
        package func end() { pipe.fileHandleForWriting.write(Data([0])) }

        /// Sleeps until the bus has something, the sleep is ended, or time is up (milliseconds; -1 is never).
        package func begin(until descriptor: Int32?, atMost timeout: Int32 = -1) {
            let end = pipe.fileHandleForReading.fileDescriptor
            var waiting = [pollfd(fd: end, events: Int16(POLLIN), revents: 0)]
            if let descriptor { waiting.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)) }
            guard poll(&waiting, nfds_t(waiting.count), timeout) > 0 else { return }
            guard waiting[0].revents & Int16(POLLIN) != 0 else { return }
            var bytes = [UInt8](repeating: 0, count: 256)
            _ = read(end, &bytes, bytes.count)
        }
    }
#endif
