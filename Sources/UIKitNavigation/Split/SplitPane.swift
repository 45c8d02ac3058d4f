// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The view around a column: it moves, and draws the line at its side.
final class SplitPane: UIView {
    let column: UISplitViewController.Column
    private let wrapper: UIViewControllerWrapperView
    private let line = UIView(frame: .zero)
    /// The side of the line; `nil` for none.
    var isLineAtRight: Bool? { didSet { if isLineAtRight != oldValue { setNeedsLayout() } } }

    init(_ column: UISplitViewController.Column, around content: UIView, size: CGSize) {
        self.column = column
        let bounds = CGRect(origin: .zero, size: size)
        wrapper = UIViewControllerWrapperView(around: content, frame: bounds)
        super.init(frame: bounds)
        backgroundColor = .systemBackground
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        addSubview(wrapper)
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    /// The part of the column that the scene's unsafe area covers.
    var insets: UIEdgeInsets = .zero { didSet { wrapper.containerSafeAreaInsets = insets } }

    override func layoutSubviews() {
        super.layoutSubviews()
        wrapper.frame = bounds
        line.isHidden = isLineAtRight == nil
        let width = SplitMetrics.lineWidth
        line.frame = CGRect(
            x: isLineAtRight == true ? bounds.maxX - width : 0, y: 0, width: width, height: bounds.height)
    }
}
