// SPDX-License-Identifier: Apache-2.0

// A recognized gesture takes touches and presses away from the responders that had them (G41, G42, G44).
extension GestureEnvironment {
    /// The views that would lose a touch to the gesture and know of that touch, each once (G32, G33).
    func respondersLosingInput(to recognizer: UIGestureRecognizer) -> [UIView] {
        guard recognizer.cancelsTouchesInView else { return [] }
        let delivery = application.delivery
        var views: [UIView] = []
        func add(_ contact: some Contact) {
            guard contact.isPart(of: recognizer.attempt), let view = contact.hearer as? UIView else { return }
            if !views.contains(where: { $0 === view }) { views.append(view) }
        }
        for entry in application.touchTable.entries { add(entry.touch) }
        for touch in delivery.touches.lingering { add(touch) }
        for entry in application.presses.entries { add(entry.press) }
        for press in delivery.presses.lingering { add(press) }
        return views
    }

    /// G41: the gesture's touches and presses are cancelled, before the action, for the responders that know of them.
    func takeInput(for recognizer: UIGestureRecognizer) {
        let application = application
        application.delivery.touches.claim(for: recognizer) { application.touchTable.entries.map(\.touch) }
        application.delivery.presses.claim(for: recognizer) { application.presses.entries.map(\.press) }
    }
}
