// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// One component of a picker: rows that a finger spins, and that rest with one of them in the middle (PK2).
///
/// Rows are requested when they become visible, and reused.
final class PickerWheel: UIScrollView, UIScrollViewDelegate, ArrowStepping {
    private unowned let picker: UIPickerView
    let component: Int
    private var shown: [Int: UIView] = [:]
    private var unused: [UIView] = []
    private(set) var count = 0
    private var rowHeight = PickerMetrics.rowHeight
    /// The row that was last reported, or set by the program.
    private var told = 0
    /// The row to which the wheel is moving by itself.
    private var target: Int?
    private var snap: EventClock.Deadline?

    init(_ picker: UIPickerView, component: Int) {
        self.picker = picker
        self.component = component
        super.init(frame: .zero)
        delegate = self
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        alwaysBounceVertical = true
        let tap = PickerWheelTapGestureRecognizer(
            target: self, action: Selector("handleTap:", PickerWheel.handleTap(_:)))
        addGestureRecognizer(tap)
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) { nil }

    @MainActor deinit { snap?.cancel() }

    // MARK: Rows

    /// Requests everything again. The row in the middle stays if it still exists.
    func reload() {
        let row = selectedRow
        count = max(0, picker.dataSource?.pickerView(picker, numberOfRowsInComponent: component) ?? 0)
        rowHeight = max(1, picker.delegate?.pickerView(picker, rowHeightForComponent: component) ?? rowHeight)
        for row in shown.keys.sorted() { shown[row].map(retire) }
        shown = [:]
        setNeedsLayout()
        contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
        goTo(row < 0 ? 0 : row, animated: false)
        showRows()
    }

    /// The row in the middle, or the one to which the wheel moves by itself; -1 without rows (PK5).
    var selectedRow: Int { count == 0 ? -1 : target ?? middleRow }

    private var middleRow: Int {
        min(max(0, Int(((contentOffset.y + edge) / rowHeight).rounded())), max(0, count - 1))
    }

    /// The room above the first row when that is in the middle, in points.
    private var edge: CGFloat = 0

