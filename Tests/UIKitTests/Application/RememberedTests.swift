// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
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

    @Test("Participants are numbered from 1 on; views and recognizers keep their numbers, others are in a table")
    func participants() {
        var names = TraceNames()
        #expect(names.lastNumber == 0 && names.takeNumber() == 1 && names.takeNumber() == 2 && names.lastNumber == 2)
        let application = UIApplication()
        application.notesOwners = true
        application.clock.visitorAtHand = .visitor(VisitorIdentifier(7))
        let participants: [AnyObject] = [UIView(), UITapGestureRecognizer(), Target()]
        for (place, participant) in participants.enumerated() {
            for _ in 0..<2 {
                let number = application.participantNumber(of: participant)
                #expect(number == UInt32(place) + 1)
                #expect(application.trace.names.owners?[number] == VisitorIdentifier(7))
            }
        }
        #expect(application.trace.names.others.count == 1)
    }

    @Test("A mistake is told once on the error stream, however often it is made")
    func toldOnce() async {
        let result = await #expect(processExitsWith: .exitCode(7), observing: [\.standardErrorContent]) { @MainActor in
            let application = UIApplication()
            for _ in 0..<3 { application.report("a mistake of a test") }
            // At its end a program waits for its messages a moment only.
            LineWriter.standardError.flush(within: 60)
            exit(7)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.components(separatedBy: "UIKit: a mistake of a test").count == 2)
    }

    @Test("What was taken from the queue is kept no longer")
    func taken() {
        var input = WaitingInput()
        func kept(_ name: String) -> Int {
            (Mirror(reflecting: input).descendant(name) as? any Collection)?.count ?? -1
        }
        let record = InputRecord(scene: SceneIdentifier(1), time: 0, input: .cancelAll("a"))
        for count in 1...2 {
            for _ in 0..<count { input.append(record) }
            #expect(kept("samples") == count && kept("others") == count)
            input.removeAll()
            #expect(kept("samples") == 0 && kept("others") == 0)
        }
    }

    @Test("How many applications record the steps of hit-tests is counted, each once")
    func recorders() {
        let (first, second) = (UIApplication(), UIApplication())
        let before = HitTestRecorder.inUse
        for application in [first, second] {
            for _ in 0..<2 { application.trace.hitTestRecorder = HitTestRecorder(application) }
        }
        #expect(HitTestRecorder.inUse == before + 2)
        for application in [first, second] {
            for _ in 0..<2 { application.trace.hitTestRecorder = nil }
        }
        #expect(HitTestRecorder.inUse == before)
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
