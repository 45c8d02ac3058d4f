// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import UIKitCore

/// A change of one property of a running application, requested by a page.
///
/// There are few properties, and none needs the application's own code.
struct Edit: Equatable, Sendable {
    enum Property: String {
        case isHidden, isEnabled, isUserInteractionEnabled, alpha, frame
    }

    var property: Property
    var value: String

    /// The changed property and its old value, or why nothing changed.
    enum Outcome: Equatable {
        case changed(EditNote)
        case refused(String)
    }

    @MainActor
    func apply(
        to target: UInt32, in application: UIApplication, for viewer: Viewer = .everybody
    ) -> (outcome: Outcome, scene: UIWindowScene?) {
        // 0 means no number.
        guard target != 0 else { return (.refused("it has no number"), nil) }
        let scenes = application.scenes(for: viewer)
        for (_, scene) in scenes {
            if let view = scene.view(numbered: target) { return (apply(to: view, application), scene) }
        }
        for (_, scene) in scenes {
            if let recognizer = scene.recognizer(numbered: target, application) {
                return (apply(to: recognizer, application), scene)
            }
        }
        return (.refused("it is not shown any more"), nil)
    }

    @MainActor
    private func apply(to view: UIView, _ application: UIApplication) -> Outcome {
        switch property {
        case .isHidden: set(view, \.isHidden, application)
        case .isUserInteractionEnabled: set(view, \.isUserInteractionEnabled, application)
        case .isEnabled:
            if let control = view as? UIControl {
                set(control, \.isEnabled, application)
            } else {
                .refused("only controls and gesture recognizers have isEnabled")
            }
        case .alpha:
            if let alpha = Double(value), (0...1).contains(alpha) {
                change(view, application, from: Self.text(view.alpha), to: Self.text(alpha)) {
                    view.alpha = alpha
                }
            } else {
                .refused("alpha is a number from 0 to 1")
            }
        case .frame: setFrame(of: view, application)
        }
    }

    @MainActor
    private func apply(to recognizer: UIGestureRecognizer, _ application: UIApplication) -> Outcome {
        guard property == .isEnabled else { return .refused("of a recognizer only isEnabled can be changed") }
        return set(recognizer, \.isEnabled, application)
    }

    @MainActor
    private func set<Target: AnyObject>(
        _ target: Target, _ path: ReferenceWritableKeyPath<Target, Bool>, _ application: UIApplication
    ) -> Outcome {
        guard let isOn = Bool(value) else { return .refused("\(property.rawValue) is true or false") }
        return change(target, application, from: "\(target[keyPath: path])", to: "\(isOn)") {
            target[keyPath: path] = isOn
        }
    }

    @MainActor
    private func setFrame(of view: UIView, _ application: UIApplication) -> Outcome {
        let numbers = value.split(whereSeparator: { " ,;()".contains($0) }).map { Double($0) }
        let values = numbers.compactMap(\.self)
        guard values.count == 4, numbers.count == 4,
            values.allSatisfy({ $0.isFinite && abs($0) <= Request.greatestCoordinate }), values[2] >= 0, values[3] >= 0
        else { return .refused("a frame is four numbers: x, y, width and height") }
        func text(_ frame: CGRect) -> String {
            [frame.origin.x, frame.origin.y, frame.width, frame.height].map(Self.text)
                .joined(separator: " ")
        }
        let frame = CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
        return change(view, application, from: text(view.frame), to: text(frame)) { view.frame = frame }
    }

    /// As code has it.
    private static func text(_ value: Double) -> String {
        let short = (value * 1000).rounded() / 1000
        return short == short.rounded() && abs(short) < 1e15 ? "\(Int(short))" : "\(short)"
    }

    @MainActor
    private func change(
        _ target: AnyObject, _ application: UIApplication, from old: String, to new: String, _ make: () -> Void
    ) -> Outcome {
        make()
        return .changed(
            EditNote(
                subject: application.subjectIfNumbered(of: target), property: property.rawValue, old: old, new: new))
    }
}

extension UIWindowScene {
    /// The recognizer with a number, among those of views that are shown.
    fileprivate func recognizer(numbered number: UInt32, _ application: UIApplication) -> UIGestureRecognizer? {
        var waiting: [UIView] = shownWindows
        while let view = waiting.popLast() {
            for recognizer in view.gestureRecognizers ?? []
            where application.subjectIfNumbered(of: recognizer).identifier == number {
                return recognizer
            }
            waiting += view.subviews
        }
        return nil
    }
}
