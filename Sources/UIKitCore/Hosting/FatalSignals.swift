// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

#if canImport(Glibc)
    import Glibc
#endif

/// The signals of a program that cannot go on: memory is used up, or a rule was broken.
///
/// Nothing can be allocated, and any lock may be held by the thread that cannot go on. So the program writes one sentence if
/// it is short of memory, gives other threads a moment, and then ends as it would have. In that moment the recording's thread
/// writes the lines that wait.
enum FatalSignals {
    /// The moment, in nanoseconds: twice as long as a recording gathers lines.
    private static let moment = 100_000_000
    /// A program that cannot get as many bytes as this is short of memory.
    private static let room = 64 << 20
    private static let sentence: StaticString = "UIKit: the program ends here, for no memory is left.\n"

    /// Leaves signals alone that another part of the program has taken, such as Swift's own reports of crashes.
    static func watch() {
        #if canImport(Glibc)
            // Without memory, Swift's report of what failed may read what it could not allocate: SIGSEGV.
            for number in [SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS] {
                var action = sigaction()
                guard sigaction(number, nil, &action) == 0, action.__sigaction_handler.sa_handler == nil else {
                    continue
                }
                action.__sigaction_handler.sa_handler = { _ in FatalSignals.end() }
                // The second signal is fatal as usual.
                action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
                sigaction(number, &action, nil)
            }
        #endif
    }

    #if canImport(Glibc)
        private static func end() {
            let found = mmap(nil, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
            if found == UnsafeMutableRawPointer(bitPattern: -1) {
                _ = write(2, sentence.utf8Start, sentence.utf8CodeUnitCount)
            }
            var time = timespec(tv_sec: 0, tv_nsec: moment)
            nanosleep(&time, nil)
        }
    #endif
}
