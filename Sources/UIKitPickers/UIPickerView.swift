// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Wheels of rows. In each wheel, the row in the middle is selected.
///
/// The rules, PK1 to PK33, are in `Documentation/Pickers.md`.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    private var wheelStorage: [PickerWheel] = []
    private var isLoaded = false
    private let indicator = UIView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a picker as `init(frame:)` does, of its own size. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.archive?.finish(self, as: UIPickerView.self)
    }

    private func prepare() {
        if bounds.size == .zero { frame.size = PickerMetrics.size }
        indicator.backgroundColor = .tertiarySystemFill
        indicator.layer.cornerRadius = PickerMetrics.cornerRadius
        indicator.isUserInteractionEnabled = false
        addSubview(indicator)
    }

    /// Held weakly, like the delegate. After it is set, everything is requested again when the picker is laid out in a window, or
    /// asked (PK6).
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { forgetComponents() } }
    /// Provides the content of rows; see ``dataSource``.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { forgetComponents() } }

    /// Kept without an effect: as on iOS since version 7, the selected row is always marked.
    open var showsSelectionIndicator = true

    /// The color of titles; `nil`, the value at first, for that of labels.
    var titleColor: UIColor? { didSet { if titleColor != oldValue { reloadAllComponents() } } }

    /// Sets `textColor`, the color of titles, or a property of any view (PO9). Sources for iOS set it by name.
    open override func setValue(_ value: Any?, forKey key: String) {
        guard key == "textColor", value == nil || value is UIColor else { return super.setValue(value, forKey: key) }
        titleColor = value as? UIColor
    }

    // MARK: Components

    /// The number of wheels; 0 without a data source.
    open var numberOfComponents: Int { wheels.count }

    /// The number of rows in a wheel; 0 for a missing wheel, which is reported.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }

    /// The size of a component's rows, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let wheel = wheel(component) else { return .zero }
        layoutIfNeeded()
        return CGSize(
            width: wheel.bounds.width,
            height: delegate?.pickerView(self, rowHeightForComponent: component) ?? PickerMetrics.rowHeight)
    }

    /// The view of a row; `nil` if it is not visible.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return wheel(component)?.view(of: row)
    }

    private func forgetComponents() {
        isLoaded = false
        setNeedsLayout()
    }

    /// Requests wheels and rows again. The selected rows stay if they still exist (PK6).
    open func reloadAllComponents() {
        isLoaded = true
        let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
        while wheelStorage.count > count { wheelStorage.removeLast().removeFromSuperview() }
        while wheelStorage.count < count {
            let wheel = PickerWheel(self, component: wheelStorage.count)
            wheelStorage.append(wheel)
            addSubview(wheel)
        }
        for wheel in wheelStorage { wheel.reload() }
        setNeedsLayout()
    }

    /// Requests the rows of one wheel again; a missing wheel is reported.
    open func reloadComponent(_ component: Int) { wheel(component)?.reload() }

    private var wheels: [PickerWheel] {
        if !isLoaded { reloadAllComponents() }
        return wheelStorage
    }

    private func wheel(_ component: Int) -> PickerWheel? {
        let wheels = wheels
        guard wheels.indices.contains(component) else {
            UIApplication.shared.report("\(self) has no component \(component).")
            return nil
        }
        return wheels[component]
    }

    // MARK: Choosing

    /// Selects a row without telling the delegate (PK3). A missing row becomes the nearest.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        layoutIfNeeded()
        wheel(component)?.select(row, animated: animated)
    }

    /// The row in the middle, even while the wheel turns (PK5); -1 without rows.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selectedRow ?? -1 }

    func wheelDidSelect(_ row: Int, in component: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    /// Whether a finger, or its momentum, turns any wheel.
    var isTurning: Bool { wheelStorage.contains { $0.isDragging || $0.isDecelerating || $0.isScrollAnimating } }

    // MARK: Layout

    open dynamic override var intrinsicContentSize: CGSize { PickerMetrics.size }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let wheels = wheels
        let inner = max(0, bounds.width - 2 * PickerMetrics.margin)
        let height = wheels.indices.reduce(0) {
            max($0, delegate?.pickerView(self, rowHeightForComponent: $1) ?? 0)
        }
        let row = max(height, PickerMetrics.rowHeight)
        indicator.frame = CGRect(x: PickerMetrics.margin, y: (bounds.height - row) / 2, width: inner, height: row)
        let widths = widths(of: wheels, in: inner)
        let total = widths.reduce(0, +) + PickerMetrics.gap * CGFloat(max(0, wheels.count - 1))
        var x = PickerMetrics.margin + max(0, inner - total) / 2
        for (wheel, width) in zip(wheels, widths) {
            wheel.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            x += width + PickerMetrics.gap
        }
    }

    /// The delegate's widths, and equal shares of the rest.
    private func widths(of wheels: [PickerWheel], in room: CGFloat) -> [CGFloat] {
        let asked = wheels.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
        let free = room - asked.reduce(0, +) - PickerMetrics.gap * CGFloat(max(0, wheels.count - 1))
        let open = CGFloat(asked.filter { $0 <= 0 }.count)
        return asked.map { $0 > 0 ? $0 : max(0, free / max(1, open)) }
    }
}
