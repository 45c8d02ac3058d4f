import UIKit

/// Says what the showcase is; presented over it.
final class AboutController: UIViewController {
    private let titleLabel = UILabel()
    private let textLabel = UILabel()
    private let closeButton = UIButton(configuration: .filled())

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "About"
        modalPresentationStyle = .pageSheet
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        view.accessibilityIdentifier = "about.sheet"
        titleLabel.text = "Responder"
        titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
        titleLabel.accessibilityTraits = .header
        textLabel.text = """
            UIKit's event delivery, in Swift, wherever Swift runs.

            Every touch here came from your browser as raw input. A Swift program found the view under it, walked the \
            responder chain, let controls turn it into actions, and sent back what changed.

            The sources of this app are laid out as they would be on iOS and know no browser. They import UIKit, and \
            EventTrace for the explanations, which event delivery recorded while it decided.
            """
        textLabel.numberOfLines = 0
        textLabel.accessibilityIdentifier = "about.text"
        closeButton.configuration?.title = "Done"
        closeButton.configuration?.cornerStyle = .capsule
        closeButton.accessibilityIdentifier = "about.done"
        closeButton.addTarget(self, action: AboutController.close, for: .touchUpInside)
        for part in [titleLabel, textLabel, closeButton] { view.addSubview(part) }
    }

    private func close() { dismiss(animated: true) }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaInsets
        let width = min(view.bounds.width - 48, 520)
        let left = (view.bounds.width - width) / 2
        let button = closeButton.sizeThatFits(.zero)
        titleLabel.frame = CGRect(x: left, y: safe.top + 28, width: width - button.width, height: 36)
        closeButton.frame = CGRect(
            x: left + width - button.width, y: safe.top + 30, width: button.width, height: button.height)
        let height = textLabel.sizeThatFits(CGSize(width: width, height: 0)).height
        textLabel.frame = CGRect(x: left, y: titleLabel.frame.maxY + 16, width: width, height: height)
    }
}
