// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A property of a view that a switch changes, to show its effect on hit-testing.
enum ViewChange: String, CaseIterable {
    case hidden, alpha, interaction, clipping, transform, overflow

    var title: String {
        switch self {
        case .hidden: "Hidden"
        case .alpha: "Alpha 0.005"
        case .interaction: "Interaction off"
        case .clipping: "Clips"
        case .transform: "Rotated"
        case .overflow: "Sticks out"
        }
    }

    /// The additional height of a view that sticks out, in points: more than the room in its superview.
    @MainActor static let extraHeight: CGFloat = NestedView.insets.bottom + 22

    /// Makes the change, or takes it back; `overflow` is made by the layout.
    @MainActor
    func set(_ isOn: Bool, on view: UIView) {
        switch self {
        case .hidden: view.isHidden = isOn
        case .alpha: view.alpha = isOn ? 0.005 : 1
        case .interaction: view.isUserInteractionEnabled = !isOn
        case .clipping: view.clipsToBounds = isOn
        case .transform: view.transform = isOn ? CGAffineTransform(rotationAngle: .pi / 9) : .identity
        case .overflow: view.superview?.setNeedsLayout()
        }
    }
}
