// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A form and a stack view, placed by constraints alone: beside each other if there is room, otherwise below each other.
final class LayoutController: UIViewController {
    private static let columnWidth: CGFloat = 290

    private let scroll = UIScrollView()
    private let form = LayoutForm()
    private let playground = StackPlayground()
    /// Between the content and the sides of the screen.
    private var margins: [NSLayoutConstraint] = []
    private lazy var columns = UIStackView(arrangedSubviews: [form, playground])

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Layout"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.accessibilityIdentifier = "layout.scroll"
        scroll.alwaysBounceVertical = true
        columns.spacing = Spacing.gap
        columns.distribution = .fill
        columns.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scroll, pinnedTo: view, edges: [.top, .leading, .trailing])
        scroll.addSubview(columns)
        let content = scroll.contentLayoutGuide
        let frame = scroll.frameLayoutGuide
        margins = [
            columns.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: columns.trailingAnchor),
        ]
        NSLayoutConstraint.activate(margins)
        NSLayoutConstraint.activate([
            // Covered content can be scrolled above the keyboard.
            scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            columns.topAnchor.constraint(equalTo: content.topAnchor),
            content.bottomAnchor.constraint(equalTo: columns.bottomAnchor, constant: Spacing.gap),
            content.widthAnchor.constraint(equalTo: frame.widthAnchor),
        ])
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isWide = view.bounds.width >= 2 * (Self.columnWidth + Spacing.gap)
        let margin = Spacing.margin(forWidth: view.bounds.width)
        for constraint in margins { constraint.constant = margin }
        columns.axis = isWide ? .horizontal : .vertical
        columns.alignment = isWide ? .top : .fill
        columns.distribution = isWide ? .fillEqually : .fill
    }
}
