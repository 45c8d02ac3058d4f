// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Messages to the page of a scene.
extension BrowserHost {
    /// Sends a message to a scene's page. False, and nothing is written, while the scene has no page.
    @discardableResult
    func tell(_ scene: SceneIdentifier, _ write: (inout PaintWriter) -> Void) -> Bool {
        guard let client = sessions[scene]?.client else { return false }
        var writer = PaintWriter()
        write(&writer)
        client.socket.send(writer.bytes)
        return true
    }

    /// Asks a scene's page. Without a page the application gets the given answer.
    func ask(_ scene: SceneIdentifier, or answer: Input, _ write: (inout PaintWriter) -> Void) {
        if tell(scene, write) { return }
        application?.eventQueue.submit(InputRecord(scene: scene, time: HostClock.now, input: answer))
    }
}
