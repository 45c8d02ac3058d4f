// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Safe areas")
struct SafeAreaTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 600))

    private func covered(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0) -> UIView {
        screen.resize(
            to: CGSize(width: 300, height: 600), safeArea: UIEdgeInsets(top: top, left: left, bottom: bottom, right: 0))
        screen.settle()
        return screen.window
    }

    @Test("L38: what reaches beyond an edge that nothing covers is not covered there")
    func beyond() {
        let outer = covered(top: 40)
        let view = UIView(frame: CGRect(x: -20, y: 0, width: 400, height: 2000))
        outer.addSubview(view)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
        let inner = UIView(frame: CGRect(x: 0, y: 30, width: 400, height: 3000))
        view.addSubview(inner)
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    }

    @Test("L38: a view has what of its superview's unsafe edge lies over it")
    func within() {
        let outer = covered(bottom: 34)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 580))
        outer.addSubview(view)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 14, right: 0))
    }

    @Test("L38: content has nothing of what its scroll view turned into room, wherever it is scrolled to")
    func scrolled() {
        let outer = covered(top: 40, left: 20, bottom: 34)
        let scrollView = UIScrollView(frame: outer.bounds)
        scrollView.contentSize = CGSize(width: 200, height: 2000)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 2000))
        scrollView.addSubview(content)
        outer.addSubview(scrollView)
        screen.settle()
        #expect(scrollView.adjustedContentInset.top == 40 && scrollView.adjustedContentInset.bottom == 34)
        let left = content.safeAreaInsets.left
        #expect(content.safeAreaInsets == UIEdgeInsets(top: 0, left: left, bottom: 0, right: 0))
        scrollView.contentOffset.y = 700
        #expect(content.safeAreaInsets == UIEdgeInsets(top: 0, left: left, bottom: 0, right: 0))
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentOffset.y = 0
        #expect(content.safeAreaInsets.top == 40)
    }
}
