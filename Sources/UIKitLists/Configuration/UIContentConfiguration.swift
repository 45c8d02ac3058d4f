// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The content of a cell as a value. It makes the view that shows it, and adapts to the cell's state.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// A new view that shows the configuration; the caller gives it a frame.
    func makeContentView() -> any UIView & UIContentView
    /// The configuration, adapted to a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// The configuration that the view shows. A new one of a supported kind replaces it.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration instead of its present one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// By default a view supports configurations of the same type as its present one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
