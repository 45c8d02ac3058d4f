// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Connects an application with the outside, beside the host: a desktop's media controls, for example. It has no screen.
///
/// Like a host it is linked and not imported, and registers itself (`responder_companion_register`); unlike hosts, any number
/// of companions accompanies an application. It must not depend on services that may be missing where the program runs. It
/// reports what cannot work, and the application runs without it.
@preconcurrency @MainActor
public protocol HostCompanion: AnyObject {
    /// The application has launched; commands may be submitted to its event queue from now on, from any thread.
    func start(_ application: UIApplication)

    /// The application plays something else, or takes other commands; `nil` when it does neither any more.
    ///
    /// Called at the end of a turn, and only when something differs.
    func nowPlayingChanged(_ nowPlaying: NowPlaying?)

    /// The program is about to end.
    func stop()
}
