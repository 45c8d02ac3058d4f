// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKitCore

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
        for number in 0...FaultLog.capacity { application.report("mistake \(number) of a test") }
        #expect(application.faults.count == 100 && application.faults.first == "mistake 1 of a test")
        #expect(application.trace.faults.told.count <= 100)
    }

    @Test("Those that are gone are not remembered")
    func sweeping() {
        var participants = OtherParticipants()
        let kept = Target()
        participants[kept] = 1
        var gone: [AnyObject] = (0..<300).map { _ in Target() }
        for target in gone { participants[target] = 2 }
        gone = []
        // So large that few of them come to lie where those were.
        let later = (0..<300).map { _ in ManagedBuffer<Int, UInt8>.create(minimumCapacity: 4096) { _ in 0 } }
        for target in later { participants[target] = 3 }
        #expect(participants.count < 450 && participants[kept] == 1)
        #expect(later.allSatisfy { participants[$0] == 3 })
    }

    @Test("They are looked through when there are twice as many as lived at the last look, and not before")
    func sweepingSeldom() {
        var participants = OtherParticipants()
        var objects: [AnyObject] = []
        func add(_ count: Int) {
            for _ in 0..<count {
                // So large that none comes to lie where another was.
                let object = ManagedBuffer<Int, UInt8>.create(minimumCapacity: 65_536) { _ in 0 }
                objects.append(object)
                participants[object] = 1
            }
        }
        add(40)
        objects = Array(objects[..<10])
        // The freed memory is not used again while these live.
        let kept = (0..<30).map { _ in ManagedBuffer<Int, UInt8>.create(minimumCapacity: 65_536) { _ in 0 } }
        #expect(participants.count == 40)
        add(23)
        #expect(participants.count == 63)
        add(1)
        #expect(participants.count == 34)
        add(30)
        #expect(participants.count == 64)
        objects = Array(objects[..<4])
        let others = (0..<60).map { _ in ManagedBuffer<Int, UInt8>.create(minimumCapacity: 65_536) { _ in 0 } }
        add(3)
        #expect(participants.count == 67)
        add(1)
        #expect(participants.count == 8)
        // However few lived, it is not before there are 64.
        objects = Array(objects[..<4])
        let more = (0..<60).map { _ in ManagedBuffer<Int, UInt8>.create(minimumCapacity: 65_536) { _ in 0 } }
        add(55)
        #expect(participants.count == 63)
        add(1)
        #expect(participants.count == 60)
        withExtendedLifetime((kept, others, more)) {}
    }

    @Test("What a trace says of a mistake is the same in every run: no address is in it")
    func addresses() {
        let text = UIApplication.withoutAddresses(
            "<App.Cart: 0x55797c86aaa0> cannot be presented from <App.Shop: 0x55797c866c00>: 0x2A is no color.")
        #expect(text == "<App.Cart> cannot be presented from <App.Shop>: 0x2A is no color.")
    }
}
