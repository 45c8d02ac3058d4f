// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Something beside the host that connects an application with the outside: a desktop's media controls, say. It has no screen.
///
/// Like a host it is linked and not imported, and registers itself (`responder_companion_register`); unlike hosts, any
/// number of companions accompanies an application. It must not depend on what may be missing where the program runs: what
/// cannot work is reported, and the application runs without it.
@preconcurrency @MainActor
public protocol HostCompanion: AnyObject {
    /// The application has launched; commands may be submitted to its event queue from now on, from any thread.
    func start(_ application: UIApplication)

    /// What the application plays, or which commands it takes, changed; `nil` when there is neither any more.
    ///
    /// Told at the end of a turn, and only when something differs.
    func nowPlayingChanged(_ nowPlaying: NowPlaying?)

    /// The program is about to end.
    func stop()
}
