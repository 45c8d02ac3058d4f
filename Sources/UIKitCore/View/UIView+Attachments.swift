// SPDX-License-Identifier: Apache-2.0

// Recognizers and interactions of a view.
extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        if let old = recognizer.view {
            if old === self { return }
            old.removeGestureRecognizer(recognizer)
        }
        let extras = makeExtras()
        extras.gestureRecognizers = (extras.gestureRecognizers ?? []) + [recognizer]
        node.pointee.flags.insert(.hasGestureRecognizers)
        recognizer.didAttach(to: self)
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self, let extras else { return }
        extras.gestureRecognizers?.removeAll { $0 === recognizer }
        if extras.gestureRecognizers?.isEmpty != false { node.pointee.flags.remove(.hasGestureRecognizers) }
        recognizer.didDetach()
    }

    func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]?) {
        let wanted = recognizers ?? []
        for recognizer in gestureRecognizers ?? [] where !wanted.contains(where: { $0 === recognizer }) {
            removeGestureRecognizer(recognizer)
        }
        for recognizer in wanted { addGestureRecognizer(recognizer) }
        extras?.gestureRecognizers = recognizers.map { _ in wanted }
    }

    func attach(_ interaction: any UIInteraction) {
        if let old = interaction.view {
            if old === self { return }
            old.removeInteraction(interaction)
        }
        interaction.willMove(to: self)
        makeExtras().interactions.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard let index = extras?.interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        extras?.interactions.remove(at: index)
        interaction.didMove(to: nil)
    }

    func replaceInteractions(with interactions: [any UIInteraction]) {
        for interaction in self.interactions where !interactions.contains(where: { $0 === interaction }) {
            removeInteraction(interaction)
        }
        for interaction in interactions { addInteraction(interaction) }
    }
}
