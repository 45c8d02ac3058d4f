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

    @Test("D62: what stands in the keyboard's place has its width and its safe area, also on its way there")
    func keyboardsPlace() throws {
        final class Keys: UIView {
            let row = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                translatesAutoresizingMaskIntoConstraints = false
                row.translatesAutoresizingMaskIntoConstraints = false
                addSubview(row)
                let wide = row.widthAnchor.constraint(greaterThanOrEqualToConstant: 500)
                wide.priority = UILayoutPriority(550)
                let within = row.leadingAnchor.constraint(
                    greaterThanOrEqualTo: safeAreaLayoutGuide.leadingAnchor, constant: 8)
                within.priority = UILayoutPriority(600)
                NSLayoutConstraint.activate([
                    wide, within, row.centerXAnchor.constraint(equalTo: centerXAnchor),
                    row.heightAnchor.constraint(equalToConstant: 120),
                    row.topAnchor.constraint(equalTo: topAnchor, constant: 10),
                    safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: 10),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        // By its mask, with a part that keeps within the safe area.
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
        let part = UIView()
        part.translatesAutoresizingMaskIntoConstraints = false
        plain.addSubview(part)
        NSLayoutConstraint.activate([
            part.topAnchor.constraint(equalTo: plain.topAnchor), part.widthAnchor.constraint(equalToConstant: 50),
            part.leadingAnchor.constraint(equalTo: plain.leadingAnchor),
            part.bottomAnchor.constraint(equalTo: plain.safeAreaLayoutGuide.bottomAnchor),
        ])
        for keys in [Keys(frame: .zero), plain] {
            let screen = TestScreen()
            screen.resize(to: screen.window.bounds.size, safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
            field.inputView = keys
            screen.window.addSubview(field)
            field.becomeFirstResponder()
            screen.advance(by: 1)
            let width = screen.window.bounds.width
            #expect(keys.bounds.width == width)
            if let keys = keys as? Keys {
                #expect(keys.row.frame == CGRect(x: 8, y: 10, width: width - 16, height: 120))
            } else {
                #expect(part.frame == CGRect(x: 0, y: 0, width: 50, height: 200))
            }
        }
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
