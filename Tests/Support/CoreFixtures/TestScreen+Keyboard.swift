// SPDX-License-Identifier: Apache-2.0

import UIKitCore
import UIKitTesting

extension TestScreen {
    /// A screen whose user has nothing to type with.
    package static func withoutKeyboard(size: CGSize = CGSize(width: 390, height: 844)) -> TestScreen {
        let screen = TestScreen(size: size)
        screen.resizeWithoutKeyboard(to: size)
        return screen
    }

    package func resizeWithoutKeyboard(
        to size: CGSize, safeArea: UIEdgeInsets = .zero, prefersDarkAppearance: Bool = false
    ) {
        send(
            .resize(
                ScreenDescription(
                    size: size, safeArea: safeArea, prefersDarkAppearance: prefersDarkAppearance, keyboard: .none)))
    }
}
