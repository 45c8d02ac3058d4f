// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Files of the page's user: the browser's own dialog, and its downloads.
extension BrowserHost: FileHost {
    /// The page asks the browser. Without a page nobody can be asked.
    public func ask(_ request: FileRequest, of scene: SceneIdentifier) {
        guard let client = sessions[scene]?.client else {
            return answerWithoutPage(.files(FileAnswer(request: request.number, outcome: .unavailable)), of: scene)
        }
        var writer = PaintWriter()
        writer.fileRequest(request)
        client.socket.send(writer.bytes)
    }

    /// The page takes its question away.
    public func withdraw(_ request: UInt32, of scene: SceneIdentifier) {
        guard let client = sessions[scene]?.client else { return }
        var writer = PaintWriter()
        writer.fileWithdrawal(request)
        client.socket.send(writer.bytes)
    }
}
