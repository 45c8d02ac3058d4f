// SPDX-License-Identifier: Apache-2.0

import UIKit

@testable import Showcase

/// What is wrong with how a screen is laid out, as its user would complain about it.
@MainActor
struct LayoutAudit {
    /// The screen that is looked at.
    let root: UIView
    /// Whether controls may lie over each other, since the screen shows what that does.
    let isOverlapping: Bool

    /// What was found, a sentence each.
    var faults: [String] {
        let parts = seen(below: root)
        return parts.compactMap(unreachable) + parts.compactMap(cut) + parts.compactMap(stretched)
            + scrollViews(below: root).compactMap(low) + overlaps(among: parts)
    }

    // MARK: Parts

    /// Views that say something or are used.
    private static func matters(_ view: UIView) -> Bool {
        switch view {
        case let label as UILabel: label.text?.isEmpty == false
        // A pull brings it.
        case is UIRefreshControl: false
        case is UIControl, is UITextView, is UITableViewCell, is UICollectionViewCell: true
        default: false
        }
    }

    private func seen(below view: UIView) -> [UIView] {
        guard !view.isHidden, view.alpha > 0.01 else { return [] }
        if Self.matters(view) { return [view] }
        return view.subviews.flatMap { seen(below: $0) }
    }

    private func name(_ view: UIView) -> String {
        if let identifier = view.accessibilityIdentifier { return identifier }
        if let text = (view as? UILabel)?.text { return "\"\(text)\"" }
        return "\(type(of: view))"
    }

    private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    /// What may be missing of a part, in points.
    private static let tolerance: CGFloat = 1

    // MARK: What can't be reached

    /// A part that something cuts off and nothing scrolls into sight.
    private func unreachable(_ part: UIView) -> String? {
        var part = part
        // What a row cuts off is the row's own affair; a row of a list is scrolled to.
        var frame = part.bounds
        var around = part
        while let parent = around.superview {
            frame = around.convert(frame, to: parent)
            around = parent
            if let scrollView = parent as? UIScrollView {
                let insets = scrollView.adjustedContentInset
                let content = CGRect(origin: .zero, size: scrollView.contentSize).inset(
                    by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
                ).union(scrollView.bounds)
                if !reaches(content, frame) { return "\(name(part)) is beyond what scrolls: \(frame) in \(content)" }
                // From here on it is the scroll view that is to be seen.
                part = scrollView
                frame = scrollView.bounds
            } else if parent.clipsToBounds || parent is UIWindow, !reaches(parent.bounds, frame) {
                return "\(name(part)) is cut off by \(name(parent)): \(frame) in \(parent.bounds)"
            }
        }
        return nil
    }

    private func reaches(_ room: CGRect, _ frame: CGRect) -> Bool {
        room.insetBy(dx: -Self.tolerance, dy: -Self.tolerance).contains(frame)
    }

    // MARK: What scrolls

    private func scrollViews(below view: UIView) -> [UIScrollView] {
        guard !view.isHidden, view.alpha > 0.01 else { return [] }
        let found = view.subviews.flatMap(scrollViews)
        return (view as? UIScrollView).map { [$0] + found } ?? found
    }

    /// In points: two rows, and half a one that says that there are more.
    private static let leastScrollHeight: CGFloat = 125

    /// A list that is lower than a finger needs to scroll it. A text scrolls too, by lines.
    private func low(_ scrollView: UIScrollView) -> String? {
        guard !(scrollView is UITextView), scrollView.contentSize.height > scrollView.bounds.height + Self.tolerance,
            scrollView.bounds.height < Self.leastScrollHeight, scrollView.isScrollEnabled
        else { return nil }
        return "\(name(scrollView)) is too low to be scrolled: \(scrollView.bounds.height)"
    }

    // MARK: Gaps

    /// A switch whose row is higher than what is in it, which tears the rows of a card apart.
    private func stretched(_ part: UIView) -> String? {
        guard part is UISwitch, let row = part.superview as? SwitchRow else { return nil }
        let needed = max(
            SwitchRow.usualHeight,
            row.systemLayoutSizeFitting(
                CGSize(width: row.bounds.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height)
        guard row.bounds.height > max(needed, part.bounds.height) * 2 else { return nil }
        return "the row of \(name(part)) is stretched: \(row.bounds.height) of \(needed)"
    }

    // MARK: Text

    private func cut(_ part: UIView) -> String? {
        switch part {
        case let label as UILabel: return cut(label, in: part)
        case let button as UIButton:
            guard let label = button.titleLabel, !label.isHidden else { return nil }
            return cut(label, in: button)
        case let cell as UITableViewCell:
            return seen(below: cell.contentView).compactMap { cut($0) }.first
        default: return nil
        }
    }

    private func cut(_ label: UILabel, in part: UIView) -> String? {
        guard let text = label.text, !text.isEmpty else { return nil }
        let scale = label.adjustsFontSizeToFitWidth && label.minimumScaleFactor > 0 ? label.minimumScaleFactor : 1
        let lines = label.numberOfLines
        label.numberOfLines = lines == 1 ? 1 : 0
        defer { label.numberOfLines = lines }
        let needed = label.sizeThatFits(
            CGSize(width: lines == 1 ? .greatestFiniteMagnitude : label.bounds.width, height: 0))
        if needed.width * scale > label.bounds.width + Self.tolerance {
            return "\(name(part)) is cut at its end: \(label.bounds.width) of \(needed.width * scale)"
        }
        if needed.height * scale > label.bounds.height + Self.tolerance {
            return "\(name(part)) is cut below: \(label.bounds.height) of \(needed.height * scale)"
        }
        return broken(text, of: label, in: part)
    }

    /// A word that is longer than its line, and goes on in the next one. Names of code have no end.
    private func broken(_ text: String, of label: UILabel, in part: UIView) -> String? {
        let measure = UILabel()
        measure.font = label.font
        let word = text.split(whereSeparator: \.isWhitespace).first { word in
            guard !word.dropFirst().contains(where: \.isUppercase) else { return false }
            measure.text = String(word)
            return measure.sizeThatFits(.zero).width > label.bounds.width + Self.tolerance
        }
        return word.flatMap { label.numberOfLines == 1 ? nil : "\(name(part)) breaks the word \($0)" }
    }

    // MARK: Overlaps

    /// What of a part is seen within the scroll views around it.
    private func visible(_ part: UIView) -> CGRect {
        var frame = frame(part)
        var around = part.superview
        while let view = around {
            if view.clipsToBounds { frame = frame.intersection(view.convert(view.bounds, to: nil)) }
            around = view.superview
        }
        return frame
    }

    private func overlaps(among parts: [UIView]) -> [String] {
        guard !isOverlapping else { return [] }
        let shown = parts.map { (part: $0, frame: visible($0)) }.filter { !$0.frame.isEmpty }
        var found: [String] = []
        for (place, one) in shown.enumerated() {
            for other in shown[(place + 1)...] {
                let common = one.frame.intersection(other.frame)
                guard common.width > 2, common.height > 2 else { continue }
                found.append("\(name(one.part)) and \(name(other.part)) lie over each other: \(common)")
            }
        }
        return found
    }
}
