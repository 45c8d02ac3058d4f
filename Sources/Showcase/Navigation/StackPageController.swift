// SPDX-License-Identifier: Apache-2.0

import UIKit

/// One level of the stack: a way to the next, what stands in the way back, and alerts.
final class StackPageController: UIViewController {
    private let level: Int
    private let scroll = UIScrollView()
    private var rows: [UIView] = []
    private static let rowHeight: CGFloat = 52

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
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scroll)
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
        add(sliding)
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
        if let source = rows.last { alert.popoverPresentationController?.sourceView = source }
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
        let row = UIView()
        let label = UILabel()
        label.text = title
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.7
        let control = UISwitch(frame: .zero)
        control.autoresizingMask = .flexibleLeftMargin
        control.frame.origin = CGPoint(x: -control.frame.width, y: (Self.rowHeight - control.frame.height) / 2)
        control.accessibilityLabel = title
        control.accessibilityIdentifier = "navigation.\(name)\(level)"
        control.addAction(
            UIAction { [weak self, weak control] _ in
                if let self, let control { action(self, control.isOn) }
            }, for: .valueChanged)
        row.addSubview(label)
        row.addSubview(control)
        add(row)
    }

    private func add(_ row: UIView) {
        rows.append(row)
        scroll.addSubview(row)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.frame = view.bounds
        let margin = Spacing.margin(forWidth: view.bounds.width)
        for (place, row) in rows.enumerated() {
            let isWide = row is SlidingRow
            row.frame = CGRect(
                x: isWide ? 0 : margin, y: CGFloat(place) * Self.rowHeight,
                width: view.bounds.width - (isWide ? 0 : 2 * margin), height: Self.rowHeight)
            guard let control = row.subviews.first(where: { $0 is UISwitch }) else { continue }
            for label in row.subviews where label is UILabel {
                label.frame = CGRect(x: 0, y: 0, width: max(0, control.frame.minX - 8), height: Self.rowHeight)
            }
        }
        scroll.contentSize = CGSize(width: view.bounds.width, height: CGFloat(rows.count) * Self.rowHeight)
    }
}
