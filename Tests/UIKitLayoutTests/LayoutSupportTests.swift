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

    @Test("L40: constraints of what is in an effect view decide its size")
    func effectView() {
        let screen = TestScreen()
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        let box = UIView()
        effect.translatesAutoresizingMaskIntoConstraints = false
        box.translatesAutoresizingMaskIntoConstraints = false
        screen.window.addSubview(effect)
        effect.contentView.addSubview(box)
        let inner = effect.contentView
        NSLayoutConstraint.activate([
            effect.leadingAnchor.constraint(equalTo: screen.window.leadingAnchor, constant: 20),
            effect.topAnchor.constraint(equalTo: screen.window.topAnchor, constant: 30),
            box.widthAnchor.constraint(equalToConstant: 70), box.heightAnchor.constraint(equalToConstant: 40),
            box.topAnchor.constraint(equalTo: inner.topAnchor, constant: 5),
            box.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: -5),
            box.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 8),
            box.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: -8),
        ])
        screen.settle()
        #expect(effect.frame == CGRect(x: 20, y: 30, width: 86, height: 50))
        #expect(inner.frame == effect.bounds && box.frame == CGRect(x: 8, y: 5, width: 70, height: 40))
        effect.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        screen.settle()
        #expect(inner.frame == effect.bounds)
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
