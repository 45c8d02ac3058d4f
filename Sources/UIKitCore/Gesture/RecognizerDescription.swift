// SPDX-License-Identifier: Apache-2.0

/// A recognizer in one line, as a device prints it (K25, K26).
@MainActor
enum RecognizerDescription {
    static func text(of recognizer: UIGestureRecognizer) -> String {
        var items = ["state = \(recognizer.settledState.name)"]
        if !recognizer.isEnabled { items.append("enabled = NO") }
        if !recognizer.cancelsTouchesInView { items.append("cancelsTouchesInView = NO") }
        let place = recognizer.view.map { "<\(printedClassName(of: $0)): \(printedAddress(of: $0))>" } ?? "(nil)"
        items.append("view = \(place)")
        let pairs = recognizer.targets.pairs.compactMap { pair in
            pair.target.map {
                "(action=\(pair.action), target=<\(printedClassName(of: $0)) \(printedAddress(of: $0))>)"
            }
        }
        if !pairs.isEmpty { items.append("target= <\(pairs.joined(separator: ", "))>") }
        items += recognizer.descriptionItems
        let title = recognizer.name.map { " (\($0))" } ?? ""
        return "<\(printedClassName(of: recognizer)): \(printedAddress(of: recognizer))\(title); "
            + "\(items.joined(separator: "; "))>"
    }
}
