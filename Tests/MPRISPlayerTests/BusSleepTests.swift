// SPDX-License-Identifier: Apache-2.0

#if MPRIS || Window
    import DesktopBus
    import Foundation
    import Testing

    /// A sleep is ended from another thread; without a pipe it ends by itself.
    struct BusSleepTests {
        @Test func endBeforeTheSleepEndsIt() {
            let sleep = BusSleep()
            sleep.end()
            // Would last for ever.
            sleep.begin(until: nil)
        }

        @Test func anEndCountsOnce() {
            let sleep = BusSleep()
            sleep.end()
            sleep.begin(until: nil)
            let began = ContinuousClock.now
            sleep.begin(until: nil, atMost: 20)
            #expect(began.duration(to: .now) >= .milliseconds(20))
        }

        @Test func aProcessWithoutFilesIsNotEnded() throws {
            // What `Pipe()` gives when no more files may be opened has no descriptors either.
            let pipe = Pipe()
            try pipe.fileHandleForReading.close()
            try pipe.fileHandleForWriting.close()
            let sleep = BusSleep(pipe: pipe)
            sleep.end()
            // Would last for ever with a pipe.
            sleep.begin(until: nil)
            let began = ContinuousClock.now
            sleep.begin(until: nil, atMost: 20)
            #expect(began.duration(to: .now) >= .milliseconds(20))
        }
    }
#endif
