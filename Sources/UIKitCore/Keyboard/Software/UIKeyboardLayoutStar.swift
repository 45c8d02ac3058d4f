// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Turns touches into keys. A typing key is taken when the finger lifts: the key under the finger then. Delete, shift and the
/// keys that show other planes act when the finger comes down. When a second finger comes down, the key of the first one is
/// taken: two thumbs may overlap.
final class UIKeyboardLayoutStar: UIView {
    private let plane = UIKBKeyplaneView(frame: .zero)
    private var touches: [KeyTouch] = []
    weak var keyboard: UIKeyboard?
    private var metrics = KeyboardMetrics(screen: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        addSubview(plane)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: What is shown

    private(set) var layout = KeyboardLayout(type: .default, language: "en-US", hasModeKey: false)
    private(set) var shownPlane = KeyboardPlane.letters
    private(set) var shift = ShiftState()
    var returnKey = ReturnKey() { didSet { if returnKey != oldValue { updateFaces() } } }
    var appearance = UIKeyboardAppearance.default { didSet { if appearance != oldValue { updateFaces() } } }

    /// The keys, as they are shown.
    var keyViews: [UIKBKeyView] { plane.keyViews }

    /// Shows a layout from its first plane on; fingers that are down take no keys any more.
    func show(_ new: KeyboardLayout) {
        forgetTouches()
        layout = new
        shift = ShiftState()
        show(new.firstPlane)
    }

    private func show(_ new: KeyboardPlane) {
        shownPlane = new
        placeKeys()
    }

    func suggest(capital: Bool) {
        shift.suggest(capital: capital)
        updateFaces()
    }

    private func placeKeys() {
        plane.frame = bounds
        plane.show(KeyPlacement(layout.rows(of: shownPlane), in: bounds, metrics: metrics))
        updateFaces()
    }

    private func updateFaces() {
        plane.update(
            shift, returnKey: returnKey, fontSize: metrics.fontSize, colors: colors,
            held: Set(touches.compactMap { $0.popup == nil || $0.isChoosing ? $0.key : nil }))
    }

    private var colors: KeyboardColors { KeyboardColors(appearance, traitCollection) }

    override func layoutSubviews() {
        super.layoutSubviews()
        metrics = KeyboardMetrics(screen: window?.bounds.size ?? bounds.size)
        placeKeys()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateFaces()
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { forgetTouches() }
    }

    private func forgetTouches() {
        for entry in touches { entry.end() }
        touches = []
        shift.release()
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in inOrder(touches) {
            guard let key = plane.placement.place(at: touch.location(in: self))?.key else { continue }
            takeKeysOfOthers()
            begin(KeyTouch(touch, on: key))
        }
        updateFaces()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in inOrder(touches) {
            if let entry = self.touches.first(where: { $0.touch === touch }) { slide(entry) }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in inOrder(touches) {
            guard let entry = self.touches.first(where: { $0.touch === touch }) else { continue }
            slide(entry)
            finish(entry, takesKey: true)
        }
        updateFaces()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in inOrder(touches) {
            guard let entry = self.touches.first(where: { $0.touch === touch }) else { continue }
            finish(entry, takesKey: false)
        }
        updateFaces()
    }

    /// A set has no order, but typed text needs one.
    private func inOrder(_ touches: Set<UITouch>) -> [UITouch] {
        touches.sorted { $0.identifier.number < $1.identifier.number }
    }

    // MARK: A finger

    private func begin(_ entry: KeyTouch) {
        touches.append(entry)
        switch entry.first.action {
        case .shift: shift.press(at: now, doubleTapInterval: constants.doubleTapInterval)
        case .delete:
            keyboard?.deleteBackward()
            entry.deadline = schedule(after: constants.deleteDelay) { [weak self] in self?.repeatDelete(entry) }
        case .plane(let other):
            entry.returningPlane = shownPlane
            show(other)
            // The finger is still down, and takes the key onto which it slides.
            entry.key = nil
        case .type: preview(entry)
        case .space, .return, .nextMode, .none: break
        }
    }

    private func slide(_ entry: KeyTouch) {
        let point = entry.touch.location(in: self)
        if entry.isChoosing {
            entry.popup?.select(at: point)
            return
        }
        let key = plane.placement.place(at: point)?.key
        guard key != entry.key else { return }
        switch entry.first.action {
        case .delete:
            // When the finger leaves the key, the key stops repeating, and the finger takes no other key.
            entry.end()
            entry.key = nil
        case .shift, .plane: entry.key = key?.isTakenOnUp == true ? key : nil
        case .type, .space, .return, .nextMode, .none:
            entry.end()
            entry.key = key?.isTakenOnUp == true ? key : nil
            preview(entry)
        }
        updateFaces()
    }

    /// The finger lifted, or another finger took its place, or the touch was cancelled.
    private func finish(_ entry: KeyTouch, takesKey: Bool) {
        guard let place = touches.firstIndex(where: { $0 === entry }) else { return }
        touches.remove(at: place)
        let chosen = entry.isChoosing ? entry.popup?.selectedText : nil
        entry.end()
        if takesKey, let key = entry.key, key.isTakenOnUp {
            take(key, chosen)
            // The finger slid from a key that shows another plane: return to the former plane.
            if let plane = entry.returningPlane { show(plane) }
        }
        if entry.first.action == .shift { shift.release() }
    }

    /// A finger comes down. The typing keys under other fingers are typed now, in the order in which the fingers came.
    private func takeKeysOfOthers() {
        for entry in touches {
            switch entry.first.action {
            // Held, these keys affect what other fingers type, unless their finger has slid onto another key.
            case .shift where entry.key == entry.first, .plane where entry.key == nil: continue
            case .delete: finish(entry, takesKey: false)
            default: finish(entry, takesKey: true)
            }
        }
    }

    // MARK: What keys do

    private func take(_ key: KeyboardKey, _ chosen: String?) {
        if key.action == .nextMode {
            keyboard?.advanceToNextMode()
            return
        }
        if key.action == .return, !returnKey.isEnabled { return }
        guard let text = chosen ?? key.text(isUppercase: shift.isUppercase) else { return }
        shift.typed()
        keyboard?.type(text)
        // After a sign and a space, or after an apostrophe, the letters return.
        let isBack = key.action == .space || text == "'"
        if isBack, layout.firstPlane == .letters, shownPlane == .numbers || shownPlane == .symbols { show(.letters) }
    }

    private func repeatDelete(_ entry: KeyTouch) {
        guard touches.contains(where: { $0 === entry }) else { return }
        keyboard?.deleteBackward()
        let interval = constants.deleteInterval(after: entry.repetitions)
        entry.repetitions += 1
        entry.deadline = schedule(after: interval) { [weak self] in self?.repeatDelete(entry) }
    }

    // MARK: Popups

    private func preview(_ entry: KeyTouch) {
        guard let key = entry.key, case .type(let text) = key.action else { return }
        let shown = key.text(isUppercase: shift.isUppercase) ?? text
        if metrics.showsPreviews, text.count == 1, key.detail.isEmpty { show([shown], for: entry) }
        let variants = KeyVariants.of(
            text, isUppercase: shift.isUppercase, asciiOnly: layout.isASCIIOnly)
        guard let variants else { return }
        entry.deadline = schedule(after: constants.variantsDelay) { [weak self] in
            self?.show(variants, for: entry)
            self?.updateFaces()
        }
    }

    private func show(_ texts: [String], for entry: KeyTouch) {
        entry.popup?.removeFromSuperview()
        guard let key = entry.key, let view = plane.view(of: key) else { return }
        let popup = UIKBKeyPopupView(
            texts, over: view.frame, within: bounds, fontSize: metrics.fontSize, colors: colors)
        entry.popup = popup
        plane.addSubview(popup)
    }

    // MARK: Time

    private var constants: KeyboardConstants { UIApplication.shared.interactionConstants.keyboard }
    private var now: TimeInterval { UIApplication.shared.clock.now }

    private func schedule(after duration: TimeInterval, _ action: @escaping @MainActor () -> Void)
        -> EventClock.Deadline
    {
        UIApplication.shared.clock.schedule(after: duration, action)
    }
}
