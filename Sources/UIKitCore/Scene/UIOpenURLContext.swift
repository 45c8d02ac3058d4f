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

    /// The URL's hash, so that a set of contexts has the same order in every run with deterministic hashing.
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

    /// How a scene opens a URL outside of the application.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Whether to open a link only in an application that is installed for it. No host knows such applications, so with
        /// true `open` answers false.
        open var universalLinksOnly = false
    }
}
