// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// The views of a story: each tells the world what it hears, and does what it would have done without.

final class StoryView: UIView {
    unowned let world: StoryWorld

    init(_ world: StoryWorld, frame: CGRect) {
        self.world = world
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override var next: UIResponder? { world.next(of: self) ?? super.next }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        world.view(self, .began, touches)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        world.view(self, .moved, touches)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        world.view(self, .ended, touches)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        world.view(self, .cancelled, touches)
        super.touchesCancelled(touches, with: event)
    }

    override var canBecomeFirstResponder: Bool { true }

    override func becomeFirstResponder() -> Bool {
        let result = super.becomeFirstResponder()
        world.happened(.becameFirst)
        return result
    }

    override func resignFirstResponder() -> Bool {
        let result = super.resignFirstResponder()
        world.happened(.resignedFirst)
        return result
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        world.happened(.canPerform)
        return super.canPerformAction(action, withSender: sender)
    }

    override func copy(_ sender: Any?) { world.happened(.controlAction) }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        world.happened(.hitTest)
        return super.hitTest(point, with: event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        world.happened(.pointInside)
        return super.point(inside: point, with: event)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        world.view(self, .began, presses)
        super.pressesBegan(presses, with: event)
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        world.view(self, .changed, presses)
        super.pressesChanged(presses, with: event)
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        world.view(self, .ended, presses)
        super.pressesEnded(presses, with: event)
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        world.view(self, .cancelled, presses)
        super.pressesCancelled(presses, with: event)
    }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        world.happened(.motion)
        super.motionBegan(motion, with: event)
    }

    override func remoteControlReceived(with event: UIEvent?) {
        world.happened(.remote)
        super.remoteControlReceived(with: event)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        world.happened(.layout)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        world.happened(.movedToWindow)
    }
}

final class StoryControl: UIControl {
    unowned let world: StoryWorld

    init(_ world: StoryWorld, frame: CGRect) {
        self.world = world
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override var next: UIResponder? { world.next(of: self) ?? super.next }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        world.view(self, .began, touches)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        world.view(self, .moved, touches)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        world.view(self, .ended, touches)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        world.view(self, .cancelled, touches)
        super.touchesCancelled(touches, with: event)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        world.view(self, .began, presses)
        super.pressesBegan(presses, with: event)
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        world.view(self, .changed, presses)
        super.pressesChanged(presses, with: event)
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        world.view(self, .ended, presses)
        super.pressesEnded(presses, with: event)
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        world.view(self, .cancelled, presses)
        super.pressesCancelled(presses, with: event)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        world.happened(.controlBegan)
        return super.beginTracking(touch, with: event)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        world.happened(.controlEnded)
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        world.happened(.controlEnded)
    }
}

final class StoryScrollView: UIScrollView {
    unowned let world: StoryWorld

    init(_ world: StoryWorld, frame: CGRect) {
        self.world = world
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override var next: UIResponder? { world.next(of: self) ?? super.next }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        world.view(self, .began, touches)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        world.view(self, .moved, touches)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        world.view(self, .ended, touches)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        world.view(self, .cancelled, touches)
        super.touchesCancelled(touches, with: event)
    }
}

final class StoryTextField: UITextField {
    unowned let world: StoryWorld

    init(_ world: StoryWorld, frame: CGRect) {
        self.world = world
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override var next: UIResponder? { world.next(of: self) ?? super.next }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        world.view(self, .began, touches)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        world.view(self, .moved, touches)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        world.view(self, .ended, touches)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        world.view(self, .cancelled, touches)
        super.touchesCancelled(touches, with: event)
    }
}

final class StoryWindow: UIWindow {
    unowned let world: StoryWorld

    init(_ world: StoryWorld, _ scene: UIWindowScene) {
        self.world = world
        super.init(windowScene: scene)
    }

    required init?(coder: NSCoder) { nil }

    override func sendEvent(_ event: UIEvent) {
        world.happened(.windowSendEvent)
        super.sendEvent(event)
    }
}

final class StoryController: UIViewController {
    unowned let world: StoryWorld

    init(_ world: StoryWorld) {
        self.world = world
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        world.controller(self, .willAppear)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        world.controller(self, .didAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        world.controller(self, .willDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        world.controller(self, .didDisappear)
    }
}

/// The application of a story: it counts events and keeps the one that it sends, so that handlers can send it again.
final class StoryApplication: UIApplication {
    weak var world: StoryWorld?
    private(set) var eventCount = 0
    private(set) var current: UIEvent?

    override func sendEvent(_ event: UIEvent) {
        eventCount += 1
        let before = current
        current = event
        world?.happened(.sendEvent)
        super.sendEvent(event)
        current = before
    }
}
