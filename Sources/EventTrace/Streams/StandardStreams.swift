// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The three streams that a process is started with.
package enum StandardStreams {
    /// Gives each stream that the process was started without a place that takes everything and holds nothing.
    ///
    /// The next file that is opened would otherwise get the stream's number, and with it all that is meant for the stream: the log
    /// would go to a visitor's socket. To be called before anything is opened.
    package static func fill() {
        #if !os(Windows)
            // The system gives the lowest free number.
            for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
                _ = open("/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY)
            }
        #endif
    }

    /// Makes a write beyond the size that a file of this process may have (`ulimit -f`) an error, as on a full disk, and no signal
    /// that ends the process.
    package static func ignoreFileLimit() {
        #if !os(Windows)
            signal(SIGXFSZ, SIG_IGN)
        #endif
    }
}
