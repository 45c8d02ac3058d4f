// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The keyboard's own window and what lies in it, as dumps of a device show it:
///
///     UIRemoteKeyboardWindow
///        UIInputSetContainerView          fills the screen, takes no touches itself
///           UIInputSetHostView            the keyboard's frame
///              UIKBInputBackdropView
///              input view, or UIKeyboard
///              TUISystemInputAssistantView
///              accessory view
@MainActor
final class KeyboardViews {
    private unowned let scene: UIWindowScene
    private var window: UIRemoteKeyboardWindow?
    private let controller = UIInputWindowController()
    /// Our own keys, made when they are first needed.
    private(set) var keyboard: UIKeyboard?
    private var guides: [WeakGuide] = []

    private struct WeakGuide { weak var guide: UIKeyboardLayoutGuide? }

    init(_ scene: UIWindowScene) {
        self.scene = scene
        // No weak reference to the scene: the references of an object that has one are counted slowly, with each move of a finger.
        host.heightDidChange = { [weak self] in self?.scene.keyboard.heightChanged() }
    }

    private var host: UIInputSetHostView { controller.host }

    // MARK: Frames, in the screen's coordinates (points)

    /// The frame of a set. For an empty set, a frame below the screen, as high as the old one.
    func frame(for set: InputViewSet, below old: CGRect) -> CGRect {
        guard !set.isEmpty else { return hiddenFrame(height: old.height) }
        let screen = scene.screen.bounds
        let height = min(arrangement(of: set).height, screen.height)
        return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    }

    func hiddenFrame(height: CGFloat) -> CGRect {
        let screen = scene.screen.bounds
        return CGRect(x: 0, y: screen.height, width: screen.width, height: height)
    }

    private func arrangement(of set: InputViewSet) -> KeyboardArrangement {
        let screen = scene.screen.bounds.size
        let metrics = KeyboardMetrics(screen: screen)
        var result = KeyboardArrangement(bottom: scene.screenDescription.safeArea.bottom)
        if let accessory = set.accessory {
            result.accessory = accessory.height(
                forWidth: screen.width, standard: metrics.barHeight, isKeyboard: false)
        }
        if set.assistant != nil { result.assistant = metrics.barHeight }
        switch set.main {
        case .none, .nothing: break
        case .softwareKeyboard: result.main = metrics.keyboardHeight
        case .host(let top):
            // It covers the safe area, too.
            result.main = max(0, screen.height - top)
            result.bottom = 0
        case .vended(let view):
            result.main = view.height(
                forWidth: screen.width, standard: metrics.keyboardHeight, isKeyboard: true)
        }
        return result
    }

    // MARK: Placing

    /// Shows a set, and moves it in. For an empty set, the shown views move away and are removed later.
    func place(_ set: InputViewSet, from begin: CGRect, to end: CGRect, duration: TimeInterval) {
        guard !set.isEmpty else { return move(to: end, duration: duration) }
        setUp()
        if set.main.isSoftwareKeyboard {
            let keyboard = keyboard ?? UIKeyboard(frame: .zero)
            self.keyboard = keyboard
            keyboard.setInput(set.responder as? any UIKeyInput & UIResponder)
        }
        UIView.performWithoutAnimation {
            host.show(set, keyboard: keyboard, in: controller)
            host.arrangement = arrangement(of: set)
            // D62: on its way in from below the screen it has the safe area of where it will stand.
            var covered = scene.screenDescription.safeArea
            (covered.top, covered.bottom) = (0, 0)
            host.containerSafeAreaInsets = covered
            host.frame = CGRect(origin: begin.origin, size: end.size)
            host.layoutIfNeeded()
        }
        move(to: end, duration: duration)
    }

    /// The finger moves the keyboard.
    func push(to frame: CGRect) {
        host.frame.origin = frame.origin
        updateGuides()
    }

    func move(to end: CGRect, duration: TimeInterval) {
        guard duration > 0 else {
            UIView.performWithoutAnimation {
                host.frame = end
                updateGuides()
            }
            return
        }
        moveAlong(for: duration) { [self] in
            host.frame.origin = end.origin
            updateGuides()
        }
    }

    /// What views change in it moves for as long as the keyboard. Who is told that the keyboard will move is told in it (D60).
    func moveAlong(for duration: TimeInterval, _ changes: @escaping () -> Void) {
        guard duration > 0 else { return changes() }
        UIView.animate(
            withDuration: duration, delay: 0,
            options: [.allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve], animations: changes)
    }

    private func setUp() {
        guard window == nil || window?.isHidden == true else { return }
        let window = window ?? UIRemoteKeyboardWindow(windowScene: scene)
        self.window = window
        window.frame = scene.screen.bounds
        window.isHidden = false
        controller.view.frame = window.bounds
        window.addSubview(controller.view)
    }

    func assistantChanged() { host.assistantChanged() }

    /// The shown views have moved away.
    func takeDown() {
        host.removeVendedViews()
        controller.viewIfLoaded?.removeFromSuperview()
        window?.isHidden = true
        keyboard?.setInput(nil)
    }

    func close() {
        takeDown()
        window?.windowScene = nil
        window = nil
    }

    // MARK: Guides

    func add(_ guide: UIKeyboardLayoutGuide) {
        guides.removeAll { $0.guide == nil }
        guides.append(WeakGuide(guide: guide))
    }

    /// Lays out the views that follow the keyboard; in an animation they move along.
    private func updateGuides() {
        for entry in guides {
            guard let view = entry.guide?.owningView, view.window?.windowScene === scene else { continue }
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
    }

    /// The greatest distance above the keyboard at which a drag starts to push it (points).
    var dismissPadding: CGFloat {
        guides.compactMap(\.guide).filter { $0.owningView?.window?.windowScene === scene }
            .map(\.keyboardDismissPadding).max() ?? 0
    }
}

/// The heights of a keyboard's parts, from the top (points).
struct KeyboardArrangement: Hashable {
    var accessory: CGFloat = 0
    var assistant: CGFloat = 0
    var main: CGFloat = 0
    /// The part that the screen's lower safe area covers.
    var bottom: CGFloat = 0

    var height: CGFloat { accessory + assistant + main + bottom }
}
