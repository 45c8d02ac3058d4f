import UIKitCore

/// What passes between application and page about the text that is edited.
extension BrowserHost: TextHost, ClipboardHost {
    /// Keys are typed as keys; the page sends edits for what has none.
    public var editsText: Bool { false }

    /// Tells the scene's page which text is edited and where it is; `nil` when nothing is. Sent with the scene's
    /// picture.
    public func textInputChanged(_ state: TextInputState?, of scene: SceneIdentifier) {
        sessions[scene]?.painter.paint(state)
    }

    /// The page writes it to the browser's clipboard, where the browser lets it.
    public func pasteboardChanged(_ content: PasteboardContent, of scene: SceneIdentifier) {
        guard let client = sessions[scene]?.client else { return }
        var writer = PaintWriter()
        writer.clipboard(content)
        client.socket.send(writer.bytes)
    }

    /// Asks the page; without one the answer is that nobody knows.
    public func requestPasteboard(_ request: PasteboardRequest, of scene: SceneIdentifier) {
        guard let client = sessions[scene]?.client else {
            application?.eventQueue.submit(
                InputRecord(
                    scene: scene, time: HostClock.now,
                    input: .pasteboard(PasteboardAnswer(request: request.number, content: nil))))
            return
        }
        var writer = PaintWriter()
        writer.clipboardRequest(request.number)
        client.socket.send(writer.bytes)
    }
}
