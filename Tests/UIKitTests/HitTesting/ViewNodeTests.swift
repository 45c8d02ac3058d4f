// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Whether the tests run under AddressSanitizer, which brings this function along.
private let keepsFreedMemory = dlsym(nil, "__asan_init") != nil

@MainActor
@Suite("What hit-testing keeps of a view")
struct ViewNodeTests {
    @Test("Each yes or no of a view is a bit of its own, and none of them a changed part's")
    func flags() {
        let flags: [NodeFlags] = [
            .hidden, .interactionDisabled, .overridesHitTest, .overridesPointInside, .refusesWhileAnimating,
            .multipleTouch, .exclusiveTouch, .clips, .autoresizesSubviews, .needsLayout, .descendantNeedsLayout,
            .displayed, .opaque, .needsPropertyUpdate, .isLayingOut, .hasGestureRecognizers, .overridesTouchMessages,
            .hasOwnNext, .needsSafeAreaUpdate, .drawsItself, .needsDisplay, .needsConstraintUpdate,
            .descendantNeedsConstraintUpdate, .constrained,
        ]
        #expect(flags.allSatisfy { $0.rawValue.nonzeroBitCount == 1 && $0.aspects == [] })
        #expect(flags.reduce(into: NodeFlags(rawValue: 0)) { $0.formUnion($1) }.rawValue == 0xFF_FFFF)
        var all = NodeFlags(flags)
        for aspects: UInt8 in [0, 1, 0x80, 0xA5, 0xFF] {
            all.aspects = DisplayAspects(rawValue: aspects)
            #expect(all.aspects.rawValue == aspects && flags.allSatisfy(all.contains))
        }
    }

    @Test("A window waits for a turn's end if it is shown, and something in it has to be laid out")
    func waiting() {
        let view = UIView()
        let (node, before) = (view.node, view.node.pointee.flags)
        defer { withExtendedLifetime(view) { node.pointee.flags = before } }
        node.pointee.flags = []
        #expect(!node.pointee.isWaitingForTurnsEnd)
        for flag in [NodeFlags.needsLayout, .descendantNeedsLayout, .needsSafeAreaUpdate] {
            node.pointee.flags = flag
            #expect(node.pointee.isWaitingForTurnsEnd)
            node.pointee.flags = [flag, .hidden]
            #expect(!node.pointee.isWaitingForTurnsEnd)
        }
        node.pointee.flags = [.needsDisplay, .constrained]
        #expect(!node.pointee.isWaitingForTurnsEnd)
    }

    @Test("A box has its edges, and is grown by more than rounding where its numbers are large")
    func boxes() {
        let box = Box(minX: 1, minY: 2, maxX: 3, maxY: 4)
        for (x, y, isIn) in [
            (1, 2, true), (3, 4, true), (0.9, 3, false), (3.1, 3, false), (2, 1.9, false), (2, 4.1, false),
        ] {
            #expect(box.contains(x, y) == isIn)
        }
        let grown = Box(minX: -8, minY: 0, maxX: 0.5, maxY: 0.5).grownByRounding
        #expect(grown.minX == -8 - 8e-12 && grown.minY == -8e-12 && grown.maxX == 0.5 + 8e-12)
        for far in [
            Box(minX: 0, minY: -16, maxX: 1, maxY: 1), Box(minX: 0, minY: 0, maxX: 16, maxY: 1),
            Box(minX: 0, minY: 0, maxX: 1, maxY: 16),
        ] { #expect(far.grownByRounding.maxX == far.maxX + 16e-12) }
        #expect(Box(minX: 0, minY: 0, maxX: 0.25, maxY: 0.25).grownByRounding.minX == -1e-12)
    }

    @Test("What may have been meant is looked for among four thousand views, and not beyond")
    func withheldLimit() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let control = UIControl(frame: view.bounds)
        view.addSubview(control)
        for _ in 0..<3998 { view.addSubview(UIView()) }
        func target() -> UIView? {
            var search = WithheldTargets()
            return search.target(below: view, at: TracePoint(x: 5, y: 5), .refused(.hidden))
        }
        #expect(target() === control)
        view.addSubview(UIView())
        #expect(target() == nil)
    }

    @Test("A hit test of an application that is traced is recorded, and only while it goes on")
    func recorders() {
        let before = HitTestRecorder.inUse
        let trace = TraceLog()
        let screen = TestScreen(trace: trace)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.window.addSubview(view)
        screen.finger().tap(at: CGPoint(x: 5, y: 5))
        let walks = trace.events.compactMap { if case .hitTest(let walk) = $0 { walk } else { nil } }
        #expect(walks.count == 1 && walks.first?.result?.identifier == screen.application.subject(of: view).identifier)
        #expect(HitTestRecorder.inUse == before)
        screen.application.trace.hitTestRecorder = HitTestRecorder(screen.application)
        #expect(HitTestRecorder.inUse == before + 1)
        screen.application.trace.hitTestRecorder = HitTestRecorder(screen.application)
        #expect(HitTestRecorder.inUse == before + 1)
        screen.application.trace.hitTestRecorder = nil
        #expect(HitTestRecorder.inUse == before)
    }

