// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// The requests to hosts' share sheets, until the hosts answer.
@MainActor
package final class HostSharing {
    private let owner: ApplicationReference
    private var questions = HostQuestions<ShareAnswer.Outcome>()

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    /// Whether the host of a scene has a share sheet.
    package static func isThere(for scene: UIWindowScene) -> Bool { scene.screenDescription.sharesContent }

    /// Asks the host of a scene to show its share sheet.
    ///
    /// - Parameter told: called once with the answer, unless the request is withdrawn or the scene disconnects before.
    /// - Returns: The request's number; `nil` where the host has no share sheet, or there is nothing to share.
    package func share(
        _ content: PasteboardContent, subject: String?, in scene: UIWindowScene,
        told: @escaping @MainActor (ShareAnswer.Outcome) -> Void
    ) -> UInt32? {
        guard Self.isThere(for: scene), !content.items.isEmpty else { return nil }
        let number = questions.ask(scene, told: told)
        owner.application.hostCan.sharing?.share(
            ShareRequest(number: number, content: content, subject: subject), of: scene.identifier)
        return number
    }

    /// Nobody waits for the answer any more. The host's share sheet stays until its user closes it.
    package func withdraw(_ request: UInt32) { questions.withdraw(request) }

    func accept(_ answer: ShareAnswer, from scene: UIWindowScene) throws(InputFault) {
        let told = try questions.take(answer.request, from: scene)
        told(answer.outcome)
    }

    func disconnected(_ scene: SceneIdentifier) { questions.disconnected(scene) }
}

extension PasteboardContent {
    /// The items that other programs get for objects: one each for texts, addresses, images and colors. Other objects are left out.
    @MainActor
    package init(of objects: [Any]) { self.init(items: objects.compactMap { PasteboardItem($0)?.content }) }
}
