import UIKit

/// A page and its scene, for as long as the scene lives: across lost connections and reloads.
@MainActor
final class ScreenSession {
    let token: SessionToken
    let scene: SceneIdentifier
    let painter: ScreenPainter
    /// Whether the application kept the session of an earlier scene for this one.
    let isRestored: Bool
    /// The connection the page has now.
    var client: ScreenClient?
    /// What the page shows over its screen.
    var menuBar: MenuBar?
    /// Disconnects the scene unless the page comes back in time.
    var ending: Task<Void, Never>?

    init(token: SessionToken, scene: SceneIdentifier, painter: ScreenPainter, isRestored: Bool) {
        self.token = token
        self.scene = scene
        self.painter = painter
        self.isRestored = isRestored
    }
}
