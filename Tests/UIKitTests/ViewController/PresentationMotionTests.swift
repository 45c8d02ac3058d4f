// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("J45: how presentations move on the screen")
final class PresentationMotionTests: PresentationFixture {
    /// Where the view is shown, from its place.
    private func way(_ view: UIView?) -> CGFloat {
        guard let layer = view?.layer, let shown = layer.presentation() else { return 0 }
        return shown.position.y - layer.position.y
    }

    private func opacity(_ view: UIView?) -> Float { view.map { ($0.layer.presentation() ?? $0.layer).opacity } ?? -1 }

    @Test("A view slides from below, while it has its place already, and back, until it is taken away")
    func slide() {
        let height = screen.window.bounds.height
        present(.fullScreen, animated: true)
        #expect(b.view.frame == screen.window.bounds && way(b.view) == height)
        screen.advance(by: 0.1)
        let early = way(b.view)
        #expect(early > 0 && early < height / 2)
        screen.advance(by: 0.2)
        #expect(way(b.view) < height / 50 && way(b.view) >= 0 && b.view.frame == screen.window.bounds)
        screen.advance(by: 0.2)
        #expect(way(b.view) == 0 && (b.view.layer.animationKeys() ?? []).isEmpty)
        a.dismiss(animated: true)
        #expect(way(b.view) == 0)
        screen.advance(by: 0.3)
        #expect(way(b.view) > height * 0.98 && b.view.frame == screen.window.bounds)
        screen.advance(by: 0.2)
        #expect(b.view.window == nil && (b.view.layer.animationKeys() ?? []).isEmpty)
    }

    @Test("A sheet slides from its place to below the window, and what darkens the content behind it fades")
    func sheet() throws {
        present(.pageSheet, animated: true)
        let sheet = try #require(b.presentationController?.presentedView)
        let container = try #require(b.presentationController?.containerView)
        let dimming = container.subviews.first { $0 is UIDimmingView }
        let place = container.convert(sheet.bounds, from: sheet).minY
        #expect(place > 0 && way(sheet) == container.bounds.maxY - place && opacity(dimming) == 0)
        screen.advance(by: 0.2)
        #expect(opacity(dimming) > 0.5)
        screen.advance(by: 0.3)
        #expect(way(sheet) == 0 && opacity(dimming) == 1)
    }

    @Test("Other transition styles fade", arguments: [UIModalTransitionStyle.crossDissolve, .flipHorizontal])
    func fade(style: UIModalTransitionStyle) {
        b.modalTransitionStyle = style
        present(.overFullScreen, animated: true)
        #expect(way(b.view) == 0 && opacity(b.view) == 0 && b.view.alpha == 1)
        screen.advance(by: 0.2)
        #expect(opacity(b.view) > 0.5 && opacity(b.view) < 1)
        screen.advance(by: 0.3)
        #expect(opacity(b.view) == 1)
        a.dismiss(animated: true)
        screen.advance(by: 0.2)
        #expect(opacity(b.view) < 0.5)
    }

    @Test("A dismissal that interrupts turns back from where the view is shown")
    func interrupted() {
        present(.fullScreen, animated: true)
        screen.advance(by: 0.05)
        let early = way(b.view)
        #expect(early > 10)
        a.dismiss(animated: true)
        #expect(abs(way(b.view) - early) < 0.001)
        screen.advance(by: 0.5)
        present(.fullScreen, animated: true)
        #expect(way(b.view) == screen.window.bounds.height)
    }

    @Test("Nothing moves without animation, for people who want less motion, and while animations are off")
    func still() {
        present(.fullScreen)
        #expect(b.view.layer.animationKeys() == nil)
        a.dismiss(animated: false)
        UIView.setAnimationsEnabled(false)
        present(.fullScreen, animated: true)
        UIView.setAnimationsEnabled(true)
        #expect(b.view.layer.animationKeys() == nil)
        screen.advance(by: 0.5)
        a.dismiss(animated: false)
        var description = screen.scene.screenDescription
        description.accessibility = .reducesMotion
        screen.send(.resize(description))
        present(.fullScreen, animated: true)
        #expect(b.view.layer.animationKeys() == nil)
    }

    @Test("J18: the view takes no touches on its way, and has them at its place afterwards")
    func touches() {
        let button = UIButton(frame: CGRect(x: 50, y: 400, width: 100, height: 44))
        button.addAction(UIAction { [log] _ in log("tapped") }, for: .touchUpInside)
        b.loadViewIfNeeded()
        b.view.addSubview(button)
        present(.fullScreen, animated: true)
        _ = log.take()
        screen.advance(by: 0.2)
        screen.finger().tap(at: CGPoint(x: 100, y: 420))
        #expect(!log.take().contains("tapped"))
        screen.advance(by: 0.3)
        _ = log.take()
        screen.finger().tap(at: CGPoint(x: 100, y: 420))
        #expect(log.take() == ["tapped"])
    }
}
