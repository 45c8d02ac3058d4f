// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Messages between application and page about the edited text.
extension BrowserHost: TextHost, ClipboardHost {
    /// The page sends keys as keys, and edits for text that no key types.
    public var editsText: Bool { false }

    /// Sends the scene's page the edited text and its place; `nil` if no text is edited. Sent with the scene's picture.
    public func textInputChanged(_ state: TextInputState?, of scene: SceneIdentifier) {
        sessions[scene]?.painter.paint(state)
    }

    /// The page writes it to the browser's clipboard, if the browser permits.
    public func pasteboardChanged(_ content: PasteboardContent, of scene: SceneIdentifier) {
        tell(scene) { $0.clipboard(content) }
    }

    /// Asks the page. Without a page the answer is that the content is unknown.
    public func requestPasteboard(_ request: PasteboardRequest, of scene: SceneIdentifier) {
        let without = PasteboardAnswer(request: request.number, content: nil)
        ask(scene, or: .pasteboard(without)) { $0.clipboardRequest(request.number) }
    }

    /// Asks the page that is painted: the page that shows a text measures it.
    func askMeasurements(_ session: ScreenSession) {
        guard session.client != nil, let metrics = application?.windowScene(for: session.scene)?.textMetrics,
            metrics.hasRequests
        else { return }
        session.painter.ask(metrics.takeRequests())
    }
}
