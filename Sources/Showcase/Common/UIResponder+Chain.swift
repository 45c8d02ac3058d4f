// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIResponder {
    /// This responder and all that come after it. A circular chain ends where it would begin again.
    var chain: [UIResponder] {
        var chain: [UIResponder] = []
        for responder in sequence(first: self, next: \.next) {
            if chain.contains(where: { $0 === responder }) { break }
            chain.append(responder)
        }
        return chain
    }
}
