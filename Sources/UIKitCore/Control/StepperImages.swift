// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The images of a stepper for its states.
@MainActor
struct StepperImages {
    var increment = StateTable<UIImage>()
    var decrement = StateTable<UIImage>()
    var background = StateTable<UIImage>()
    /// Between the left and the right half, by their states.
    var dividers: [[UIControl.State]: UIImage] = [:]
    private var shown = PartImages()

    func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
        dividers[[left, right]] ?? dividers[[.normal, .normal]]
    }

    /// Shows an image in the place of a part, which is hidden then: in its own size at the part's middle.
    mutating func show(_ image: UIImage?, for part: UIView, tint: UIColor? = nil) {
        let size = image?.size ?? .zero
        let frame = CGRect(
            x: part.frame.midX - size.width / 2, y: part.frame.midY - size.height / 2, width: size.width,
            height: size.height)
        shown.show(image, over: part, in: frame, tint: tint)
        part.isHidden = image != nil
    }

    /// Shows an image in the place of a part, stretched over it.
    mutating func showStretched(_ image: UIImage?, for part: UIView) {
        shown.show(image, over: part, in: part.frame)
        part.isHidden = image != nil
    }
}
