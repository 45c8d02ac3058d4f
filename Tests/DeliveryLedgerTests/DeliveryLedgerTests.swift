// SPDX-License-Identifier: Apache-2.0

import Testing

/// What happens to a contact, one after the other.
private enum Step {
    case hear(DeliveryLedger.Message, DeliveryLedger.Permission = .granted, in: UInt64? = nil)
    case decided(DeliveryLedger.Permission = .granted)
    case claimedUnheard
    case taken
    case eventIsOver(isCancelled: Bool = false)
}

extension DeliveryLedger {
    /// What the ledger says to each step.
    fileprivate mutating func actions(_ steps: Step...) -> [Action] {
        steps.map { step in
            switch step {
            case .hear(let message, let permission, let event): hear(message, permission, in: event)
            case .decided(let permission): decided(permission)
            case .claimedUnheard: claimedUnheard()
            case .taken: taken()
            case .eventIsOver(let isCancelled): eventIsOver(isCancelled: isCancelled)
            }
        }
    }
}

@Suite("A42, G41–G52: what a responder is owed of a touch or press")
struct DeliveryLedgerTests {
    private var ledger = DeliveryLedger()

    @Test("A42: a contact that nobody delays is told as it comes, and has one end")
    mutating func plain() {
        #expect(
            ledger.actions(
                .hear(.began), .hear(.changed), .hear(.changed), .hear(.ended), .hear(.ended), .hear(.cancelled),
                .eventIsOver(), .taken)
                == [
                    .tell(.began), .tell(.changed), .tell(.changed), .tell(.ended), .nothing, .nothing, .nothing,
                    .nothing,
                ])
        #expect(ledger.state == .settled)
    }

    @Test("A42: cancelled, it has that one end")
    mutating func cancelled() {
        #expect(
            ledger.actions(.hear(.began), .hear(.cancelled), .hear(.ended), .eventIsOver(isCancelled: true))
                == [.tell(.began), .tell(.cancelled), .nothing, .nothing])
    }

    @Test("Nothing is told of a contact whose beginning was not")
    mutating func unbegun() {
        #expect(ledger.actions(.hear(.changed), .hear(.ended), .hear(.cancelled)) == [.nothing, .nothing, .nothing])
        #expect(ledger.state == .untold)
    }

    @Test("A42: an event that is sent again is told once, the next one again")
    mutating func onceForEachEvent() {
        #expect(
            ledger.actions(
                .hear(.began, in: 1), .hear(.began, in: 1), .hear(.changed, in: 1), .hear(.changed, in: 2),
                .hear(.changed, in: 2), .hear(.changed, in: 3), .hear(.ended, in: 3), .hear(.ended, in: 4))
                == [
                    .tell(.began), .nothing, .nothing, .tell(.changed), .nothing, .tell(.changed), .nothing,
                    .tell(.ended),
                ])
    }

    @Test("G44, G45: a beginning that is withheld is told as it was, and then what has become of the contact")
    mutating func beginningHeld() {
        #expect(
            ledger.actions(
                .hear(.began, .held, in: 1), .hear(.changed, in: 2), .decided(), .hear(.changed, in: 2),
                .hear(.ended, in: 3))
                == [.hold(.began), .nothing, .tellBeginningAsItWas, .tell(.changed), .tell(.ended)])
    }

    @Test("G44, G49: a contact that lifts meanwhile lingers, and is told from beginning to end")
    mutating func beginningHeldPastTheEnd() {
        #expect(
            ledger.actions(
                .hear(.began, .held), .hear(.ended), .eventIsOver(), .decided(), .hear(.ended), .decided())
                == [.hold(.began), .nothing, .linger, .tellBeginningAsItWas, .tell(.ended), .nothing])
    }

    @Test("G47: told late of its beginning, its end may be withheld in turn, and it lingers on")
    mutating func endHeldAfterBeginningHeld() {
        #expect(
            ledger.actions(
                .hear(.began, .held), .eventIsOver(), .decided(), .hear(.ended, .held), .eventIsOver(), .decided())
                == [.hold(.began), .linger, .tellBeginningAsItWas, .hold(.ended), .linger, .tell(.ended)])
    }

    @Test("G42: claimed before its responder knew of it, it stays unknown to it")
    mutating func claimedWhileBeginningHeld() {
        #expect(
            ledger.actions(
                .hear(.began, .held), .claimedUnheard, .decided(), .hear(.changed), .hear(.ended), .eventIsOver(),
                .taken)
                == [.hold(.began), .drop, .nothing, .nothing, .nothing, .nothing, .nothing])
    }

    @Test("A42: cancelled before its responder knew of it, it stays unknown to it and does not linger")
    mutating func cancelledWhileBeginningHeld() {
        #expect(
            ledger.actions(.hear(.began, .held), .hear(.cancelled), .eventIsOver(isCancelled: true), .decided())
                == [.hold(.began), .nothing, .nothing, .nothing])
    }

    @Test(
        "B42, B44: refused, at once or when its beginning is no longer withheld, it is never told",
        arguments: [true, false])
    func refused(_ isHeldFirst: Bool) {
        var ledger = DeliveryLedger()
        let beginning: [DeliveryLedger.Action] =
            isHeldFirst
            ? ledger.actions(.hear(.began, .held), .decided(.refused)) : ledger.actions(.hear(.began, .refused))
        #expect(beginning == (isHeldFirst ? [.hold(.began), .refuse] : [.refuse]))
        #expect(ledger.state == .withheld)
        #expect(
            ledger.actions(.hear(.changed), .decided(), .claimedUnheard, .hear(.ended), .taken)
                == [.nothing, .nothing, .nothing, .nothing, .nothing])
    }

    @Test("G47, G48: an end that is withheld is told when recognizers have decided")
    mutating func endHeld() {
        #expect(
            ledger.actions(.hear(.began), .hear(.ended, .held), .eventIsOver(), .decided(), .decided(), .taken)
                == [.tell(.began), .hold(.ended), .linger, .tell(.ended), .nothing, .nothing])
    }

    @Test("G47: taken while its end is withheld, it is cancelled")
    mutating func takenWhileEndHeld() {
        #expect(
            ledger.actions(.hear(.began), .hear(.ended, .held), .eventIsOver(), .claimedUnheard, .taken, .decided())
                == [.tell(.began), .hold(.ended), .linger, .nothing, .tell(.cancelled), .nothing])
    }

    @Test("G41, A47: taken while its responder knows of it, it is cancelled and goes on for others")
    mutating func taken() {
        #expect(
            ledger.actions(.hear(.began), .claimedUnheard, .taken, .hear(.changed), .hear(.ended), .eventIsOver())
                == [.tell(.began), .nothing, .tell(.cancelled), .nothing, .nothing, .nothing])
    }

    @Test("An end that the application keeps to itself is nobody's later")
    mutating func keptEvent() {
        #expect(ledger.actions(.hear(.began), .eventIsOver(), .taken) == [.tell(.began), .nothing, .nothing])
    }

    @Test("A42: whatever happens, in whatever order, there is a beginning before all else, and at most one end")
    func everySequence() {
        /// What there is to know at a point: the ledger, and what its responder has heard.
        struct Point: Hashable {
            var ledger = DeliveryLedger()
            var isBegun = false
            var isOver = false
        }
        let steps: [Step] = [
            .hear(.began), .hear(.began, .held), .hear(.began, .refused), .hear(.changed), .hear(.ended),
            .hear(.ended, .held), .hear(.cancelled), .decided(), .decided(.refused), .claimedUnheard, .taken,
            .eventIsOver(), .eventIsOver(isCancelled: true),
        ]
        var seen: Set<Point> = []
        var broken: [String] = []
        var ahead = [Point()]
        while let point = ahead.popLast() {
            guard seen.insert(point).inserted else { continue }
            let isOpen = point.isBegun && !point.isOver
            if point.ledger.owesEnd != isOpen, point.ledger.state != .settled { broken.append("\(point)") }
            for step in steps {
                var next = point
                switch next.ledger.actions(step)[0] {
                case .tell(.began), .tellBeginningAsItWas:
                    if point.isBegun { broken.append("\(point): \(step)") }
                    next.isBegun = true
                case .tell(.changed): if !isOpen { broken.append("\(point): \(step)") }
                case .tell(.ended), .tell(.cancelled):
                    if !isOpen { broken.append("\(point): \(step)") }
                    next.isOver = true
                case .nothing, .hold, .refuse, .linger, .drop: break
                }
                ahead.append(next)
            }
        }
        #expect(broken == [])
        #expect(Set(seen.map(\.ledger.state)).count == 6)
    }
}
