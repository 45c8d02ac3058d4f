import Foundation
import UIKitCore
import WebServer

/// A page and its scene, for as long as the scene lives: across lost connections and reloads.
@MainActor
final class ScreenSession {
    let token: SessionToken
    /// Who opened the page: nobody else gets the scene, whatever session a page names.
    let visitor: WebServer.Visitor
    /// The same, as the application is told.
    let owner: VisitorIdentifier
    let scene: SceneIdentifier
    let painter: ScreenPainter
    /// Whether the scene goes on with the session of an earlier one.
    let isRestored: Bool
    /// What a page brought along from another program, until the scene connects.
    let broughtState: Data?
    /// Whether the picture changed since the scene's state was asked for.
    var isStateStale = false
    /// What the page keeps, unsealed: the same bytes are not sent again.
    var keptState: Data?
    /// Whether a state that is too long was logged.
    var hasLoggedLongState = false
    /// The connection the page has now.
    var client: ScreenClient?
    /// What the page shows over its screen.
    var menuBar: MenuBar?
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
