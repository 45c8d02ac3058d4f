// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Deleting views, pictures of a part, and clicks of input views")
struct ViewServiceTests {
    let screen = TestScreen()

    @Test("Deleted views become small and transparent, and are taken out when that is over")
    func delete() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        screen.window.addSubview(view)
        var log: [String] = []
        UIView.perform(
            .delete, on: [view], options: .preferredFramesPerSecond60, animations: { log.append("along") },
            completion: { log.append("\($0)") })
        #expect(view.superview === screen.window && view.alpha == 0 && log == ["along"])
        screen.advance(by: 0.3)
        #expect(view.superview == nil && log == ["along", "true"])
    }

    @Test("A picture of a part has the part's size, and shows what is there")
    func snapshot() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let inner = UIView(frame: CGRect(x: 20, y: 30, width: 10, height: 10))
        inner.backgroundColor = .red
        view.addSubview(inner)
        screen.window.addSubview(view)
        let part = view.resizableSnapshotView(
            from: CGRect(x: 15, y: 25, width: 20, height: 20), afterScreenUpdates: true, withCapInsets: .zero)
        #expect(part?.bounds.size == CGSize(width: 20, height: 20) && part?.clipsToBounds == true)
        func red(_ view: UIView) -> UIView? {
            view.backgroundColor == .red ? view : view.subviews.lazy.compactMap(red).first
        }
        let found = part.flatMap(red)
        #expect(found.map { $0.convert($0.bounds, to: part) } == CGRect(x: 5, y: 5, width: 10, height: 10))
    }

    private final class Host: HapticHost {
        var patterns = 0
        var scenes: [SceneIdentifier] = []
        func start(_ application: UIApplication) throws {}
        func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
        func reject(_ record: InputRecord, because fault: InputFault) {}
        func stop() {}
        func vibrate(_ pattern: [TimeInterval], in scene: SceneIdentifier) {
            patterns += 1
            scenes.append(scene)
        }
    }

    private final class Keys: UIView, UIInputViewAudioFeedback {
        var clicks = false
        var enableInputClicksWhenVisible: Bool { clicks }
    }

    @Test("A key's click is felt where the first responder's input view says so (PO13)")
    func click() {
        let host = Host()
        screen.application.host = host
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let keys = Keys(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        field.inputView = keys
        screen.window.addSubview(field)
        screen.window.makeKeyAndVisible()
        field.becomeFirstResponder()
        UIDevice.current.playInputClick()
        #expect(host.patterns == 0)
        keys.clicks = true
        UIDevice.current.playInputClick()
        #expect(host.patterns == 1)
        field.resignFirstResponder()
        UIDevice.current.playInputClick()
        #expect(host.patterns == 1)
    }

    @Test("PO13: a key's click is felt on the screen of the key window, in front or not")
    func clickOnItsScreen() throws {
        let host = Host()
        screen.application.host = host
        // The first screen is in front, and has no key window.
        screen.window.isHidden = true
        let second = screen.connectScreen()
        let window = UIWindow(windowScene: try #require(screen.application.windowScene(for: second)))
        window.makeKeyAndVisible()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let keys = Keys(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        (keys.clicks, field.inputView) = (true, keys)
        window.addSubview(field)
        field.becomeFirstResponder()
        UIDevice.current.playInputClick()
        #expect(host.scenes == [second])
    }
}