    private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - edge }

    /// Chooses a row for the program, without telling the delegate (PK3).
    func select(_ row: Int, animated: Bool) {
        guard count > 0 else { return }
        let row = min(max(row, 0), count - 1)
        told = row
        goTo(row, animated: animated)
    }

    private func goTo(_ row: Int, animated: Bool) {
        let row = min(max(row, 0), max(0, count - 1))
        snap?.cancel()
        let place = CGPoint(x: 0, y: offset(of: row))
        let moves = animated && window != nil && contentOffset != place
        target = moves ? row : nil
        setContentOffset(place, animated: moves)
        if !moves, isBeingChosen { settle() }
    }

    /// Whether the user turns the wheel, so that the delegate is told.
    private var isBeingChosen = false

    private func choose(_ row: Int) {
        isBeingChosen = true
        goTo(row, animated: true)
    }

    // MARK: Layout

    override func layoutSubviews() {
        let row = selectedRow
        super.layoutSubviews()
        let newEdge = (bounds.height - rowHeight) / 2
        if edge != newEdge {
            edge = newEdge
            contentInset = UIEdgeInsets(top: edge, left: 0, bottom: edge, right: 0)
            if row >= 0, !isDragging, !isDecelerating { goTo(row, animated: false) }
        }
        if contentSize.width != bounds.width { contentSize.width = bounds.width }
        showRows()
    }

    private func showRows() {
        guard count > 0, bounds.height > 0 else { return }
        let first = max(0, Int((contentOffset.y / rowHeight).rounded(.down)))
        let last = min(count - 1, Int(((contentOffset.y + bounds.height) / rowHeight).rounded(.up)) - 1)
        guard first <= last else { return }
        // In the order of rows, not of a dictionary: a replay reuses the same views.
        for row in shown.keys.sorted() where row < first || row > last {
            guard let view = shown.removeValue(forKey: row) else { continue }
            retire(view)
        }
        let middle = contentOffset.y + bounds.height / 2
        for row in first...last {
            let view = shown[row] ?? make(row)
            let frame = CGRect(x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
            if view.frame != frame { view.frame = frame }
            let distance = abs(frame.midY - middle) / rowHeight
            let alpha = max(PickerMetrics.faintest, 1 - PickerMetrics.fading * distance)
            if view.alpha != alpha { view.alpha = alpha }
        }
    }

    private func make(_ row: Int) -> UIView {
        let old = unused.popLast()
        let view =
            picker.delegate?.pickerView(picker, viewForRow: row, forComponent: component, reusing: old)
            ?? PickerTitleLabel(frame: .zero)
        if view !== old { old?.removeFromSuperview() }
        view.isHidden = false
        view.isUserInteractionEnabled = false
        if view.superview !== self { addSubview(view) }
        shown[row] = view
        return view
    }

    private func retire(_ view: UIView) {
        view.isHidden = true
        unused.append(view)
    }

    /// The view of a row, if it is visible.
    func view(of row: Int) -> UIView? { shown[row] }

    // MARK: Motion

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        showRows()
        // A mouse's wheel does not report its end.
        guard !isDragging, !isDecelerating, !isScrollAnimating, target == nil, !isAligned else { return }
        isBeingChosen = true
        snapSoon()
    }

    private func snapSoon() {
        snap?.cancel()
        guard window != nil else { return }
        snap = UIApplication.shared.clock.schedule(after: PickerMetrics.snapDelay) { [weak self] in
            guard let self, !isDragging else { return }
            // A finger may still hold the wheel.
            if isTracking { snapSoon() } else { goTo(middleRow, animated: true) }
        }
    }

    private var isAligned: Bool { abs(contentOffset.y - offset(of: middleRow)) < 0.01 }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        snap?.cancel()
        target = nil
        isBeingChosen = true
    }

    /// PK2: it rests at the row nearest to where its own inertia would end.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let row = ((targetContentOffset.pointee.y + edge) / rowHeight).rounded()
        targetContentOffset.pointee.y = min(max(0, row), CGFloat(max(0, count - 1))) * rowHeight - edge
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        // A finger may have stopped the wheel.
        if isTracking { snapSoon() } else { settle() }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        target = nil
        settle()
    }

    private func settle() {
        guard isAligned else { return goTo(middleRow, animated: true) }
        target = nil
        let isChosen = isBeingChosen
        isBeingChosen = false
        let row = middleRow
        guard isChosen, row != told, count > 0 else { return }
        told = row
        picker.wheelDidSelect(row, in: component)
    }

    // MARK: Touches and keys

    private func handleTap(_ recognizer: UITapGestureRecognizer) {
        let row = Int((recognizer.location(in: self).y / rowHeight).rounded(.down))
        guard (0..<count).contains(row) else { return }
        choose(row)
    }

    /// A finger that stopped the wheel and lifts leaves it at a row.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if !isAligned, target == nil, !isDragging { snapSoon() }
    }

    override var canBecomeFocused: Bool { count > 0 && picker.isUserInteractionEnabled }

    func step(forward: Bool) -> Bool {
        let row = selectedRow + (forward ? 1 : -1)
        guard (0..<count).contains(row) else { return false }
        choose(row)
        return true
    }

    // MARK: Assistive technology

    override func accessibilityIncrement() { _ = step(forward: true) }

    override func accessibilityDecrement() { _ = step(forward: false) }

    override var accessibilityLabel: String? {
        get {
            super.accessibilityLabel
                ?? (picker.delegate as? any UIPickerViewAccessibilityDelegate)?.pickerView(
                    picker, accessibilityLabelForComponent: component)
        }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityValue: String? {
        get {
            super.accessibilityValue
                ?? shown[selectedRow].flatMap { $0.accessibilityLabel ?? ($0 as? UILabel)?.text }
        }
        set { super.accessibilityValue = newValue }
    }
}

/// A tap on a row of a wheel. It has its own class, so that nobody takes it for an application's.
private final class PickerWheelTapGestureRecognizer: UITapGestureRecognizer {}
