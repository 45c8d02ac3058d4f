// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore
import UIKitTesting

/// A screen whose trace is judged.
@MainActor
final class VerdictFixture {
    let trace = TraceLog()
    let screen: TestScreen
    let finger: Finger
    let page: Page

    init(application: UIApplication? = nil) {
        screen = TestScreen(application: application, trace: trace)
        page = Page(frame: screen.window.bounds)
        page.accessibilityIdentifier = "Page"
        screen.window.addSubview(page)
        finger = screen.finger()
        screen.settle()
        trace.removeAll()
    }

    /// What actions are sent to.
    final class Page: UIView {
        private(set) var log: [String] = []

        static let buy = Selector("buy:", Page.buy(_:))
        static let tapped = Selector("tapped:", Page.tapped(_:))

        func buy(_ sender: UIControl) { log.append("buy") }
        func tapped(_ sender: UIGestureRecognizer) { log.append(sender.name ?? "tapped") }
    }

    /// A button of 100 by 44 points, at (20, 20) of the page if nothing else is said, that buys.
    func button(
        _ label: String = "Buy", in view: UIView? = nil, at origin: CGPoint = CGPoint(x: 20, y: 20),
        action: Selector? = Page.buy
    ) -> UIButton {
        let button = UIButton(frame: CGRect(origin: origin, size: CGSize(width: 100, height: 44)))
        button.accessibilityIdentifier = label
        if let action { button.addTarget(page, action: action, for: .touchUpInside) }
        (view ?? page).addSubview(button)
        return button
    }

    func view(_ label: String, _ frame: CGRect, in parent: UIView? = nil) -> UIView {
        let view = UIView(frame: frame)
        view.accessibilityIdentifier = label
        (parent ?? page).addSubview(view)
        return view
    }

    /// A recognizer of taps that tells the page.
    func tap(_ view: UIView, taps: Int = 1, named name: String? = nil) -> UITapGestureRecognizer {
        let recognizer = UITapGestureRecognizer(target: page, action: Page.tapped)
        recognizer.numberOfTapsRequired = taps
        recognizer.name = name
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    var verdicts: [Verdict] { Verdicts.all(in: trace.entries) }

    /// The outcome of the newest, without numbers of participants.
    var outcome: String { verdicts.last.map { Self.plain($0.outcome.description) } ?? "none" }
    var title: String { verdicts.last.map { Self.plain($0.title.description) } ?? "none" }
    var advice: [String] { verdicts.last.map { $0.advice.map { Self.plain($0.description) } } ?? [] }
    var effect: Verdict.Effect? { verdicts.last?.effect }

    /// Numbers of participants depend on who was named before.
    static func plain(_ text: String) -> String {
        text.split(separator: " ", omittingEmptySubsequences: false).map { word -> Substring in
            guard word.hasPrefix("#"), word.dropFirst().first?.isNumber == true else { return word }
            return "#" + word.drop { $0 == "#" || $0.isNumber }
        }.joined(separator: " ")
    }
}
