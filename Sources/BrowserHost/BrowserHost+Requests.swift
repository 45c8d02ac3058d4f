// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// Messages between application and page beside picture and input.
extension BrowserHost: URLHost, ShortcutHost, ClosingHost, ScreenHost {
    /// Shows a link to another tab on the page.
    public func openScreen(from scene: SceneIdentifier?) -> Bool { wish(.another, of: scene) }

    /// Asks the browser to bring the page to the front. Most browsers do that only for pages that another page opened.
    public func bringForward(_ scene: SceneIdentifier) -> Bool { wish(.forward, of: scene) }

    private func wish(_ wish: ScreenWish, of scene: SceneIdentifier?) -> Bool {
        guard let client = scene.flatMap({ sessions[$0]?.client }) else { return false }
        var writer = PaintWriter()
        writer.screen(wish)
        client.socket.send(writer.bytes)
        return true
    }

    /// The page shows that it is closed, and does not reconnect by itself.
    public func closeScreen(of scene: SceneIdentifier) {
        guard let session = sessions[scene] else { return }
        if let client = session.client {
            _ = client.detach()
            client.socket.close(.init(rawValue: CloseCode.refused), reason: "the application closed this screen")
        }
        abandon(session)
    }

    /// Shows the address on the scene's page, with a link to open it: browsers open nothing without a click of their user.
    ///
    /// False for a scene without a page, for addresses of more than 2048 bytes, and for other schemes than `http`, `https`,
    /// `mailto` and `tel`: some of them would run in the page.
    public func open(_ url: URL, for scene: SceneIdentifier) -> Bool {
        canOpen(url, for: scene) && tell(scene) { $0.open(url.absoluteString) }
    }

    /// Whether ``open(_:for:)`` would show the address: the scene has a page, the scheme is `http`, `https`, `mailto`
    /// or `tel`, and the address has at most 2048 bytes.
    public func canOpen(_ url: URL, for scene: SceneIdentifier) -> Bool {
        WireAddress.isOne(url, of: WireAddress.opened) && url.absoluteString.utf8.count <= WireAddress.longest
            && sessions[scene]?.client != nil
    }

    /// Lists the items on every page, below its screen.
    public func offer(_ items: [UIApplicationShortcutItem]) {
        for session in sessions.values {
            if let client = session.client { send(items, to: client) }
        }
    }

    /// A page begins without items.
    func offer(_ items: [UIApplicationShortcutItem], to client: ScreenClient) {
        if !items.isEmpty { send(items, to: client) }
    }

    private func send(_ items: [UIApplicationShortcutItem], to client: ScreenClient) {
        var writer = PaintWriter()
        writer.offer(items.map { ($0.type, $0.localizedTitle, $0.localizedSubtitle ?? "") })
        client.socket.send(writer.bytes)
    }

    /// Makes the page ask its user before it closes. Browsers allow no more than that.
    public func setClosable(_ isClosable: Bool, _ scene: SceneIdentifier) {
        tell(scene) { $0.closing(isAsked: !isClosable) }
    }

    /// A page's hello, as the application gets it.
    func inputs(for hello: ClientMessage.Hello, in session: ScreenSession, isResumed: Bool) -> [Input] {
        var request = hello.request
        // The page's address, link included, stays when it loads again. A scene with its state keeps its place and ignores the link.
        if hello.isLinkKnown, isResumed || session.isRestored { request.link = nil }
        let activation = Input.activation(hello.activation)
        guard isResumed else {
            request.visitor = session.owner
            request.session = session.token.name
            request.state = session.broughtState
            return [.connect(hello.screen, request), activation]
        }
        let inputs = [.resize(hello.screen), activation]
        return request == SceneRequest() ? inputs : inputs + [.request(request)]
    }
}
