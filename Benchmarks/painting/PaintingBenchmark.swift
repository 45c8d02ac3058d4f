// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import UIKit

/// What `painting.py` drives: an application whose views change sixty times a second.
///
///     PaintingBenchmark --views 1000 --work move
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var timer: (any DispatchSourceTimer)?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let stage = Stage(Settings(CommandLine.arguments))
        let controller = UIViewController()
        controller.view = stage
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
        timer.schedule(deadline: .now(), repeating: 1.0 / 60)
        timer.setEventHandler { [weak stage] in MainActor.assumeIsolated { stage?.step() } }
        timer.resume()
        self.timer = timer
    }

    func sceneDidDisconnect(_ scene: UIScene) { timer?.cancel() }
}

/// What is done how often.
struct Settings {
    enum Work: String {
        /// Nothing: what the timer costs.
        case rest
        /// Every view goes elsewhere.
        case move
        /// Every label says something else.
        case text
        /// Every view gets another color.
        case color
        /// Every view is taken away, and a new one comes in its place.
        case replace
        /// Every shape layer goes elsewhere, without a motion of its own.
        case shapes
        /// One view draws a path of so many curves, another one each time.
        case draw
    }

    var views = 1000
    var work = Work.move

    init(_ arguments: [String]) {
        for (name, value) in zip(arguments, arguments.dropFirst()) {
            if name == "--views", let number = Int(value) { views = number }
            if name == "--work", let known = Work(rawValue: value) { work = known }
        }
    }
}

/// The views that change.
final class Stage: UIView {
    private static let colors = [UIColor.systemBlue, .systemGreen, .systemOrange, .systemPink]
    private let settings: Settings
    private var count = 0

    init(_ settings: Settings) {
        self.settings = settings
        super.init(frame: .zero)
        switch settings.work {
        case .shapes: for number in 0..<settings.views { layer.addSublayer(makeShape(number)) }
        case .draw: addSubview(PathView(curves: settings.views))
        default: for number in 0..<settings.views { addSubview(makeView(number)) }
        }
    }

    required init?(coder: NSCoder) { nil }

    private func makeView(_ number: Int) -> UIView {
        let frame = CGRect(x: number % 40 * 30, y: number / 40 * 28, width: 28, height: 18)
        guard settings.work == .text else {
            let view = UIView(frame: frame)
            view.backgroundColor = Self.colors[number % Self.colors.count]
            return view
        }
        let label = UILabel(frame: frame)
        label.font = .systemFont(ofSize: 12)
        return label
    }

    private func makeShape(_ number: Int) -> CAShapeLayer {
        let shape = CAShapeLayer()
        shape.bounds = CGRect(x: 0, y: 0, width: 28, height: 18)
        shape.path = UIBezierPath(ovalIn: shape.bounds).cgPath
        shape.fillColor = Self.colors[number % Self.colors.count].cgColor
        return shape
    }

    private func place(_ number: Int) -> CGPoint {
        let angle = Double(count + number) * 0.05
        return CGPoint(
            x: Double(number % 40 * 30 + 14) + 10 * cos(angle), y: Double(number / 40 * 28 + 9) + 10 * sin(angle))
    }

    func step() {
        count += 1
        switch settings.work {
        case .rest: break
        case .move:
            for (number, view) in subviews.enumerated() { view.center = place(number) }
        case .text:
            for (number, view) in subviews.enumerated() {
                (view as? UILabel)?.text = String(1000 + (count + number) % 9000)
            }
        case .color:
            for (number, view) in subviews.enumerated() {
                view.backgroundColor = Self.colors[(count + number) % Self.colors.count]
            }
        case .replace:
            for view in subviews { view.removeFromSuperview() }
            for number in 0..<settings.views { addSubview(makeView(number)) }
        case .shapes:
            CATransaction.setDisableActions(true)
            for (number, shape) in (layer.sublayers ?? []).enumerated() { shape.position = place(number) }
        case .draw:
            (subviews.first as? PathView)?.phase = count
        }
    }
}

/// Draws one path. `painting.py` draws the same one by Cairo.
final class PathView: UIView {
    private let curves: Int
    var phase = 0 {
        didSet { setNeedsDisplay() }
    }

    init(curves: Int) {
        self.curves = curves
        super.init(frame: CGRect(x: 0, y: 0, width: 1200, height: 700))
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 350))
        for number in 0..<curves {
            let height = 300 * sin(Double(number + phase) * 0.1)
            path.addQuadCurve(
                to: CGPoint(x: Double(number + 1) * 1.2, y: 350 + height),
                controlPoint: CGPoint(x: Double(number) * 1.2 + 0.6, y: 350 - height))
        }
        path.lineWidth = 2
        UIColor.systemBlue.setStroke()
        path.stroke()
    }
}
