// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Makes the presentations that the core does not make itself.
final class Presentations: PresentationModule {
    init() {}

    func makePopover(_ presented: UIViewController, presenting: UIViewController?) -> UIPresentationController {
        UIPopoverPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func makeConduct(of sheet: UISheetPresentationController) -> any SheetConduct { SheetControl(sheet) }
}
