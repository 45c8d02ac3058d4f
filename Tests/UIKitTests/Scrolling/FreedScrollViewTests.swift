// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@MainActor @Suite("A scroll view that is freed while it moves")
struct FreedScrollViewTests {
    private final class Owner: NSObject, UIScrollViewDelegate {
        var scrollView: UIScrollView?
        var steps = 0

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            steps += 1
            guard steps > 2 else { return }
            self.scrollView?.removeFromSuperview()
            self.scrollView = nil
        }
    }

    @Test("A delegate may let go of the scroll view in a step of its motion")
    func motion() {
        let screen = TestScreen()
        let owner = Owner()
        weak var freed: UIScrollView?
        do {
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            scrollView.contentSize = CGSize(width: 200, height: 5000)
            scrollView.delegate = owner
            screen.window.addSubview(scrollView)
            owner.scrollView = scrollView
            freed = scrollView
            scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
        }
        screen.advance(by: 1)
        #expect(freed == nil)
        #expect(owner.steps == 3)
    }
}
