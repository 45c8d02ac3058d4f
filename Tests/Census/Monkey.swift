// SPDX-License-Identifier: Apache-2.0

import UIKit
import UIKitTesting

/// Starts an app by its delegate (the word DELEGATE is replaced) and does what a curious user would, the same for the same seed. It says what
/// it does before it does it, so that the last line tells what ended the app.
@main
@MainActor
struct Monkey {
    /// A screen, with what its bars and its notch cover of it upright and lying.
    private struct Shape {
        let size: CGSize
        let upright: UIEdgeInsets
        let lying: UIEdgeInsets
    }

    /// The seed chooses one: an app that knows one size only shows on another.
    private static let shapes = [
        Shape(
            size: CGSize(width: 390, height: 844), upright: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
            lying: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)),
        Shape(
            size: CGSize(width: 375, height: 667), upright: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
            lying: .zero),
        Shape(
            size: CGSize(width: 320, height: 568), upright: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
            lying: .zero),
    ]

    private let shape: Shape
    private let screen: TestScreen
    private var state: UInt64
    /// How often each target was tapped.
    private var taps: [String: Int] = [:]
    /// The controllers that have been seen, each set of them once.
    private var pages: Set<String> = []

    static func main() throws {
        setvbuf(stdout, nil, _IOLBF, 0)
        let seed = CommandLine.arguments.dropFirst().first.flatMap(UInt64.init) ?? 1
        let shape = shapes[Int(seed % UInt64(shapes.count))]
        let screen = try TestScreen.launching(DELEGATE(), size: shape.size, safeArea: shape.upright)
        screen.advance(by: 1)
        var monkey = Monkey(screen: screen, shape: shape, state: seed)
        let elements = screen.elements
        print("LAUNCHED", monkey.page, "with", elements.count, "elements and", monkey.targets().count, "targets")
        for element in elements.prefix(40) { print("   ", element.description) }
        monkey.play()
        print("DONE", monkey.pages.count, "pages")
    }

    private init(screen: TestScreen, shape: Shape, state: UInt64) {
        (self.screen, self.shape, self.state) = (screen, shape, state)
    }

    private mutating func play() {
        for step in 0..<90 {
            pages.insert(page)
            if step == 60 { turn(to: CGSize(width: shape.size.height, height: shape.size.width), shape.lying) }
            if step == 75 { turn(to: shape.size, shape.upright) }
            let targets = targets()
            let before = look
            switch random(10) {
            case 0..<6 where !targets.isEmpty: tap(targets)
            case let number: move(number, among: targets)
            }
            print("  ", look == before ? "the same" : "changed", page)
        }
        pages.insert(page)
    }

    // MARK: Acts

    private func turn(to size: CGSize, _ safeArea: UIEdgeInsets) {
        print("TURN to", size)
        screen.resize(to: size, safeArea: safeArea)
        screen.advance(by: 1)
    }

    /// Taps one of the targets that were tapped least. In a field it types.
    private mutating func tap(_ targets: [(view: UIView, point: CGPoint)]) {
        let page = page
        let names = targets.map { page + name(of: $0.view) }
        let least = names.map { taps[$0, default: 0] }.min()
        let place = chosen(names.indices.filter { taps[names[$0], default: 0] == least }) ?? 0
        let (view, point) = targets[place]
        taps[names[place], default: 0] += 1
        print("TAP", name(of: view), "at", Int(point.x), Int(point.y))
        let verdicts = screen.verdicts {
            screen.finger().tap(at: point, holding: 0.08)
            screen.advance(by: 0.8)
        }
        if !verdicts.contains(where: { $0.effect == .acted }) {
            for line in verdicts.flatMap(\.lines) { print("    |", line) }
        }
        guard view is any UITextInput, view.isFirstResponder else { return }
        print("TYPE")
        screen.type("12")
        if random(2) == 0 { screen.press(.keyboardReturnOrEnter, characters: "\n") }
        screen.advance(by: 0.3)
    }

    private mutating func move(_ kind: Int, among targets: [(view: UIView, point: CGPoint)]) {
        let points = targets.map(\.point)
        let start = random(2) == 0 ? somewhere() : chosen(points) ?? somewhere()
        switch kind {
        case 7:
            let end = somewhere()
            print("DRAG", start, end)
            screen.finger().drag(from: start, to: end, over: 0.25, resting: 0)
        case 8:
            print("HOLD", start)
            screen.finger().tap(at: start, holding: 0.8)
        case 9:
            print("TWO FINGERS", start)
            screen.pinch(start, scale: random(2) == 0 ? 2 : 0.5)
            screen.advance(by: 1)
            screen.rotate(start, by: 0.8)
        default:
            if random(2) == 0 {
                print("TAP at", start)
                screen.finger().tap(at: start, holding: 0.06)
            } else if random(3) == 0 {
                print("SHAKE")
                screen.shake()
            } else {
                print("EDGE")
                screen.swipe(from: .left)
            }
        }
        screen.advance(by: 1)
    }

    // MARK: What there is

    private var windows: [UIWindow] { screen.scene.windows.filter { !$0.isHidden } }

    /// What a finger can reach that waits for one, each with a place in it.
    private mutating func targets() -> [(view: UIView, point: CGPoint)] {
        var found: [(view: UIView, point: CGPoint)] = []
        func visit(_ view: UIView, _ clip: CGRect) {
            guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
            let box = view.convert(view.bounds, to: nil)
            if waits(view), let point = reachable(view, in: box.intersection(clip)) { found.append((view, point)) }
            let isClipping = view.clipsToBounds || view is UIScrollView
            for subview in view.subviews { visit(subview, isClipping ? clip.intersection(box) : clip) }
        }
        for window in windows { visit(window, window.bounds) }
        return found
    }

    private func waits(_ view: UIView) -> Bool {
        if let control = view as? UIControl { return control.isEnabled }
        if view is UITableViewCell || view is UICollectionViewCell || view is UITextView { return true }
        return !(view is UIScrollView || view is UIWindow)
            && view.gestureRecognizers?.contains(where: \.isEnabled) == true
    }

    /// The middle of a view's visible part, or of a control with parts any place in it.
    private mutating func reachable(_ view: UIView, in part: CGRect) -> CGPoint? {
        guard part.width >= 2, part.height >= 2, let window = view.window else { return nil }
        var point = CGPoint(x: part.midX, y: part.midY)
        if view is UIControl, !(view is UIButton) {
            point.x += CGFloat(random(81) - 40) / 100 * part.width
            point.y += CGFloat(random(41) - 20) / 100 * part.height
        }
        guard let hit = window.hitTest(window.convert(point, from: nil), with: nil) else { return nil }
        return hit.isDescendant(of: view) || view.isDescendant(of: hit) ? point : nil
    }

    /// The class of a view, and its texts.
    private func name(of view: UIView) -> String {
        var texts: [String] = []
        func visit(_ view: UIView) {
            if let text = (view as? UILabel)?.text ?? view.accessibilityLabel {
                texts.append(text)
            } else {
                view.subviews.forEach(visit)
            }
        }
        visit(view)
        let text = texts.joined(separator: " ").replacing("\n", with: " ").prefix(40)
        return "\(type(of: view)) \"\(text)\""
    }

    /// The controllers that are shown.
    private var page: String {
        var names: [String] = []
        func visit(_ controller: UIViewController) {
            names.append("\(type(of: controller))")
            if let navigation = controller as? UINavigationController {
                navigation.topViewController.map(visit)
            } else if let tabs = controller as? UITabBarController {
                tabs.selectedViewController.map(visit)
            } else {
                controller.children.forEach(visit)
            }
            controller.presentedViewController.map(visit)
        }
        for window in windows { window.rootViewController.map(visit) }
        return names.joined(separator: ">")
    }

    /// What is seen, as a number.
    private var look: Int {
        var hasher = Hasher()
        func visit(_ view: UIView) {
            guard !view.isHidden, view.alpha > 0.01 else { return }
            hasher.combine(ObjectIdentifier(type(of: view)))
            for length in [
                view.frame.minX, view.frame.minY, view.bounds.width, view.bounds.height, view.bounds.minX,
                view.bounds.minY,
            ] {
                hasher.combine(Int(exactly: (length * 10).rounded()))
            }
            hasher.combine(view.alpha)
            hasher.combine(view.backgroundColor)
            hasher.combine(view.isFirstResponder)
            hasher.combine(view.layer.sublayers?.count)
            hasher.combine((view as? UILabel)?.textColor)
            hasher.combine((view as? UILabel)?.text ?? (view as? UITextField)?.text ?? (view as? UITextView)?.text)
            hasher.combine((view as? UIControl)?.state.rawValue)
            hasher.combine((view as? UIImageView)?.image)
            view.subviews.forEach(visit)
        }
        windows.forEach(visit)
        hasher.combine(page)
        return hasher.finalize()
    }

    // MARK: Chance

    /// A number below a limit.
    private mutating func random(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(limit))
    }

    private mutating func chosen<Element>(_ elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[random(elements.count)]
    }

    /// A place on the screen.
    private mutating func somewhere() -> CGPoint {
        let size = windows.first?.bounds.size ?? Self.upright
        return CGPoint(x: random(Int(size.width) - 20) + 10, y: random(Int(size.height) - 60) + 30)
    }
}
