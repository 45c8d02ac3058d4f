// SPDX-License-Identifier: Apache-2.0

import UIKit

/// One level of the stack: a way to the next, obstacles for the way back, and alerts.
final class StackPageController: UIViewController {
    private let level: Int
    private let scroll = UIScrollView()
    private let rows = UIStackView(column: [])
    /// Rows with room at the sides.
    private var insetRows: [UIStackView] = []
    private static let leastRowHeight: CGFloat = 52

    init(level: Int) {
        self.level = level
        super.init(nibName: nil, bundle: nil)
        title = "Level \(level)"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.alwaysBounceVertical = true
        view.addSubview(scroll, pinnedTo: view)
        scroll.addSubview(rows, filling: .vertical)
        if level > 1 { navigationItem.largeTitleDisplayMode = .never }
        addButton("Open level \(level + 1)", "open") { page in page.openNext() }
        addSwitch("Hide the navigation bar", "hideBar") { page, isOn in
            page.navigationController?.setNavigationBarHidden(isOn, animated: true)
        }
        addSwitch("An item in the back button's place", "replaceBack") { page, isOn in
            page.navigationItem.leftBarButtonItem =
                isOn ? UIBarButtonItem(systemItem: .close, primaryAction: page.popAction) : nil
        }
        let sliding = SlidingRow("Slide me aside, from the edge too")
        sliding.accessibilityIdentifier = "navigation.sliding"
        rows.addArrangedSubview(sliding, height: Self.leastRowHeight)
        addButton("Alert", "alert") { page in page.ask(.alert) }
        addButton("Action sheet", "sheet") { page in page.ask(.actionSheet) }
    }

    private var popAction: UIAction {
        UIAction { [weak self] _ in self?.navigationController?.popViewController(animated: true) }
    }

    private func openNext() {
        navigationController?.pushViewController(StackPageController(level: level + 1), animated: true)
    }

    // MARK: Alerts

    private func ask(_ style: UIAlertController.Style) {
        let alert = UIAlertController(title: "Rename level \(level)?", message: nil, preferredStyle: style)
        if style == .alert { alert.addTextField { [title] in $0.text = title } }
        let field = alert.textFields?.first
        alert.addAction(
            UIAlertAction(title: "Rename", style: .default) { [weak self] _ in
                guard let self else { return }
                title = field?.text ?? "Level \(level)!"
            })
        alert.addAction(
            UIAlertAction(title: "Leave it", style: .destructive) { [weak self] _ in
                self?.navigationController?.popToRootViewController(animated: true)
            })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.preferredAction = alert.actions.first
        if let source = rows.arrangedSubviews.last { alert.popoverPresentationController?.sourceView = source }
        present(alert, animated: true)
    }

    // MARK: Rows

    private func addButton(_ title: String, _ name: String, _ action: @escaping (StackPageController) -> Void) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.contentHorizontalAlignment = .leading
        button.accessibilityIdentifier = "navigation.\(name)\(level)"
        button.addAction(UIAction { [weak self] _ in if let self { action(self) } }, for: .touchUpInside)
        add(button)
    }

    private func addSwitch(
        _ title: String, _ name: String, _ action: @escaping (StackPageController, Bool) -> Void
    ) {
        let row = SwitchRow(title, identifier: "navigation.\(name)\(level)")
        row.onChange = { [weak self] isOn in if let self { action(self, isOn) } }
        add(row)
    }

    private func add(_ row: UIView) {
        let inset = UIStackView(row: [row])
        inset.isLayoutMarginsRelativeArrangement = true
        inset.insetsLayoutMarginsFromSafeArea = false
        insetRows.append(inset)
        rows.addArrangedSubview(inset, height: Self.leastRowHeight)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        var margins = Spacing.margins(forWidth: view.bounds.width)
        margins.bottom = 0
        for row in insetRows { row.directionalLayoutMargins = margins }
    }
}

extension UIStackView {
    /// Adds a view with a least height, in points.
    fileprivate func addArrangedSubview(_ view: UIView, height: CGFloat) {
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: height).isActive = true
        view.heightAnchor.constraint(equalToConstant: height).with(.belowContent).isActive = true
        addArrangedSubview(view)
    }
}
