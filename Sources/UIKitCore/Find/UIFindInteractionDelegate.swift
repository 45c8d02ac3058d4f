// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Gives a find interaction its sessions.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// The session of a search that is about to begin in the interaction's view; `nil` begins none, and the navigator does not
    /// appear.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// A session has begun. The navigator appears next.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// A session has ended. The navigator is gone.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    /// Does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    /// Does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
