// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Wheels of rows, of each of which one is chosen: the one in the middle.
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

    /// Makes a picker as `init(frame:)` does, of its own size; the coder is not asked for anything.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        if bounds.size == .zero { bounds.size = PickerMetrics.size }
        indicator.backgroundColor = .tertiarySystemFill
        indicator.layer.cornerRadius = PickerMetrics.cornerRadius
        indicator.isUserInteractionEnabled = false
        addSubview(indicator)
    }

    /// Both held weakly. Another one has everything asked anew.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// Says what rows show; see ``dataSource``.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

    /// Whether the chosen row is marked. Since iOS 7 it always is, whatever this says.
    open var showsSelectionIndicator = true

    /// The color of titles; `nil`, a label's, at first.
    var titleColor: UIColor? { didSet { if titleColor != oldValue { reloadAllComponents() } } }

    /// Sets what sources for iOS reach by its name: `textColor`, that of titles, or what any view has (PO9).
    open override func setValue(_ value: Any?, forKey key: String) {
        guard key == "textColor", value == nil || value is UIColor else { return super.setValue(value, forKey: key) }
        titleColor = value as? UIColor
    }

    // MARK: Components

    /// How many wheels there are; 0 without a data source.
    open var numberOfComponents: Int { wheels.count }

    /// How many rows a wheel has; 0 for one that there is not, which is reported.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }

    /// The size of a component's rows, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let wheel = wheel(component) else { return .zero }
        layoutIfNeeded()
        return CGSize(
            width: wheel.bounds.width,
            height: delegate?.pickerView(self, rowHeightForComponent: component) ?? PickerMetrics.rowHeight)
    }

    /// The view of a row; `nil` where it is not seen.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return wheel(component)?.view(of: row)
    }

    /// Asks for wheels and rows anew. What is chosen stays as far as there is as much (PK6).
    open func reloadAllComponents() {
        isLoaded = dataSource != nil
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

    /// Asks for the rows of one wheel anew; one that there is not is reported.
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

    /// Chooses a row; nobody is told (PK3). One that there is not becomes the nearest.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        layoutIfNeeded()
        wheel(component)?.select(row, animated: animated)
    }

    /// The row in the middle, also while the wheel turns (PK5); -1 where there are none.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selectedRow ?? -1 }

    func wheelDidSelect(_ row: Int, in component: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    /// Whether a finger, or what it gave, turns any wheel.
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
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = PickerMetrics.margin + max(0, inner - total) / 2
        for (wheel, width) in zip(wheels, widths) {
            wheel.frame = CGRect(
                x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            x += width + PickerMetrics.gap
        }
    }

    /// The delegate's, and equal shares of what those leave.
    private func widths(of wheels: [PickerWheel], in room: CGFloat) -> [CGFloat] {
        let asked = wheels.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
        let free = room - asked.reduce(0, +) - PickerMetrics.gap * CGFloat(max(0, wheels.count - 1))
        let open = CGFloat(asked.filter { $0 <= 0 }.count)
        return asked.map { $0 > 0 ? $0 : max(0, free / max(1, open)) }
    }
}
