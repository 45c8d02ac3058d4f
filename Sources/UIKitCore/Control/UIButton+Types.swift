// SPDX-License-Identifier: Apache-2.0

extension UIButton {
    /// The look a button has without a configuration.
    public enum ButtonType: Int, Sendable {
        /// White title, image in its own colors.
        case custom = 0
        /// Title and image in the tint color.
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7

        /// The name of ``system`` before iOS 7.
        public static var roundedRect: ButtonType { .system }

        /// The symbol of a button of the type, for as long as it has neither title nor image.
        var symbol: (text: String, meaning: String, diameter: Double)? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: ("i", "More Info", 24)
            case .contactAdd: ("+", "Add", 24)
            case .close: ("\u{D7}", "Close", 30)
            }
        }
    }

    /// What pressing the button means to the user; a destructive one is red.
    public enum Role: Int, Sendable {
        case normal = 0
        case primary = 1
        case cancel = 2
        case destructive = 3
    }

    /// Called with the button to make its configuration follow its state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}
