// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("The application's status bar, and classes made at run time")
struct StatusBarTests {
    @Test("The application tells of its first scene's status bar, and libraries find the application by name")
    func application() {
        let screen = TestScreen()
        let application = UIApplication.shared
        #expect(application.statusBarFrame == screen.window.windowScene?.statusBarManager?.statusBarFrame)
        #expect(application.statusBarOrientation == screen.window.windowScene?.interfaceOrientation)
        let selector = Selector("sharedApplication")
        #expect(UIApplication.responds(to: selector))
        #expect(UIApplication.perform(selector)?.takeUnretainedValue() === application)
        #expect(UIApplication.perform(Selector("other")) == nil)
    }

    @Test("A controller of a class in a variable is made without a required initializer")
    func made() {
        final class Page: UIViewController {
            var count = 0
            override init(nibName: String?, bundle: Bundle?) {
                super.init(nibName: nil, bundle: nil)
                count = 3
            }
            required init?(coder: NSCoder) { nil }
        }
        let type: UIViewController.Type = Page.self
        #expect((type.made(nibName: nil, bundle: nil) as? Page)?.count == 3)
        #expect((type.made() as? Page)?.count == 3)
    }

    @Test("A controller that does not want insets adjusted has its scroll view left alone")
    func insets() {
        let screen = TestScreen()
        let controller = UIViewController()
        let view = UIScrollView()
        view.alwaysBounceVertical = true
        controller.view = view
        controller.additionalSafeAreaInsets.top = 30
        controller.automaticallyAdjustsScrollViewInsets = false
        screen.window.rootViewController = controller
        screen.settle()
        #expect(view.adjustedContentInset.top == 0)
        view.contentInsetAdjustmentBehavior = .always
        #expect(view.adjustedContentInset.top >= 30)
    }

    @Test("A message has its arguments in the places of the format's directives")
    func logs() {
        #expect(LogFormat.text("%{public}@ at %d%%: %.2f", ["a", 3, 1.5]) == "a at 3%: 1.5")
        #expect(OSLog(subsystem: "a", category: "b").isEnabled(type: .error))
        #expect(!OSLog.disabled.isEnabled(type: .fault))
    }
}
