// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A point picked on the page instead of touched, for a tool beside the application.
extension BrowserHost {
    /// Makes the next touch of a scene's page pick a point instead of touching the application. The page shows that it waits for it.
    ///
    /// - Parameter told: called once: with the point, in points of the scene; with `nil` when the page or
    ///   ``endPicking(in:)`` ended it, or the page has gone.
    /// - Returns: false when the scene has no page now; `told` is not called then.
    package func pickPoint(in scene: SceneIdentifier, told: @escaping @MainActor (CGPoint?) -> Void) -> Bool {
        guard let client = sessions[scene]?.client else { return false }
        picking.removeValue(forKey: scene)?(nil)
        picking[scene] = told
        tell(client, isPicking: true)
        return true
    }

    /// Touches of the scene's page are touches again.
    package func endPicking(in scene: SceneIdentifier) {
        guard let told = picking.removeValue(forKey: scene) else { return }
        if let client = sessions[scene]?.client { tell(client, isPicking: false) }
        told(nil)
    }

    /// The page sends the picked point. The host ignores a page that it did not ask.
    func picked(_ point: CGPoint?, in scene: SceneIdentifier) { picking.removeValue(forKey: scene)?(point) }

    private func tell(_ client: ScreenClient, isPicking: Bool) {
        var writer = PaintWriter()
        writer.pick(isPicking)
        client.socket.send(writer.bytes)
    }
}
