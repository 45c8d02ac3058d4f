// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A receiver of actions without a target.
final class GreetedView: ReceiverView {
    private var greetingCount = 0

    /// Called with the receiver's name when it was greeted.
    var onGreet: ((String) -> Void)?

    init(_ name: String) {
        super.init(name, identifier: "receiver.\(name)")
    }

    required init?(coder: NSCoder) { nil }

    /// The action of the button without a target.
    @objc func greet() {
        greetingCount += 1
        updateLooks()
        onGreet?(name)
    }

    override var stateText: String { greetingCount > 0 ? "greeted \(greetingCount)×" : super.stateText }
}
