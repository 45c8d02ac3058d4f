// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// The requests for files to the users of hosts, until the hosts answer.
@MainActor
package final class HostFiles {
    private let owner: ApplicationReference
    private var questions = HostQuestions<FileAnswer>()

    /// Those of the application whose scene it is.
    package static func of(_ scene: UIWindowScene) -> HostFiles { scene.application.hostFiles }

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    /// Whether the user of any screen can choose files.
    package var arePicked: Bool { owner.application.scenes.contains { $0.scene.screenDescription.picksFiles } }

    /// Asks the user of a scene's host for files.
    ///
    /// - Parameter told: called once with the answer, unless the request is withdrawn or the scene disconnects before.
    /// - Returns: The request's number; `nil` where the host cannot ask.
    package func ask(
        _ purpose: FileRequest.Purpose, in scene: UIWindowScene, told: @escaping @MainActor (FileAnswer) -> Void
    ) -> UInt32? {
        guard scene.screenDescription.picksFiles else { return nil }
        let number = questions.ask(scene, told: told)
        owner.application.hostCan.files?.ask(FileRequest(number: number, purpose: purpose), of: scene.identifier)
        return number
    }

    /// Nobody waits for the answer any more: the host's own dialog, if it is still there, may close.
    package func withdraw(_ request: UInt32, in scene: UIWindowScene) {
        questions.withdraw(request)
        owner.application.hostCan.files?.withdraw(request, of: scene.identifier)
    }

    func accept(_ answer: FileAnswer, from scene: UIWindowScene) throws(InputFault) {
        let told = try questions.take(answer.request, from: scene)
        told(answer)
    }

    func disconnected(_ scene: SceneIdentifier) { questions.disconnected(scene) }
}
