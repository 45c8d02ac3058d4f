// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

/// What a story comes to, line by line: what its code hears, what the trace says, and what has changed on the screens after each input.
///
/// `Tests/SystemStoryTests/Outcomes.txt` keeps the digests of many. A change of the system that changes one of them is a fault, or is
/// wanted and written there anew: no rule has to name it to be noticed.
@MainActor
public final class StoryOutcome: TraceSink {
    /// FNV-1a of all lines.
    public private(set) var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    public private(set) var lineCount = 0
    /// The lines, if they are kept.
    public private(set) var lines: [String] = []
    private let keepsLines: Bool
    /// What each object looked like after the last input.
    private var looks: [String: String] = [:]

    /// - Parameter keepsLines: Whether somebody wants to read them; the digest needs none.
    public init(keepingLines keepsLines: Bool = false) { self.keepsLines = keepsLines }

    func add(_ line: String) {
        lineCount += 1
        if keepsLines { lines.append(line) }
        var line = line
        digest = line.withUTF8 { bytes in
            var digest = digest
            for byte in bytes { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
            return (digest ^ 10) &* 0x100_0000_01B3
        }
    }

    public func record(_ entry: TraceEntry) {
        for line in TraceText.lines(for: entry) { add("\(line)") }
    }

    /// A number to the thousandth, so that another machine's mathematics come to the same.
    static func text(_ number: CGFloat) -> String {
        guard let thousandths = Int64(exactly: (number * 1000).rounded()) else { return "\(number)" }
        return thousandths % 1000 == 0 ? "\(thousandths / 1000)" : "\(CGFloat(thousandths) / 1000)"
    }

    static func text(_ point: CGPoint) -> String { "(\(text(point.x)), \(text(point.y)))" }
    static func text(_ size: CGSize) -> String { "\(text(size.width)) × \(text(size.height))" }
    static func text(_ rect: CGRect) -> String { "\(text(rect.origin)) \(text(rect.size))" }
}

// MARK: What code hears

extension StoryOutcome {
    func touches(_ touches: Set<UITouch>, _ call: PromiseCheck.TouchCall, _ name: String) {
        for touch in touches.sorted(by: { $0.identifier.number < $1.identifier.number }) {
            add(
                """
                \(name) \(call) \(touch.identifier.number): \(touch.phase.rawValue) at \(Self.text(touch.location(in: nil))) \
                from \(Self.text(touch.previousLocation(in: nil))), tap \(touch.tapCount), \(Self.text(touch.timestamp)) s
                """)
        }
    }

    func presses(_ presses: Set<UIPress>, _ call: PromiseCheck.PressCall, _ name: String) {
        let texts = presses.map {
            "\($0.type.rawValue) \($0.phase.rawValue) \($0.key?.keyCode.rawValue ?? 0) \(Self.text($0.timestamp)) s"
        }
        for text in texts.sorted() { add("\(name) \(call) press \(text)") }
    }

    func acts(_ recognizer: UIGestureRecognizer, _ name: String) {
        var line = "\(name) acts, \(recognizer.state.rawValue), \(recognizer.numberOfTouches) at "
        line += Self.text(recognizer.location(in: nil))
        switch recognizer {
        case let pan as UIPanGestureRecognizer:
            line += " by \(Self.text(pan.translation(in: nil))), \(Self.text(pan.velocity(in: nil))) a second"
        case let pinch as UIPinchGestureRecognizer:
            line += " × \(Self.text(pinch.scale)), \(Self.text(pinch.velocity)) a second"
        case let rotation as UIRotationGestureRecognizer:
            line += " by \(Self.text(rotation.rotation)), \(Self.text(rotation.velocity)) a second"
        default: break
        }
        add(line)
    }
}

// MARK: What is there

extension StoryOutcome {
    /// Adds what has changed since the last time.
    func look(at world: StoryWorld) {
        for (index, window) in world.windows.enumerated() {
            changed(
                "window \(index)", "\(Self.text(window.frame)), hidden \(window.isHidden), key \(window.isKeyWindow)")
        }
        var top = world.windows.first?.rootViewController
        var names: [String] = []
        while let controller = top {
            names.append(world.name(of: controller))
            top = controller.presentedViewController
        }
        changed("controllers", names.joined(separator: ", "))
        for (index, view) in world.views.enumerated() {
            changed("v\(index)", view.map(look) ?? "nobody's")
        }
        for (index, recognizer) in world.recognizers.enumerated() {
            guard let recognizer else { continue }
            changed(
                "r\(index)",
                "\(recognizer.state.rawValue), enabled \(recognizer.isEnabled), \(recognizer.numberOfTouches)")
        }
    }

    private func changed(_ name: String, _ look: String) {
        guard looks.updateValue(look, forKey: name) != look else { return }
        add("\(name) is \(look)")
    }

    private func look(of view: UIView) -> String {
        var text = "\(Self.text(view.frame)) of \(Self.text(view.bounds)), alpha \(Self.text(view.alpha))"
        if view.isHidden { text += ", hidden" }
        if view.window == nil { text += ", in no window" }
        if view.isFirstResponder { text += ", first" }
        if view.isFocused { text += ", focused" }
        switch view {
        case let toggle as UISwitch: text += ", on \(toggle.isOn)"
        case let slider as UISlider: text += ", at \(Self.text(CGFloat(slider.value)))"
        case let stepper as UIStepper: text += ", at \(Self.text(stepper.value))"
        case let segments as UISegmentedControl: text += ", at \(segments.selectedSegmentIndex)"
        case let field as UITextField: text += ", \"\(field.text ?? "")\" \(selection(of: field))"
        case let view as UITextView: text += ", \"\(view.text ?? "")\" \(selection(of: view))"
        default: break
        }
        if let control = view as? UIControl {
            text += ", state \(control.state.rawValue), tracks \(control.isTracking)"
        }
        if let scroll = view as? UIScrollView {
            text += ", content \(Self.text(scroll.contentSize)) at \(Self.text(scroll.contentOffset))"
            if scroll.isTracking { text += ", tracks" }
            if scroll.isDragging { text += ", drags" }
            if scroll.isDecelerating { text += ", decelerates" }
        }
        return text
    }

    private func selection(of input: any UITextInput) -> String {
        guard let range = input.selectedTextRange else { return "nowhere" }
        let start = input.offset(from: input.beginningOfDocument, to: range.start)
        return "\(start) to \(input.offset(from: input.beginningOfDocument, to: range.end))"
    }
}
