// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows a list with buttons in it, and pages that lie side by side and scroll up and down.
final class ScrollingController: UIViewController {
    private static let rowCount = 40
    private static let pageCount = 3

    private let listCard = Card(heading: "A list with buttons")
    private let list = ButtonList()
    private let listLabel = UILabel()
    private let pagesCard = Card(heading: "Scroll views in a scroll view")
    private let pager = UIScrollView()
    private let pages = (0..<pageCount).map { StripedPage($0) }
    private let pagesLabel = UILabel()
    private var rows: [ListRow] = []

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
        for row in rows { list.addSubview(row) }
        list.delegate = self
        list.accessibilityIdentifier = "list"
        pager.isPagingEnabled = true
        pager.delegate = self
        pager.accessibilityIdentifier = "pager"
        for page in pages {
            page.delegate = self
            pager.addSubview(page)
        }
        for (label, identifier) in [(listLabel, "list.state"), (pagesLabel, "pager.state")] {
            label.font = .systemFont(ofSize: 13)
            label.textColor = .secondaryLabel
            label.accessibilityIdentifier = identifier
        }
        for part in [list, listLabel] { listCard.addSubview(part) }
        for part in [pager, pagesLabel] { pagesCard.addSubview(part) }
        view.addSubview(listCard)
        view.addSubview(pagesCard)
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
        return scrollView.isScrollAnimating ? "Animated" : "At rest"
    }

    // MARK: Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin = Spacing.margin(forWidth: view.bounds.width)
        let area = view.bounds.inset(by: UIEdgeInsets(top: 0, left: margin, bottom: margin, right: margin))
        if view.bounds.width >= Spacing.twoColumnWidth {
            let width = ((area.width - Spacing.gap) / 2).rounded()
            listCard.frame = CGRect(x: area.minX, y: area.minY, width: width, height: area.height)
            pagesCard.frame = CGRect(x: area.maxX - width, y: area.minY, width: width, height: area.height)
        } else {
            let height = ((area.height - Spacing.gap) / 2).rounded()
            listCard.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
            pagesCard.frame = CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
        }
        for (scrollView, label, card) in [(list, listLabel, listCard), (pager, pagesLabel, pagesCard)] {
            let content = card.contentFrame
            let height = max(0, content.height - 26)
            scrollView.frame = CGRect(x: content.minX, y: content.minY, width: content.width, height: height)
            label.frame = CGRect(x: content.minX, y: content.maxY - 18, width: content.width, height: 18)
        }
        layoutContent()
    }

    private func layoutContent() {
        for (place, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0, y: CGFloat(place) * ListRow.height, width: list.bounds.width, height: ListRow.height)
        }
        list.contentSize = CGSize(width: list.bounds.width, height: CGFloat(rows.count) * ListRow.height)
        let size = pager.bounds.size
        for (place, page) in pages.enumerated() {
            page.frame = CGRect(x: CGFloat(place) * size.width, y: 0, width: size.width, height: size.height)
        }
        pager.contentSize = CGSize(width: CGFloat(pages.count) * size.width, height: size.height)
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