    @Test("A walk says what each view answered, in the order in which they were asked, and how deep it is")
    func told() {
        final class Deaf: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                _ = super.hitTest(point, with: event)
                return nil
            }
        }
        final class Narrow: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
        }
        let trace = TraceLog()
        let screen = TestScreen(trace: trace)
        var names = [screen.application.subject(of: screen.window): "window"]
        func add(_ name: String, _ view: UIView, to parent: UIView) -> UIView {
            view.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
            parent.addSubview(view)
            names[screen.application.subject(of: view)] = name
            return view
        }
        _ = add("behind", UIView(), to: screen.window)
        let flat = add("flat", UIView(), to: screen.window)
        _ = add("leaf", UIView(), to: add("holder", UIView(), to: screen.window))
        let hidden = add("hidden", UIControl(), to: screen.window)
        let edge = add("edge", UIView(), to: screen.window)
        _ = add("narrow", Narrow(), to: screen.window)
        _ = add("inner", UIView(), to: add("deaf", Deaf(), to: screen.window))
        hidden.isHidden = true
        for view in [flat, edge] { view.transform = CGAffineTransform(scaleX: 0, y: 1) }

        func line(_ visit: HitTestWalk.Visit) -> String {
            let answer =
                switch visit.verdict {
                case .hit: "hit"
                case .passedOn(let taker): "passed to \(names[taker] ?? "?")"
                case .answeredByOverride(let answer): "answered \(answer.map { names[$0] ?? "?" } ?? "nil")"
                case .refused(let refusal): "\(refusal)"
                case .covered(let front): "covered by \(names[front] ?? "?")"
                }
            let place = visit.point.map { "\($0.x)" } ?? "nowhere"
            return "\(visit.depth) \(names[visit.view] ?? "?") at \(place): \(answer)"
        }
        let walk = screen.scene.hitTestWalk(at: CGPoint(x: 50, y: 50))
        let lines = [
            "0 window at 50.0: passed to leaf", "1 deaf at 40.0: answered nil", "2 deaf at 40.0: passed to inner",
            "3 inner at 30.0: hit", "1 narrow at 40.0: \(HitTestWalk.Refusal.outsideByOverride)",
            "1 edge at nowhere: \(HitTestWalk.Refusal.singularTransform)",
            "1 hidden at 40.0: \(HitTestWalk.Refusal.hidden)", "1 holder at 40.0: passed to leaf",
            "2 leaf at 30.0: hit",
            "1 flat at nowhere: covered by leaf", "1 behind at 40.0: covered by leaf",
        ]
        #expect(walk.visits.map(line) == lines)
        // What a person may have meant is looked for with a touch alone.
        #expect(walk.visits.allSatisfy { $0.withheld == nil })
        screen.finger().tap(at: CGPoint(x: 50, y: 50))
        let traced = trace.events.compactMap { if case .hitTest(let walk) = $0 { walk } else { nil } }.first
        #expect(traced?.visits.map(line) == lines)
        #expect(traced?.visits.compactMap { $0.withheld.map { names[$0] } } == ["hidden"])
    }

    #if os(Linux)
        @Test(
            "Indexes that are given up and views that go leave no memory behind",
            .disabled(if: keepsFreedMemory, "AddressSanitizer keeps freed memory for a while"))
        func memory() async {
            await #expect(processExitsWith: .exitCode(7)) { @MainActor in
                /// What the program's memory has grown by, in bytes, after it did something very often.
                func growth(_ work: () -> Void) -> Int {
                    for _ in 0..<10 { work() }
                    let before = MemoryGauge().ownMemory ?? 0
                    for _ in 0..<100 { work() }
                    return (MemoryGauge().ownMemory ?? .max) - before
                }
                let parent = UIView(frame: CGRect(x: 0, y: 0, width: 4096, height: 10))
                for place in 0..<4096 {
                    parent.addSubview(UIView(frame: CGRect(x: place, y: 0, width: 1, height: 10)))
                }
                // Each has a hundred thousand bytes of boxes, and sixteen thousand of places.
                let ofIndexes = growth {
                    ChildIndex(parent.node.pointee.childSlots, count: 4096, serial: 1).free()
                }
                // Each has a list of levels, and is given up when the children change places.
                let few = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                for _ in 0..<2 { few.addSubview(UIView(frame: few.bounds)) }
                let ofSearches = ChildIndexing.alwaysIndexes {
                    growth {
                        for _ in 0..<200 {
                            _ = few.hitTest(.zero, with: nil)
                            few.sendSubviewToBack(few.subviews[1])
                        }
                    }
                }
                // Each has a transform, and room for its children, twice: the first four need less.
                let ofViews = growth {
                    for _ in 0..<100 {
                        let view = UIView()
                        view.transform = CGAffineTransform(rotationAngle: 1)
                        for _ in 0..<5 { view.addSubview(UIView()) }
                    }
                }
                exit(ofIndexes < 1_000_000 && ofSearches < 500_000 && ofViews < 1_000_000 ? 7 : 3)
            }
        }
    #endif
}
