// SPDX-License-Identifier: Apache-2.0

/// A view whose `hitTest` answers with itself where its subviews are, and that does with a touch what they are for.
@MainActor
package protocol TouchesForSubviews: UIView {}
