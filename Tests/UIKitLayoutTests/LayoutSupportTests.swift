// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitLayout
import UIKitTesting

@MainActor
@Suite("L37: what is covered of a controller's view")
struct LayoutSupportTests {
    @Test("L37: the guides reach from the view's edges to its safe area, and follow it")
    func guides() {
        let screen = TestScreen()
        let controller = UIViewController()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
            box.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        ])
        screen.window.rootViewController = controller
        screen.settle()
        let bare = box.frame
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
        screen.settle()
        #expect(box.frame.minY == bare.minY + 10 && box.frame.maxY == bare.maxY - 20)
        #expect(controller.topLayoutGuide.length == box.frame.minY)
        #expect(controller.topLayoutGuide === controller.topLayoutGuide)
    }

    @Test("L37: a subclass of a constraint is made like one")
    func subclass() {
        final class Own: NSLayoutConstraint { var label: String? }
        let view = UIView()
        let own = Own(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 7)
        own.isActive = true
        #expect(own.label == nil && view.constraints == [own] && own.constant == 7)
    }
}
