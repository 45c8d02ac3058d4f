// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitPresentations

@MainActor
@Suite("P10: popovers with a background of the application's")
final class PopoverBackgroundTests {
    final class Background: UIPopoverBackgroundView {
        private var offset: CGFloat = 0
        private var direction = UIPopoverArrowDirection.unknown
        override var arrowOffset: CGFloat {
            get { offset }
            set { offset = newValue }
        }
        override var arrowDirection: UIPopoverArrowDirection {
            get { direction }
            set { direction = newValue }
        }
        override class var wantsDefaultContentAppearance: Bool { false }
        override class func arrowBase() -> CGFloat { 40 }
        override class func arrowHeight() -> CGFloat { 30 }
        override class func contentViewInsets() -> UIEdgeInsets {
            UIEdgeInsets(top: 4, left: 6, bottom: 8, right: 10)
        }
    }

    private final class Other: NSObject, UIPopoverBackgroundViewMethods {
        static func arrowBase() -> CGFloat { 0 }
        static func contentViewInsets() -> UIEdgeInsets { .zero }
        static func arrowHeight() -> CGFloat { 0 }
    }

    private let screen = TestScreen(size: CGSize(width: 1024, height: 768))
    private let root = UIViewController()
    private let content = UIViewController()

    init() {
        screen.window.rootViewController = root
        let source = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
        root.view.addSubview(source)
        screen.settle()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 150)
        content.popoverPresentationController?.sourceView = source
    }

    private func present() {
        root.present(content, animated: true)
        screen.advance(by: 1)
    }

    @Test("P10: the background is as large as the popover with its arrow, and knows where the arrow is")
    func shown() throws {
        content.popoverPresentationController?.popoverBackgroundViewClass = Background.self
        present()
        let popover = try #require(content.popoverPresentationController?.presentedView)
        let background = try #require(popover.subviews.first as? Background)
        #expect(background.frame == popover.bounds)
        #expect(popover.frame == CGRect(x: 10, y: 244, width: 216, height: 192))
        #expect(content.view.convert(content.view.bounds, to: popover) == CGRect(x: 6, y: 34, width: 200, height: 150))
        #expect(background.arrowDirection == .up)
        // The source's middle is 60 from the popover's left edge, whose middle is 108.
        #expect(background.arrowOffset == -48)
        #expect(content.view.superview?.layer.cornerRadius == 0 && popover.layer.shadowOpacity == 0)
    }

    @Test("P10: a touch on the background does not dismiss the popover, one beside it does")
    func touches() {
        content.popoverPresentationController?.popoverBackgroundViewClass = Background.self
        present()
        screen.finger().tap(at: CGPoint(x: 12, y: 300))
        screen.advance(by: 1)
        #expect(root.presentedViewController === content)
        screen.finger().tap(at: CGPoint(x: 600, y: 600))
        screen.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }

    @Test("P10: a class that is no background is reported, and the system's is used")
    func wrong() {
        let application = screen.application
        content.popoverPresentationController?.popoverBackgroundViewClass = Other.self
        present()
        #expect(application.faults.last?.contains("no subclass of UIPopoverBackgroundView") == true)
        #expect(content.popoverPresentationController?.presentedView?.bounds.width == 200)
    }
}
