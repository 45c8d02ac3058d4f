// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen with its title and its hint. If the window is lower than the screen's constraints need, all of it scrolls.
final class ScreenController: UIViewController {
    private let screen: Screen
    private let platform: any Platform
    let content: UIViewController
    /// The title, the hint and the screen.
    private let body = ScreenBody()
    private let header = UIStackView()
    private let scrollView = UIScrollView()
    private var margins: [NSLayoutConstraint] = []
    private lazy var top = header.topAnchor.constraint(equalTo: body.topAnchor)

    init(_ screen: Screen, on platform: any Platform) {
        self.screen = screen
        self.platform = platform
        content = screen.makeController(on: platform)
        super.init(nibName: nil, bundle: nil)
        title = screen.title
        navigationItem.rightBarButtonItem = .about(of: self, on: platform)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.accessibilityIdentifier = "page.\(screen.name)"
        scrollView.accessibilityIdentifier = "showcase.scroll"
        scrollView.contentInsetAdjustmentBehavior = .never
        // Touched views get the touch at once, and a cancellation when the finger moves and scrolls.
        scrollView.delaysContentTouches = false
        header.axis = .vertical
        header.spacing = 1
        header.addArrangedSubview(hintLabel)
        addChild(content)
        guard let screenView = content.view else { return }
        for part in [header, screenView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            body.addSubview(part)
        }
        content.didMove(toParent: self)
        body.translatesAutoresizingMaskIntoConstraints = false
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        margins = [
            header.leadingAnchor.constraint(equalTo: body.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: header.trailingAnchor),
        ]
        NSLayoutConstraint.activate(margins)
        NSLayoutConstraint.activate([
            top,
            screenView.topAnchor.constraint(equalTo: header.bottomAnchor, constant: Spacing.gap),
        ])
        screenView.pin([.leading, .trailing, .bottom], to: body)
        fill()
    }

    private lazy var hintLabel: UILabel = {
        let label = UILabel()
        label.text = screen.hint(on: platform)
        label.scaledFont = .systemFont(ofSize: 14)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        label.setContentHuggingPriority(.required - 1, for: .vertical)
        label.setContentCompressionResistancePriority(.required, for: .vertical)
        return label
    }()

    /// The part that a navigation bar shows, if there is one.
    private lazy var titleRow: UIStackView = {
        let titleLabel = UILabel()
        titleLabel.text = screen.title
        titleLabel.scaledFont = .systemFont(ofSize: 28, weight: .bold)
        titleLabel.accessibilityIdentifier = "title"
        titleLabel.accessibilityTraits = .header
        let aboutButton = UIButton(configuration: .gray())
        aboutButton.configuration?.title = "About"
        aboutButton.configuration?.cornerStyle = .capsule
        aboutButton.configuration?.buttonSize = .small
        aboutButton.accessibilityIdentifier = "about"
        aboutButton.setContentHuggingPriority(.required, for: .horizontal)
        aboutButton.addAction(.about(of: self, on: platform), for: .primaryActionTriggered)
        let row = UIStackView(arrangedSubviews: [titleLabel, aboutButton])
        row.alignment = .center
        // The screen gets the rest of the height.
        titleLabel.setContentHuggingPriority(.required - 1, for: .vertical)
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: 36).isActive = true
        row.heightAnchor.constraint(equalToConstant: 36).with(.defaultHigh + 1).isActive = true
        titleLabel.setContentCompressionResistancePriority(.defaultHigh + 2, for: .vertical)
        row.spacing = 8
        return row
    }()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if navigationController == nil {
            top.constant = 20
            header.insertArrangedSubview(titleRow, at: 0)
        } else {
            top.constant = 10
            header.removeArrangedSubview(titleRow)
            titleRow.removeFromSuperview()
        }
    }

    /// A swipe from the edge goes back one screen, unless this one uses the edge itself.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.interactivePopGestureRecognizer?.isEnabled = screen != .navigation
    }

    // MARK: Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.safeAreaLayoutGuide.layoutFrame.size
        for margin in margins { margin.constant = Spacing.margin(forWidth: room.width) }
        // The screen is as high as the window, unless its content needs more.
        let isHigher = body.frame.height > room.height + 0.5
        if isHigher != (body.superview === scrollView) { if isHigher { scroll() } else { fill() } }
    }

    /// There is room for all of the screen.
    private func fill() {
        scrollView.removeFromSuperview()
        view.insertSubview(body, at: 0)
        body.pin([.leading, .trailing, .top], to: view.safeAreaLayoutGuide)
        takeRoom()
    }

    /// The title and the screen scroll together.
    private func scroll() {
        view.insertSubview(scrollView, at: 0)
        scrollView.pin(to: view.safeAreaLayoutGuide)
        scrollView.contentOffset = .zero
        scrollView.addSubview(body)
        body.pin(to: scrollView.contentLayoutGuide)
        body.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
        takeRoom()
    }

    /// Makes the screen as high as the window. Constraints of higher priority can make it higher.
    private func takeRoom() {
        let room = view.safeAreaLayoutGuide.heightAnchor
        body.heightAnchor.constraint(greaterThanOrEqualTo: room).isActive = true
        body.heightAnchor.constraint(equalTo: room).with(.screenHeight).isActive = true
        body.firstSight.heightAnchor.constraint(equalTo: room).isActive = true
    }
}

/// Around a screen, its title and its hint.
final class ScreenBody: UIView {
    /// The part that the window shows before any scrolling.
    let firstSight = UILayoutGuide()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addLayoutGuide(firstSight)
        firstSight.pin([.top, .leading, .trailing], to: self)
    }

    required init?(coder: NSCoder) { nil }
}
