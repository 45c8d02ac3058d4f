// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore

@MainActor
@Suite("AX30: what objects say of themselves")
struct DescribedObjectTests {
    @Test("Any object keeps what it says; a view's and an item's own members are others")
    func objects() {
        final class Step: NSObject {}
        let (first, second) = (Step(), Step())
        first.accessibilityLabel = "One"
        first.accessibilityHint = "Counts"
        first.accessibilityValue = "1"
        first.accessibilityTraits = [.button, .selected]
        first.accessibilityIdentifier = "first"
        first.accessibilityLanguage = "de"
        first.isAccessibilityElement = true
        #expect(first.accessibilityLabel == "One" && first.accessibilityHint == "Counts")
        #expect(first.accessibilityValue == "1" && first.accessibilityTraits == [.button, .selected])
        #expect(first.accessibilityIdentifier == "first" && first.accessibilityLanguage == "de")
        #expect(first.isAccessibilityElement && !second.isAccessibilityElement)
        #expect(second.accessibilityLabel == nil && second.accessibilityTraits == .none)
        first.accessibilityLabel = nil
        #expect(first.accessibilityLabel == nil)
        let label = UILabel()
        label.text = "Own"
        #expect(label.accessibilityLabel == "Own" && label.isAccessibilityElement)
    }

    @Test("A picture's label names what shows it and has no other name")
    func pictures() throws {
        let image = try #require(UIImage(systemName: "star"))
        image.accessibilityLabel = "Favorite"
        let view = UIImageView(image: image)
        #expect(view.accessibilityLabel == "Favorite" && view.displayAccessibility.label == "Favorite")
        let button = UIButton(type: .custom)
        button.setImage(image, for: .normal)
        #expect(button.accessibilityLabel == "Favorite")
        button.setTitle("Like", for: .normal)
        #expect(button.accessibilityLabel == "Like")
        button.accessibilityLabel = "Mine"
        #expect(button.accessibilityLabel == "Mine")
    }
}
