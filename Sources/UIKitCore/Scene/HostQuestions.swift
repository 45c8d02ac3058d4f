// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// Questions to the users of hosts, until they answer. There is no time limit: people may take long.
@MainActor
struct HostQuestions<Answer> {
    private struct Waiting {
        var scene: SceneIdentifier
        var told: @MainActor (Answer) -> Void
    }

    private var waiting: [UInt32: Waiting] = [:]
    private var last: UInt32 = 0

    /// The number of a new question.
    ///
    /// - Parameter told: called once with the answer, unless the question is withdrawn or the scene disconnects before.
    mutating func ask(_ scene: UIWindowScene, told: @escaping @MainActor (Answer) -> Void) -> UInt32 {
        last &+= 1
        waiting[last] = Waiting(scene: scene.identifier, told: told)
        return last
    }

    /// Nobody waits for the answer any more.
    mutating func withdraw(_ number: UInt32) { waiting[number] = nil }

    /// Who is told of the answer that a scene gives. The question is over.
    mutating func take(_ number: UInt32, from scene: UIWindowScene) throws(InputFault) -> @MainActor (Answer) -> Void {
        guard let asked = waiting[number], asked.scene == scene.identifier else { throw .unknownRequest(number) }
        waiting[number] = nil
        return asked.told
    }

    /// A host that is gone does not answer.
    mutating func disconnected(_ scene: SceneIdentifier) { waiting = waiting.filter { $0.value.scene != scene } }
}
