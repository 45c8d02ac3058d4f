// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// Backgrounds of lists.
extension UIBackgroundConfiguration {
    /// The background of a plain list's row: the system's, and gray while the row is pressed or selected.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(rest: .systemBackground, pressed: .systemGray4)
    }

    /// The background of a grouped list's row: the system's second one, and gray while the row is pressed or selected.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(rest: .secondarySystemGroupedBackground, pressed: .systemGray4)
    }

    /// The background of a plain list's headers and footers, the same in every state.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(rest: .secondarySystemBackground, pressed: nil)
    }

    /// Nothing behind the headers and footers of grouped lists.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

    /// No background for a row at rest, and a round shape behind a selected one.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var made = UIBackgroundConfiguration(rest: nil, pressed: .systemGray4)
        made.cornerRadius = ListConstants.insetGroupedRadius
        return made
    }

    /// Nothing behind the headers of sidebars.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

    /// The configuration with the color for the state, unless the application set one.
    @preconcurrency @MainActor
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var result = self
        guard backgroundColor == nil else { return result }
        let isPressed: Bool
        switch state {
        case let state as UICellConfigurationState: isPressed = state.isHighlighted || state.isSelected
        case let state as UIViewConfigurationState: isPressed = state.isHighlighted || state.isSelected
        default: isPressed = false
        }
        result.backgroundColor = isPressed ? pressed ?? rest : rest
        return result
    }
}
