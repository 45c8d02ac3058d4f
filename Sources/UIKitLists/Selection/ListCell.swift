import UIKitCore

/// A cell as the selection of a list sees it.
@MainActor
protocol ListCell: UIView {
    /// Looks pressed, or does not any more.
    func showHighlighted(_ highlighted: Bool, animated: Bool)
    /// Looks chosen, or does not any more.
    func showSelected(_ selected: Bool, animated: Bool)
}
