// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore

@MainActor
@Suite("UIKit's initializers of menus and their elements")
struct MenuInitializerTests {
    @Test("Each of UIKit's call forms, in its order of arguments, whole and shortened")
    func forms() {
        let short = UIAction(title: "a") { _ in }
        let first = UIAction(
            title: "a", image: nil, identifier: UIAction.Identifier("x"), discoverabilityTitle: "d",
            attributes: .destructive, state: .on, handler: { _ in })
        let second = UIAction(
            title: "a", subtitle: "s", image: nil, identifier: nil, discoverabilityTitle: nil, attributes: [],
            state: .mixed, handler: { _ in })
        let third = UIAction(
            title: "a", subtitle: "s", image: nil, selectedImage: nil, identifier: nil, discoverabilityTitle: nil,
            attributes: [], state: .off, handler: { _ in })
        #expect([short, first, second, third].map(\.title) == ["a", "a", "a", "a"])
        #expect(first.identifier.rawValue == "x" && first.attributes == .destructive && first.state == .on)
        #expect(first.discoverabilityTitle == "d" && second.subtitle == "s" && second.state == .mixed)
        let menus = [
            UIMenu(title: "m", children: [short]),
            UIMenu(title: "m", image: nil, identifier: .file, options: .displayInline, children: [short]),
            UIMenu(
                title: "m", subtitle: "s", image: nil, identifier: .file, options: .displayInline, children: [short]),
            UIMenu(
                title: "m", subtitle: "s", image: nil, identifier: .file, options: .displayInline,
                preferredElementSize: .small, children: [short]),
        ]
        #expect(menus.map(\.preferredElementSize) == [.large, .large, .large, .small])
        #expect(menus.dropFirst().allSatisfy { $0.identifier == .file && $0.options == .displayInline })
    }

    @Test("Commands and key commands")
    func commands() {
        let save = Selector("save")
        let command = UICommand(
            title: "c", image: nil, action: save, propertyList: "p", alternates: [], discoverabilityTitle: "d",
            attributes: .disabled, state: .on)
        #expect(command.action == save && command.propertyList as? String == "p" && command.attributes == .disabled)
        let subtitled = UICommand(
            title: "c", subtitle: "s", image: nil, action: save, propertyList: nil, alternates: [],
            discoverabilityTitle: nil, attributes: [], state: .off)
        #expect(subtitled.subtitle == "s")
        let key = UIKeyCommand(
            title: "k", image: nil, action: save, input: "s", modifierFlags: .command, propertyList: nil,
            alternates: [], discoverabilityTitle: nil, attributes: [], state: .mixed)
        #expect(key.input == "s" && key.modifierFlags == .command && key.state == .mixed && key.action == save)
    }

    @Test("An initializer may be named without being called")
    func references() {
        let make = UIMenu.init(title:image:identifier:options:children:)
        #expect(make("m", nil, nil, [], []).title == "m")
    }
}
