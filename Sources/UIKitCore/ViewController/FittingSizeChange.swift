// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// J43: a container that lays out without constraints hears when the constraints of a controller in it give another size.
extension UIViewController {
    /// The view was laid out. The size is only found out for a container that overrides the message's method: it takes a layout of its own.
    func tellOfFittingSize() {
        guard let view = viewIfLoaded, view.constraintLayout != nil else { return }
        let isHeard =
            parent.map { FittingSizeOverrides.has(type(of: $0)) }
            ?? activePresentation.map { FittingSizeOverrides.has(type(of: $0)) } ?? false
        guard isHeard else { return }
        let old = fittingSize
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        fittingSize = size
        guard let old, old != size else { return }
        if let parent {
            parent.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
        } else {
            activePresentation?.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
        }
    }
}

/// Which classes override `systemLayoutFittingSizeDidChange(forChildContentContainer:)`.
@MainActor
private enum FittingSizeOverrides {
    static func has(_ type: UIViewController.Type) -> Bool { controllers.overrides(controllerSlot, in: type) }
    static func has(_ type: UIPresentationController.Type) -> Bool {
        presentations.overrides(presentationSlot, in: type)
    }

    private static let controllers = OverrideTable(base: UIViewController.self, plain: PlainController.self)
    private static let controllerSlot = controllers.slot(overriddenBy: ControllerProbe.self)
    private static let presentations = OverrideTable(base: UIPresentationController.self, plain: PlainPresentation.self)
    private static let presentationSlot = presentations.slot(overriddenBy: PresentationProbe.self)

    private final class PlainController: UIViewController {}
    private final class ControllerProbe: UIViewController {
        override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    }
    private final class PlainPresentation: UIPresentationController {}
    private final class PresentationProbe: UIPresentationController {
        override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    }
}
