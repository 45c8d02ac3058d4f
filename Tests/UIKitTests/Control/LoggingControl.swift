// SPDX-License-Identifier: Apache-2.0

import UIKitCore
import UIKitTesting

/// A control that writes its tracking calls, and every control event, into a log.
@MainActor
final class LoggingControl: UIControl {
    let log: CallLog
    var begins = true
    var continues = true
    /// Run in a tracking call, with its name: "begin", "continue", "end", "cancel".
    var onTracking: ((String) -> Void)?
    /// Run when an event's action is performed.
    var onEvent: ((UIControl.Event) -> Void)?

    init(frame: CGRect = CGRect(x: 100, y: 100, width: 100, height: 100), log: CallLog) {
        self.log = log
        super.init(frame: frame)
        log(self, every: UIControl.Event.allKnown) { [weak self] in self?.onEvent?($0) }
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String, _ event: UIEvent?) {
        log(event == nil ? "\(call) without event" : call)
        onTracking?(call)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        note("begin", event)
        return begins
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        note("continue", event)
        return continues
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { note("end", event) }

    override func cancelTracking(with event: UIEvent?) { note("cancel", event) }
}

extension UIControl.Event {
    /// Every event that has a name, with it.
    static let allKnown: [(UIControl.Event, String)] = [
        (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
        (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
        (.touchDragExit, "touchDragExit"), (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
        (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
        (.primaryActionTriggered, "primaryActionTriggered"),
    ]
}

extension CallLog {
    /// Writes the events of a control, in order.
    func callAsFunction(
        _ control: UIControl, every events: [(UIControl.Event, String)] = UIControl.Event.allKnown,
        then: @escaping @MainActor (UIControl.Event) -> Void = { _ in }
    ) {
        for (event, name) in events {
            control.addAction(
                UIAction { [unowned self] _ in
                    self(name)
                    then(event)
                }, for: event)
        }
    }

    /// Writes the changes of value and the primary action of a control.
    func values(of control: UIControl) {
        self(control, every: [(.valueChanged, "valueChanged"), (.primaryActionTriggered, "primary")])
    }
}
