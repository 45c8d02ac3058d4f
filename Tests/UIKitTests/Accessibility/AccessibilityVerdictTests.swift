// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Verdicts on what assistive technology did")
struct AccessibilityVerdictTests {
    private let screen = TestScreen()
    private let trace = TraceLog()
    private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))

    private final class Door: UIView {
        override func accessibilityActivate() -> Bool { true }
    }

    init() {
        button.accessibilityLabel = "Save"
        screen.window.addSubview(button)
        screen.scene.startDisplay()
        screen.settle()
        screen.application.traceSink = trace
    }

    private func verdicts(_ action: AccessibilitySample.Action, on view: UIView) -> [String] {
        screen.send(.accessibility(AccessibilitySample(view: view.displayIdentifier.number, action: action)))
        return Verdicts.all(in: trace.entries).map { "\($0.title): \($0.outcome)" }
    }

    @Test("AX3: an activation that became a touch has the touch's verdict, which says who made it")
    func touch() {
        button.addAction(UIAction(title: "Save") { _ in }, for: .touchUpInside)
        let told = verdicts(.activate, on: button)
        #expect(told.count == 1)
        #expect(told.first?.hasPrefix("Assistive technology's tap on UIButton \"Save\"") == true)
        let sentences = trace.entries.map(\.event.description).filter { $0.hasPrefix("Assistive") }
        #expect(sentences.count == 1)
        #expect(sentences.first?.hasPrefix("Assistive technology's activation reaches UIButton \"Save\"") == true)
        let rest = ": accessibilityActivate() is false there, and a touch at (22, 22) follows."
        #expect(sentences.first?.hasSuffix(rest) == true)
    }

    @Test("AX2: an element's own word is the verdict")
    func performed() {
        let door = Door(frame: CGRect(x: 0, y: 100, width: 44, height: 44))
        door.accessibilityLabel = "Door"
        let name = "UIKitViewTests.AccessibilityVerdictTests.Door"
        screen.window.addSubview(door)
        screen.settle()
        #expect(
            verdicts(.activate, on: door) == [
                "Assistive technology's activation of \(name) \"Door\": \(name) \"Door\" did it (accessibilityActivate())."
            ])
    }

    @Test("AX5: what nobody does says where it would be done")
    func nobody() {
        let told = verdicts(.escape, on: button)
        #expect(
            told == [
                "Assistive technology's escape of UIButton \"Save\": It reached UIButton \"Save\", and nobody from there on does it (accessibilityPerformEscape())."
            ])
        let verdict = Verdicts.all(in: trace.entries).first
        #expect(verdict?.effect == .nothing && verdict?.act == .accessibility && verdict?.advice.count == 1)
    }
}
