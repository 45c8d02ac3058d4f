// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows a list with buttons in it, and pages that lie side by side and scroll up and down.
final class ScrollingController: UIViewController {
    private static let rowCount = 40
    private static let pageCount = 3

    /// The least height of a scroll view for scrolling with a finger, in points: three rows.
    private static let leastHeight: CGFloat = 160

    private let list = ButtonList()
    private let listLabel = UILabel()
    private let pager = UIScrollView()
    private let pages = (0..<pageCount).map { StripedPage($0) }
    private let pagesLabel = UILabel()
    private var rows: [ListRow] = []
    private lazy var columns = makeColumns()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Scrolling"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        rows = (0..<Self.rowCount).map { number in
            let row = ListRow(number)
            row.onChange = { [weak self] in self?.showList() }
            return row
        }
        list.addSubview(UIStackView(column: rows), filling: .vertical)
        list.delegate = self
        list.accessibilityIdentifier = "list"
        pager.isPagingEnabled = true
        pager.delegate = self
        pager.accessibilityIdentifier = "pager"
        for page in pages { page.delegate = self }
        addPages()
        for (label, identifier) in [(listLabel, "list.state"), (pagesLabel, "pager.state")] {
            label.scaledFont = .systemFont(ofSize: 13)
            label.textColor = .secondaryLabel
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            label.accessibilityIdentifier = identifier
        }
        view.addSubview(columns, pinnedTo: view)
        showList()
        showPages()
    }

    // MARK: What is shown

    private func showList() {
        let taps = rows.reduce(0) { $0 + $1.tapCount }
        let cancels = rows.reduce(0) { $0 + $1.cancelCount }
        listLabel.text =
            "\(Self.state(of: list)) at \(Int(list.contentOffset.y.rounded())) · tapped \(taps)×, cancelled \(cancels)×"
    }

    private func showPages() {
        let page = pager.bounds.width > 0 ? pager.contentOffset.x / pager.bounds.width : 0
        let offsets = pages.map { "\(Int($0.contentOffset.y.rounded()))" }.joined(separator: ", ")
        pagesLabel.text = "\(Self.state(of: pager)) · page \(Int(page.rounded()) + 1) · pages at \(offsets)"
    }

    private static func state(of scrollView: UIScrollView) -> String {
        if scrollView.isDragging { return "Dragged" }
        if scrollView.isDecelerating { return "Going on" }
        if #available(iOS 17.4, *), scrollView.isScrollAnimating { return "Animated" }
        return "At rest"
    }

    // MARK: Layout

    private func makeColumns() -> Columns {
        let parts = [
            ("A list with buttons", list, listLabel), ("Scroll views in a scroll view", pager, pagesLabel),
        ].map { heading, scrollView, label in
            scrollView.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastHeight).isActive = true
            return Card(heading: heading, content: UIStackView(column: [scrollView, label], spacing: 8))
        }
        let columns = Columns(parts[0], parts[1])
        parts[0].heightAnchor.constraint(equalTo: parts[1].heightAnchor).isActive = true
        return columns
    }

    private func addPages() {
        // The first page is where the offset is 0, wherever reading begins.
        let row = UIStackView(row: pages)
        row.semanticContentAttribute = .forceLeftToRight
        pager.addSubview(row, filling: .horizontal)
        for page in pages { page.widthAnchor.constraint(equalTo: pager.frameLayoutGuide.widthAnchor).isActive = true }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        columns.fit(width: view.bounds.width)
    }
}

extension ScrollingController: UIScrollViewDelegate {
    private func show(_ scrollView: UIScrollView) {
        if scrollView === list { showList() } else { showPages() }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { show(scrollView) }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { show(scrollView) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { show(scrollView) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { show(scrollView) }
}
