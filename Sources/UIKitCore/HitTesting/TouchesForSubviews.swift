// SPDX-License-Identifier: Apache-2.0

/// A view that takes touches for its subviews: its `hitTest` returns the view itself where a subview is, and the view does
/// what the subview is for.
@MainActor
package protocol TouchesForSubviews: UIView {}
