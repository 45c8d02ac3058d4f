// SPDX-License-Identifier: Apache-2.0

import SeededRandom
import UIKitCore

// Scripts at random, of a kind in which recognizers get something to recognize.
extension GestureScript {
    /// Which recognizers a script may have.
    public enum Cast: String, Sendable { case scripted, builtIn, mixed }

    public init(seed: UInt64, cast: Cast = .mixed) {
        self.seed = seed
        var generator = SeededGenerator(seed: seed)
        makeViews(&generator)
        makeRecognizers(cast, &generator)
        makeRelations(&generator)
        makeTriggers(&generator)
        makeColumns(&generator)
    }

    private mutating func makeViews(_ generator: inout SeededGenerator) {
        let hasSecondWindow = generator.once(in: 8)
        for number in 0..<2 + generator.pick(5) {
            var view = ViewPart(
                frame: CGRect(
                    x: generator.pick(8) * 20, y: generator.pick(8) * 20, width: 60 + generator.pick(12) * 20,
                    height: 60 + generator.pick(12) * 20))
            if number > 0, !generator.once(in: 3) {
                view.parent = generator.pick(number)
                view.frame.origin.x /= 2
                view.frame.origin.y /= 2
            } else {
                view.isInSecondWindow = hasSecondWindow && generator.once(in: 2)
            }
            if view.parent == nil, generator.once(in: 3) {
                view.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
            }
            view.isMultipleTouchEnabled = !generator.once(in: 3)
            view.isExclusiveTouch = generator.once(in: 12)
            if generator.once(in: 10) { view.kind = generator.once(in: 2) ? .button : .slider }
            views.append(view)
        }
    }

    private mutating func makeRecognizers(_ cast: Cast, _ generator: inout SeededGenerator) {
        for _ in 0..<1 + generator.pick(6) {
            let isScripted: Bool
            switch cast {
            case .scripted: isScripted = true
            case .builtIn: isScripted = false
            case .mixed: isScripted = generator.once(in: 3)
            }
            var part = RecognizerPart(
                view: generator.pick(views.count),
                kind: isScripted
                    ? .scripted(Self.behaviour(&generator)) : Self.builtIn(&generator))
            part.cancelsTouchesInView = !generator.once(in: 4)
            part.delaysTouchesBegan = generator.once(in: 4)
            part.delaysTouchesEnded = !generator.once(in: 4)
            part.isEnabled = !generator.once(in: 20)
            part.requiresExclusiveTouchType = !generator.once(in: 4)
            if generator.once(in: 8) { part.refusesTouches = 1 + generator.pick(4) }
            if generator.once(in: 8) { part.refusesToBegin = 1 + generator.pick(4) }
            recognizers.append(part)
        }
    }

    private static func behaviour(_ generator: inout SeededGenerator) -> Behaviour {
        var behaviour = Behaviour(
            moment: generator.pick(from: [.began, .moved, .moved, .ended, .ended, .later, .never]))
        behaviour.isContinuous = generator.once(in: 2)
        behaviour.count = 1 + generator.pick(6)
        behaviour.touches = generator.once(in: 3) ? 2 : 1
        behaviour.failsByItself = !generator.once(in: 3)
        if generator.once(in: 4) { behaviour.patience = 1 + generator.pick(8) }
        if generator.once(in: 8) { behaviour.ignores = 1 + generator.pick(3) }
        return behaviour
    }

    private static func builtIn(_ generator: inout SeededGenerator) -> RecognizerPart.Kind {
        switch generator.pick(14) {
        case 0, 1: .tap(taps: 1, touches: 1)
        case 2: .tap(taps: 2, touches: 1)
        case 3: .tap(taps: 1 + generator.pick(3), touches: 1 + generator.pick(2))
        case 4, 5: .longPress(taps: 0, touches: 1, steps: 10)
        case 6: .longPress(taps: generator.pick(2), touches: 1 + generator.pick(2), steps: 1 + generator.pick(20))
        case 7, 8: .pan(minimum: 1, maximum: 10)
        case 9: .pan(minimum: 1 + generator.pick(2), maximum: 2)
        case 10: generator.once(in: 4) ? .hover : .edgePan(left: generator.once(in: 2))
        case 11: .pinch
        case 12: .rotation
        default: .swipe(direction: 1 << generator.pick(4), touches: 1 + generator.pick(4) / 3)
        }
    }

    private mutating func makeRelations(_ generator: inout SeededGenerator) {
        guard recognizers.count > 1 else { return }
        let mayCircle = generator.once(in: 16)
        for _ in 0..<generator.pick(6) {
            var one = generator.pick(recognizers.count)
            var other = generator.pick(recognizers.count)
            guard one != other else { continue }
            let kind = generator.pick(
                from: [.requires, .requires, .requires, .simultaneous, .simultaneous] + Relation.Kind.allCases)
            if !mayCircle {
                // Whoever waits has the smaller number, so nobody waits for itself in the end.
                switch kind {
                case .requires, .delegateRequires, .classRequires: if one > other { swap(&one, &other) }
                case .delegateIsRequired, .classIsRequired: if one < other { swap(&one, &other) }
                case .simultaneous, .cannotPrevent, .cannotBePrevented: break
                }
            }
            relations.append(Relation(kind: kind, one: one, other: other))
        }
    }

