// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import SeededRandom
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLayout

/// A tree of views whose constraints say each frame exactly, changed at random.
@MainActor
private final class LayoutStory {
    let window: UIWindow
    private var random: SeededGenerator
    private var views: [UIView] = []
    private var pins: [ObjectIdentifier: [NSLayoutConstraint]] = [:]

    init(seed: UInt64, window: UIWindow) {
        random = SeededGenerator(seed: seed)
        self.window = window
        for _ in 0..<8 {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            attach(view)
            views.append(view)
        }
    }

    /// Puts a view into another one that is not in it, and says where it is.
    private func attach(_ view: UIView) {
        let candidates = [window] + views.filter { !$0.isDescendant(of: view) && $0.window != nil }
        let parent = random.pick(from: candidates)
        parent.addSubview(view)
        pin(view)
    }

    private func pin(_ view: UIView) {
        guard let parent = view.superview else { return }
        NSLayoutConstraint.deactivate(pins[ObjectIdentifier(view)] ?? [])
        let siblings = parent.subviews.prefix { $0 !== view }
        let before = siblings.isEmpty ? nil : random.pick(from: Array(siblings))
        let number = CGFloat(random.pick(20))
        let leading = before?.trailingAnchor ?? parent.leadingAnchor
        let new = [
            view.leadingAnchor.constraint(equalTo: leading, constant: number),
            view.topAnchor.constraint(equalTo: (before ?? parent).topAnchor, constant: number),
            random.once(in: 2)
                ? view.widthAnchor.constraint(equalToConstant: number * 3)
                : view.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.25, constant: -number),
            view.heightAnchor.constraint(greaterThanOrEqualToConstant: 10 + number),
            view.heightAnchor.constraint(equalToConstant: 15),
        ]
        new[4].priority = random.once(in: 2) ? .defaultLow : .defaultHigh
        NSLayoutConstraint.activate(new)
        pins[ObjectIdentifier(view)] = new
    }

    func step() {
        let view = random.pick(from: views)
        switch random.pick(6) {
        case 0:
            view.removeFromSuperview()
            // Who was pinned to it lost that: all are pinned anew.
            attach(view)
            for view in views { pin(view) }
        case 1: pin(view)
        case 2, 3: pins[ObjectIdentifier(view)]?[random.pick(2)].constant = CGFloat(random.pick(50))
        case 4: pins[ObjectIdentifier(view)]?[4].priority = UILayoutPriority(Float(1 + random.pick(998)))
        default: window.frame.size.width = CGFloat(300 + random.pick(200))
        }
    }

    var frames: [CGRect] { views.map(\.frame) }

    /// Forgets all solutions, so that the next layout begins anew.
    func forget() {
        LayoutItem.existing(window)?.ownEngine = nil
        LayoutSystem.forEachItem(in: window) { $0.leaveEngine() }
        window.setNeedsLayout()
        for view in views { view.setNeedsLayout() }
    }
}

@MainActor
@Suite("Random layouts")
struct RandomLayoutTests {
    // Each seed is a case of its own: other tests wait for the main actor meanwhile.
    @Test("L5: a layout that was changed step by step is the one that begins anew", arguments: 0..<25 as Range<UInt64>)
    func incremental(seed: UInt64) {
        let screen = TestScreen(size: CGSize(width: 400, height: 800))
        let story = LayoutStory(seed: seed, window: screen.window)
        for step in 0..<20 {
            story.step()
            screen.settle()
            let frames = story.frames
            story.forget()
            screen.settle()
            guard story.frames == frames else {
                Issue.record("seed \(seed), step \(step): \(frames) and anew \(story.frames)")
                return
            }
        }
        #expect(screen.application.faults.isEmpty)
    }

    @Test("L5: the same without beginning anew in between", arguments: 100..<125 as Range<UInt64>)
    func longRuns(seed: UInt64) {
        let screen = TestScreen(size: CGSize(width: 400, height: 800))
        let story = LayoutStory(seed: seed, window: screen.window)
        for _ in 0..<60 {
            story.step()
            screen.settle()
        }
        let frames = story.frames
        story.forget()
        screen.settle()
        #expect(story.frames == frames)
    }
}
