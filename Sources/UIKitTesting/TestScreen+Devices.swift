// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// The device's input besides touches: other pointers, and changes of the screen itself.
extension TestScreen {
    /// Moves a mouse over the screen with no button down.
    ///
    /// - Parameters:
    ///   - phase: entering, moving over, or leaving the screen.
    ///   - point: in points of the screen.
    ///   - pointer: the number by which the host knows the mouse; apart from those of fingers.
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
    ///   - scaleFactor: What the step multiplies the size by.
    ///   - rotation: What the step turns by, in radians, clockwise.
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

    /// Gives every pointer and key of a screen up, as a host does that lost its focus or its connection.
    public func cancelAll(because reason: String = "blur", on scene: SceneIdentifier = SceneIdentifier(1)) {
        send(.cancelAll(reason), to: scene)
    }

    /// Gives a screen another size (points).
    public func resize(
        to size: CGSize, safeArea: UIEdgeInsets = .zero, _ scene: SceneIdentifier = SceneIdentifier(1)
    ) {
        send(.resize(ScreenDescription(size: size, safeArea: safeArea)), to: scene)
    }

    /// Gives the application samples of several fingers as one frame of the present time.
    ///
    ///     screen.frame([first.input(.move, at: a), second.input(.move, at: b)])
    public func frame(_ inputs: [Input], on scene: SceneIdentifier = SceneIdentifier(1)) { send(inputs, to: scene) }

    /// Something from outside of the application is dragged over the screen and dropped on a place.
    public func drop(
        _ content: PasteboardContent, on target: some TouchTarget, scene: SceneIdentifier = SceneIdentifier(1)
    ) {
        let point = target.touchPoint
        // Until the drop, hosts know types alone.
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

    /// A text from outside of the application is dropped on a place.
    public func drop(_ text: String, on target: some TouchTarget) { drop(PasteboardContent(text: text), on: target) }
}
