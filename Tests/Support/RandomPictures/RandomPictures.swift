// SPDX-License-Identifier: Apache-2.0

import BrowserHost
import SeededRandom
import UIKit

/// An app whose views change at random, a step for each tap at the top of its screen; it prints what the screen should show then.
///
/// `Tests/Browser/test_random_pictures.py` reads back what a page shows, and compares: `RandomPictures --seed 7`.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let arguments = CommandLine.arguments
        let seed = arguments.firstIndex(of: "--seed").flatMap { arguments.dropFirst($0 + 1).first }.flatMap(UInt64.init)
        window.rootViewController = PictureController(seed: seed ?? 1)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// A bar to tap, and a stage on which views come, change and go.
final class PictureController: UIViewController {
    private let bar = UIView()
    private let stage = UIView()
    private var changes: PictureChanges
    private var step = 0

    init(seed: UInt64) {
        changes = PictureChanges(seed: seed)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        stage.accessibilityIdentifier = "stage"
        view.addSubview(stage)
        // In front, so that nothing takes its taps.
        bar.accessibilityIdentifier = "next"
        bar.backgroundColor = .lightGray
        bar.addGestureRecognizer(UITapGestureRecognizer(target: self, action: PictureController.change))
        view.addSubview(bar)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 40)
        stage.frame = CGRect(x: 0, y: 40, width: view.bounds.width, height: view.bounds.height - 40)
    }

    private func change() {
        step += 1
        // At first there is nothing to change.
        for _ in 0..<(step == 1 ? 20 : 12) { changes.make(on: stage) }
        tell()
    }

    private func tell() {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(PictureStep(step: step, children: PictureStep.Shown.children(of: stage)))
        else { return print("A step could not be told.") }
        FileHandle.standardOutput.write(data + Data("\n".utf8))
    }
}

/// What a step should show.
struct PictureStep: Encodable {
    struct Shown: Encodable {
        let name: String
        /// The box around it on the screen (points).
        let box: [CGFloat]
        let alpha: CGFloat
        let color: [CGFloat]?
        let radius: CGFloat
        let text: String
        let clips: Bool
        /// Those that are not hidden, from back to front.
        let children: [Shown]

        @MainActor
        init(_ view: UIView) {
            name = view.accessibilityIdentifier ?? ""
            let box = view.convert(view.bounds, to: nil)
            self.box = [box.minX, box.minY, box.width, box.height]
            alpha = view.alpha
            color = view.backgroundColor.map { color in
                var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
                color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
                return [red, green, blue, alpha]
            }
            radius = view.layer.cornerRadius
            text = (view as? UILabel)?.text ?? ""
            clips = view.clipsToBounds
            children = Self.children(of: view)
        }

        @MainActor
        static func children(of view: UIView) -> [Shown] {
            view.subviews.filter { !$0.isHidden }.enumerated()
                .sorted { ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset) }
                .map { Shown($0.element) }
        }
    }

    let step: Int
    let children: [Shown]
}

/// Random changes of a tree of views.
@MainActor
struct PictureChanges {
    private static let mostViews = 30
    private static let words = ["Alpha", "be ta", "שלום", "مرحبا", "e\u{301}", "👩‍👧", "line\nline", "<b>&amp;</b>", ""]

    private var random: SeededGenerator
    /// Those on the stage, and those that were taken off and may come back.
    private var views: [UIView] = []
    private var made = 0

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func make(on stage: UIView) {
        guard random.once(in: 6) else { return change(on: stage) }
        var copy = self
        // An animation ends where a change without it would.
        UIView.animate(withDuration: 0.05 * Double(1 + random.pick(3))) { copy.change(on: stage) }
        self = copy
    }

    private mutating func change(on stage: UIView) {
        guard views.count > 4 else { return add(to: stage) }
        let view = views[random.pick(views.count)]
        switch random.pick(19) {
        case 0, 1: add(to: stage)
        case 2: view.removeFromSuperview()
        case 3, 4: move(view, on: stage)
        case 5: view.superview?.bringSubviewToFront(view)
        case 6: view.superview?.sendSubviewToBack(view)
        case 7: place(view)
        case 8: view.bounds.origin = CGPoint(x: random.pick(60) - 30, y: random.pick(60) - 30)
        case 9: view.transform = transform()
        case 10: view.alpha = [1, 0.75, 0.5, 0.25][random.pick(4)]
        case 11: view.isHidden.toggle()
        case 12: view.backgroundColor = color()
        case 13: view.layer.cornerRadius = CGFloat(random.pick(3)) * 4
        case 14: view.clipsToBounds.toggle()
        case 15: view.layer.zPosition = CGFloat(random.pick(5) - 2)
        case 16: view.layer.anchorPoint = CGPoint(x: Double(random.pick(3)) / 2, y: Double(random.pick(3)) / 2)
        case 17: view.subviews.first.map { view.insertSubview($0, at: random.pick(view.subviews.count)) }
        default: write(view)
        }
    }

    private mutating func add(to stage: UIView) {
        guard views.count < Self.mostViews else { return }
        let view = random.once(in: 3) ? UILabel() : UIView()
        made += 1
        view.accessibilityIdentifier = "v\(made)"
        place(view)
        view.backgroundColor = color()
        write(view)
        views.append(view)
        move(view, on: stage)
    }

    private mutating func move(_ view: UIView, on stage: UIView) {
        let parent = random.once(in: 3) ? stage : views[random.pick(views.count)]
        guard !parent.isDescendant(of: view) else { return }
        parent.insertSubview(view, at: random.pick(parent.subviews.count + 1))
    }

    private mutating func place(_ view: UIView) {
        view.bounds.size = CGSize(width: 10 + random.pick(160), height: 10 + random.pick(160))
        view.center = CGPoint(x: random.pick(280), y: random.pick(400))
    }

    private mutating func transform() -> CGAffineTransform {
        switch random.pick(5) {
        case 0: .identity
        case 1: CGAffineTransform(rotationAngle: CGFloat(random.pick(8)) * .pi / 4)
        case 2: CGAffineTransform(scaleX: -1, y: 1)
        case 3: CGAffineTransform(scaleX: 0.5, y: 1.5).translatedBy(x: 10, y: -6)
        default: CGAffineTransform(a: 1, b: 0.25, c: -0.5, d: 1, tx: 3, ty: 4)
        }
    }

    private mutating func color() -> UIColor? {
        if random.once(in: 5) { return nil }
        let parts = (0..<3).map { _ in CGFloat(random.pick(6)) / 5 }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: [1, 0.4][random.pick(2)])
    }

    private mutating func write(_ view: UIView) {
        guard let label = view as? UILabel else { return }
        label.text = random.pick(from: Self.words)
        label.numberOfLines = 0
    }
}
