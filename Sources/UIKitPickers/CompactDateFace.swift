// SPDX-License-Identifier: Apache-2.0

import UIKitCore
import UIKitPresentations

/// A date picker as buttons that show date and time, and open a calendar or wheels (PK32).
final class CompactDateFace: UIView, DatePickerFace {
    private unowned let owner: UIDatePicker
    private var buttons: [(button: UIButton, mode: UIDatePicker.Mode, formatter: DateFormatter)] = []

    init(_ owner: UIDatePicker) {
        self.owner = owner
        super.init(frame: .zero)
        if owner.datePickerMode != .time { add(.date, "yMMMd") }
        if owner.datePickerMode != .date { add(.time, "jmm") }
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ mode: UIDatePicker.Mode, _ template: String) {
        let formatter = DateFormatter()
        formatter.calendar = owner.calendar
        formatter.timeZone = owner.calendar.timeZone
        formatter.locale = owner.locale ?? .current
        formatter.setLocalizedDateFormatFromTemplate(template)
        let button = UIButton(configuration: .gray())
        button.addAction(
            UIAction { [weak self, weak button] _ in if let button { self?.open(mode, from: button) } },
            for: .primaryActionTriggered)
        buttons.append((button, mode, formatter))
        addSubview(button)
    }

    func show(_ date: Date, animated: Bool) {
        for part in buttons {
            let text = part.formatter.string(from: date)
            part.button.configuration?.title = text
            part.button.accessibilityLabel = text
        }
        opened?.picker?.setDate(date, animated: animated)
        setNeedsLayout()
        owner.invalidateIntrinsicContentSize()
    }

    private static let height: CGFloat = 34
    private static let gap: CGFloat = 8

    private var widths: [CGFloat] { buttons.map { $0.button.sizeThatFits(.zero).width.rounded(.up) } }

    var size: CGSize {
        CGSize(
            width: widths.reduce(0, +) + Self.gap * CGFloat(max(0, buttons.count - 1)), height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 0
        for (part, width) in zip(buttons, widths) {
            let height = min(Self.height, bounds.height)
            part.button.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: (bounds.height - height) / 2, width: width,
                height: height)
            x += width + Self.gap
        }
    }

    // MARK: Opening

    private weak var opened: OpenedDateController?

    /// A popover, in narrow windows too.
    private func open(_ mode: UIDatePicker.Mode, from button: UIButton) {
        guard let controller = nearestController else {
            return UIApplication.shared.report("\(owner) is in no controller's view: it cannot open.")
        }
        let shown = OpenedDateController(owner, mode)
        shown.modalPresentationStyle = .popover
        shown.popoverPresentationController?.sourceView = button
        shown.popoverPresentationController?.delegate = shown
        owner.sendActions(for: .editingDidBegin)
        opened = shown
        controller.present(shown, animated: true)
    }
}

/// The calendar or the wheels that a compact date picker opens, for the same date.
final class OpenedDateController: UIViewController, UIPopoverPresentationControllerDelegate {
    private weak var owner: UIDatePicker?
    private let mode: UIDatePicker.Mode
    private(set) weak var picker: UIDatePicker?

    init(_ owner: UIDatePicker, _ mode: UIDatePicker.Mode) {
        self.owner = owner
        self.mode = mode
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let made = UIDatePicker(frame: .zero)
        if let owner {
            made.calendar = owner.calendar
            made.locale = owner.locale
            made.timeZone = owner.timeZone
            made.datePickerMode = mode
            made.minuteInterval = owner.minuteInterval
            made.preferredDatePickerStyle = mode == .date ? .inline : .wheels
            made.minimumDate = owner.minimumDate
            made.maximumDate = owner.maximumDate
            made.date = owner.date
        }
        made.addAction(
            UIAction { [weak self] action in
                if let made = action.sender as? UIDatePicker { self?.owner?.choose(made.date) }
            }, for: .valueChanged)
        picker = made
        view = made
        preferredContentSize = made.intrinsicContentSize
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        owner?.sendActions(for: .editingDidEnd)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}
