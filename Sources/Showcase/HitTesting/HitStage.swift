// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Holds the nested views A{B, C{D, E}}, and marks the point touched last.
final class HitStage: UIView {
    let a = NestedView("A")
    let b = NestedView("B")
    let c = NestedView("C")
    let d = NestedView("D")
    let e = NestedView("E")

    /// The changes on each view, by the view's name.
    private(set) var changes: [String: Set<ViewChange>] = [:]
    private let mark = OutlinedView(frame: CGRect(x: 0, y: 0, width: 26, height: 26))

    var views: [NestedView] { [a, b, c, d, e] }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        a.addSubview(b)
        a.addSubview(c)
        c.addSubview(d)
        c.addSubview(e)
        mark.layer.cornerRadius = 13
        mark.outlineColor = .label
        mark.outlineWidth = 2
        mark.isUserInteractionEnabled = false
        mark.isHidden = true
        addSubview(mark)
        accessibilityIdentifier = "hit.stage"
    }

    required init?(coder: NSCoder) { nil }

    func has(_ change: ViewChange, on view: NestedView) -> Bool { changes[view.name]?.contains(change) ?? false }

    func set(_ change: ViewChange, _ isOn: Bool, on view: NestedView) {
        if isOn {
            changes[view.name, default: []].insert(change)
        } else {
            changes[view.name]?.remove(change)
        }
        change.set(isOn, on: view)
        setNeedsLayout()
    }

    /// Shows where the touch came down, in the stage's own coordinates (points).
    func showTouch(at point: CGPoint) {
        mark.isHidden = false
        mark.center = point
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(a, CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height))
        let inA = a.bounds.size
        let insets = NestedView.insets
        // The part that sticks out does not count: the views inside stay in place.
        let height = bounds.height - insets.top - insets.bottom
        let third = ((inA.width - insets.left * 3) / 3).rounded()
        place(b, CGRect(x: insets.left, y: insets.top, width: third, height: height))
        place(
            c,
            CGRect(
                x: insets.left * 2 + third, y: insets.top, width: inA.width - insets.left * 3 - third, height: height))
        let half = ((c.bounds.width - insets.left * 3) / 2).rounded()
        let inner = height - insets.top - insets.bottom
        place(d, CGRect(x: insets.left, y: insets.top, width: half, height: inner))
        place(e, CGRect(x: insets.left * 2 + half, y: insets.top, width: half, height: inner))
    }

    /// Sets center and bounds, which a transform does not affect.
    private func place(_ view: NestedView, _ frame: CGRect) {
        var frame = frame
        if has(.overflow, on: view) { frame.size.height += ViewChange.extraHeight }
        view.bounds.size = CGSize(width: max(0, frame.width), height: max(0, frame.height))
        view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
}
