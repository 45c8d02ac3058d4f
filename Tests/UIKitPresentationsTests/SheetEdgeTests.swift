// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitPresentations

@MainActor
@Suite("P29: sheets in low windows")
final class SheetEdgeTests {
    private let screen = TestScreen(size: CGSize(width: 844, height: 390))
    private let root = UIViewController()
    private let content = UIViewController()

    init() {
        screen.window.rootViewController = root
        screen.settle()
    }

    private func present() {
        root.present(content, animated: true)
        screen.advance(by: 1)
    }

    private var frame: CGRect { content.view.convert(content.view.bounds, to: nil) }

    private func drag(from start: CGFloat, to end: CGFloat) {
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 400, y: start))
        finger.move(to: CGPoint(x: 400, y: end), over: 0.5, steps: 10)
        finger.up()
        screen.advance(by: 1)
    }

    @Test("P29: a sheet covers everything, and no finger takes it away")
    func full() {
        present()
        #expect(frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        drag(from: 50, to: 380)
        #expect(root.presentedViewController === content)
        screen.resize(to: CGSize(width: 390, height: 844))
        screen.advance(by: 1)
        #expect(frame.minY > 0 && frame.width == 390)
    }

    @Test("P29: at the edge it has its heights and the safe area's width, or its controller's; a finger drags it away")
    func edge() {
        let sheet = content.sheetPresentationController
        sheet?.prefersEdgeAttachedInCompactHeight = true
        sheet?.detents = [.custom { _ in 150 }, .large()]
        content.preferredContentSize = CGSize(width: 400, height: 100)
        present()
        let safe = screen.window.safeAreaInsets
        #expect(frame.width == 844 - safe.left - safe.right)
        #expect(frame.maxY == 390 && frame.height == 150 + safe.bottom)
        sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        screen.settle()
        #expect(frame.width == 400 && abs(frame.midX - (844 + safe.left - safe.right) / 2) < 0.01)
        drag(from: 300, to: 120)
        #expect(frame.height > 300 && root.presentedViewController === content)
        drag(from: 60, to: 388)
        #expect(root.presentedViewController == nil)
    }
}
