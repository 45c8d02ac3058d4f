// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// What is above the core and makes presentations, as the core sees it.
@MainActor
package protocol PresentationModule: AnyObject {
    init()
    /// The presentation of the style `popover`.
    func makePopover(_ presented: UIViewController, presenting: UIViewController?) -> UIPresentationController
    /// What a sheet does besides lying there.
    func makeConduct(of sheet: UISheetPresentationController) -> any SheetConduct
}

/// A sheet's heights, its grabber and the finger that drags it.
@MainActor
package protocol SheetConduct: AnyObject {
    /// The sheet is about to be shown in a container.
    func sheetWillEnter(_ container: UIView)
    /// The sheet's place in the container, given that of one that is as high as sheets get (points).
    func frame(in container: UIView, large: CGRect) -> CGRect
    /// The sheet is gone.
    func sheetDidLeave()
}

/// Finds by its name what the core cannot know: no call of the program's need have come before the first sheet.
@MainActor
enum PresentationModules {
    static let found = (NSClassFromString("UIKitPresentations.Presentations") as? any PresentationModule.Type)?.init()
}
