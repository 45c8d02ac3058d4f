// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Margins and the direction of content")
struct LayoutMarginsTests {
    let screen = TestScreen()

    private final class Margins: UIView {
        var told = 0
        override func layoutMarginsDidChange() { told += 1 }
    }

    @Test("Eight points at first; what is set replaces them, is told once, and moves the guide")
    func margins() {
        let view = Margins(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        screen.window.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 84))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.told == 1)
        #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 94, height: 96))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
        view.directionalLayoutMargins.leading = 10
        #expect(view.layoutMargins.right == 10)
    }

    @Test("A root view has its controller's least margins, and the safe area")
    func root() {
        final class Root: UIViewController {
            var told = 0
            override func viewLayoutMarginsDidChange() { told += 1 }
        }
        let root = Root()
        screen.window.rootViewController = root
        screen.settle()
        #expect(root.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        #expect(
            root.systemMinimumLayoutMargins == NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
        let before = root.told
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        screen.settle()
        #expect(root.view.layoutMargins.top == 20 && root.told == before + 1)
        root.view.insetsLayoutMarginsFromSafeArea = false
        #expect(root.view.layoutMargins.top == 0)
        root.viewRespectsSystemMinimumLayoutMargins = false
        #expect(root.view.layoutMargins == .zero)
    }

    @Test("T113: the least margins of a root view are 16 points at the sides, and 20 from a width of 414 on")
    func sides() {
        let root = UIViewController()
        screen.window.rootViewController = root
        for (width, margin) in [(413, 16), (414, 20), (375, 16), (844, 20)] as [(CGFloat, CGFloat)] {
            screen.resize(to: CGSize(width: width, height: 844))
            screen.settle()
            let expected = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
            #expect(root.systemMinimumLayoutMargins == expected && root.view.directionalLayoutMargins == expected)
        }
    }

    @Test("T113: standard margins count until others are set, and the view hears of them")
    func standard() {
        let view = Margins(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        screen.window.addSubview(view)
        view.semanticContentAttribute = .forceRightToLeft
        view.standardMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2) && view.told == 1)
        view.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        view.standardMargins = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
        #expect(view.layoutMargins == UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5) && view.told == 2)
    }

    @Test("A view may keep within its superview's margins, and hears when they change")
    func preserves() {
        let outer = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        let inner = Margins(frame: CGRect(x: 5, y: 0, width: 95, height: 100))
        outer.addSubview(inner)
        screen.window.addSubview(outer)
        inner.preservesSuperviewLayoutMargins = true
        outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 25, bottom: 30, right: 30))
        #expect(inner.told == 1)
    }

    @Test("Readable content is not wider than 672 points, in the middle")
    func readable() {
        let view = UIView(frame: CGRect(x: 0, y: 200, width: 1000, height: 100))
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 164, y: 8, width: 672, height: 84))
        view.frame.size.width = 300
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 8, y: 8, width: 284, height: 84))
    }

    @Test("Direction follows traits unless the content means something else; controls turn around with it")
    func direction() {
        let view = UIView()
        screen.window.addSubview(view)
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        screen.window.traitOverrides.layoutDirection = .rightToLeft
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        for attribute in [UISemanticContentAttribute.playback, .spatial, .forceLeftToRight] {
            view.semanticContentAttribute = attribute
            #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        }
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
        let slider = UISlider(frame: CGRect(x: 0, y: 200, width: 200, height: 30))
        screen.window.addSubview(slider)
        screen.settle()
        let finger = screen.finger()
        slider.semanticContentAttribute = .forceLeftToRight
        slider.value = 0
        screen.settle()
        let thumb = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0)
        #expect(thumb.minX < 20)
        finger.down(at: CGPoint(x: thumb.midX, y: 215))
        finger.move(by: CGVector(dx: 300, dy: 0))
        finger.up()
        #expect(slider.value == 1)
    }

    @Test("A controller's editing state goes through setEditing")
    func editing() {
        final class Editor: UIViewController {
            var calls: [String] = []
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                calls.append("\(editing) \(animated)")
            }
        }
        let editor = Editor()
        editor.isEditing = true
        editor.setEditing(false, animated: true)
        #expect(editor.calls == ["true false", "false true"] && !editor.isEditing)
    }
}
