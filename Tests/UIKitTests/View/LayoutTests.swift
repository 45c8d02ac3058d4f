// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("B56, B57: what is laid out, and how often")
struct LayoutTests {
    final class LoggedView: UIView {
        var log: CallLog?
        var name = ""
        var onLayout: ((UIView) -> Void)?

        convenience init(_ name: String, _ frame: CGRect, _ log: CallLog) {
            self.init(frame: frame)
            self.name = name
            self.log = log
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            log?(name)
            onLayout?(self)
        }
    }

    let log = CallLog()
    let screen = TestScreen()
    private let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

    @Test("B56: a new view with a frame and no subviews is laid out once in its window")
    func newView() {
        let view = LoggedView("view", frame, log)
        screen.window.addSubview(view)
        screen.settle()
        #expect(log.take() == ["view"])
        screen.settle()
        #expect(log.take() == [])
        view.removeFromSuperview()
        screen.window.addSubview(view)
        screen.settle()
        #expect(log.take() == [])
    }

    @Test("B56: a new view is laid out by layoutIfNeeded, one without a size is not laid out")
    func early() {
        let view = LoggedView("view", frame, log)
        view.layoutIfNeeded()
        #expect(log.take() == ["view"])
        let empty = LoggedView("empty", .zero, log)
        screen.window.addSubview(empty)
        screen.settle()
        #expect(log.take() == [])
    }

    @Test("B56, J3: a controller whose view has no subviews hears of its layout, after viewIsAppearing")
    func controller() {
        final class Plain: UIViewController {
            var log: CallLog?
            override func viewIsAppearing(_ animated: Bool) { log?("isAppearing") }
            override func viewWillLayoutSubviews() { log?("willLayout") }
            override func viewDidLayoutSubviews() { log?("didLayout") }
            override func viewDidAppear(_ animated: Bool) { log?("didAppear") }
        }
        let root = Plain()
        root.log = log
        screen.window.rootViewController = root
        screen.settle()
        #expect(log.take() == ["isAppearing", "willLayout", "didLayout", "didAppear"])
        let child = Plain()
        child.log = log
        root.addChild(child)
        child.view.frame = frame
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        screen.settle()
        #expect(log.take().filter { $0 == "didLayout" }.count == 2)
    }

    @Test("B57: a changed size of a subview lays out its superview; a changed place does not")
    func subviewSize() {
        let parent = LoggedView("parent", frame, log)
        let child = LoggedView("child", frame, log)
        parent.addSubview(child)
        screen.window.addSubview(parent)
        screen.settle()
        _ = log.take()
        child.frame.size.width = 50
        screen.settle()
        #expect(log.take() == ["parent", "child"])
        child.bounds.size.height = 60
        screen.settle()
        #expect(log.take() == ["parent", "child"])
        child.center.x += 10
        child.frame.origin.y += 10
        screen.settle()
        #expect(log.take() == [])
    }

    @Test("B57: a superview that sizes its subviews is laid out once")
    func sizing() {
        let parent = LoggedView("parent", frame, log)
        let child = LoggedView("child", .zero, log)
        parent.addSubview(child)
        parent.onLayout = { child.frame = $0.bounds }
        screen.window.addSubview(parent)
        screen.settle()
        #expect(log.take() == ["parent", "child"])
        parent.frame.size.width = 200
        screen.settle()
        #expect(log.take() == ["parent", "child"])
        #expect(child.frame.width == 200)
    }

    @Test("Adding the same subviews again, or others, in layoutSubviews is one pass")
    func readding() {
        let parent = LoggedView("parent", frame, log)
        let children = (0..<3).map { LoggedView("\($0)", frame, log) }
        parent.onLayout = { parent in for child in children { parent.addSubview(child) } }
        screen.window.addSubview(parent)
        screen.settle()
        #expect(log.take() == ["parent", "0", "1", "2"])
        parent.setNeedsLayout()
        screen.settle()
        #expect(log.take() == ["parent"])
        parent.onLayout = { [frame, log] parent in
            for subview in parent.subviews { subview.removeFromSuperview() }
            parent.addSubview(LoggedView("new", frame, log))
            parent.bringSubviewToFront(parent.subviews[0])
        }
        parent.setNeedsLayout()
        screen.settle()
        #expect(log.take() == ["parent", "new"])
    }
}
