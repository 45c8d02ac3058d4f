// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The modules above the core that make presentations, as the core sees them.
@MainActor
package protocol PresentationModule: AnyObject {
    init()
    /// The presentation of the style `popover`.
    func makePopover(_ presented: UIViewController, presenting: UIViewController?) -> UIPresentationController
    /// The behaviour of a sheet.
    func makeConduct(of sheet: UISheetPresentationController) -> any SheetConduct
}

/// A sheet's heights, its grabber and the finger that drags it.
@MainActor
package protocol SheetConduct: AnyObject {
    /// The sheet is about to be shown in a container.
    func sheetWillEnter(_ container: UIView)
    /// The sheet's frame in the container, given the frame of the highest possible sheet (points).
    func frame(in container: UIView, large: CGRect) -> CGRect
    /// The sheet is gone.
    func sheetDidLeave()
}

/// Finds by name the modules that the core cannot know. The program need not call them before the first sheet.
@MainActor
enum PresentationModules {
    static let found = (NSClassFromString("UIKitPresentations.Presentations") as? any PresentationModule.Type)?.init()
}
