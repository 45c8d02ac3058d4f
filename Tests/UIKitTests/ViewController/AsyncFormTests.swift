// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Async forms of what has a completion handler")
final class AsyncFormTests: PresentationFixture {
    /// Lets tasks of the main actor run until something is so.
    private func wait(until isSo: () -> Bool) async {
        for _ in 0..<1000 where !isSo() { await Task.yield() }
    }

    @Test("J7: present and dismiss have no such form: a task calls them without waiting, as on iOS")
    func presentations() async {
        b.modalPresentationStyle = .fullScreen
        await Task {
            a.present(b, animated: false)
            #expect(a.presentedViewController === b)
            a.dismiss(animated: false)
            #expect(a.presentedViewController == nil)
        }.value
    }

    @Test("A controller of the application's own that never calls the handler lets its caller go on")
    func dropped() async {
        final class Silent: UIViewController {
            override func transition(
                from: UIViewController, to: UIViewController, duration: TimeInterval,
                options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
            ) {}
        }
        let isOver = await Silent().transition(from: a, to: b, duration: 1, animations: nil)
        #expect(!isOver)
    }

    @Test("Keyframes and exchanges of children are waited for")
    func others() async {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(view)
        screen.settle()
        let task = Task {
            screen.application.makeShared()
            let isFinished = await UIView.animateKeyframes(withDuration: 1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x += 100 }
            }
            log("finished \(isFinished)")
        }
        await wait { view.center.x == 105 }
        screen.advance(by: 0.5)
        await Task.yield()
        #expect(log.take() == [])
        screen.advance(by: 1)
        await task.value
        #expect(log.take() == ["finished true"])
        for child in [UIViewController(), UIViewController()] { a.addChild(child) }
        let (first, second) = (a.children[0], a.children[1])
        a.view.addSubview(first.view)
        screen.settle()
        let isOver = await a.transition(from: first, to: second, duration: 0, animations: nil)
        #expect(isOver && second.view.superview === a.view && first.view.superview == nil)
    }
}
