// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore
import WebServer

/// A page and its scene, for as long as the scene lives: across lost connections and reloads.
@MainActor
final class ScreenSession {
    let token: SessionToken
    /// The visitor who opened the page. No other gets the scene, whatever session a page names.
    let visitor: WebServer.Visitor
    /// The same visitor, as the application knows it.
    let owner: VisitorIdentifier
    let scene: SceneIdentifier
    let painter: ScreenPainter
    /// Whether the scene goes on with the session of an earlier one.
    let isRestored: Bool
    /// The state that a page brought from another program, until the scene connects.
    let broughtState: Data?
    /// Whether the picture changed since the last request for the scene's state.
    var isStateStale = false
    /// The page's kept state, unsealed: the host does not send the same bytes again.
    var keptState: Data?
    /// Whether a state that is too long was logged.
    var hasLoggedLongState = false
    /// The connection the page has now.
    var client: ScreenClient?
    /// What the page shows over its screen.
    var menuBar: MenuBar?
    /// What is heard in the page.
    var heard = HeardSounds()
    /// Disconnects the scene unless the page comes back in time.
    var ending: Task<Void, Never>?

    init(
        token: SessionToken, visitor: WebServer.Visitor, owner: VisitorIdentifier, scene: SceneIdentifier,
        painter: ScreenPainter,
        isRestored: Bool,
        broughtState: Data?
    ) {
        self.token = token
        self.visitor = visitor
        self.owner = owner
        self.scene = scene
        self.painter = painter
        self.isRestored = isRestored
        self.broughtState = broughtState
    }
}
