// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// What a cell shows, as a value: it makes the view that shows it, and follows the cell's state.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// A new view that shows the configuration; the caller gives it a frame.
    func makeContentView() -> any UIView & UIContentView
    /// The configuration as it is in a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// What the view shows; a new one of a kind that it supports takes the old one's place.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration in place of the one that it shows.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// A view supports configurations of the type of the one that it shows.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
