import CoreGraphics

/// A URL that a scene is asked to open.
@MainActor
open class UIOpenURLContext: NSObject {
    open private(set) var url: URL
    open private(set) var options: UIScene.OpenURLOptions

    init(url: URL, options: UIScene.OpenURLOptions) {
        self.url = url
        self.options = options
    }
}

extension UIScene {
    /// How a URL is to be opened.
    @MainActor
    open class OpenURLOptions: NSObject {
        /// Who asks: the name of the host that the URL came through.
        open private(set) var sourceApplication: String?

        init(sourceApplication: String?) {
            self.sourceApplication = sourceApplication
        }
    }

    /// How a URL is to be handed to others.
    @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Only hand on a link that an application installed for it takes. No host knows, so `open` then answers false.
        open var universalLinksOnly = false
    }
}
