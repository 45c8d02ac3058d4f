// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("AX: what assistive technology is told of an element is told again when it changes")
struct AccessibilityChangeTests {
    private final class Host: ApplicationHost {
        var changed: [(UIView, DisplayAspects)] = []
        func start(_ application: UIApplication) throws {}
        func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {
            changed += changes.changed.map { ($0.view, $0.aspects) }
        }
        func reject(_ record: InputRecord, because fault: InputFault) {}
        func stop() {}
    }

    private nonisolated static let changes: [(String, @MainActor @Sendable (UIView) -> Void)] = [
        ("actions", { $0.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Sell") { _ in true }] }),
        ("rotors", { $0.accessibilityCustomRotors = [UIAccessibilityCustomRotor(name: "Prices") { _ in nil }] }),
        ("container", { $0.accessibilityContainerType = .list }), ("hint", { $0.accessibilityHint = "Twice" }),
        ("language", { $0.accessibilityLanguage = "de" }), ("label", { $0.accessibilityLabel = "Buy" }),
        ("value", { $0.accessibilityValue = "7" }), ("identifier", { $0.accessibilityIdentifier = "buy" }),
        ("hidden", { $0.accessibilityElementsHidden = true }), ("modal", { $0.accessibilityViewIsModal = true }),
        ("traits", { $0.accessibilityTraits = .header }), ("element", { $0.isAccessibilityElement = true }),
        ("frame", { $0.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4) }),
    ]

    @Test("by a view, property by property", arguments: changes.indices)
    func properties(_ place: Int) {
        let host = Host()
        let screen = TestScreen()
        screen.application.host = host
        screen.scene.startDisplay()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        screen.window.addSubview(view)
        screen.settle()
        host.changed = []
        Self.changes[place].1(view)
        screen.settle()
        #expect(
            host.changed.contains { $0.0 === view && $0.1.contains(.accessibility) },
            "\(Self.changes[place].0)")
    }
}
