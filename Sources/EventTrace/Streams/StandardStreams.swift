// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The three streams that a process is started with.
package enum StandardStreams {
    /// If the process was started without one of the streams, opens `/dev/null` for it.
    ///
    /// Otherwise the next opened file would get the stream's number, and all output for the stream: the log would go to a
    /// visitor's socket. Call it before anything is opened.
    package static func fill() {
        #if !os(Windows)
            // The system gives the lowest free number.
            for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
                _ = open("/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY)
            }
        #endif
    }

    /// Makes a write beyond the greatest file size of this process (`ulimit -f`) an error, as on a full disk. Otherwise a
    /// signal would end the process.
    package static func ignoreFileLimit() {
        #if !os(Windows)
            signal(SIGXFSZ, SIG_IGN)
        #endif
    }
}
