// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A step of a drag from outside of the application, over one of its screens.
public struct DragSample: Sendable, Hashable, Codable {
    /// A step of the drag: it enters the screen, moves there, leaves it, or drops.
    public enum Phase: Int, Sendable, Codable {
        case entered, moved, exited, dropped
    }

    /// What the drag does.
    public var phase: Phase
    /// In points of the scene's coordinates.
    public var location: CGPoint
    /// The dragged items. Until the drop, hosts know only their types, and the bytes are empty.
    public var content: PasteboardContent
    /// The modifier keys that are held.
    public var modifiers: UIKeyModifierFlags

    /// A step at a point of the scene's coordinates (points).
    public init(
        phase: Phase, location: CGPoint, content: PasteboardContent = PasteboardContent(),
        modifiers: UIKeyModifierFlags = []
    ) {
        self.phase = phase
        self.location = location
        self.content = content
        self.modifiers = modifiers
    }
}

/// The effect of a drop at the drag's present place.
public enum DragOperation: UInt8, Sendable, Hashable, CaseIterable {
    /// No view takes the items.
    case none
    case copy
    case move
}

/// A host that shows the effect of a drop.
@preconcurrency @MainActor
public protocol DragHost: ApplicationHost {
    /// The effect of a drop from outside changed.
    func dragOperationChanged(_ operation: DragOperation, of scene: SceneIdentifier)
}

/// How a host draws a pointer.
public enum PointerLook: UInt8, Sendable, Hashable, CaseIterable {
    /// As it always is.
    case system
    case hidden
    /// A line to place a caret with, in upright text and in text that runs down.
    case verticalBeam, horizontalBeam
    /// Over something that can be pressed.
    case pressable
    case notAllowed
}

/// A host whose pointer can look differently.
@preconcurrency @MainActor
public protocol PointerHost: ApplicationHost {
    /// The pointer over a scene looks differently from now on.
    func pointerLookChanged(_ look: PointerLook, of scene: SceneIdentifier)
}

/// Takes drags from outside. A module above the core implements it.
@MainActor
package protocol DragReceiver: AnyObject {
    func accept(_ sample: DragSample, in scene: UIWindowScene)
    /// The scene lost its input: a drag over it is over.
    func cancelDrag(in scene: UIWindowScene)
    /// Escape went down: the drags from views of the scene are over. False when there are none; then other receivers get the key.
    func escapePressed(in scene: UIWindowScene) -> Bool
}

extension UIApplication {
    /// Reports a drop's effect to the host, if the host can show it.
    package func tellHost(_ operation: DragOperation, of scene: UIWindowScene) {
        (host as? any DragHost)?.dragOperationChanged(operation, of: scene.identifier)
    }

    /// Reports the pointer's look to the host, if the host can show it.
    package func tellHost(_ look: PointerLook, of scene: UIWindowScene) {
        (host as? any PointerHost)?.pointerLookChanged(look, of: scene.identifier)
    }
}

extension UIWindowScene {
    /// The view under a point of the screen (points), for a drag, which has no touch. Nothing is recorded.
    package func view(at point: CGPoint) -> UIView? {
        for window in visibleWindows.reversed() where !window.node.pointee.isTransformSingular {
            if let view = window.hitTest(window.convert(point, from: nil), with: nil) { return view }
        }
        return nil
    }
}
