// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A view that writes every touch call into a log, and passes it on if the test wants that.
@MainActor
open class LoggingView: UIView {
    /// The beginning of each entry, and the view's accessibility identifier.
    public let name: String
    /// Where the calls are written: `card.began`, with a count if there are several touches.
    public let log: CallLog
    /// Whether calls also go to `super`, and then up the chain.
    public var passesOn = false
    /// Run at the beginning of a call, with the call's name: "began", "moved", "ended", "cancelled".
    public var onCall: ((String, Set<UITouch>) -> Void)?

    /// A view with this frame in its superview's coordinates (points).
    public init(_ name: String, frame: CGRect, log: CallLog) {
        self.name = name
        self.log = log
        super.init(frame: frame)
        accessibilityIdentifier = name
    }

    /// Always `nil`: a logging view is made by a test.
    public required init?(coder: NSCoder) { nil }

    private func note(_ call: String, _ touches: Set<UITouch>) {
        let count = touches.count == 1 ? "" : " \(touches.count)"
        log("\(name).\(call)\(count)")
        onCall?(call, touches)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("began", touches)
        if passesOn { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("moved", touches)
        if passesOn { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("ended", touches)
        if passesOn { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled", touches)
        if passesOn { super.touchesCancelled(touches, with: event) }
    }
}
