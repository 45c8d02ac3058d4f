// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKit

/// A screen with its title and what to do there. Where the window is lower than the screen needs, all of it scrolls.
final class ScreenController: UIViewController {
    private let screen: Screen
    let content: UIViewController
    /// The title, the hint and the screen.
    private let body = ScreenBody()
    private let header = UIStackView()
    private let scrollView = UIScrollView()
    private var height: NSLayoutConstraint?
    private var margins: [NSLayoutConstraint] = []
    private lazy var top = header.topAnchor.constraint(equalTo: body.topAnchor)

    init(_ screen: Screen, trace: TraceLog) {
        self.screen = screen
        content = screen.makeController(trace: trace)
        super.init(nibName: nil, bundle: nil)
        title = screen.title
        navigationItem.rightBarButtonItem = .about(of: self)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.accessibilityIdentifier = "page.\(screen.name)"
        scrollView.accessibilityIdentifier = "showcase.scroll"
        scrollView.contentInsetAdjustmentBehavior = .never
        // What is touched is told at once, and that it was the scroll view's when the finger moves.
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
        label.text = screen.hint
        label.font = .systemFont(ofSize: 14)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        return label
    }()

    /// What a navigation bar shows where there is one.
    private lazy var titleRow: UIStackView = {
        let titleLabel = UILabel()
        titleLabel.text = screen.title
        titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
        titleLabel.accessibilityIdentifier = "title"
        titleLabel.accessibilityTraits = .header
        let aboutButton = UIButton(configuration: .gray())
        aboutButton.configuration?.title = "About"
        aboutButton.configuration?.cornerStyle = .capsule
        aboutButton.configuration?.buttonSize = .small
        aboutButton.accessibilityIdentifier = "about"
        aboutButton.setContentHuggingPriority(.required, for: .horizontal)
        aboutButton.addAction(.about(of: self), for: .primaryActionTriggered)
        let row = UIStackView(arrangedSubviews: [titleLabel, aboutButton])
        row.alignment = .center
        row.heightAnchor.constraint(equalToConstant: 36).isActive = true
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

    /// Back from the edge goes one screen, unless this one has something of its own at the edge.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.interactivePopGestureRecognizer?.isEnabled = screen != .navigation
    }

    // MARK: Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.safeAreaLayoutGuide.layoutFrame.size
        for margin in margins { margin.constant = Spacing.margin(forWidth: room.width) }
        body.layoutIfNeeded()
        let needed = header.frame.maxY + Spacing.gap + screen.leastHeight(forWidth: room.width)
        if room.height >= needed {
            if body.superview !== view { fill() }
        } else {
            if body.superview !== scrollView { scroll() }
            height?.constant = needed
        }
    }

    /// There is room for all of the screen.
    private func fill() {
        scrollView.removeFromSuperview()
        view.insertSubview(body, at: 0)
        body.pin(to: view.safeAreaLayoutGuide)
    }

    /// The title and the screen scroll together.
    private func scroll() {
        view.insertSubview(scrollView, at: 0)
        scrollView.pin(to: view.safeAreaLayoutGuide)
        scrollView.contentOffset = .zero
        scrollView.addSubview(body)
        body.pin(to: scrollView.contentLayoutGuide)
        let height = body.heightAnchor.constraint(equalToConstant: 0)
        NSLayoutConstraint.activate([
            body.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor), height,
        ])
        self.height = height
    }
}

/// Around a screen, its title and its hint.
final class ScreenBody: UIView {}
