// SPDX-License-Identifier: Apache-2.0

import EventTrace
import ViewDump

/// The screen, divided by the view that gets each point.
struct ReceiverMap: Encodable, Sendable {
    struct Receiver: Encodable, Sendable {
        var view: NamedView
        /// Square points.
        var area: Double
        /// x, y, width and height of the parts that it gets.
        var parts: [[Double]]
    }

    struct Finding: Encodable, Sendable {
        var view: NamedView
        var words: Words
    }

    /// x, y, width and height.
    var screen: [Double]
    var receivers: [Receiver]
    /// Controls that get no touches, or only some.
    var findings: [Finding]
    /// Views that decide by code of their own, which the map does not run.
    var undecided: [NamedView]

    init(_ live: LiveTree) {
        let map = TouchMap(live.tree)
        screen = [map.screen.x, map.screen.y, map.screen.width, map.screen.height]
        receivers = map.receivers.map { receiver in
            Receiver(
                view: NamedView(live.tree.subject(of: receiver.view)), area: receiver.area,
                parts: receiver.parts.map { [$0.x, $0.y, $0.width, $0.height] })
        }
        findings = map.findings.map {
            Finding(view: NamedView(live.tree.subject(of: $0.view)), words: Words("\($0.message)"))
        }
        undecided = live.undecided.map { NamedView(live.tree.subject(of: $0)) }
    }
}
