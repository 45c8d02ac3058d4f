// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Provides the number of wheels of a picker, and the number of rows in each.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// The number of wheels; a negative number counts as 0.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// The number of rows in a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the content of a picker's rows, and gets the user's choices. Every method is optional.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// The width of a wheel, in points; without it wheels share the room.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// The height of a wheel's rows, in points.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// The title of a row, if it has no view and no attributed title.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Comes before the plain title.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// The view of a row; it takes precedence over the titles.
    ///
    /// - Parameter view: a row's view that is no longer visible, for reuse.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// A person chose another row, and its wheel rests (PK4).
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// By default 0: the wheel shares the room that wheels with a width leave (PK1).
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }

    /// By default the picker's own height of rows.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        PickerMetrics.rowHeight
    }

    /// By default no title: a row shows nothing.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }

    /// By default no attributed title: the plain one is shown.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }

    /// By default a label with the row's title.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let label = view as? PickerTitleLabel ?? PickerTitleLabel(frame: .zero)
        if let attributed = pickerView.delegate?.pickerView(
            pickerView, attributedTitleForRow: row, forComponent: component)
        {
            label.attributedText = attributed
        } else {
            label.text = pickerView.delegate?.pickerView(pickerView, titleForRow: row, forComponent: component)
            label.textColor = pickerView.titleColor ?? .label
        }
        return label
    }

    /// By default nothing is done. The call comes once when a wheel rests on another row (PK4).
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Provides the names of the wheels for assistive technology.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// The name of a wheel for assistive technology; `nil` for none (PK8).
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
}

extension UIPickerViewAccessibilityDelegate {
    /// By default a wheel has no name; only its value is said (PK8).
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
}

/// A row's title.
final class PickerTitleLabel: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .systemFont(ofSize: 21)
        textAlignment = .center
        adjustsFontSizeToFitWidth = true
        minimumScaleFactor = 0.6
    }

    required init?(coder: NSCoder) { nil }
}
