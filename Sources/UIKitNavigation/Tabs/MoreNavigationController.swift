// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The stack under a tab bar's tab "More": a list of the controllers without a tab, and the chosen one on top (N61).
final class UIMoreNavigationController: UINavigationController {
    let list: UIMoreListController

    init(_ tabs: UITabBarController) {
        list = UIMoreListController(tabs)
        super.init(rootViewController: list)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    }

    required init?(coder: NSCoder) { nil }

    /// The controller without a tab that is shown; `nil` while the list is.
    var shownController: UIViewController? {
        guard viewControllers.count > 1 else { return nil }
        return (viewControllers[1] as? MorePage)?.page ?? viewControllers[1]
    }

    /// Shows a controller above the list. A navigation controller is shown with its own bar, whose root has a button back to the list.
    func show(_ controller: UIViewController, animated: Bool) {
        guard controller !== shownController else { return }
        controller.willMove(toParent: nil)
        controller.removeFromParent()
        let page = (controller as? UINavigationController).map { MorePage($0, in: self) } ?? controller
        setViewControllers([list, page], animated: animated)
    }
}

/// A navigation controller above the list of "More": it has a bar of its own.
final class MorePage: UIViewController {
    let page: UINavigationController
    private weak var stack: UIMoreNavigationController?

    init(_ page: UINavigationController, in stack: UIMoreNavigationController) {
        self.page = page
        self.stack = stack
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(page)
        guard let content = page.view else { return }
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
        page.didMove(toParent: self)
        page.viewControllers.first?.navigationItem.backAction = UIAction(title: stack?.list.title ?? "More") {
            [weak self] _ in self?.stack?.popToRootViewController(animated: true)
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        stack?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if stack?.topViewController !== self { stack?.setNavigationBarHidden(false, animated: animated) }
    }

    /// The controller leaves the list: its root has an ordinary bar again.
    func giveBack() {
        page.viewControllers.first?.navigationItem.backAction = nil
        page.willMove(toParent: nil)
        page.viewIfLoaded?.removeFromSuperview()
        page.removeFromParent()
    }
}

/// The list of a tab bar's controllers without a tab.
final class UIMoreListController: UIViewController {
    private weak var tabs: UITabBarController?
    private let scrollView = UIScrollView(frame: .zero)
    private var rows: [MoreRow] = []

    init(_ tabs: UITabBarController) {
        self.tabs = tabs
        super.init(nibName: nil, bundle: nil)
        title = "More"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        showRows()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showRows()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The popped controller leaves the stack right after this call.
        _ = UIApplication.shared.clock.schedule(after: 0) { [weak self] in self?.tabs?.takeBack() }
    }

    /// Shows the present controllers, with their titles, images and badges.
    func showRows() {
        guard isViewLoaded else { return }
        for row in rows { row.removeFromSuperview() }
        rows = (tabs?.furtherControllers ?? []).map { controller in
            let row = MoreRow(controller.tabBarItem, title: controller.tabBarItem.title ?? controller.title)
            row.addAction(
                UIAction { [weak self, weak controller] _ in if let controller { self?.tabs?.rowWasChosen(controller) }
                },
                for: .touchUpInside)
            scrollView.addSubview(row)
            return row
        }
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        for (place, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0, y: CGFloat(place) * MoreRow.height, width: scrollView.bounds.width, height: MoreRow.height)
        }
        scrollView.contentSize = CGSize(
            width: scrollView.bounds.width, height: CGFloat(rows.count) * MoreRow.height)
    }
}

/// A row of the list: an image, a title, a badge and an arrow.
final class MoreRow: UIControl {
    static let height: CGFloat = 44
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let badge = UILabel(frame: .zero)
    private let arrow = UIImageView(image: UIImage(systemName: "chevron.forward"))
    private let line = UIView(frame: .zero)

    init(_ item: UITabBarItem, title: String?) {
        super.init(frame: .zero)
        imageView.image = item.image?.onTab
        imageView.contentMode = .scaleAspectFit
        label.text = title
        label.font = .systemFont(ofSize: 17)
        badge.text = item.badgeValue
        badge.font = .systemFont(ofSize: 17)
        badge.textColor = .secondaryLabel
        badge.textAlignment = .right
        arrow.tintColor = .tertiaryLabel
        arrow.contentMode = .center
        line.backgroundColor = .separator
        isEnabled = item.isEnabled
        label.isEnabled = item.isEnabled
        for part in [imageView, label, badge, arrow, line] as [UIView] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        accessibilityLabel = item.accessibilityLabel ?? title
        accessibilityValue = item.badgeValue
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemGray4 : nil } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let end = bounds.width - 16
        // T113: as rows of a table.
        let margin = SideMargin.inWidth(bounds.width)
        imageView.frame = CGRect(x: margin, y: 8, width: 28, height: 28)
        let start = imageView.image == nil ? margin : imageView.frame.maxX + 16
        arrow.frame = CGRect(x: end - 10, y: 0, width: 10, height: bounds.height)
        badge.frame = CGRect(x: end - 100, y: 0, width: 80, height: bounds.height)
        label.frame = CGRect(x: start, y: 0, width: max(end - 110 - start, 0), height: bounds.height)
        line.frame = CGRect(x: start, y: bounds.height - 0.5, width: bounds.width - start, height: 0.5)
        mirrorIfRightToLeft([imageView, label, badge, arrow, line])
    }
}
