// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Counts the events of touches, and tells when one has been delivered.
final class ScriptApplication: UIApplication {
    var eventCount = 0
    var didSend: ((UIEvent) -> Void)?

    override func sendEvent(_ event: UIEvent) {
        eventCount += 1
        super.sendEvent(event)
        didSend?(event)
    }
}
