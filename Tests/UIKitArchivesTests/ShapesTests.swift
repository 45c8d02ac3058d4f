// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

// Within the other suite, so that tests of both do not hear each other's objects.
extension ArchivesTests {
    @MainActor
    @Suite("Shapes of archives that public applications have", .serialized)
    struct ShapesTests {
        private let screen: TestScreen

        init() throws {
            screen = try TestScreen.launching(NotesDelegate())
            _ = screen.application
            _ = Heard.take()
        }

        private func controller(_ identifier: String) -> UIViewController {
            _ = screen.application
            return UIStoryboard(name: "Shapes", bundle: nil).instantiateViewController(withIdentifier: identifier)
        }

        @Test("IB50 Values of a variation take the place of the others, those for both size classes last")
        func variations() throws {
            let high = controller("sized")
            let label = try #require(high.view.viewWithTag(1) as? UILabel)
            #expect(!label.isHidden && label.font.pointSize == 17)
            screen.resize(to: CGSize(width: 667, height: 375))
            screen.advance(by: 1)
            let low = controller("sized")
            screen.window.rootViewController = low
            screen.settle()
            let other = try #require(low.view.viewWithTag(1) as? UILabel)
            #expect(other.isHidden && other.font.pointSize == 11 && other.text == "High")
            #expect(low.view.viewWithTag(2)?.frame.width == 300)
            screen.resize(to: CGSize(width: 932, height: 430))
            screen.advance(by: 1)
            // A large phone is wide enough for the other variation too.
            #expect(controller("sized").view.viewWithTag(1)?.isHidden == false)
        }

        @Test("IB6 A view follows its size classes when the screen turns: values, constraints, and the views in it")
        func turning() throws {
            let turning = controller("turning")
            screen.window.rootViewController = turning
            screen.settle()
            let view = try #require(turning.view)
            let stack = try #require(view.viewWithTag(1) as? UIStackView)
            let bar = try #require(view.viewWithTag(2))
            func texts() -> [String] { stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } }
            #expect(stack.axis == .vertical && stack.spacing == 0 && texts() == ["first", "last"])
            #expect(bar.frame.width == 100 && bar.frame.height == 30)
            bar.isHidden = false
            screen.resize(to: CGSize(width: 667, height: 375))
            screen.settle()
            #expect(stack.axis == .horizontal && stack.spacing == 12 && texts() == ["first", "low", "last"])
            #expect(bar.frame.width == 300 && bar.frame.height == 44 && bar.isHidden)
            screen.resize(to: CGSize(width: 375, height: 667))
            screen.settle()
            #expect(stack.axis == .vertical && stack.spacing == 0 && texts() == ["first", "last"])
            #expect(bar.frame.width == 100 && bar.frame.height == 30 && !bar.isHidden)
        }

        @Test("IB62 A view that the file has without constraints keeps its frame, and follows its mask")
        func fixedFrames() throws {
            let fixed = controller("fixed")
            screen.window.rootViewController = fixed
            screen.resize(to: CGSize(width: 375, height: 667))
            screen.settle()
            let view = try #require(fixed.view.subviews.first)
            #expect(view.frame == CGRect(x: 98, y: 29, width: 252, height: 44))
            #expect(view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 30, height: 44))
            screen.resize(to: CGSize(width: 475, height: 667))
            screen.settle()
            #expect(view.frame == CGRect(x: 198, y: 29, width: 252, height: 44))
        }

        @Test("IB64 A method of the source makes what the container begins with, and knows who asks")
        func creationInContainers() throws {
            let asking = controller("asking")
            screen.window.rootViewController = asking
            screen.settle()
            asking.performSegue(withIdentifier: "ask", sender: "row 3")
            screen.advance(by: 1)
            let box = try #require(asking.presentedViewController as? UINavigationController)
            #expect((box.topViewController as? BoxedController)?.told == "row 3 ask")
            // Code asks nobody.
            #expect(
                ((controller("box") as? UINavigationController)?.topViewController as? BoxedController)?.told == nil)
            #expect((controller("box") as? UINavigationController)?.topViewController is BoxedController)
        }

        @Test("IB52 Controllers in a container awake after it, when they are in it")
        func containers() throws {
            let split = try #require(controller("split") as? UISplitViewController)
            #expect(Heard.take() == ["split with 2", "in the split"])
            screen.window.rootViewController = split
            screen.settle()
            // The delegate was there in time: a phone shows the first controller.
            #expect((split.viewControllers.first as? UINavigationController)?.topViewController is ThemesController)
        }

        @Test("IB54 A configuration's title takes the place of the state's, also an empty one and none")
        func configuredButtons() throws {
            let buttons = controller("buttons").view.subviews.compactMap { $0 as? UIButton }
            for button in buttons { button.layoutIfNeeded() }
            #expect(buttons.map { $0.titleLabel?.text ?? "" } == ["Done", "", ""])
            #expect(buttons[1].configuration?.buttonSize == .large)
            #expect(buttons[0].configuration?.background.cornerRadius == 9)
            #expect(buttons[0].configuration?.background.strokeWidth == 2)
            #expect(buttons[0].configuration?.background.strokeColor != nil)
        }

        @Test("IB58 Texts shrink to fit unless the file says that they do not")
        func shrinkingTexts() {
            let views = controller("texts").view.subviews
            let labels = views.compactMap { $0 as? UILabel }
            let fields = views.compactMap { $0 as? UITextField }
            #expect(labels.map(\.adjustsFontSizeToFitWidth) == [false, true])
            #expect(labels.last?.minimumScaleFactor == 0.5)
            #expect(fields.map(\.adjustsFontSizeToFitWidth) == [true, false] && fields.first?.minimumFontSize == 12)
        }

        @Test("IB56 Restoration identifiers are set, of controllers also from their identifiers in the storyboard")
        func restorationIdentifiers() {
            let named = controller("named")
            #expect(named.restorationIdentifier == "named")
            #expect(named.view.subviews.first?.restorationIdentifier == "Square1")
            #expect(controller("sized").restorationIdentifier == nil)
        }
    }
}
