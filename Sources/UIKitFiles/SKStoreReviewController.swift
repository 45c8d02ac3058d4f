// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Asks the user for a review of the application in a store. The system decides whether anybody is asked, and here, where no store is,
/// nobody is (FL14).
@preconcurrency @MainActor
public final class SKStoreReviewController: NSObject {
    /// A wish to ask, which the system may refuse.
    public class func requestReview() {}
    /// A wish to ask in a scene, which the system may refuse.
    public class func requestReview(in windowScene: UIWindowScene) {}
}
