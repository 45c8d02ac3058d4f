// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Shows a page of the web, which the user's own browser does here: the controller says so, and opens it again on demand (FL12).
///
///     present(SFSafariViewController(url: url), animated: true)
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    /// How pages are shown. Browsers of users decide that themselves: what is set is kept, and has no effect.
    open class Configuration: NSObject, NSCopying {
        /// Whether only the text of an article is wanted.
        open var entersReaderIfAvailable = false
        /// Whether bars go away while a page scrolls.
        open var barCollapsingEnabled = true

        public required override init() {}

        /// A configuration with the same values.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Self()
            copy.entersReaderIfAvailable = entersReaderIfAvailable
            copy.barCollapsingEnabled = barCollapsingEnabled
            return copy
        }
    }

    /// The words on the button that dismisses.
    public enum DismissButtonStyle: Int, Sendable {
        /// "Done".
        case done = 0
        /// "Close".
        case close = 1
        /// "Cancel".
        case cancel = 2

        var title: String {
            switch self {
            case .done: "Done"
            case .close: "Close"
            case .cancel: "Cancel"
            }
        }
    }

    /// Hears what the user does. Not held.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    private let kept: Configuration
    private let url: URL
    private var isOpened = false

    /// What the controller was made with: a copy.
    open var configuration: Configuration { kept.copy() as? Configuration ?? Configuration() }
    /// The color of the buttons.
    open var preferredControlTintColor: UIColor? { didSet { viewIfLoaded?.tintColor = preferredControlTintColor } }
    /// The color behind the words: there are no bars.
    open var preferredBarTintColor: UIColor? { didSet { viewIfLoaded?.backgroundColor = background } }
    /// The words on the button that dismisses. It counts before the view is loaded.
    open var dismissButtonStyle = DismissButtonStyle.done

    private var background: UIColor { preferredBarTintColor ?? .systemBackground }

    /// A controller for a page.
    ///
    /// - Parameter URL: with the scheme `http` or `https`; another ends the program, as on iOS.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    /// A controller for a page. What the configuration wants has no effect here.
    ///
    /// - Parameter URL: with the scheme `http` or `https`; another ends the program, as on iOS.
    public init(url URL: URL, configuration: Configuration) {
        precondition(
            ["http", "https"].contains(URL.scheme?.lowercased() ?? ""),
            "FL12: SFSafariViewController shows pages of http and https alone, and not \(URL).")
        url = URL
        kept = configuration.copy() as? Configuration ?? configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller for a page.
    ///
    /// - Parameter URL: with the scheme `http` or `https`; another ends the program, as on iOS.
    @available(*, deprecated, message: "Use init(url:configuration:).")
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }

    /// Fails: a page's address does not come from an archive.
    public required init?(coder: NSCoder) { nil }

    open override func loadView() {
        let words = AskingView.Words(
            heading: url.host ?? url.absoluteString, text: "Your browser shows this page: \(url.absoluteString)",
            button: "Open", cancel: dismissButtonStyle.title)
        let content = AskingView(words)
        content.chosen = { [weak self] in self?.openAgain() }
        content.cancelled = { [weak self] in self?.finish() }
        content.backgroundColor = background
        content.tintColor = preferredControlTintColor
        view = content
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isOpened else { return }
        isOpened = true
        show { [weak self] isShown in
            guard let self else { return }
            if !isShown {
                let words = "Nothing here shows pages of the web: \(url.absoluteString)"
                (view as? AskingView)?.show(words, asks: false)
            }
            delegate?.safariViewController(self, didCompleteInitialLoad: isShown)
        }
    }

    /// Hands the page to the user's browser, and says whether somebody took it.
    private func show(_ then: @escaping (Bool) -> Void = { _ in }) {
        guard let scene = view.window?.windowScene else { return then(false) }
        scene.open(url, options: nil, completionHandler: then)
    }

    private func openAgain() {
        delegate?.safariViewControllerWillOpenInBrowser(self)
        show()
    }

    /// FL12: the user is done. The controller dismisses itself.
    private func finish() {
        delegate?.safariViewControllerDidFinish(self)
        presentingViewController?.dismiss(animated: true)
    }

    open override func accessibilityPerformEscape() -> Bool {
        finish()
        return true
    }
}

extension SFSafariViewController: UserDismissible {
    /// The user dragged the sheet away, or pressed Escape: that is the button, too.
    package func userDidDismiss() { delegate?.safariViewControllerDidFinish(self) }
}

/// Hears what the user of a page does.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// The user is done. The controller dismisses itself afterwards.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)

    /// The user's browser got the page, or nothing shows pages here. Whether the page was loaded is not known.
    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)

    /// The user wants to see the page again.
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    /// Does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Does nothing.
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
    /// Does nothing.
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
