// SPDX-License-Identifier: Apache-2.0

import UIKitCore
import UIKitTesting

extension TestScreen {
    /// A screen with a bit of everything, for pictures of it.
    package static func withEverything() -> TestScreen {
        let screen = TestScreen(size: CGSize(width: 320, height: 300))
        let root = screen.window
        root.backgroundColor = .systemBackground
        func add(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = CGRect(x: x, y: y, width: width, height: height)
            root.addSubview(view)
        }
        let title = UILabel()
        title.text = "Order, and pay & go"
        title.font = .boldSystemFont(ofSize: 22)
        add(title, 20, 12, 280, 30)
        let styled = UILabel()
        let text = NSMutableAttributedString(string: "red and struck")
        text.addAttribute(.foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 3))
        text.addAttribute(
            .strikethroughStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 8, length: 6))
        styled.attributedText = text
        add(styled, 20, 46, 200, 24)
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = "Ann"
        add(field, 20, 80, 130, 34)
        let toggle = UISwitch()
        toggle.isOn = true
        add(toggle, 170, 82, 51, 31)
        let slider = UISlider()
        slider.value = 0.3
        add(slider, 20, 124, 200, 34)
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        button.backgroundColor = .systemYellow
        button.layer.cornerRadius = 12
        button.layer.shadowOpacity = 0.4
        add(button, 20, 170, 100, 44)
        let image = UIImageView(image: UIImage(systemName: "star.fill"))
        image.contentMode = .scaleAspectFit
        add(image, 140, 170, 44, 44)
        let turned = UIView()
        turned.backgroundColor = .systemTeal
        turned.layer.borderWidth = 2
        turned.clipsToBounds = true
        turned.layer.cornerRadius = 6
        add(turned, 230, 160, 60, 60)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 6)
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 30, width: 60, height: 30)
        gradient.colors = [UIColor.systemBlue.cgColor, UIColor.systemPurple.cgColor]
        turned.layer.addSublayer(gradient)
        let masked = UIView()
        masked.backgroundColor = .systemGreen
        let hole = UIView(frame: CGRect(x: 10, y: 0, width: 60, height: 50))
        hole.backgroundColor = .black
        hole.layer.cornerRadius = 25
        masked.mask = hole
        add(masked, 20, 235, 80, 50)
        let faint = UIView()
        faint.backgroundColor = .systemRed
        faint.alpha = 0.4
        add(faint, 120, 235, 80, 50)
        let arabic = UILabel()
        arabic.text = "مرحبا abc"
        add(arabic, 210, 240, 100, 30)
        return screen
    }
}
