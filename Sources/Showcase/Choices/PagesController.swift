// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Pages that a finger turns, with dots.
final class PagesController: UIViewController, UIPageViewControllerDataSource, Closable {
    private let pages: [UIViewController]
    private let turner = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    private lazy var stack = UINavigationController(rootViewController: turner)

    init() {
        let colors: [(String, UIColor)] = [("One", .systemRed), ("Two", .systemGreen), ("Three", .systemBlue)]
        pages = colors.map { name, color in PageController(name, color) }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    var closingController: UIViewController { turner }

    override func viewDidLoad() {
        super.viewDidLoad()
        turner.title = "Pages"
        turner.view.backgroundColor = .systemBackground
        turner.edgesForExtendedLayout = []
        turner.dataSource = self
        turner.setViewControllers([pages[0]], direction: .forward, animated: false)
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
        for control in turner.view.subviews.compactMap({ $0 as? UIPageControl }) {
            control.accessibilityIdentifier = "choices.dots"
        }
    }

    private func page(beside page: UIViewController, at distance: Int) -> UIViewController? {
        guard let place = pages.firstIndex(of: page), pages.indices.contains(place + distance) else { return nil }
        return pages[place + distance]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, at: -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, at: 1) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        pageViewController.viewControllers?.first.flatMap(pages.firstIndex(of:)) ?? 0
    }
}

/// A page in one color, with its name.
final class PageController: UIViewController {
    private let name: String
    private let color: UIColor

    init(_ name: String, _ color: UIColor) {
        self.name = name
        self.color = color
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color.withAlphaComponent(0.25)
        let label = UILabel(frame: view.bounds)
        label.text = name
        label.scaledFont = .systemFont(ofSize: 34, weight: .bold)
        label.textAlignment = .center
        label.accessibilityIdentifier = "choices.page.\(name)"
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
    }
}
