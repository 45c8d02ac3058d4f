// SPDX-License-Identifier: Apache-2.0

extension UndoManager {
    /// The managers that opened a group for the current event. The list keeps them alive until the event ends.
    @exclusivity(unchecked) private static var managersWithEventGroup: [UndoManager] = []

    /// Closes the groups that managers opened by themselves during the event that ends now; the application calls this after each
    /// event it delivers.
    ///
    /// If the app has left a group of its own open in it, for example for a drag over many events, the event's group waits
    /// for a later call.
    static func endEventGroups() {
        guard !managersWithEventGroup.isEmpty else { return }
        let managers = managersWithEventGroup
        managersWithEventGroup = []
        for manager in managers where !manager.closeEventGroup() {
            manager.closeGroupAtEndOfEvent()
        }
    }

    func closeGroupAtEndOfEvent() {
        if !Self.managersWithEventGroup.contains(where: { $0 === self }) {
            Self.managersWithEventGroup.append(self)
        }
    }
}
