// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// The requests to hosts' share sheets, until the hosts answer.
@MainActor
package final class HostSharing {
    private struct Waiting {
        var scene: SceneIdentifier
        var told: @MainActor (ShareAnswer.Outcome) -> Void
    }

    private let owner: ApplicationReference
    private var waiting: [UInt32: Waiting] = [:]
    private var lastRequest: UInt32 = 0

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    /// Whether the host of a scene has a share sheet.
    package static func isThere(for scene: UIWindowScene) -> Bool { scene.screenDescription.sharesContent }

    /// Asks the host of a scene to show its share sheet. There is no time limit: people may take long.
    ///
    /// - Parameter told: called once with the answer, unless the request is withdrawn or the scene disconnects before.
    /// - Returns: The request's number; `nil` where the host has no share sheet, or there is nothing to share.
    package func share(
        _ content: PasteboardContent, subject: String?, in scene: UIWindowScene,
        told: @escaping @MainActor (ShareAnswer.Outcome) -> Void
    ) -> UInt32? {
        guard Self.isThere(for: scene), !content.items.isEmpty else { return nil }
        lastRequest &+= 1
        waiting[lastRequest] = Waiting(scene: scene.identifier, told: told)
        owner.application.hostCan.sharing?.share(
            ShareRequest(number: lastRequest, content: content, subject: subject), of: scene.identifier)
        return lastRequest
    }

    /// Nobody waits for the answer any more. The host's share sheet stays until its user closes it.
    package func withdraw(_ request: UInt32) { waiting[request] = nil }

    func accept(_ answer: ShareAnswer, from scene: UIWindowScene) throws(InputFault) {
        guard let asked = waiting[answer.request], asked.scene == scene.identifier else {
            throw .unknownRequest(answer.request)
        }
        waiting[answer.request] = nil
        asked.told(answer.outcome)
    }

    /// A host that is gone does not answer.
    func disconnected(_ scene: SceneIdentifier) { waiting = waiting.filter { $0.value.scene != scene } }
}

extension PasteboardContent {
    /// The items that other programs get for objects: one each for texts, addresses, images and colors. Other objects are left out.
    @MainActor
    package init(of objects: [Any]) { self.init(items: objects.compactMap { PasteboardItem($0)?.content }) }
}
