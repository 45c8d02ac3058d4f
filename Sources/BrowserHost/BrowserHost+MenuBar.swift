// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The menu bar over the page's screen.
extension BrowserHost: MenuBarHost {
    /// Always true: the page has a menu bar of its own above the screen.
    public var showsMenuBar: Bool { true }

    /// Keeps the scene's menu bar and sends it to the page. A later page gets the kept one.
    public func menuBarChanged(_ bar: MenuBar, of scene: SceneIdentifier) {
        guard let session = sessions[scene] else { return }
        session.menuBar = bar
        if let client = session.client { send(bar, to: client) }
    }

    /// A page begins without a menu bar.
    func tellMenuBar(of session: ScreenSession, _ client: ScreenClient) {
        if let bar = session.menuBar { send(bar, to: client) }
    }

    private func send(_ bar: MenuBar, to client: ScreenClient) {
        var writer = PaintWriter()
        writer.menuBar(bar)
        client.socket.send(writer.bytes)
    }
}
