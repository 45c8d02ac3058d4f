// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

/// Writes every hierarchy callback into a log.
private final class NotedView: UIView {
    let name: String
    let log: CallLog
    var onCall: ((String) -> Void)?

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ text: String) {
        log("\(name) \(text)")
        onCall?(text)
    }

    private func text(_ view: UIView?) -> String { view.map { ($0 as? NotedView)?.name ?? "window" } ?? "nil" }

    override func willMove(toSuperview view: UIView?) { note("willMove \(text(view))") }
    override func didMoveToSuperview() { note("didMove \(text(superview))") }
    override func willMove(toWindow window: UIWindow?) { note("willEnter \(text(window))") }
    override func didMoveToWindow() { note("didEnter \(text(window))") }
    override func didAddSubview(_ view: UIView) { note("added \(text(view))") }
    override func willRemoveSubview(_ view: UIView) { note("willRemove \(text(view))") }
}

@MainActor
@Suite("Views: the hierarchy")
struct ViewHierarchyTests {
    let log = CallLog()
    let screen = TestScreen()

    private func make(_ name: String) -> NotedView { NotedView(name, log) }

    @Test("The calls of adding, moving and removing come in one order, down the subtree")
    func order() {
        let parent = make("p")
        let child = make("c")
        parent.addSubview(child)
        #expect(log.take() == ["c willMove p", "c didMove p", "p added c"])
        screen.window.addSubview(parent)
        #expect(
            log.take() == [
                "p willMove window", "p willEnter window", "c willEnter window", "p didEnter window",
                "c didEnter window",
                "p didMove window",
            ])
        let other = make("o")
        screen.window.addSubview(other)
        _ = log.take()
        other.addSubview(child)
        #expect(log.take() == ["c willMove o", "p willRemove c", "c didMove o", "o added c"])
        child.removeFromSuperview()
        #expect(
            log.take() == ["c willMove nil", "c willEnter nil", "o willRemove c", "c didEnter nil", "c didMove nil"])
        child.removeFromSuperview()
        #expect(log.take() == [])
    }

    @Test("B10: subviews are back to front, wherever they are inserted")
    func insertion() {
        let parent = UIView()
        let views = (0..<5).map { _ in UIView() }
        func names() -> [Int] { parent.subviews.compactMap { views.firstIndex(of: $0) } }
        parent.addSubview(views[0])
        parent.insertSubview(views[1], at: 0)
        parent.insertSubview(views[2], belowSubview: views[0])
        parent.insertSubview(views[3], aboveSubview: views[1])
        #expect(names() == [1, 3, 2, 0])
        // Out of range: as far as there is room.
        parent.insertSubview(views[4], at: 99)
        #expect(names() == [1, 3, 2, 0, 4])
        parent.insertSubview(views[4], at: -5)
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        parent.bringSubviewToFront(views[3])
        parent.sendSubviewToBack(views[4])
        #expect(names() == [4, 0, 2, 1, 3])
        parent.insertSubview(views[4], aboveSubview: views[3])
        parent.insertSubview(views[3], belowSubview: views[0])
        parent.addSubview(views[2])
        #expect(names() == [3, 0, 1, 4, 2])
        #expect(views.allSatisfy { $0.superview === parent })
    }

    @Test("A view cannot be its own subview")
    func ownSubview() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = UIView()
                view.addSubview(view)
            }
        }
    }

    @Test("A view cannot become a subview of what is inside it")
    func ancestor() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let outer = UIView()
                let inner = UIView()
                outer.addSubview(inner)
                inner.addSubview(outer)
            }
        }
    }

    @Test("Exchanging subviews that do not exist is a programming error")
    func exchangeOutOfRange() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIView().exchangeSubview(at: 0, withSubviewAt: 1) }
        }
    }

    @Test("NaN in a frame is a programming error")
    func notANumber() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIView().frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1) }
        }
    }

    @Test("A callback may remove the view a second time, or put it elsewhere")
    func callbacksInterfere() {
        let old = make("old")
        let new = make("new")
        let view = make("v")
        let third = make("third")
        for parent in [old, new, third] { screen.window.addSubview(parent) }
        old.addSubview(view)
        old.onCall = { call in
            old.onCall = nil
            if call == "willRemove v" { view.removeFromSuperview() }
        }
        view.removeFromSuperview()
        #expect(view.superview == nil && view.window == nil && old.subviews.isEmpty)
        old.addSubview(view)
        old.onCall = { _ in
            old.onCall = nil
            third.addSubview(view)
        }
        new.addSubview(view)
        #expect(view.superview === new && third.subviews.isEmpty && old.subviews.isEmpty)
        // The new superview leaves its window while the view is on its way into it.
        view.removeFromSuperview()
        view.onCall = { call in
            view.onCall = nil
            new.removeFromSuperview()
        }
        new.addSubview(view)
        #expect(view.superview === new && view.window == nil)
        // And the view goes back to where it was while it is taken out.
        screen.window.addSubview(new)
        view.onCall = { call in
            view.onCall = nil
            third.addSubview(view)
        }
        view.removeFromSuperview()
        #expect(view.superview === third && view.window === screen.window)
    }

    @Test("C31, C35: a removed view has no next; a subtree without a window keeps its own chain")
    func chain() {
        let parent = UIView()
        let child = UIView()
        parent.addSubview(child)
        #expect(child.next === parent && parent.next == nil)
        child.removeFromSuperview()
        #expect(child.next == nil)
    }

    @Test("Tags are found in the view itself, then depth first, back to front")
    func tags() {
        let root = UIView()
        let views = (0..<4).map { _ in UIView() }
        root.addSubview(views[0])
        views[0].addSubview(views[1])
        root.addSubview(views[2])
        for view in views { view.tag = 7 }
        views[0].tag = 1
        #expect(root.viewWithTag(7) === views[1])
        root.tag = 7
        #expect(root.viewWithTag(7) === root)
        #expect(root.viewWithTag(99) == nil)
        #expect(views[1].isDescendant(of: root) && root.isDescendant(of: root) && !root.isDescendant(of: views[1]))
    }

    @Test("A tint color holds for everything below that has none of its own, and is told once per change")
    func tint() {
        final class Tinted: UIView {
            var count = 0
            override func tintColorDidChange() { count += 1 }
        }
        let views = (0..<3).map { _ in Tinted() }
        views[0].addSubview(views[1])
        views[1].addSubview(views[2])
        let base = views.map(\.count)
        views[0].tintColor = .red
        #expect(views[2].tintColor == .red)
        views[1].tintColor = .green
        views[0].tintColor = .blue
        #expect(views.map(\.tintColor) == [.blue, .green, .green])
        #expect(zip(views.map(\.count), base).map { $0 - $1 } == [2, 2, 2])
        views[1].tintColor = nil
        #expect(views[2].tintColor == .blue)
    }
}
