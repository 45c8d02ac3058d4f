// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

/// A screen of an application that lays out as applications do: with margins that a tiny screen has no room for, with divisions
/// by what is left, and with what gestures and texts say.
final class OddController: UIViewController, UITextFieldDelegate, UIScrollViewDelegate {
    let field = UITextField()
    let text = UITextView()
    let mirror = UILabel()
    let scroll = UIScrollView()
    let content = UIView()
    let pinched = UIView()
    private let card = UIView()
    private let controls: [UIControl] = [
        UISlider(), UIStepper(), UISwitch(), UISegmentedControl(items: ["one", "two", "three"]), UIPageControl(),
    ]
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
        field.delegate = self
        field.clearButtonMode = .always
        field.addAction(UIAction { [unowned self] _ in mirror.text = field.text }, for: .editingChanged)
        mirror.numberOfLines = 0
        scroll.delegate = self
        scroll.minimumZoomScale = 0
        scroll.maximumZoomScale = .infinity
        scroll.addSubview(content)
        pinched.addGestureRecognizer(
            UIPinchGestureRecognizer(target: self, action: Selector("pinch:", OddController.pinch(_:))))
        pinched.addSubview(UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10)))
        button.setTitle("menu", for: .normal)
        button.menu = UIMenu(children: (0..<12).map { UIAction(title: "item \($0)") { _ in } })
        button.showsMenuAsPrimaryAction = true
        for part in [field, text, mirror, scroll, pinched, button] + controls { card.addSubview(part) }
    }

    /// As applications write it: no thought is given to a screen of 40 points.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        card.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
        let inside = card.bounds.insetBy(dx: 12, dy: 12)
        field.frame = CGRect(x: inside.minX, y: inside.minY, width: inside.width, height: 34)
        text.frame = CGRect(x: inside.minX, y: field.frame.maxY + 8, width: inside.width, height: inside.height / 4)
        mirror.frame = CGRect(x: inside.minX, y: text.frame.maxY, width: inside.width, height: inside.height / 8)
        scroll.frame = CGRect(x: inside.minX, y: mirror.frame.maxY, width: inside.width / 2, height: inside.height / 3)
        if scroll.zoomScale == 1 {
            content.frame = CGRect(origin: .zero, size: CGSize(width: inside.maxX * 3, height: inside.maxY))
            scroll.contentSize = content.frame.size
        }
        // A part of what is left, which may be nothing.
        let share = inside.height / max(inside.width - 16, 0)
        pinched.bounds.size = CGSize(width: 40, height: min(40 * share, 200)).numbers
        pinched.center = CGPoint(x: inside.midX, y: inside.midY)
        for (place, control) in controls.enumerated() {
            control.frame = CGRect(
                x: inside.minX, y: inside.maxY - CGFloat(place + 1) * 30, width: inside.width / CGFloat(place + 1),
                height: 28)
        }
        button.frame = CGRect(x: inside.maxX - 60, y: inside.maxY - 30, width: 60, height: 30)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }

    func resize(font: UIFont) {
        field.font = font
        text.font = font
        mirror.font = font
    }

    private func pinch(_ recognizer: UIPinchGestureRecognizer) {
        recognizer.view?.transform = (recognizer.view?.transform ?? .identity).scaledBy(
            x: recognizer.scale, y: recognizer.scale)
        recognizer.scale = 1
    }
}

extension CGSize {
    /// As an application would guard against a division by nothing.
    fileprivate var numbers: CGSize {
        CGSize(width: width.isNaN ? 0 : width, height: height.isNaN ? 0 : height)
    }
}
