// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// The queue that the main actor's code runs on.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the code that asks runs on it. After `dispatchMain()` that need not be the main thread.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
