// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// The titles along a table's edge, which a finger uses to scroll to sections (T66, T67). The view does not move while rows scroll.
final class SectionIndexView: UIControl {
    static let width: CGFloat = 16
    /// The least height of a title, in points: if there is no room for all, every second, third, … one is shown.
    private static let leastHeight: CGFloat = 13

    private unowned let table: UITableView
    let titles: [String]
    private var labels: [(index: Int, label: UILabel)] = []
    private var shownHeight: CGFloat = -1
    /// The title under the finger.
    private var current: Int?
    private var isFollowed = false

    init(_ titles: [String], _ table: UITableView) {
        self.titles = titles
        self.table = table
        super.init(frame: .zero)
        accessibilityLabel = "Section index"
        accessibilityTraits = .adjustable
        let press = SectionIndexPressGestureRecognizer(target: nil, action: nil)
        press.addTarget(self, action: Selector("pressed:", SectionIndexView.pressed(_:)))
        press.minimumPressDuration = 0
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.height != shownHeight { makeLabels() }
        let step = bounds.height / CGFloat(max(labels.count, 1))
        for (place, entry) in labels.enumerated() {
            entry.label.frame = CGRect(x: 0, y: CGFloat(place) * step, width: bounds.width, height: step)
        }
    }

    private func makeLabels() {
        shownHeight = bounds.height
        for (_, label) in labels { label.removeFromSuperview() }
        let room = max(1, Int(bounds.height / Self.leastHeight))
        let stride = max(1, (titles.count + room - 1) / room)
        labels = titles.indices.filter { $0 % stride == 0 }.map { index in
            let label = UILabel()
            label.text = titles[index]
            label.font = .systemFont(ofSize: 11, weight: .semibold)
            label.textAlignment = .center
            label.textColor = table.sectionIndexColor ?? table.tintColor
            addSubview(label)
            return (index, label)
        }
        showColors()
    }

    func showColors() {
        backgroundColor = isFollowed ? table.sectionIndexTrackingBackgroundColor : table.sectionIndexBackgroundColor
        for (_, label) in labels { label.textColor = table.sectionIndexColor ?? table.tintColor }
    }

    // MARK: Touches

    /// Follows the finger on the index. The table does not take touches here: they neither wait nor scroll.
    private func pressed(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began || recognizer.state == .changed else {
            isFollowed = false
            return showColors()
        }
        if recognizer.state == .began {
            isFollowed = true
            current = nil
            showColors()
        }
        guard bounds.height > 0, !titles.isEmpty else { return }
        let share = recognizer.location(in: self).y / bounds.height
        choose(min(max(Int(share * CGFloat(titles.count)), 0), titles.count - 1))
    }

    private func choose(_ index: Int) {
        guard index != current else { return }
        current = index
        table.scrollToSection(ofTitle: index, titles[index])
    }

    // MARK: Assistive technology

    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? current.map { titles[$0] } }
        set { super.accessibilityValue = newValue }
    }

    override func accessibilityIncrement() { choose(min((current ?? -1) + 1, titles.count - 1)) }
    override func accessibilityDecrement() { choose(max((current ?? 1) - 1, 0)) }
}

/// Begins with the touch. It has its own class, so that nobody takes it for an application's.
final class SectionIndexPressGestureRecognizer: UILongPressGestureRecognizer {}
