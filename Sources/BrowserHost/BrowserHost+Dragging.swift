import UIKitCore

/// What a page shows of drags from outside, and of its pointer.
extension BrowserHost: DragHost, PointerHost {
    public func dragOperationChanged(_ operation: DragOperation, of scene: SceneIdentifier) {
        guard let client = sessions[scene]?.client else { return }
        var writer = PaintWriter()
        writer.dropOperation(operation)
        client.socket.send(writer.bytes)
    }

    public func pointerLookChanged(_ look: PointerLook, of scene: SceneIdentifier) {
        guard let client = sessions[scene]?.client else { return }
        var writer = PaintWriter()
        writer.pointerLook(look)
        client.socket.send(writer.bytes)
    }
}
