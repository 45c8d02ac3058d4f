// SPDX-License-Identifier: Apache-2.0

extension GestureEnvironment {
    /// The first broken invariant, for tests; `nil` when all hold.
    func checkInvariants() -> String? {
        let isAtRest = phase == .resting
        if isAtRest, deliveries < 0 { return "\(deliveries) deliveries under way" }
        if let fault = arbiter.checkInvariants(isAtRest: isAtRest) { return fault }
        let recognizers = arbiter.contenders.recognizers
        for (place, recognizer) in recognizers.enumerated() {
            if recognizers[..<place].contains(where: { $0 === recognizer }) { return "\(recognizer) contends twice" }
        }
        for entry in application.touchTable.entries {
            for recognizer in entry.touch.receivers
            where !recognizer.progress.contends && recognizer.followedTouches.contains(where: { $0 === entry.touch }) {
                return "\(recognizer) follows a touch and does not contend"
            }
        }
        return nil
    }
}

extension UIApplication {
    /// The first broken invariant of recognizers and deliveries; `nil` when all hold. The checkers of random stories call it. Debug builds
    /// call it whenever recognizers come to rest.
    package func checkInvariants() -> String? {
        gestures.checkInvariants() ?? delivery.touches.checkInvariants() ?? delivery.presses.checkInvariants()
    }
}
