// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLayout

@MainActor
@Suite("Layout by constraints")
struct ConstraintLayoutTests {
    let screen = TestScreen(size: CGSize(width: 400, height: 800))

    /// A view of 200 x 100 at (0, 0) whose frame is set by hand.
    private func box() -> UIView {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        screen.window.addSubview(box)
        return box
    }

    @Test("L2: without a second item a size is a number, whatever second attribute is named")
    func sizeWithoutItem() {
        let box = box()
        let view = placed(UIView(), in: box)
        view.addConstraint(
            NSLayoutConstraint(
                item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
                constant: 70))
        view.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
        screen.settle()
        #expect(view.bounds.width == 70)
    }

    @Test(
        "L1: an active constraint is held by the nearest common ancestor; it counts at the next layout, and no more when it is not active"
    )
    func holder() {
        let (box, window) = (box(), screen.window)
        let view = placed(UIView(), in: box)
        let inner = view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10)
        let own = view.widthAnchor.constraint(equalToConstant: 30)
        let outer = view.topAnchor.constraint(equalTo: window.topAnchor, constant: 5)
        NSLayoutConstraint.activate([inner, own, outer])
        #expect(box.constraints == [inner] && view.constraints == [own] && window.constraints == [outer])
        #expect(view.constraintsAffectingLayout(for: .horizontal) == [inner, own])
        #expect(view.frame == .zero)
        screen.settle()
        #expect(view.frame == CGRect(x: 10, y: 5, width: 30, height: 0))
        inner.isActive = false
        #expect(box.constraints.isEmpty && !inner.isActive)
        view.rightAnchor.constraint(equalTo: box.rightAnchor).isActive = true
        screen.settle()
        #expect(view.frame == CGRect(x: 170, y: 5, width: 30, height: 0))
    }

    @Test("L2: multipliers, inequalities and priorities; of two that can't both hold the higher priority does")
    func priorities() {
        let box = box()
        let view = placed(UIView(), in: box)
        let half = view.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5, constant: 4)
        let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 60)
        limit.priority = .defaultLow
        let height = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 20)
        NSLayoutConstraint.activate([half, limit, height])
        screen.settle()
        #expect(view.bounds.size == CGSize(width: 104, height: 20))
        half.priority = UILayoutPriority(200)
        screen.settle()
        #expect(view.bounds.width == 60)
        limit.priority = UILayoutPriority(100)
        screen.settle()
        #expect(view.bounds.width == 104)
    }

    @Test("L3: frames set by hand count as required, also when they change")
    func translated() {
        let box = box()
        let fixed = UIView(frame: CGRect(x: 20, y: 10, width: 50, height: 40))
        box.addSubview(fixed)
        let view = placed(UIView(), in: box)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 8),
            view.topAnchor.constraint(equalTo: fixed.topAnchor),
            view.heightAnchor.constraint(equalTo: fixed.heightAnchor),
            view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        ])
        screen.settle()
        #expect(view.frame == CGRect(x: 78, y: 10, width: 122, height: 40))
        fixed.frame = CGRect(x: 0, y: 0, width: 10, height: 30)
        box.frame.size.width = 300
        screen.settle()
        #expect(view.frame == CGRect(x: 18, y: 0, width: 282, height: 30))
    }

    @Test("L4: what is activated and deactivated before the layout never conflicts")
    func gathered() {
        let view = placed(UIView(), in: box())
        let (narrow, wide) = (
            view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 90)
        )
        narrow.isActive = true
        screen.settle()
        wide.isActive = true
        narrow.isActive = false
        screen.settle()
        #expect(view.bounds.width == 90)
        #expect(screen.application.faults.isEmpty)
    }

    @Test("L5: a changed constant lays out those views alone that it moves")
    func constants() {
        final class Counting: UIView {
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
            }
        }
        let (left, right) = (Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Counting(frame: .zero))
        for view in [left, right] { screen.window.addSubview(view) }
        let (first, second) = (placed(UIView(), in: left), placed(UIView(), in: right))
        left.pin(first, 10)
        right.pin(second)
        let size = first.widthAnchor.constraint(equalToConstant: 5)
        size.priority = .defaultLow
        size.isActive = true
        screen.settle()
        let counts = (left.count, right.count)
        let inset = left.constraints[0]
        inset.constant = 20
        screen.settle()
        #expect(first.frame == CGRect(x: 20, y: 10, width: 70, height: 80))
        #expect(left.count == counts.0 + 1 && right.count == counts.1)
        inset.constant = 20
        size.constant = 6
        screen.settle()
        #expect(left.count == counts.0 + 1)
    }

    @Test("L7: intrinsic sizes: resistance keeps a view from shrinking, hugging from growing; the weaker one gives way")
    func intrinsic() {
        let box = box()
        let (first, second) = (placed(SizedView(60, 20), in: box), placed(SizedView(80, 30), in: box))
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        ])
        first.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        screen.settle()
        #expect(first.bounds.size == CGSize(width: 60, height: 20))
        #expect(second.bounds.size == CGSize(width: 140, height: 30))
        second.setContentHuggingPriority(.defaultLow + 2, for: .horizontal)
        screen.settle()
        #expect(first.bounds.width == 120 && second.bounds.width == 80)
        first.size.width = 150
        second.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
        screen.settle()
        #expect(first.bounds.width == 120 && second.bounds.width == 80)
        second.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        screen.settle()
        #expect(first.bounds.width == 150 && second.bounds.width == 50)
    }

    @Test("L8: a view that leaves its superview takes along what is inside of it; what reaches beyond is gone")
    func removal() {
        let box = box()
        let outer = placed(UIView(), in: box)
        let inner = placed(UIView(), in: outer)
        box.pin(outer)
        outer.pin(inner, 7)
        screen.settle()
        outer.removeFromSuperview()
        #expect(box.constraints.isEmpty && outer.constraints.count == 4)
        outer.translatesAutoresizingMaskIntoConstraints = true
        outer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 7, y: 7, width: 36, height: 36))
        screen.window.addSubview(outer)
        outer.frame.size.width = 100
        screen.settle()
        #expect(inner.frame == CGRect(x: 7, y: 7, width: 86, height: 36))
    }

    @Test(
        "L9: updateConstraints is called once before the layout, innermost views first, then the controller in the place of its view's"
    )
    func updates() {
        let log = CallLog()
        final class Updating: UIView {
            var log: CallLog?
            override func updateConstraints() {
                log?("\(accessibilityIdentifier ?? "").update")
                super.updateConstraints()
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                log?("\(accessibilityIdentifier ?? "").layout")
            }
        }
        final class Controller: UIViewController {
            var log: CallLog?
            override func loadView() {
                let view = Updating()
                view.accessibilityIdentifier = "root"
                self.view = view
            }
            override func updateViewConstraints() {
                log?("controller.update")
                super.updateViewConstraints()
            }
        }
        let controller = Controller()
        let (root, inner) = (controller.view as? Updating, Updating(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
        inner.accessibilityIdentifier = "inner"
        controller.log = log
        root?.log = log
        inner.log = log
        root?.addSubview(inner)
        screen.window.rootViewController = controller
        screen.settle()
        #expect(log.take() == ["inner.update", "controller.update", "root.update", "root.layout", "inner.layout"])
        inner.setNeedsUpdateConstraints()
        #expect(inner.needsUpdateConstraints())
        screen.settle()
        #expect(log.take() == ["inner.update"])
        root?.setNeedsUpdateConstraints()
        root?.updateConstraintsIfNeeded()
        #expect(log.take() == ["controller.update", "root.update"])
    }

    @Test(
        "L10: required constraints that can't all hold: the newest gives way, is told of once, and comes back when it can"
    )
    func conflicts() {
        let view = placed(UIView(), in: box())
        let first = view.widthAnchor.constraint(equalToConstant: 10)
        let second = view.widthAnchor.constraint(equalToConstant: 20)
        second.identifier = "mine"
        NSLayoutConstraint.activate([first, second])
        screen.settle()
        #expect(view.bounds.width == 10 && second.isActive)
        #expect(screen.application.faults.count == 1)
        #expect(screen.application.faults.first?.contains("'mine' UIView:") == true)
        #expect(
            screen.application.faults.first?.contains(".width == 20   (active)>. Give one a priority below 1000")
                == true)
        first.isActive = false
        screen.settle()
        #expect(view.bounds.width == 20 && screen.application.faults.count == 1)
    }

    @Test("L10: what conflicts only until every frame is set is not told of, and counts")
    func passingConflict() {
        let controller = LateController()
        screen.window.rootViewController = controller
        screen.settle()
        #expect(controller.inner.frame == CGRect(x: 14, y: 14, width: 72, height: 22))
        #expect(screen.application.faults.isEmpty)
        // What lasts is told of, once.
        controller.outer.frame = .zero
        controller.size = CGSize(width: 20, height: 50)
        controller.view.setNeedsLayout()
        screen.settle()
        controller.view.setNeedsLayout()
        screen.settle()
        #expect(screen.application.faults.count == 1)
    }

    @Test("L10: an intrinsic size that is required is named in the conflict")
    func contentConflict() {
        let view = placed(SizedView(39, 20), in: box())
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 96).isActive = true
        screen.settle()
        #expect(view.bounds.width == 39)
        #expect(screen.application.faults.count == 1)
        #expect(
            screen.application.faults.first?.hasPrefix(
                "These constraints can't all hold: <the hugging, width <= 39, of ") == true)
    }

    @Test("L10: a view whose frame is set by hand beside a constraint: the constraint gives way")
    func mask() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        box().addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        screen.settle()
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(screen.application.faults.first?.contains("by its autoresizing mask>") == true)
        #expect(
            screen.application.faults.first?.hasSuffix("translatesAutoresizingMaskIntoConstraints = false.") == true)
        view.translatesAutoresizingMaskIntoConstraints = false
        screen.settle()
        #expect(view.bounds.width == 50)
    }

    @Test("L11: in an animation, layoutIfNeeded moves what the constraints moved")
    func animation() {
        let box = box()
        let view = placed(UIView(), in: box)
        let leading = view.leadingAnchor.constraint(equalTo: box.leadingAnchor)
        leading.isActive = true
        screen.settle()
        leading.constant = 100
        UIView.animate(withDuration: 1) { box.layoutIfNeeded() }
        #expect(view.frame.minX == 100)
        #expect(view.layer.presentation()?.frame.minX ?? -1 < 100)
        screen.advance(by: 2)
        #expect(view.layer.presentation()?.frame.minX ?? 100 == 100)
    }

    @Test("L44: layoutIfNeeded of a view gives it its size around its middle; its superview places it later")
    func ownLayout() {
        let box = box()
        let view = placed(UIView(), in: box)
        let height = view.heightAnchor.constraint(equalToConstant: 0)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: box.topAnchor, constant: 20),
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 30), height,
        ])
        screen.settle()
        height.constant = 60
        UIView.animate(withDuration: 0.5) {
            view.layoutIfNeeded()
            view.center.y += view.frame.height / 2
        }
        #expect(view.frame == CGRect(x: 0, y: 20, width: 30, height: 60))
        screen.advance(by: 1)
        #expect(view.frame == CGRect(x: 0, y: 20, width: 30, height: 60))
        height.constant = 20
        view.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 40, width: 30, height: 20))
        screen.settle()
        #expect(view.frame.minY == 20)
        // A superview that waits by itself is laid out first.
        height.constant = 50
        box.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 20, width: 30, height: 50))
    }
}

/// Gives a view with constraints inside its size late, as controllers that lay out by frames do.
private final class LateController: UIViewController {
    let outer = UIView()
    let inner = UIView()
    var size = CGSize(width: 100, height: 50)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(outer)
        outer.pin(placed(inner, in: outer), 14)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        outer.frame = CGRect(origin: .zero, size: size)
    }
}
