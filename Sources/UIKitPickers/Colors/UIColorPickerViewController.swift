// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore
import UIKitPresentations

/// Lets the user choose a color: from a grid, from a spectrum, or by sliders.
///
/// The rules, PK40 to PK44, are in `Documentation/Pickers.md`. The picker's user ends it, with its button or by dragging it away.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    /// Hears of the choice. Not held.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// The chosen color; white at first. Setting it tells nobody.
    open dynamic var selectedColor: UIColor = .white {
        didSet { face?.show(ChosenColor(selectedColor)) }
    }

    /// Whether the color may be transparent; true at first.
    open var supportsAlpha = true { didSet { face?.showsAlpha = supportsAlpha } }

    private var face: ColorPickerFace? { viewIfLoaded as? ColorPickerFace }
    private var hasFinished = false

    /// A picker that is shown as a sheet.
    public init() {
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    /// A picker that is shown as a sheet; it has no nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    /// A picker that is shown as a sheet. It reads nothing from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        title = "Colors"
        preferredContentSize = ColorPickerFace.size
    }

    open override func loadView() {
        let face = ColorPickerFace(title: title ?? "")
        face.showsAlpha = supportsAlpha
        face.show(ChosenColor(selectedColor))
        face.chosen = { [weak self] in self?.choose($0, isContinuous: $1) }
        face.closed = { [weak self] in self?.close() }
        view = face
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hasFinished = false
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { finish() }
    }

    /// PK42.
    private func choose(_ color: ChosenColor, isContinuous: Bool) {
        selectedColor = color.color
        delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: isContinuous)
    }

    private func close() {
        dismiss(animated: true)
    }

    /// PK43.
    private func finish() {
        guard !hasFinished else { return }
        hasFinished = true
        delegate?.colorPickerViewControllerDidFinish(self)
    }
}

/// Hears what the user of a color picker chooses.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// A color was chosen; more are coming while a finger is down (PK42). By default it is told to
    /// ``colorPickerViewControllerDidSelectColor(_:)``.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

    /// A color was chosen. By default nothing happens.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

    /// The user has ended the picker (PK43). By default nothing happens.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Tells ``colorPickerViewControllerDidSelectColor(_:)``.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        colorPickerViewControllerDidSelectColor(viewController)
    }

    /// Does nothing.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}

    /// Does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
