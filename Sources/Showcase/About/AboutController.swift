// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Describes the showcase; presented over it.
final class AboutController: UIViewController {
    private let emblem = UIView()
    private let titleLabel = UILabel()
    private let textLabel = UILabel()
    private let closeButton = UIButton(configuration: .filled())
    private let anotherButton = UIButton(configuration: .gray())
    private let endButton = UIButton(configuration: .gray())
    private let swiftButton = UIButton(configuration: .gray())

    private let platform: any Platform

    init(_ platform: any Platform) {
        self.platform = platform
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
        textLabel.attributedText = Self.styled(platform.about)
        textLabel.numberOfLines = 0
        prepareEmblem()
        textLabel.accessibilityIdentifier = "about.text"
        closeButton.configuration?.title = "Done"
        closeButton.configuration?.cornerStyle = .capsule
        closeButton.accessibilityIdentifier = "about.done"
        closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
        prepare(anotherButton, "Another screen", "about.another", #selector(openAnother))
        prepare(endButton, "End this screen", "about.end", #selector(end))
        prepare(swiftButton, "About Swift", "about.swift", #selector(openSwift))
        for part in [emblem, titleLabel, textLabel, closeButton, anotherButton, endButton, swiftButton] {
            view.addSubview(part)
        }
    }

    private func prepare(_ button: UIButton, _ title: String, _ identifier: String, _ action: Selector) {
        button.configuration?.title = title
        button.configuration?.buttonSize = .small
        button.accessibilityIdentifier = identifier
        button.addTarget(self, action: action, for: .touchUpInside)
    }

    @objc private func openAnother() {
        let options = UIScene.ActivationRequestOptions()
        options.requestingScene = view.window?.windowScene
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: options) {
            [weak self] error in
            self?.textLabel.text = "No other screen was opened: \(error.localizedDescription)"
        }
    }

    @objc private func openSwift() {
        guard let url = URL(string: "https://www.swift.org") else { return }
        UIApplication.shared.open(url) { [weak self] isShown in
            if !isShown { self?.textLabel.text = "Nobody here shows addresses. It is \(url.absoluteString)." }
        }
    }

    @objc private func end() {
        guard let session = view.window?.windowScene?.session else { return }
        UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
    }

    /// The first paragraph stands out, and code looks like code.
    private static func styled(_ text: String) -> NSAttributedString {
        let apart = NSMutableParagraphStyle()
        apart.paragraphSpacing = 14
        let styled = NSMutableAttributedString(
            string: text, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: apart])
        let first = text.prefix { $0 != "\n" }.utf16.count
        styled.addAttribute(
            .font, value: UIFont.systemFont(ofSize: 19, weight: .semibold), range: NSRange(location: 0, length: first))
        for name in ["They import UIKit", "EventTrace"] {
            guard let found = text.range(of: name) else { continue }
            let start = text.utf16.distance(from: text.startIndex, to: found.upperBound)
            let word = name.split(separator: " ").last.map { $0.utf16.count } ?? 0
            let range = NSRange(location: start - word, length: word)
            styled.addAttribute(.font, value: UIFont.monospacedSystemFont(ofSize: 16, weight: .medium), range: range)
            styled.addAttribute(.foregroundColor, value: UIColor.systemBlue, range: range)
            styled.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: range)
        }
        return styled
    }

    /// A letter cut out of stripes: a mask is a view.
    private func prepareEmblem() {
        emblem.accessibilityIdentifier = "about.emblem"
        emblem.backgroundColor = .systemBlue
        let stripe = UIView(frame: CGRect(x: 0, y: 20, width: 40, height: 20))
        stripe.backgroundColor = .systemTeal
        emblem.addSubview(stripe)
        let letter = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        letter.text = "R"
        letter.font = .systemFont(ofSize: 40, weight: .black)
        letter.textAlignment = .center
        emblem.mask = letter
    }

    @objc private func close() { dismiss(animated: true) }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaInsets
        let width = min(view.bounds.width - 48, 520)
        let left = (view.bounds.width - width) / 2
        let button = closeButton.sizeThatFits(.zero)
        emblem.frame = CGRect(x: left, y: safe.top + 26, width: 40, height: 40)
        titleLabel.frame = CGRect(
            x: left + 48, y: safe.top + 28, width: max(0, width - 48 - button.width), height: 36)
        closeButton.frame = CGRect(
            x: left + width - button.width, y: safe.top + 30, width: button.width, height: button.height)
        let height = textLabel.sizeThatFits(CGSize(width: width, height: 0)).height
        var (x, y) = (left, titleLabel.frame.maxY + 12)
        for button in [anotherButton, endButton, swiftButton] {
            let size = button.sizeThatFits(.zero)
            if x > left, x + size.width > left + width { (x, y) = (left, y + size.height + 8) }
            button.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
            x += size.width + 8
        }
        textLabel.frame = CGRect(x: left, y: swiftButton.frame.maxY + 16, width: width, height: height)
    }
}
