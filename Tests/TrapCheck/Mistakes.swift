// SPDX-License-Identifier: Apache-2.0

import UIKitCore
import UIKitLayout

/// Mistakes of an application's code that end the program, each with words that say which rule it broke.
@MainActor
enum Mistakes {
    struct Mistake {
        let words: String
        let make: @MainActor () -> Void
    }

    static let all: [Mistake] = [
        Mistake(words: "A view's frame must not contain NaN") { UIView().frame.origin.x = .nan },
        Mistake(words: "A view's bounds must not contain NaN") { UIView().bounds.size.width = .nan },
        Mistake(words: "A view's center must not contain NaN") { UIView().center.y = .nan },
        Mistake(words: "A view's transform must not contain NaN") { UIView().transform.a = .nan },
        Mistake(words: "A view's alpha must be a number") { UIView().alpha = .nan },
        Mistake(words: "A view cannot be its own subview") {
            let view = UIView()
            view.addSubview(view)
        },
        Mistake(words: "A view cannot become a subview of a view inside it") {
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            inner.addSubview(outer)
        },
        Mistake(words: "There is no subview at one of the two indexes") {
            UIView().exchangeSubview(at: 0, withSubviewAt: 1)
        },
        Mistake(words: "J11: the view of") {
            let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
            parent.addChild(child)
            other.view.addSubview(child.view)
        },
        Mistake(words: "A controller cannot be its own child") {
            let controller = UIViewController()
            controller.addChild(controller)
        },
        Mistake(words: "loadView() did not assign a view") { _ = Viewless().view },
        Mistake(words: "there is none at 3") { _ = UITapGestureRecognizer().location(ofTouch: 3, in: nil) },
        Mistake(words: "A content offset must be a number") { UIScrollView().contentOffset.y = .nan },
        Mistake(words: "A content's size must be a number") { UIScrollView().contentSize.width = .nan },
        Mistake(words: "An animation's duration and delay must be numbers") {
            UIView.animate(withDuration: .nan) {}
        },
        Mistake(words: "write one colon for each") { _ = Selector("act", Target.act(_:)) },
        Mistake(words: "endUndoGrouping() was called without beginUndoGrouping()") { UndoManager().endUndoGrouping() },
        Mistake(words: "enableUndoRegistration() was called without") { UndoManager().enableUndoRegistration() },
        Mistake(words: "its items have no view in common") {
            let views = [UIView(), UIView()]
            withExtendedLifetime(views) {
                views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor).isActive = true
            }
        },
        Mistake(words: "can't set the place leading to a number") {
            _ = NSLayoutConstraint(
                item: UIView(), attribute: .leading, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 0)
        },
        Mistake(words: "can't compare width with top") {
            _ = NSLayoutConstraint(
                item: UIView(), attribute: .width, relatedBy: .equal, toItem: UIView(), attribute: .top, multiplier: 1,
                constant: 0)
        },
        Mistake(words: "A constraint's priority is above 0 and at most 1000") {
            UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001)
        },
        Mistake(words: "has no place 1") { UIStackView().insertArrangedSubview(UIView(), at: 1) },
        Mistake(words: "can't be read at column 3: found the end") {
            _ = NSLayoutConstraint.constraints(withVisualFormat: "[a", views: [:])
        },
        Mistake(words: "An activity needs a type") { _ = NSUserActivity(activityType: "") },
    ]

    private final class Viewless: UIViewController {
        override func loadView() {}
    }

    @MainActor
    private final class Target: NSObject {
        func act(_ sender: UIView) {}
    }
}
