// SPDX-License-Identifier: Apache-2.0

#if MPRIS
    import EventTrace
    import Foundation
    import UIKitCore

    /// An application as a media player of the desktop: media keys, `playerctl` and the desktop's own controls command it by
    /// D-Bus, and get its playing item (MPRIS 2.2).
    ///
    /// Linking this module is enough. A session bus that is missing or disappears is reported on standard error, and searched
    /// for again.
    @MainActor
    final class MPRISPlayer: HostCompanion {
        private var thread: BusThread?
        private weak var application: UIApplication?

        func start(_ application: UIApplication) {
            self.application = application
        }

        /// Nothing is on the bus before there is something to play.
        func nowPlayingChanged(_ nowPlaying: NowPlaying?) {
            if thread == nil, nowPlaying != nil, let application {
                let queue = application.eventQueue
                let made = BusThread(
                    identity: ProcessInfo.processInfo.processName,
                    perform: { command in
                        queue.submit(
                            InputRecord(
                                scene: .application, time: HostClock.now,
                                input: .remoteCommand(command)))
                    },
                    report: { LineWriter.standardError.write("MPRIS: \($0)") })
                made.start()
                thread = made
            }
            thread?.show(nowPlaying)
        }

        func stop() {
            thread?.stop()
            thread = nil
        }
    }

    /// Makes the companion for `UIApplicationMain`, which finds it in the registry: C's side of it registers before `main`.
    ///
    /// Called once, on the main thread (see `responder_companion.make`).
    @_cdecl("responder_mpris_player_make")
    func makeMPRISPlayer() -> UnsafeMutableRawPointer? {
        let address = MainActor.assumeIsolated { UInt(bitPattern: Unmanaged.passRetained(MPRISPlayer()).toOpaque()) }
        return UnsafeMutableRawPointer(bitPattern: address)
    }
#endif
