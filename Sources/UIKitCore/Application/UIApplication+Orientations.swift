// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIApplication {
    private static let orientations: [String: UIInterfaceOrientationMask] = [
        "UIInterfaceOrientationPortrait": .portrait,
        "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
        "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
        "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]

    /// What the application's information names; `nil` without that entry.
    static var namedOrientations: UIInterfaceOrientationMask? {
        let found = (ApplicationInformation.orientations ?? []).compactMap { orientations[$0] }
        return found.isEmpty ? nil : found.reduce([]) { $0.union($1) }
    }

    /// A controller's orientations, as far as the application allows them; the controller's, if it allows none of them.
    func allowed(_ orientations: UIInterfaceOrientationMask, in window: UIWindow?) -> UIInterfaceOrientationMask {
        guard let own = delegate?.application(self, supportedInterfaceOrientationsFor: window) else {
            return orientations
        }
        let both = orientations.intersection(own)
        return both.isEmpty ? orientations : both
    }
}
