// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A stack of controllers for going forward and back, with rows and switches that prevent the swipe; and alerts.
final class NavigationScreenController: UIViewController {
    private let stack: UINavigationController
    private let verdictCard: VerdictCard
    /// The least heights of the stack and of the verdict, in points, so that the stack does not move when a sentence is longer.
    private static let leastHeights: (stack: CGFloat, verdict: CGFloat) = (300, 142)

    init(_ platform: any Platform) {
        stack = UINavigationController(rootViewController: StackPageController(level: 1))
        verdictCard = VerdictCard(
            platform, identifier: "navigation",
            invitation: "Open a level and swipe back from the left edge of the stack.")
        super.init(nibName: nil, bundle: nil)
        title = "Navigation"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.navigationBar.prefersLargeTitles = true
        stack.view.clipsToBounds = true
        stack.view.layer.cornerRadius = Spacing.cardRadius
        stack.view.accessibilityIdentifier = "navigation.stack"
        addChild(stack)
        // The stack reaches to the left edge of the screen, where fingers swipe from.
        view.addSubview(stack.view, pinnedTo: view, edges: [.top, .leading, .trailing])
        stack.didMove(toParent: self)
        view.addSubview(verdictCard, pinnedTo: view.layoutMarginsGuide, edges: [.bottom, .leading, .trailing])
        NSLayoutConstraint.activate([
            verdictCard.topAnchor.constraint(equalTo: stack.view.bottomAnchor, constant: Spacing.gap),
            stack.view.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastHeights.stack),
            verdictCard.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastHeights.verdict),
            verdictCard.heightAnchor.constraint(equalToConstant: Self.leastHeights.verdict).with(.belowContent),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        verdictCard.begin()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        view.directionalLayoutMargins = Spacing.margins(forWidth: view.bounds.width)
    }
}
