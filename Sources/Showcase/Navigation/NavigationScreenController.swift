// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKit

/// A stack of controllers to go into and back from, with rows and switches that stand in the swipe's way; and alerts.
final class NavigationScreenController: UIViewController {
    private let stack: UINavigationController
    private let verdictCard: VerdictCard
    private static let verdictHeight: CGFloat = 142

    init(trace: TraceLog) {
        stack = UINavigationController(rootViewController: StackPageController(level: 1))
        verdictCard = VerdictCard(
            trace: trace, identifier: "navigation",
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
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
        view.addSubview(verdictCard)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        verdictCard.begin()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.bounds.inset(by: view.safeAreaInsets)
        let margin = Spacing.margin(forWidth: content.width)
        // The stack reaches to the left edge of the screen, where fingers swipe from.
        let height = max(0, content.height - Self.verdictHeight - 2 * Spacing.gap)
        stack.view.frame = CGRect(x: view.bounds.minX, y: content.minY, width: view.bounds.width, height: height)
        verdictCard.frame = CGRect(
            x: content.minX + margin, y: content.minY + height + Spacing.gap, width: content.width - 2 * margin,
            height: Self.verdictHeight)
    }
}
