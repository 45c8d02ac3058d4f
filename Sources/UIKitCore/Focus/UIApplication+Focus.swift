// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIApplication {
    /// Performs updates of focus that wait for the end of the turn. A scene without a focus system costs nothing.
    @inline(__always)
    func endFocusTurns() {
        if hasFocusSystem { endTurnsOfFocus() }
    }

    private func endTurnsOfFocus() {
        for place in scenes.indices where place < scenes.count { scenes[place].scene.focusStorage?.endTurn() }
    }

    /// Tells the host of Menu presses that came up the whole chain (H8), and answers the others.
    func reportUnusedMenu(among presses: Set<UIPress>) -> Set<UIPress> {
        presses.filter { press in
            guard press.type == .menu else { return true }
            if let scene = press.window?.windowScene { hostCan.surroundings?.menuWasPressed(in: scene.identifier) }
            return false
        }
    }
}
