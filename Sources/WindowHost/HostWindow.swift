// SPDX-License-Identifier: Apache-2.0

#if Window
    import CSDL
    import Foundation
    import Painting
    import UIKitCore

    /// One window, and the scene that it shows.
    @MainActor
    final class HostWindow {
        let scene: SceneIdentifier
        let handle: OpaquePointer
        let scale: CGFloat
        private let painter = ScenePainter()
        /// What moves, and how it was shown last.
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

        /// Paints the scene, and shows it.
        func paint(_ scene: UIWindowScene) {
            guard let surface = SDL_GetWindowSurface(handle),
                surface.pointee.format.pointee.format == SDL_PIXELFORMAT_RGB888.rawValue,
                let pixels = surface.pointee.pixels
            else { return }
            painter.paint(
                scene, into: pixels.assumingMemoryBound(to: UInt8.self), width: Int(surface.pointee.w),
                height: Int(surface.pointee.h), stride: Int(surface.pointee.pitch), scale: scale)
            SDL_UpdateWindowSurface(handle)
        }

        // MARK: Motions

        /// Notes what moves, which is told only when that changes.
        func note(_ changes: DisplayChanges) {
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

        /// Whether anything moves still.
        var isMoving: Bool { !moving.isEmpty }

        /// Whether anything is shown in another way than when this was asked last. What has come to its end moves no more.
        func hasMoved() -> Bool {
            var hasMoved = false
            for (identifier, motion) in moving {
                let layer = motion.layer()
                let isOver =
                    layer.map { ($0.view?.painted.animations ?? $0.painted.animations).isEmpty } ?? true
                let shown = isOver ? nil : layer?.presentation().map(ShownValues.init)
                if isOver || shown != motion.shown { hasMoved = true }
                moving[identifier] = isOver ? nil : (motion.layer, shown)
            }
            return hasMoved
        }
    }

    /// What a host moves of a view or a layer.
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
