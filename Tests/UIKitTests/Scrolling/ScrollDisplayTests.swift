// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

/// A host that keeps what it is given to paint.
@MainActor
private final class PaintingHost: ApplicationHost {
    var presented: [DisplayChanges] = []
    func start(_ application: UIApplication) throws {}
    func present(_ changes: DisplayChanges, of scene: SceneIdentifier) { presented.append(changes) }
    func reject(_ record: InputRecord, because fault: InputFault) {}
    func stop() {}
}

@MainActor
@Suite("What a host paints of motion")
struct ScrollDisplayTests {
    private let host = PaintingHost()
    let screen = TestScreen(size: CGSize(width: 300, height: 600))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    init() {
        screen.application.host = host
        screen.scene.startDisplay()
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        for row in 0..<20 {
            scrollView.addSubview(UIView(frame: CGRect(x: 0, y: CGFloat(row) * 100, width: 300, height: 100)))
        }
        screen.window.addSubview(scrollView)
        screen.settle()
        host.presented = []
    }

    /// Asking the screen makes its application the shared one: another suite may have begun since `init`.
    private var firstRow: UIView {
        _ = screen.application
        return scrollView.subviews[0]
    }

    private func aspects(of view: UIView) -> DisplayAspects {
        host.presented.flatMap(\.changed).filter { $0.view === view }.reduce([]) { $0.union($1.aspects) }
    }

    @Test("Scrolling is one change of the scroll view, whatever is in it")
    func oneChange() throws {
        scrollView.showsVerticalScrollIndicator = false
        scrollView.contentOffset.y = 50
        screen.settle()
        let changes = try #require(host.presented.first?.changed)
        #expect(host.presented.count == 1)
        #expect(changes.count == 1)
        #expect(changes.first?.view === scrollView)
        #expect(changes.first?.aspects == .scroll)
    }

    @Test("A drag moves the content and its indicator, and nothing else")
    func drag() {
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 150, y: 300))
        finger.move(by: CGVector(dx: 0, dy: -30))
        host.presented = []
        finger.move(by: CGVector(dx: 0, dy: -30))
        let changes = host.presented.flatMap(\.changed)
        #expect(changes.count == 2)
        #expect(aspects(of: scrollView) == .scroll)
        #expect(changes.allSatisfy { $0.view === scrollView || $0.aspects == .geometry })
    }

    @Test("An animation is told once, with the way that is left; its end is not told")
    func animation() throws {
        let view = firstRow
        screen.settle()
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        screen.settle()
        #expect(aspects(of: view) == [.appearance, .animations])
        let told = try #require(view.displayAnimations.first)
        #expect(told.property == .opacity)
        #expect(told.keyframes.map(\.value) == [.number(1), .number(0)])
        #expect(told.elapsed == 0)
        #expect(told.duration == 1)
        host.presented = []
        screen.advance(by: 2)
        #expect(host.presented.isEmpty)
        #expect(view.displayAnimations.isEmpty)
    }

    @Test("A picture that is painted anew has the rest of a running animation")
    func reconnection() throws {
        let view = firstRow
        screen.settle()
        UIView.animate(withDuration: 1) { view.center.x = 500 }
        screen.advance(by: 0.25)
        host.presented = []
        screen.application.repaint(SceneIdentifier(1))
        screen.settle()
        #expect(aspects(of: view).contains(.animations))
        #expect(view.displayAnimations.map(\.elapsed) == [0.25])
    }

    @Test("An animation that is removed is taken out of the list that the host has")
    func removal() {
        let view = firstRow
        screen.settle()
        UIView.animate(withDuration: 1) { view.center.x = 500 }
        screen.settle()
        host.presented = []
        view.layer.removeAllAnimations()
        screen.settle()
        #expect(aspects(of: view) == .animations)
        #expect(view.displayAnimations.isEmpty)
    }
}
