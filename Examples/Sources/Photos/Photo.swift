// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A picture that the app paints itself.
struct Photo {
    var title: String
    var sky: UIColor
    var ground: UIColor
    /// Where the sun stands, in shares of the picture.
    var sun: CGPoint

    static let all = [
        Photo(title: "Morning", sky: .systemYellow, ground: .systemGreen, sun: CGPoint(x: 0.25, y: 0.5)),
        Photo(title: "Noon", sky: .systemBlue, ground: .systemGreen, sun: CGPoint(x: 0.5, y: 0.15)),
        Photo(title: "Evening", sky: .systemOrange, ground: .systemBrown, sun: CGPoint(x: 0.75, y: 0.5)),
    ]
}

/// Shows a photo.
class PhotoView: UIView {
    let photo: Photo

    init(photo: Photo) {
        self.photo = photo
        super.init(frame: .zero)
        backgroundColor = photo.sky
        accessibilityTraits = .image
        accessibilityLabel = photo.title
    }

    required init?(coder: NSCoder) { fatalError("Photos are made in code.") }

    override func draw(_ rect: CGRect) {
        let radius = bounds.width / 10
        let sun = CGPoint(x: bounds.width * photo.sun.x, y: bounds.height * photo.sun.y)
        UIColor.white.setFill()
        UIBezierPath(arcCenter: sun, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
        photo.ground.setFill()
        let hill = UIBezierPath()
        hill.move(to: CGPoint(x: 0, y: bounds.height * 0.7))
        hill.addQuadCurve(
            to: CGPoint(x: bounds.width, y: bounds.height * 0.75),
            controlPoint: CGPoint(x: bounds.width / 2, y: bounds.height * 0.4))
        hill.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
        hill.addLine(to: CGPoint(x: 0, y: bounds.height))
        hill.close()
        hill.fill()
    }
}
