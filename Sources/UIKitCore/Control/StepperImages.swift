// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The images of a stepper for its states, and the views that show them. Most steppers have none.
@MainActor
struct StepperImages {
    var increment = StateTable<UIImage>()
    var decrement = StateTable<UIImage>()
    var background = StateTable<UIImage>()
    /// Between the left and the right half, by their states.
    var dividers: [[UIControl.State]: UIImage] = [:]
    private var views: [String: ControlImageView] = [:]

    func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
        dividers[[left, right]] ?? dividers[[.normal, .normal]]
    }

    /// Shows an image in the place of a part, which is hidden then: stretched over it, or in its own size at its middle.
    mutating func show(_ image: UIImage?, for part: UIView, named name: String, stretches: Bool, tint: UIColor?) {
        part.isHidden = image != nil
        guard image != nil || views[name] != nil else { return }
        let view = views[name] ?? ControlImageView(frame: .zero)
        if views[name] == nil {
            views[name] = view
            part.superview?.insertSubview(view, aboveSubview: part)
        }
        if view.image != image { view.image = image }
        if view.tintColor != tint { view.tintColor = tint }
        let size = image?.size ?? .zero
        view.contentMode = .scaleToFill
        view.frame =
            stretches
            ? part.frame
            : CGRect(
                x: part.frame.midX - size.width / 2, y: part.frame.midY - size.height / 2, width: size.width,
                height: size.height)
    }
}
