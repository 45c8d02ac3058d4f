// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

// What an application overrides on iOS, overridden here: UIKit asks the override.
@MainActor
@Suite("Members that applications override")
struct OverridingTests {
    let log = CallLog()
    let screen = TestScreen()

    @Test("A controller's word about its presentation is asked where it is used")
    func controller() {
        final class Host: UIViewController {
            let shown = UIViewController()
            override var presentedViewController: UIViewController? { shown }
            override var presentingViewController: UIViewController? { shown }
            override var isBeingPresented: Bool { true }
            override var isBeingDismissed: Bool { true }
            override var presentationController: UIPresentationController? { nil }
            override var activePresentationController: UIPresentationController? { nil }
            override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
        }
        let host = Host()
        let controller: UIViewController = host
        #expect(controller.presentedViewController === host.shown && controller.presentingViewController === host.shown)
        #expect(controller.isBeingPresented && controller.isBeingDismissed)
        #expect(controller.presentationController == nil && controller.transitionCoordinator == nil)
    }

    @Test("A control's lists, a segmented control's segments")
    func controls() {
        final class Segments: UISegmentedControl {
            override var numberOfSegments: Int { 7 }
            override var allTargets: Set<AnyHashable> { [1] }
            override var allControlEvents: UIControl.Event { .editingChanged }
            override func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
                ["x"]
            }
            override func setTitle(_ title: String?, forSegmentAt segment: Int) {
                super.setTitle(title.map { $0 + "!" }, forSegmentAt: segment)
            }
        }
        let made = Segments(items: ["a", "b"])
        let control: UISegmentedControl = made
        control.setTitle("c", forSegmentAt: 1)
        #expect(control.titleForSegment(at: 1) == "c!" && control.numberOfSegments == 7)
        #expect(control.allTargets == [1] && control.allControlEvents == .editingChanged)
        #expect(control.actions(forTarget: nil, forControlEvent: .allEvents) == ["x"])
    }

    @Test("What a view says to assistive technology, and its guides")
    func view() {
        final class Star: UIView {
            override var accessibilityLabel: String? {
                get { "Star" }
                set { super.accessibilityLabel = newValue }
            }
            override var accessibilityTraits: UIAccessibilityTraits {
                get { .button }
                set { super.accessibilityTraits = newValue }
            }
            override var accessibilityIdentifier: String? {
                get { "star" }
                set {}
            }
            override var keyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide() }
            override var tintAdjustmentMode: UIView.TintAdjustmentMode {
                get { .dimmed }
                set {}
            }
        }
        let star = Star()
        let inner = UIView()
        star.addSubview(inner)
        #expect(star.displayAccessibility.label == "Star" && star.displayAccessibility.role == .button)
        #expect(star.displayAccessibility.identifier == "star")
        #expect(inner.tintAdjustmentMode == .dimmed)
    }

    @Test("Elements of menus may be subclassed")
    func classes() {
        final class Named: UIAction {
            override var title: String {
                get { "Named" }
                set {}
            }
        }
        final class Shortcut: UIKeyCommand {
            override var title: String {
                get { super.title + "!" }
                set { super.title = newValue }
            }
        }
        let action = Named(title: "a") { _ in }
        #expect(UIMenu(children: [action]).children[0].title == "Named")
        let button = UIButton(primaryAction: action)
        #expect(button.title(for: .normal) == "Named")
        #expect(Shortcut(title: "Save", action: Selector("save:"), input: "s").title == "Save!")
    }

    @Test("An animation beside a transition needs no completion")
    func alongside() {
        final class Presented: UIViewController {
            var ran: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                transitionCoordinator?.animate(alongsideTransition: { [unowned self] _ in ran.append("along") })
                transitionCoordinator?.animate { [unowned self] _ in ran.append("trailing") }
            }
        }
        let root = UIViewController()
        screen.window.rootViewController = root
        let presented = Presented()
        root.present(presented, animated: true)
        screen.advance(by: 2)
        #expect(presented.ran == ["along", "trailing"])
    }
}
