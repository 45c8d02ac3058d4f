// SPDX-License-Identifier: Apache-2.0

#if Window
    import CSDL
    import Foundation
    import Painting
    import UIKitCore

    /// One window and its scene.
    @MainActor
    final class HostWindow {
        let scene: SceneIdentifier
        let handle: OpaquePointer
        let scale: CGFloat
        private let painter = ScenePainter()
        /// The animated views and layers, and their last shown values.
        private var moving: [ViewIdentifier: (layer: () -> CALayer?, shown: ShownValues?)] = [:]
        var input: WindowInput

        init(_ scene: SceneIdentifier, title: String, _ settings: WindowHost.Settings) throws(WindowHostError) {
            let (width, height) = (settings.size.width * settings.scale, settings.size.height * settings.scale)
            let flags = SDL_WINDOW_RESIZABLE.rawValue
            let middle = Int32(bitPattern: 0x2FFF_0000)
            guard
                let handle = SDL_CreateWindow(
                    title, middle, middle, Int32(width.rounded()), Int32(height.rounded()), flags)
            else { throw .noWindow(String(cString: SDL_GetError())) }
            (self.scene, self.handle, scale) = (scene, handle, settings.scale)
            guard SDL_GetWindowSurface(handle)?.pointee.format.pointee.format == SDL_PIXELFORMAT_RGB888.rawValue else {
                SDL_DestroyWindow(handle)
                throw .noWindow("the display has no pixels of 24 bits")
            }
            input = WindowInput(scale: settings.scale)
        }

        isolated deinit { SDL_DestroyWindow(handle) }

        var number: UInt32 { SDL_GetWindowID(handle) }

        /// In points.
        var size: CGSize {
            var (width, height): (Int32, Int32) = (0, 0)
            SDL_GetWindowSize(handle, &width, &height)
            return CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        }

        /// Paints the scene's changes, and shows them.
        func paint(_ scene: UIWindowScene) {
            guard let surface = SDL_GetWindowSurface(handle),
                surface.pointee.format.pointee.format == SDL_PIXELFORMAT_RGB888.rawValue,
                let pixels = surface.pointee.pixels
            else { return painter.forgetPixels() }
            noteMoved()
            let painted = painter.paint(
                scene, into: pixels.assumingMemoryBound(to: UInt8.self), width: Int(surface.pointee.w),
                height: Int(surface.pointee.h), stride: Int(surface.pointee.pitch), scale: scale)
            guard !painted.isEmpty else { return }
            let boxes = painted.map { box in
                SDL_Rect(
                    x: Int32(box.left), y: Int32(box.top), w: Int32(box.right - box.left),
                    h: Int32(box.bottom - box.top))
            }
            SDL_UpdateWindowSurfaceRects(handle, boxes, Int32(boxes.count))
        }

        /// Paints the focus ring; `nil` for none.
        func show(_ ring: FocusRing?, in scene: UIWindowScene) {
            painter.ring = ring
            paint(scene)
        }

        /// The display lost some of the picture, or has another size for it.
        func paintAll(_ scene: UIWindowScene) {
            painter.forgetPixels()
            paint(scene)
        }

        // MARK: Motions

        /// Notes the animated views; the core reports them only when they change.
        func note(_ changes: DisplayChanges) {
            painter.note(changes)
            for identifier in changes.removed { moving[identifier] = nil }
            for change in changes.changed where change.aspects.contains(.animations) {
                let view = change.view
                moving[change.identifier] = change.animations.isEmpty ? nil : ({ [weak view] in view?.layer }, nil)
            }
            for change in changes.layers where change.aspects.contains(.animations) {
                let layer = change.layer
                moving[change.identifier] = change.animations.isEmpty ? nil : ({ [weak layer] in layer }, nil)
            }
        }

        /// Whether anything still moves.
        var isMoving: Bool { !moving.isEmpty }

        /// Whether a shown value differs from the last picture.
        var hasMoved: Bool {
            moving.values.contains { motion in
                let layer = motion.layer()
                return Self.isOver(layer) || Self.shown(layer) != motion.shown
            }
        }

        /// Reports changed values to the painter. Finished animations are removed.
        private func noteMoved() {
            for (identifier, motion) in moving {
                let layer = motion.layer()
                let isOver = Self.isOver(layer)
                let shown = isOver ? nil : Self.shown(layer)
                if let layer, isOver || shown != motion.shown { painter.note(moved: layer, identifier) }
                moving[identifier] = isOver ? nil : (motion.layer, shown)
            }
        }

        private static func isOver(_ layer: CALayer?) -> Bool {
            layer.map { ($0.view?.painted.animations ?? $0.painted.animations).isEmpty } ?? true
        }

        private static func shown(_ layer: CALayer?) -> ShownValues? { layer?.presentation().map(ShownValues.init) }
    }

    /// The animated values of a view or a layer.
    private struct ShownValues: Equatable {
        let bounds: CGRect
        let position: CGPoint
        let transform: CATransform3D
        let opacity: Float
        let background: CGColor?
        let cornerRadius: CGFloat

        @MainActor
        init(_ layer: CALayer) {
            (bounds, position, transform, opacity) = (layer.bounds, layer.position, layer.transform, layer.opacity)
            (background, cornerRadius) = (layer.backgroundColor, layer.cornerRadius)
        }
    }
#endif
