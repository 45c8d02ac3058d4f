// SPDX-License-Identifier: Apache-2.0

import BrowserHost
import EventTrace
import InspectorPage
import UIKitCore

/// The inspector as a host's companion: it waits until it is enabled, and then adds its page to the browser host.
@MainActor
final class InspectorCompanion: HostCompanion {
    private weak var application: UIApplication?
    private(set) var session: InspectorSession?

    func start(_ application: UIApplication) {
        self.application = application
        Inspector.companion = self
        if Inspector.isEnabled { serve() }
    }

    func nowPlayingChanged(_ nowPlaying: NowPlaying?) {}

    func stop() {
        session?.end()
        session = nil
    }

    func serve() {
        guard session == nil, let application else { return }
        guard let host = application.shownBy as? BrowserHost else {
            LineWriter.standardError.write("Inspector: there is no browser host to serve its page.")
            return
        }
        let session = InspectorSession(application)
        session.log = { [weak host] in host?.note($0) }
        session.host = host
        self.session = session
        host.serve(
            CompanionPage(name: "inspector", files: InspectorFiles.all(for: .live), socket: InspectorEndpoint(session)))
    }
}
