// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The keyboard's frame on the screen: accessory, bar, keys or input view, one above the other.
final class UIInputSetHostView: UIView {
    private let backdrop = UIKBInputBackdropView(frame: .zero)
    private let assistantView = TUISystemInputAssistantView(frame: .zero)
    private var main: VendedView?
    private var accessory: VendedView?
    private weak var keyboard: UIKeyboard?
    /// Called when a shown view has got another height of its own (D58).
    var heightDidChange: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(backdrop)
    }

    required init?(coder: NSCoder) { nil }

    /// The heights of the parts.
    var arrangement = KeyboardArrangement() { didSet { if arrangement != oldValue { setNeedsLayout() } } }

    // MARK: What is shown

    /// Adds the new views of a set, and removes those that are not in it.
    func show(_ set: InputViewSet, keyboard: UIKeyboard?, in controller: UIInputWindowController) {
        let old = [main, accessory].compactMap { $0 }
        let new = [set.main.vended, set.accessory].compactMap { $0 }
        main = set.main.vended
        accessory = set.accessory
        for vended in old where !new.contains(where: { $0.view === vended.view }) { take(out: vended) }
        for vended in new { take(in: vended, controller) }
        if set.main.isSoftwareKeyboard, let keyboard {
            self.keyboard = keyboard
            if keyboard.superview !== self { insertSubview(keyboard, aboveSubview: backdrop) }
        } else {
            self.keyboard?.removeFromSuperview()
        }
        if let item = set.assistant {
            assistantView.item = item
            if assistantView.superview !== self { addSubview(assistantView) }
        } else {
            assistantView.removeFromSuperview()
        }
        backdrop.appearance = set.main.isSoftwareKeyboard ? (keyboard?.appearance ?? .default) : .default
        assistantView.appearance = backdrop.appearance
        // Without keys, only the accessory's own background is visible.
        backdrop.isHidden = !hasKeys(set)
        setNeedsLayout()
    }

    private func hasKeys(_ set: InputViewSet) -> Bool {
        switch set.main {
        case .none, .host, .nothing: false
        case .softwareKeyboard, .vended: true
        }
    }

    private func take(in new: VendedView, _ controller: UIInputWindowController) {
        // D48: the chain goes on with the responder that vended the view. It may be another responder now.
        if let own = new.controller {
            own.vendor = new.vendor
            if own.parent !== controller { controller.addChild(own) }
        } else {
            new.view.makeExtras().vendor = new.vendor
            new.view.setFlag(.hasOwnNext, true)
        }
        guard new.view.superview !== self else { return }
        addSubview(new.view)
        new.controller?.didMove(toParent: controller)
    }

    private func take(out old: VendedView) {
        old.controller?.willMove(toParent: nil)
        if old.view.superview === self { old.view.removeFromSuperview() }
        old.controller?.removeFromParent()
        forget(old)
    }

    /// D48: "while shown".
    private func forget(_ vended: VendedView) {
        vended.controller?.vendor = nil
        vended.view.extras?.vendor = nil
    }

    func removeVendedViews() {
        let old = [main, accessory].compactMap { $0 }
        main = nil
        accessory = nil
        for vended in old { take(out: vended) }
        keyboard?.removeFromSuperview()
        assistantView.removeFromSuperview()
    }

    /// The application may remove its view while it is shown.
    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        for vended in [main, accessory] { if let vended, vended.view === subview { forget(vended) } }
    }

    func assistantChanged() { assistantView.rebuild() }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        // The backdrop reaches below the screen, because a lower keyboard slides into the place of a higher one.
        backdrop.frame = CGRect(
            x: 0, y: arrangement.accessory, width: width, height: bounds.height - arrangement.accessory + 500)
        var top: CGFloat = 0
        func take(_ height: CGFloat) -> CGRect {
            defer { top += height }
            return CGRect(x: 0, y: top, width: width, height: height)
        }
        let accessoryFrame = take(arrangement.accessory)
        if let accessory, accessory.view.superview === self { accessory.view.frame = accessoryFrame }
        let assistantFrame = take(arrangement.assistant)
        if assistantView.superview === self { assistantView.frame = assistantFrame }
        let mainFrame = take(arrangement.main)
        if let main, main.view.superview === self { main.view.frame = mainFrame }
        if let keyboard, keyboard.superview === self { keyboard.frame = mainFrame }
        if wants(accessory, otherThan: arrangement.accessory) || wants(main, otherThan: arrangement.main) {
            heightDidChange?()
        }
    }

    private func wants(_ vended: VendedView?, otherThan height: CGFloat) -> Bool {
        guard let vended, vended.controller == nil, vended.view.superview === self else { return false }
        return vended.ownHeight(forWidth: bounds.width).map { $0 != height } ?? false
    }
}
