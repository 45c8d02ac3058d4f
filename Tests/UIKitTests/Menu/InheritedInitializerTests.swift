// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
// Not for testing: an application sees the public initializers alone.
import UIKitCore

@MainActor
@Suite("What applications see of commands and geometry")
struct InheritedInitializerTests {
    private final class Tagged: UIKeyCommand {
        var tag = 7
    }

    @Test("F51: a subclass of UIKeyCommand in an application has all initializers of its superclass")
    func keyCommand() {
        let command = Tagged(input: "t", modifierFlags: .command, action: "tagged:")
        #expect(command.tag == 7 && command.input == "t" && command.action == "tagged:")
        let listed = Tagged(input: "t", modifierFlags: [], action: "tagged:", discoverabilityTitle: "Tag")
        #expect(listed.discoverabilityTitle == "Tag")
        #expect(Tagged().input == nil && Tagged().action == nil)
    }

    @Test("PO63: a vector as an object")
    func vector() {
        let vector = CGVector(dx: 1, dy: 2)
        #expect(NSValue(cgVector: vector).cgVectorValue == vector)
        #expect((vector as AnyObject) as? CGVector == vector)
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgVectorValue == .zero)
    }
}
