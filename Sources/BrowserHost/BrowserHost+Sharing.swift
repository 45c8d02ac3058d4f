// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The browser's share sheet.
extension BrowserHost: SharingHost {
    /// The page asks the browser. Without a page there is no share sheet.
    public func share(_ request: ShareRequest, of scene: SceneIdentifier) {
        guard let client = sessions[scene]?.client else {
            return answerWithoutPage(.share(ShareAnswer(request: request.number, outcome: .unavailable)), of: scene)
        }
        var writer = PaintWriter()
        writer.share(request)
        client.socket.send(writer.bytes)
    }

    /// Answers for a scene that has no page now.
    func answerWithoutPage(_ answer: Input, of scene: SceneIdentifier) {
        application?.eventQueue.submit(InputRecord(scene: scene, time: HostClock.now, input: answer))
    }
}

extension WireShareOutcome {
    var outcome: ShareAnswer.Outcome {
        switch self {
        case .shared: .shared
        case .dismissed: .dismissed
        case .unavailable: .unavailable
        }
    }
}

extension PaintWriter {
    /// Something for the browser's share sheet.
    mutating func share(_ request: ShareRequest) {
        kind(.share)
        integer(request.number)
        text(request.subject ?? "")
        contents(request.content.asShared)
    }
}

extension PasteboardContent {
    /// An address is shared as an address, without a text beside it.
    fileprivate var asShared: PasteboardContent {
        PasteboardContent(
            items: items.map { item in
                let links = item.representations.filter { $0.type == WireClipboard.Kind.links.type }
                return links.isEmpty ? item : Item(representations: links)
            })
    }
}
