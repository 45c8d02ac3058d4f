// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Messages to a page about drags from outside, and about its pointer.
extension BrowserHost: DragHost, PointerHost {
    /// Tells the scene's page the effect of a drop, for its pointer to show. Does nothing while the scene has no
    /// page.
    public func dragOperationChanged(_ operation: DragOperation, of scene: SceneIdentifier) {
        guard let client = sessions[scene]?.client else { return }
        var writer = PaintWriter()
        writer.dropOperation(operation)
        client.socket.send(writer.bytes)
    }

    /// Tells the scene's page how its pointer looks from now on. Does nothing while the scene has no page.
    public func pointerLookChanged(_ look: PointerLook, of scene: SceneIdentifier) {
        guard let client = sessions[scene]?.client else { return }
        var writer = PaintWriter()
        writer.pointerLook(look)
        client.socket.send(writer.bytes)
    }
}
