// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// The device's input besides touches: other pointers, and changes of the screen itself.
extension TestScreen {
    /// Moves a mouse over the screen with no button down.
    ///
    /// - Parameters:
    ///   - phase: entering, moving over, or leaving the screen.
    ///   - point: in points of the screen.
    ///   - pointer: the host's number of the mouse; it differs from those of fingers.
    ///   - scene: the screen that the mouse is over.
    public func hover(
        _ phase: HoverSample.Phase, at point: CGPoint, pointer: UInt64 = 1,
        on scene: SceneIdentifier = SceneIdentifier(1)
    ) {
        send(.hover(HoverSample(pointer: pointer, phase: phase, location: point)), to: scene)
    }

    /// Turns a wheel, or strokes a trackpad, over a point of the screen.
    public func scroll(
        at point: CGPoint, by delta: CGVector, isContinuous: Bool = true, on scene: SceneIdentifier = SceneIdentifier(1)
    ) {
        send(.scroll(ScrollSample(location: point, delta: delta, isContinuous: isContinuous)), to: scene)
    }

    /// A step of a pinch or turn on a trackpad, with the pointer over a point of the screen.
    ///
    /// - Parameters:
    ///   - phase: A sequence begins, goes on and ends.
    ///   - point: In points of the screen.
    ///   - scaleFactor: The factor of the step.
    ///   - rotation: The angle of the step, in radians, clockwise.
    ///   - scene: The screen that the pointer is over.
    public func transform(
        _ phase: TransformSample.Phase, at point: CGPoint, scaleFactor: CGFloat = 1, rotation: CGFloat = 0,
        on scene: SceneIdentifier = SceneIdentifier(1)
    ) {
        send(
            .transform(
                TransformSample(phase: phase, location: point, scaleFactor: scaleFactor, rotation: rotation)),
            to: scene)
    }

    /// Moves a scene forward or back in front of its user.
    public func activate(_ activation: SceneActivation, _ scene: SceneIdentifier = SceneIdentifier(1)) {
        send(.activation(activation), to: scene)
    }

    /// Takes a screen away.
    public func disconnect(_ scene: SceneIdentifier = SceneIdentifier(1)) { send(.disconnect, to: scene) }

    /// Cancels every pointer and key of a screen, like a host that lost its focus or its connection.
    public func cancelAll(because reason: String = "blur", on scene: SceneIdentifier = SceneIdentifier(1)) {
        send(.cancelAll(reason), to: scene)
    }

    /// Gives a screen another size (points).
    public func resize(
        to size: CGSize, safeArea: UIEdgeInsets = .zero, _ scene: SceneIdentifier = SceneIdentifier(1)
    ) {
        send(.resize(ScreenDescription(size: size, safeArea: safeArea)), to: scene)
    }

    /// Sends the application samples of several fingers as one frame at the present time.
    ///
    ///     screen.frame([first.input(.move, at: a), second.input(.move, at: b)])
    public func frame(_ inputs: [Input], on scene: SceneIdentifier = SceneIdentifier(1)) { send(inputs, to: scene) }

    /// Drags content from outside over the screen, and drops it on a place.
    public func drop(
        _ content: PasteboardContent, on target: some TouchTarget, scene: SceneIdentifier = SceneIdentifier(1)
    ) {
        let point = target.touchPoint
        // Until the drop, hosts know only types.
        var types = content
        for item in types.items.indices {
            for place in types.items[item].representations.indices {
                types.items[item].representations[place].data = Data()
            }
        }
        send(.drag(DragSample(phase: .entered, location: point, content: types)), to: scene)
        send(.drag(DragSample(phase: .moved, location: point)), to: scene)
        send(.drag(DragSample(phase: .dropped, location: point, content: content)), to: scene)
    }

    /// Drops a text from outside on a place.
    public func drop(_ text: String, on target: some TouchTarget) { drop(PasteboardContent(text: text), on: target) }
}
