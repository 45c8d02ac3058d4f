// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A URL that a scene is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// What is to be opened.
    open var url: URL { address }
    /// How it is to be opened.
    open private(set) var options: UIScene.OpenURLOptions

    private nonisolated let address: URL

    init(url: URL, options: UIScene.OpenURLOptions) {
        address = url
        self.options = options
    }

    /// The URL's, so that a set of them has the same order in every run with deterministic hashing.
    open nonisolated override var hash: Int { address.hashValue }
}

extension UIScene {
    /// How a URL is to be opened.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The name of the host that the URL came through.
        open private(set) var sourceApplication: String?

        init(sourceApplication: String?) {
            self.sourceApplication = sourceApplication
        }
    }

    /// How a URL is to be handed to others.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Only hand on a link that an application installed for it takes. No host knows, so `open` then answers false.
        open var universalLinksOnly = false
    }
}
