import CoreGraphics

/// A URL that a scene is asked to open.
@MainActor
public class UIOpenURLContext: NSObject {
    public let url: URL
    public let options: UIScene.OpenURLOptions

    init(url: URL, options: UIScene.OpenURLOptions) {
        self.url = url
        self.options = options
    }
}

extension UIScene {
    /// How a URL is to be opened.
    @MainActor
    public class OpenURLOptions: NSObject {
        /// Who asks: the name of the host that the URL came through.
        public let sourceApplication: String?

        init(sourceApplication: String?) {
            self.sourceApplication = sourceApplication
        }
    }

    /// How a URL is to be handed to others.
    @MainActor
    public class OpenExternalURLOptions: NSObject {
        /// Only hand on a link that an application installed for it takes. No host knows, so `open` then answers false.
        public var universalLinksOnly = false
    }
}
