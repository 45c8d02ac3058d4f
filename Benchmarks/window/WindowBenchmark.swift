// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import UIKit

/// What `window.py` looks at, beside the peers that show and do the same: a thousand views in a window, and a target in the middle that
/// changes its color when it is touched.
///
///     WindowBenchmark move     all views move sixty times a second, and the target changes its color each time
///     WindowBenchmark rest     nothing changes but what is touched
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var timer: (any DispatchSourceTimer)?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let stage = Stage()
        let controller = UIViewController()
        controller.view = stage
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        guard CommandLine.arguments.dropFirst().first == "move" else { return }
        let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
        timer.schedule(deadline: .now(), repeating: 1.0 / 60)
        timer.setEventHandler { [weak stage] in MainActor.assumeIsolated { stage?.step() } }
        timer.resume()
        self.timer = timer
    }

    func sceneDidDisconnect(_ scene: UIScene) { timer?.cancel() }
}

/// What changes its color when it is touched.
final class Target: UIView {
    private var isLit = false

    func toggle() {
        isLit.toggle()
        backgroundColor = isLit ? .red : .blue
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { toggle() }
}

/// The views that move, and the target before them.
final class Stage: UIView {
    private static let colors = [UIColor.systemBlue, .systemGreen, .systemOrange, .systemPink]
    private static let columns = 32
    private let target = Target(frame: CGRect(x: 380, y: 316, width: 200, height: 200))
    private var moving: [UIView] = []
    private var count = 0

    init() {
        super.init(frame: .zero)
        backgroundColor = .white
        for number in 0..<1000 {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 16))
            view.backgroundColor = Self.colors[number % Self.colors.count]
            moving.append(view)
            addSubview(view)
        }
        addSubview(target)
        target.toggle()
        place()
    }

    required init?(coder: NSCoder) { nil }

    private func place() {
        for (number, view) in moving.enumerated() {
            let angle = Double(count + number) * 0.05
            view.center = CGPoint(
                x: Double(number % Self.columns * 30 + 15) + 5 * cos(angle),
                y: Double(number / Self.columns * 26 + 13) + 5 * sin(angle))
        }
    }

    func step() {
        count += 1
        place()
        target.toggle()
    }
}
