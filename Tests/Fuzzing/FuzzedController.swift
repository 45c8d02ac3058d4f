// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Lays out as applications do that never met a screen of thirty points: with margins, and with what is left between them.
///
/// What lies in the card is placed by the screen; what lies beside it stays where it is, so that a kept input goes on meaning
/// what it meant.
@MainActor
final class FuzzedController: UIViewController, UIScrollViewDelegate {
    let field = UITextField()
    let text = UITextView()
    private let card = UIView()
    private let label = UILabel()
    private let scroll = UIScrollView()
    private let content = UIView()
    private let pinched = UIView()
    private let button = UIButton(type: .system)
    private let controls: [UIControl] = [UISlider(), UISegmentedControl(items: ["one", "two"]), UIPageControl()]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.insertSubview(card, at: 0)
        field.text = "abc"
        field.clearButtonMode = .always
        field.addAction(UIAction { [unowned self] _ in label.text = field.text }, for: .editingChanged)
        text.text = "one two\nשלום"
        label.numberOfLines = 0
        scroll.delegate = self
        scroll.minimumZoomScale = 0
        scroll.maximumZoomScale = .infinity
        scroll.addSubview(content)
        pinched.addGestureRecognizer(
            UIPinchGestureRecognizer(target: self, action: Selector("pinch:", FuzzedController.pinch(_:))))
        pinched.addSubview(UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10)))
        button.menu = UIMenu(children: (0..<12).map { UIAction(title: "item \($0)") { _ in } })
        button.showsMenuAsPrimaryAction = true
        for part in [field, text, label, scroll, pinched, button] + controls { card.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        card.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
        let inside = card.bounds.insetBy(dx: 12, dy: 12)
        field.frame = CGRect(x: inside.minX, y: inside.minY, width: inside.width, height: 34)
        text.frame = CGRect(x: inside.minX, y: field.frame.maxY + 8, width: inside.width, height: inside.height / 4)
        label.frame = CGRect(x: inside.minX, y: text.frame.maxY, width: inside.width, height: inside.height / 8)
        scroll.frame = CGRect(x: inside.minX, y: label.frame.maxY, width: inside.width / 2, height: inside.height / 3)
        if scroll.zoomScale == 1 {
            content.frame = CGRect(x: 0, y: 0, width: inside.maxX * 3, height: inside.maxY)
            scroll.contentSize = content.frame.size
        }
        pinched.bounds.size = CGSize(width: 40, height: 40)
        pinched.center = CGPoint(x: inside.midX, y: inside.midY)
        for (place, control) in controls.enumerated() {
            control.frame = CGRect(x: inside.minX, y: inside.maxY - 30, width: inside.width, height: 28)
            control.frame.origin.y -= CGFloat(place) * 30
        }
        button.frame = CGRect(x: inside.maxX - 60, y: inside.minY, width: 60, height: 30)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }

    private func pinch(_ recognizer: UIPinchGestureRecognizer) {
        guard let view = recognizer.view else { return }
        view.transform = view.transform.scaledBy(x: recognizer.scale, y: recognizer.scale)
        recognizer.scale = 1
    }

    /// What the application's code does of its own accord, by number.
    func act(_ choice: UInt8) {
        let sizes: [CGFloat] = [0, 1e-9, 0.5, 17, 300, 1e300, -4, .infinity, .nan]
        switch choice & 0x0F {
        case 0: field.becomeFirstResponder()
        case 1: text.becomeFirstResponder()
        case 2: view.endEditing(true)
        case 3, 4:
            let presented = FuzzedController()
            presented.modalPresentationStyle = [.pageSheet, .formSheet, .fullScreen, .overFullScreen][Int(choice >> 6)]
            present(presented, animated: choice & 0x0F == 3)
        case 5: dismiss(animated: choice & 0x10 != 0)
        case 6: UIMenuController.shared.showMenu(from: field, rect: field.bounds)
        case 7: scroll.setZoomScale([0, 1e-300, 0.5, .infinity][Int(choice >> 6)], animated: choice & 0x10 != 0)
        case 8: field.textAlignment = [.left, .center, .right, .natural][Int(choice >> 6)]
        case 9: field.isSecureTextEntry.toggle()
        case 10: label.adjustsFontSizeToFitWidth.toggle()
        default:
            let font = UIFont.systemFont(ofSize: sizes[Int(choice >> 4) % sizes.count])
            field.font = font
            text.font = font
            label.font = font
        }
    }
}
