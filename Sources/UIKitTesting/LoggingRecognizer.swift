// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A recognizer that writes every touch call into a log and recognizes nothing by itself: a test assigns its `state` from
/// `onCall`.
@MainActor
open class LoggingRecognizer: UIGestureRecognizer {
    /// Where the calls are written: `pan.began`, with a count if there are several touches.
    public let log: CallLog
    /// Run at the end of a call, with the call's name: "began", "moved", "ended", "cancelled".
    public var onCall: ((LoggingRecognizer, String) -> Void)?

    /// A recognizer without a target; its name begins each entry.
    public init(_ name: String, log: CallLog) {
        self.log = log
        super.init(target: nil, action: nil)
        self.name = name
    }

    private func note(_ call: String, _ touches: Set<UITouch>) {
        let count = touches.count == 1 ? "" : " \(touches.count)"
        log("\(name ?? "").\(call)\(count)")
        onCall?(self, call)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { note("began", touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { note("moved", touches) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { note("ended", touches) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { note("cancelled", touches) }
}
