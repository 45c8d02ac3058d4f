// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIApplication {
    private static let orientations: [String: UIInterfaceOrientationMask] = [
        "UIInterfaceOrientationPortrait": .portrait,
        "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
        "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
        "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]

    /// The orientations that the main bundle's information names under `UISupportedInterfaceOrientations`; without that entry all,
    /// except upside down on an interface for a phone. A window makes no difference.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        let named = Bundle.main.object(forInfoDictionaryKey: "UISupportedInterfaceOrientations") as? [String]
        let found = (named ?? []).compactMap { Self.orientations[$0] }
        if !found.isEmpty { return found.reduce([]) { $0.union($1) } }
        return UIDevice.current.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
    }

    /// A controller's orientations, as far as the application allows them; the controller's, if it allows none of them.
    func allowed(_ orientations: UIInterfaceOrientationMask, in window: UIWindow?) -> UIInterfaceOrientationMask {
        guard let own = delegate?.application(self, supportedInterfaceOrientationsFor: window) else { return orientations }
        let both = orientations.intersection(own)
        return both.isEmpty ? orientations : both
    }
}
