// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The background of a cell, a header or a footer, as a value.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
    /// Shown instead of a view of the configuration's own.
    public var customView: UIView?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// The distance of the background from the cell's edges, in points.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// `nil` for the color of the cell's state.
    public var backgroundColor: UIColor?
    /// The color of a line along the background's edge; no line while it is `nil`, or while `strokeWidth` is 0.
    public var strokeColor: UIColor?
    /// In points.
    public var strokeWidth: CGFloat = 0
    private var rest: UIColor?
    private var pressed: UIColor?

    private init(rest: UIColor?, pressed: UIColor?) {
        self.rest = rest
        self.pressed = pressed
    }

    /// Nothing behind the content, in any state.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(rest: nil, pressed: nil) }

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

    /// Gives a view the look of the configuration.
    func show(in view: UIView, _ traits: UITraitCollection) {
        view.isUserInteractionEnabled = false
        view.backgroundColor = backgroundColor
        view.layer.cornerRadius = cornerRadius
        view.layer.borderWidth = strokeWidth
        view.layer.borderColor = strokeColor?.resolvedColor(with: traits).cgColor
    }

    /// The configuration with the color for the state, unless the application set one.
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
