import Testing

@testable import UIKit

/// What an application remembers of what is gone is bounded.
@MainActor @Suite struct RememberedTests {
    private final class Target {}

    @Test("Each has its number for as long as it lives")
    func numbers() {
        var participants = OtherParticipants()
        let targets = (0..<200).map { _ in Target() }
        for (number, target) in targets.enumerated() { participants[target] = UInt32(number) }
        for (number, target) in targets.enumerated() { #expect(participants[target] == UInt32(number)) }
        #expect(participants[Target()] == nil)
    }

    @Test("Of mistakes the last hundred are remembered")
    func faults() {
        let application = UIApplication()
        for number in 0...UIApplication.rememberedFaults { application.report("mistake \(number) of a test") }
        #expect(application.faults.count == 100 && application.faults.first == "mistake 1 of a test")
        #expect(application.reportedFaults.count <= 100)
    }

    @Test("Those that are gone are not remembered")
    func sweeping() {
        var participants = OtherParticipants()
        let kept = Target()
        participants[kept] = 1
        // Held until the end, so that no two have the same address.
        for round in 0..<10 {
            var targets = (0..<50).map { _ in Target() }
            for target in targets { participants[target] = UInt32(round) }
            targets = []
        }
        #expect(participants.count < 130 && participants[kept] == 1)
    }
}
