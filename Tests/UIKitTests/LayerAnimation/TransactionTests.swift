// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Motions by themselves, and transactions")
struct TransactionTests {
    private let painted = PaintedScreen()
    private let log = CallLog()
    private var screen: TestScreen { painted.screen }

    @Test("W32: a painted layer's change moves for a quarter of a second, from where it is shown; a view's does not")
    func implicit() {
        let layer = painted.show(CALayer())
        layer.position.x = 100
        #expect(layer.animationKeys() == ["position"] && layer.position.x == 100)
        screen.advance(by: 0.125)
        let half = rounded(layer.presentation()?.position.x)
        #expect(half == 80.24)
        layer.position.x = 0
        #expect(rounded(layer.presentation()?.position.x) == half)
        screen.advance(by: 0.25)
        #expect(layer.animationKeys() == nil)
        let view = UIView()
        screen.window.addSubview(view)
        screen.settle()
        view.layer.position.x = 5
        #expect(view.layer.animationKeys() == nil)
        layer.actions = ["opacity": NSNull()]
        layer.opacity = 0
        #expect(layer.animationKeys() == nil)
        CATransaction.setDisableActions(true)
        layer.position.x = 50
        #expect(layer.animationKeys() == nil)
        screen.advance(by: 0)
        #expect(!CATransaction.disableActions())
    }

    @Test("W33: a transaction says how long changes move, and calls back when they and the views' animations are over")
    func transaction() {
        let layer = painted.show(CALayer())
        let view = UIView()
        screen.window.addSubview(view)
        screen.settle()
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setCompletionBlock { [log] in log("all") }
        layer.opacity = 0
        UIView.animate(withDuration: 2) {
            view.alpha = 0
        } completion: { [log] in
            log("view \($0)")
        }
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 1)
        CATransaction.setAnimationDuration(3)
        CATransaction.commit()
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        screen.advance(by: 1.5)
        #expect(layer.animationKeys() == nil && log.take() == [])
        screen.advance(by: 0.5)
        #expect(log.take() == ["view true", "all"])
        CATransaction.begin()
        CATransaction.setCompletionBlock { [log] in log("nothing moved") }
        CATransaction.commit()
        #expect(log.take() == [])
        screen.advance(by: 0)
        #expect(log.take() == ["nothing moved"])
    }

    @Test("W33: a transaction waits for an animator that was started in it until the animator is inactive")
    func transactionOfAnAnimator() {
        let view = UIView()
        screen.window.addSubview(view)
        screen.settle()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.addCompletion { [log] in log("animator \($0)") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { [log] in log("all") }
        animator.startAnimation()
        CATransaction.commit()
        screen.advance(by: 0.5)
        // Scrubbing, in a transaction too, begins nothing that somebody waits for.
        CATransaction.begin()
        animator.fractionComplete = 0.25
        CATransaction.commit()
        screen.advance(by: 2)
        #expect(log.take() == [])
        animator.startAnimation()
        screen.advance(by: 0.75)
        screen.advance(by: 0)
        #expect(log.take() == ["animator end", "all"])
    }

    @Test("W32: values of a transaction by their keys")
    func transactionValues() {
        var isDone = false
        // The completion is called by the application of the newest screen that was asked for anything.
        screen.settle()
        CATransaction.begin()
        CATransaction.setValue("yes", forKey: kCATransactionDisableActions)
        #expect(!CATransaction.disableActions())
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        #expect(CATransaction.disableActions())
        let done: () -> Void = { isDone = true }
        CATransaction.setValue(done, forKey: kCATransactionCompletionBlock)
        #expect(CATransaction.value(forKey: kCATransactionCompletionBlock) != nil)
        CATransaction.commit()
        screen.advance(by: 0)
        #expect(isDone)
    }

    @Test("W94: without a host layers move by themselves once a turn ended with them in a window, and not before")
    func withoutHost() {
        let screen = TestScreen()
        let layer = CALayer()
        let view = UIView()
        view.layer.addSublayer(layer)
        screen.settle()
        layer.position.x = 10
        screen.window.addSubview(view)
        layer.position.x = 20
        let later = CALayer()
        view.layer.addSublayer(later)
        later.position.x = 20
        #expect(layer.animationKeys() == nil && later.animationKeys() == nil)
        screen.settle()
        CATransaction.begin()
        CATransaction.setCompletionBlock { [log] in log("moved") }
        layer.position.x = 100
        later.position.x = 100
        CATransaction.commit()
        #expect(layer.animationKeys() == ["position"] && later.animationKeys() == ["position"])
        screen.advance(by: 0.125)
        #expect(rounded(layer.presentation()?.position.x) != 100 && log.take() == [])
        screen.advance(by: 0.125)
        screen.advance(by: 0)
        #expect(layer.animationKeys() == nil && log.take() == ["moved"])
        view.removeFromSuperview()
        screen.settle()
        screen.window.addSubview(view)
        layer.position.x = 0
        #expect(layer.animationKeys() == nil)
    }
}
