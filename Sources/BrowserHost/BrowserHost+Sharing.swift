// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The browser's share sheet.
extension BrowserHost: SharingHost {
    /// The page asks the browser. Without a page there is no share sheet.
    public func share(_ request: ShareRequest, of scene: SceneIdentifier) {
        let without = ShareAnswer(request: request.number, outcome: .unavailable)
        ask(scene, or: .share(without)) { $0.share(request) }
    }
}

/// Files of the page's user: the browser's own dialog, and its downloads.
extension BrowserHost: FileHost {
    /// The page asks the browser. Without a page nobody can be asked.
    public func ask(_ request: FileRequest, of scene: SceneIdentifier) {
        let without = FileAnswer(request: request.number, outcome: .unavailable)
        ask(scene, or: .files(without)) { $0.fileRequest(request) }
    }

    /// The page takes its question away.
    public func withdraw(_ request: UInt32, of scene: SceneIdentifier) {
        tell(scene) { $0.fileWithdrawal(request) }
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
