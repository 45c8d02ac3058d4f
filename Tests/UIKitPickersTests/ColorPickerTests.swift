// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitPickers

@MainActor
@Suite("PK40 to PK44: colors")
final class ColorPickerTests {
    private final class Delegate: NSObject, UIColorPickerViewControllerDelegate {
        let log: CallLog

        init(_ log: CallLog) { self.log = log }

        func colorPickerViewController(
            _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
        ) {
            let chosen = ChosenColor(color)
            func byte(_ value: CGFloat) -> Int { Int((value * 255).rounded()) }
            let alpha = chosen.alpha == 1 ? "" : " \(Int((chosen.alpha * 100).rounded())) %"
            log("\(byte(chosen.red)) \(byte(chosen.green)) \(byte(chosen.blue))\(alpha)\(continuously ? "…" : "")")
        }

        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
            log("finished, \(viewController.presentingViewController == nil ? "gone" : "there")")
        }
    }

    private let log = CallLog()
    private let screen = TestScreen(size: CGSize(width: 400, height: 800))
    private let finger: Finger
    private let root = UIViewController()
    private let picker = UIColorPickerViewController()
    private lazy var delegate = Delegate(log)

    init() {
        finger = screen.finger()
        screen.window.rootViewController = root
        screen.settle()
    }

    private func open(prepare: (UIColorPickerViewController) -> Void = { _ in }) {
        picker.delegate = delegate
        prepare(picker)
        root.present(picker, animated: false)
        screen.advance(by: 1)
    }

    private func find<View: UIView>(
        _ type: View.Type, in view: UIView? = nil, _ isWanted: (View) -> Bool = { _ in true }
    ) throws
        -> View
    {
        try #require((view ?? picker.view).firstView { ($0 as? View).map(isWanted) ?? false } as? View)
    }

    private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    private func way(_ place: Int) throws {
        let ways = try find(UISegmentedControl.self)
        let frame = frame(ways)
        finger.tap(at: CGPoint(x: frame.minX + (CGFloat(place) + 0.5) * frame.width / 3, y: frame.midY))
        screen.settle()
    }

    private func tap(_ title: String) throws {
        let button = try find(UIButton.self) { $0.configuration?.title == title }
        let frame = frame(button)
        finger.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        screen.advance(by: 1)
    }

    @Test("PK40: grays first, then hues from dark to pale; a spectrum goes from white over its hue to black")
    func colors() {
        #expect(ChosenColor.ofGrid(row: 0, column: 0) == ChosenColor(red: 1, green: 1, blue: 1))
        #expect(ChosenColor.ofGrid(row: 0, column: 11) == ChosenColor(red: 0, green: 0, blue: 0))
        #expect(ChosenColor.ofGrid(row: 5, column: 0).isAlike(ChosenColor(red: 1, green: 0, blue: 0)))
        #expect(ChosenColor.ofGrid(row: 5, column: 4).isAlike(ChosenColor(red: 0, green: 1, blue: 0)))
        #expect(ChosenColor.ofGrid(row: 1, column: 0).red < 0.5 && ChosenColor.ofGrid(row: 9, column: 0).green > 0.5)
        #expect(ChosenColor.ofSpectrum(x: 0.5, y: 0).isAlike(ChosenColor(red: 1, green: 1, blue: 1)))
        #expect(ChosenColor.ofSpectrum(x: 0, y: 0.5).isAlike(ChosenColor(red: 1, green: 0, blue: 0)))
        #expect(ChosenColor.ofSpectrum(x: 0.5, y: 1).isAlike(ChosenColor(red: 0, green: 0, blue: 0)))
    }

    @Test("PK41, PK42: a finger over the grid chooses each color once, and once more when it lifts")
    func grid() throws {
        open()
        let area = frame(try find(ColorGrid.self))
        let cell = CGSize(width: area.width / 12, height: area.height / 10)
        func middle(_ row: CGFloat, _ column: CGFloat) -> CGPoint {
            CGPoint(x: area.minX + (column + 0.5) * cell.width, y: area.minY + (row + 0.5) * cell.height)
        }
        finger.down(at: middle(5, 0))
        finger.move(to: CGPoint(x: middle(5, 0).x + 2, y: middle(5, 0).y))
        finger.move(to: middle(5, 4))
        finger.up()
        #expect(log.take() == ["255 0 0…", "0 255 0…", "0 255 0"])
        #expect(picker.selectedColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        // A button for keys and assistive technology chooses at once, and the mark follows.
        let black = try find(UIButton.self) { $0.accessibilityLabel == "red 0, green 0, blue 0 percent" }
        black.sendActions(for: .primaryActionTriggered)
        #expect(log.take() == ["0 0 0"] && black.isSelected)
    }

    @Test("PK40, PK42: a spectrum and sliders choose too; opacity stays what it was")
    func otherWays() throws {
        open { $0.selectedColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5) }
        try way(1)
        let area = frame(try find(ColorSpectrum.self))
        finger.tap(at: CGPoint(x: area.minX + 0.5, y: area.midY))
        #expect(log.take().last?.hasSuffix(" 50 %") == true)
        #expect(ChosenColor(picker.selectedColor).red > 0.95)
        picker.selectedColor = .blue
        try way(2)
        let red = try find(UISlider.self) { $0.accessibilityLabel == "Red" }
        red.value = 1
        red.sendActions(for: .valueChanged)
        #expect(log.take() == ["255 0 255"])
        let opacity = try find(UISlider.self) { $0.accessibilityLabel == "Opacity" }
        opacity.value = 0.25
        opacity.sendActions(for: .valueChanged)
        #expect(log.take() == ["255 0 255 25 %"])
    }

    @Test("Without opacity its slider is away, and what is chosen is opaque")
    func opaque() throws {
        open {
            $0.supportsAlpha = false
            $0.selectedColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        }
        let slider = try find(ColorSlider.self) { $0.superview is ColorPickerFace }
        #expect(slider.isHidden)
        let black = try find(UIButton.self) { $0.accessibilityLabel == "red 0, green 0, blue 0 percent" }
        black.sendActions(for: .primaryActionTriggered)
        #expect(log.take() == ["0 0 0"])
    }

    @Test("PK43: the end is told once, when the picker has gone; a picker that comes again tells it again")
    func finishing() throws {
        open()
        try tap("Done")
        #expect(log.take() == ["finished, gone"])
        open()
        picker.presentationController?.userAskedToDismiss()
        screen.advance(by: 1)
        #expect(log.take() == ["finished, gone"])
    }

    @Test("PK44: a well opens a picker with its color, title and opacity, takes what is chosen, and sends it")
    func well() throws {
        let well = UIColorWell(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
        #expect(well.bounds.size == CGSize(width: 28, height: 28))
        well.title = "Ink"
        well.supportsAlpha = false
        well.selectedColor = .red
        well.addAction(UIAction { [log] _ in log("sent") }, for: .valueChanged)
        root.view.addSubview(well)
        screen.settle()
        finger.tap(at: well.center)
        screen.advance(by: 1)
        let opened = try #require(root.presentedViewController as? UIColorPickerViewController)
        #expect(opened.title == "Ink" && opened.selectedColor == .red && !opened.supportsAlpha)
        let black = try find(UIButton.self, in: opened.view) {
            $0.accessibilityLabel == "red 0, green 0, blue 0 percent"
        }
        black.sendActions(for: .primaryActionTriggered)
        #expect(well.selectedColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(log.take() == ["sent"])
        let inside = try #require(well.subviews.first as? UIButton)
        #expect(inside.accessibilityLabel == "Ink" && inside.accessibilityValue == "red 0, green 0, blue 0 percent")
    }
}
