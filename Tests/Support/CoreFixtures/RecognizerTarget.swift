// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// What a recognizer sends its actions to.
@MainActor
package final class RecognizerTarget: NSObject {
    private let action: () -> Void

    package init(_ action: @escaping () -> Void) {
        self.action = action
    }

    package func act() { action() }
}
