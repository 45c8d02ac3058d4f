// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("What applications tell assistive technology, and what people asked for", .serialized)
struct AccessibilityNoticeTests {
    /// A host that writes down what it is told.
    private final class Ears: ApplicationHost, NoticeHost, FocusLeavingHost {
        var heard: [AccessibilityNotice] = []
        var left: [Bool] = []
        var leavesFocus = true
        func start(_ application: UIApplication) {}
        func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
        func reject(_ record: InputRecord, because fault: InputFault) {}
        func stop() {}
        func notify(_ notice: AccessibilityNotice, of scene: SceneIdentifier) { heard.append(notice) }
        func focusLeft(_ scene: SceneIdentifier, forward: Bool) { left.append(forward) }
    }

    private let screen = TestScreen()
    private let host = Ears()

    init() { screen.application.host = host }

    private func resize(_ change: (inout ScreenDescription) -> Void) {
        var description = ScreenDescription(size: screen.window.bounds.size)
        change(&description)
        screen.send(.resize(description))
    }

    @Test("AX14: words and elements are told at the end of the turn; a notification of the application's own is not")
    func notices() {
        // Words go to the scenes of the application at hand: this screen's.
        screen.settle()
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .layoutChanged, argument: screen.window)
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        UIAccessibility.post(notification: UIAccessibility.Notification(rawValue: 7), argument: "Mine")
        #expect(host.heard.isEmpty)
        screen.settle()
        #expect(
            host.heard == [
                AccessibilityNotice(kind: .announcement, text: "Saved"),
                AccessibilityNotice(kind: .layoutChanged, view: screen.window.displayIdentifier),
                AccessibilityNotice(kind: .screenChanged),
            ])
    }

    @Test("AX14: an element that is no view is told by its place")
    func elementNotice() {
        let element = UIAccessibilityElement(accessibilityContainer: screen.window)
        screen.window.accessibilityElements = [element]
        UIAccessibility.post(notification: .layoutChanged, argument: element)
        screen.settle()
        #expect(
            host.heard == [
                AccessibilityNotice(kind: .layoutChanged, view: screen.window.displayIdentifier, element: 0)
            ])
    }

    @Test("AX14, AX34: an element inside of another one, which is none, is told by its place among what is found")
    func innerNotice() {
        let group = UIAccessibilityElement(accessibilityContainer: screen.window)
        group.isAccessibilityElement = false
        let words = (0..<2).map { _ in UIAccessibilityElement(accessibilityContainer: group) }
        group.accessibilityElements = words
        screen.window.accessibilityElements = [group]
        UIAccessibility.post(notification: .layoutChanged, argument: words[1])
        screen.settle()
        #expect(host.heard.map(\.element) == [1] && host.heard.map(\.view) == [screen.window.displayIdentifier])
    }

    @Test("AX9: Tab leaves at the ends where the host has something beside the application")
    func leaving() {
        let buttons = (0..<2).map { UIButton(frame: CGRect(x: 0, y: 50 * $0, width: 44, height: 44)) }
        for button in buttons { screen.window.addSubview(button) }
        screen.settle()
        let system = screen.scene.focusSystem
        for _ in 0..<2 { screen.press(.keyboardTab) }
        #expect(system?.focusedItem === buttons[1] && host.left.isEmpty)
        screen.press(.keyboardTab)
        #expect(system?.focusedItem == nil && host.left == [true])
        // It wakes where it was.
        screen.press(.keyboardTab)
        #expect(system?.focusedItem === buttons[1])
        for _ in 0..<2 { screen.press(.keyboardTab, modifiers: .shift) }
        #expect(system?.focusedItem == nil && host.left == [true, false])
    }

    @Test("AX9: where nothing can have focus, Tab leaves at once")
    func leavingEmpty() {
        screen.press(.keyboardTab)
        #expect(host.left == [true])
    }

    @Test("AX16: assistive technology is known by what it does")
    func voiceOver() {
        #expect(!UIAccessibility.isVoiceOverRunning)
        screen.scene.startDisplay()
        screen.settle()
        screen.send(
            .accessibility(AccessibilitySample(view: screen.window.displayIdentifier.number, action: .escape)))
        #expect(UIAccessibility.isVoiceOverRunning)
    }

    @Test("AX22: what people asked for is a setting, a trait, and a notification when it changes")
    func settings() {
        var posted = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { posted += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(!UIAccessibility.isReduceMotionEnabled)
        resize {
            $0.accessibility = [.reducesMotion, .increasesContrast, .forcesColors]
            $0.contentSizeCategory = .extraExtraLarge
            $0.isRightToLeft = true
        }
        #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
        #expect(UIAccessibility.shouldDifferentiateWithoutColor && !UIAccessibility.isInvertColorsEnabled)
        #expect(posted == 1)
        let traits = screen.window.traitCollection
        #expect(traits.accessibilityContrast == .high && traits.preferredContentSizeCategory == .extraExtraLarge)
        #expect(traits.layoutDirection == .rightToLeft)
        #expect(screen.application.preferredContentSizeCategory == .extraExtraLarge)
        resize { _ in }
        #expect(!UIAccessibility.isReduceMotionEnabled && posted == 2)
    }

    @Test("AX22: a text size is the category that is not larger")
    func categories() {
        #expect(UIContentSizeCategory(textScale: 1) == .large)
        #expect(UIContentSizeCategory(textScale: 20 / 16) == .extraExtraLarge)
        #expect(UIContentSizeCategory(textScale: 2) == .accessibilityLarge)
        #expect(UIContentSizeCategory(textScale: 0.1) == .extraSmall)
        #expect(UIContentSizeCategory(textScale: .nan) == .large)
    }

    @Test("AX15: where people want less motion, a way of a second takes a twentieth, and what repeats goes on")
    func motion() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(view)
        resize { $0.accessibility = .reducesMotion }
        var isOver = false
        UIView.animate(withDuration: 1) {
            view.center.x = 100
        } completion: { _ in
            isOver = true
        }
        screen.settle()
        screen.advance(by: 0.06)
        #expect(isOver)
        UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view.alpha = 0 }
        screen.settle()
        #expect(view.animations.last?.duration == 1)
        resize { _ in }
        isOver = false
        UIView.animate(withDuration: 1) {
            view.center.x = 10
        } completion: { _ in
            isOver = true
        }
        screen.advance(by: 0.5)
        #expect(!isOver)
    }
}
