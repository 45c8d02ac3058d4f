import EditingStories
import Foundation

/// Edits text views at random beside a plain model, and stops when the two differ.
///
///     swift run -c release EditingCheck                      as `make check` does
///     swift run -c release EditingCheck --steps 1000000      longer
///     swift run -c release EditingCheck --seed 4711          another beginning
@main
@MainActor
struct EditingCheck {
    private var steps = 60_000
    private var seed: UInt64 = 1

    static func main() {
        var check = EditingCheck()
        check.readArguments()
        exit(check.run() ? 0 : 1)
    }

    private mutating func readArguments() {
        var arguments = CommandLine.arguments.dropFirst()
        while let argument = arguments.popFirst() {
            guard let number = arguments.popFirst().flatMap({ UInt64($0) }) else {
                print("\(argument) needs a number.")
                exit(2)
            }
            switch argument {
            case "--steps": steps = Int(number)
            case "--seed": seed = number
            default:
                print("\(argument) is not known; --steps and --seed are.")
                exit(2)
            }
        }
    }

    private func run() -> Bool {
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
