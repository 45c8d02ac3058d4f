// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Synchronization
import Testing
import UIKitCore
import UIKitTesting

/// Closures that run on other threads keep controllers and windows alive, and may be the last that do: such an object ends on the
/// main thread, as on a device. Until it has, the views that know it are still touched.
@MainActor
@Suite("Objects that another thread lets go")
struct ReleaseThreadTests {
    private let screen = TestScreen()
    private let log = CallLog()

    final class Controller: UIViewController {
        var log: CallLog?

        isolated deinit { log?("gone") }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log?("touched") }
    }

    final class Window: UIWindow {
        var log: CallLog?

        isolated deinit { log?("gone") }

        override func sendEvent(_ event: UIEvent) {
            if event.allTouches?.first?.phase == .ended { log?("touched") }
            super.sendEvent(event)
        }
    }

    /// Somebody else's reference.
    private final class Holder: Sendable {
        private let held: Mutex<UIResponder?>

        init(_ object: UIResponder) { held = Mutex(object) }

        func letGo() { held.withLock { $0 = nil } }
    }

    /// Lets the last reference go on another thread, while this one waits: nothing can end here before it goes on.
    private func letGo(_ holder: Holder) {
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            holder.letGo()
            done.signal()
        }
        done.wait()
    }

    private func waitUntilGone() async {
        for _ in 0..<10_000 where log.entries.last != "gone" { await Task.yield() }
    }

    @Test("A controller whose view stays")
    func controller() async {
        let view: UIView
        let holder: Holder
        do {
            let controller = Controller()
            controller.log = log
            view = controller.view
            holder = Holder(controller)
        }
        view.frame = screen.window.bounds
        screen.window.addSubview(view)
        // Until it has appeared, it is held to be told so.
        screen.settle()
        letGo(holder)
        screen.finger().tap(at: CGPoint(x: 50, y: 50))
        #expect(log.entries == ["touched"])
        await waitUntilGone()
        screen.finger().tap(at: CGPoint(x: 50, y: 50))
        #expect(log.entries == ["touched", "gone"])
        #expect(view.next === screen.window)
    }

    @Test("A window that is shown, and the one behind it")
    func window() async {
        let holder: Holder
        do {
            let window = Window(windowScene: screen.scene)
            window.log = log
            window.isHidden = false
            holder = Holder(window)
        }
        letGo(holder)
        screen.finger().tap(at: CGPoint(x: 50, y: 50))
        #expect(log.entries == ["touched"])
        await waitUntilGone()
        #expect(screen.scene.windows == [screen.window])
        screen.finger().tap(at: CGPoint(x: 50, y: 50))
        #expect(log.entries == ["touched", "gone"])
    }
}