    private mutating func makeTriggers(_ generator: inout SeededGenerator) {
        guard generator.once(in: 2) else { return }
        for _ in 0..<1 + generator.pick(4) {
            let subject: Trigger.Subject =
                generator.once(in: 2)
                ? .view(generator.pick(views.count)) : .recognizer(generator.pick(recognizers.count))
            let moments: [Trigger.Moment]
            if case .view = subject {
                moments = [.began, .moved, .ended, .cancelled, .shouldBegin]
            } else {
                moments = Trigger.Moment.allCases
            }
            triggers.append(
                Trigger(
                    subject: subject, moment: generator.pick(from: moments), skipped: generator.pick(3),
                    deed: deed(&generator)))
        }
    }

    private func deed(_ generator: inout SeededGenerator) -> Deed {
        let view = generator.pick(views.count)
        let recognizer = generator.pick(recognizers.count)
        switch generator.pick(16) {
        case 0, 1, 2: return .removeView(view)
        case 3, 4: return .addView(view)
        case 5: return .hideView(view)
        case 6: return .toggleInteraction(view)
        case 7, 8, 9: return .removeRecognizer(recognizer)
        case 10: return .addRecognizer(recognizer, to: view)
        case 11, 12, 13: return .toggleRecognizer(recognizer)
        case 14: return generator.once(in: 2) ? .cancelAll : .leaveAndReturn
        default: return .hideSecondWindow
        }
    }

    private mutating func makeColumns(_ generator: inout SeededGenerator) {
        let length = 60 + generator.pick(100)
        columns = Array(repeating: Column(), count: length + 24)
        let pairsUp = generator.once(in: 3)
        for finger in 0..<1 + generator.pick(4) where !(pairsUp && finger == 1) {
            var column = generator.pick(12)
            while column < length {
                if pairsUp, finger == 0, generator.once(in: 2) {
                    column = makePair(at: column, &generator)
                } else {
                    column = makeStroke(of: finger, at: column, &generator)
                }
                // Often soon enough to be another tap.
                column += generator.once(in: 3) ? 1 + generator.pick(5) : 3 + generator.pick(30)
            }
        }
        guard !generator.once(in: 3) else { return }
        for _ in 0..<generator.pick(5) { columns[generator.pick(length)].deeds.append(deed(&generator)) }
    }

    /// A touch from down to end; returns the column after it.
    private mutating func makeStroke(of finger: Int, at start: Int, _ generator: inout SeededGenerator) -> Int {
        var point = CGPoint(x: 10 + generator.pick(30) * 10, y: 10 + generator.pick(30) * 10)
        var stride = CGVector(
            dx: CGFloat(generator.pick(9) - 4) * 6, dy: generator.once(in: 3) ? CGFloat(generator.pick(9) - 4) * 6 : 0)
        if generator.once(in: 6) {
            // From an edge of the screen, inwards.
            let isLeft = generator.once(in: 2)
            point.x = isLeft ? 3 : 385
            stride = CGVector(dx: isLeft ? 12 : -12, dy: 0)
        }
        var column = start
        func add(_ kind: PointerDeed.Kind) {
            columns[column].pointers.append(PointerDeed(finger: finger, kind: kind, point: point))
        }
        add(.down)
        let last = columns.count - 1
        // A tap, a hold, a stroke, or a stroke after a hold.
        if generator.once(in: 4) { column = min(last, column + 1 + generator.pick(14)) }
        if !generator.once(in: 3) {
            for _ in 0..<1 + generator.pick(10) where column < last {
                column += 1
                point.x += stride.dx + CGFloat(generator.pick(3) - 1)
                point.y += stride.dy + CGFloat(generator.pick(3) - 1)
                add(.move)
            }
        }
        column = min(last, column + 1 + (generator.once(in: 4) ? generator.pick(12) : 0))
        add(generator.once(in: 12) ? .cancel : .up)
        return column + 1
    }

    /// The first two fingers around a point: together, apart, or turning; returns the column after them.
    private mutating func makePair(at start: Int, _ generator: inout SeededGenerator) -> Int {
        let middle = CGPoint(x: 60 + generator.pick(20) * 10, y: 60 + generator.pick(20) * 10)
        var radius = CGFloat(20 + generator.pick(6) * 10)
        var angle = CGFloat(generator.pick(12)) * .pi / 6
        let growth = CGFloat(generator.pick(5) - 2) * 3
        let turn = CGFloat(generator.pick(5) - 2) * .pi / 36
        let last = columns.count - 1
        var column = start
        func add(_ kind: PointerDeed.Kind, _ finger: Int) {
            let side: CGFloat = finger == 0 ? 1 : -1
            let point = CGPoint(
                x: (middle.x + side * radius * cos(angle)).rounded(),
                y: (middle.y + side * radius * sin(angle)).rounded())
            columns[column].pointers.append(PointerDeed(finger: finger, kind: kind, point: point))
        }
        add(.down, 0)
        if generator.once(in: 3) { column = min(last, column + 1) }
        add(.down, 1)
        for _ in 0..<2 + generator.pick(8) where column < last {
            column += 1
            radius = max(5, radius + growth)
            angle += turn
            add(.move, 0)
            if !generator.once(in: 4) { add(.move, 1) }
        }
        column = min(last, column + 1)
        add(.up, 0)
        if generator.once(in: 2) { column = min(last, column + 1 + generator.pick(4)) }
        add(generator.once(in: 12) ? .cancel : .up, 1)
        return column + 1
    }
}
