// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitCore

@Suite("Attributes of a scope")
struct AttributeScopeTests {
    private var container: AttributeContainer {
        var container = AttributeContainer()
        container.font = UIFont.systemFont(ofSize: 20)
        container.foregroundColor = UIColor.red
        container.link = URL(string: "https://example.org")
        return container
    }

    @Test("PO53: a dictionary takes a container's attributes of a scope, and a container a dictionary's")
    func containers() throws {
        let all = try Dictionary(container, including: \.uiKit)
        #expect(Set(all.keys) == [.font, .foregroundColor, .link] && all[.foregroundColor] as? UIColor == .red)
        #expect(try Set(Dictionary(container, including: AttributeScopes.FoundationAttributes.self).keys) == [.link])
        #expect(try AttributeContainer(all, including: \.uiKit) == container)
        let link = try AttributeContainer(all, including: \.foundation)
        #expect(link.font == nil && link.link != nil)
    }

    @Test("PO53: texts take each other's attributes of a scope")
    func texts() throws {
        var text = AttributedString("Red", attributes: container)
        text += AttributedString(" plain")
        let old = try NSAttributedString(text, including: \.uiKit)
        #expect(
            old.string == "Red plain"
                && old.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
        #expect(old.attributes(at: 3, effectiveRange: nil).isEmpty)
        #expect(try AttributedString(old, including: \.uiKit) == text)
        let links = try AttributedString(old, including: AttributeScopes.FoundationAttributes.self)
        #expect(links.runs.count == 2 && links.runs.first?.font == nil && links.runs.first?.link != nil)
        #expect(try NSAttributedString(text, including: \.foundation).attributes(at: 0, effectiveRange: nil).count == 1)
        #expect(try AttributedString(NSAttributedString(string: ""), including: \.uiKit) == AttributedString())
    }
}
