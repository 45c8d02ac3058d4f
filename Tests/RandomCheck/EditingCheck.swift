// SPDX-License-Identifier: Apache-2.0

import EditingStories
import Foundation

/// Edits text views at random beside a plain model, and stops when the two differ.
@MainActor
struct EditingCheck {
    /// Of each kind of text view.
    var steps: Int
    /// That of the first story.
    var seed: UInt64

    /// Whether no text view differed from its model.
    func run() -> Bool {
        EditingStory.Kind.allCases.allSatisfy(tell)
    }

    private func tell(_ kind: EditingStory.Kind) -> Bool {
        let start = Date()
        var (taken, undone, marked) = (0, 0, 0)
        var number = seed
        // Undo stacks grow, so that many short stories are told rather than one long.
        while taken < steps {
            let story = EditingStory(kind, seed: number)
            if let divergence = story.run(min(2000, steps - taken)) {
                print("seed \(number): \(divergence)")
                return false
            }
            taken += story.stepCount
            undone += story.undoCount
            marked += story.markCount
            number += 1
        }
        let seconds = String(format: "%.1f", Date().timeIntervalSince(start))
        print(
            "\(kind): \(taken) steps, \(undone) undos and \(marked) compositions among them, no difference; \(seconds) s"
        )
        guard undone > taken / 50, marked > taken / 50 else {
            print("Too little was undone or composed for the check to mean anything.")
            return false
        }
        return true
    }
}
