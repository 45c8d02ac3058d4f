// SPDX-License-Identifier: Apache-2.0

import ObjectiveC
import UIKit

// Every button takes touches ten points around it.
extension UIButton {
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
}

// What no control and no recognizer keeps ends editing, in every controller.
extension UIViewController {
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        Visits.touched.append(String(describing: type(of: self)))
        view.endEditing(true)
    }
}

/// Notes the controllers that appear and are touched, whatever their class.
@MainActor
enum Visits {
    static var seen: [String] = []
    static var touched: [String] = []

    static func count() {
        guard
            let original = class_getInstanceMethod(
                UIViewController.self, #selector(UIViewController.viewDidAppear(_:))),
            let counted = class_getInstanceMethod(
                UIViewController.self, #selector(UIViewController.counted_viewDidAppear(_:)))
        else { return }
        method_exchangeImplementations(original, counted)
    }
}

extension UIViewController {
    @objc fileprivate func counted_viewDidAppear(_ animated: Bool) {
        counted_viewDidAppear(animated)
        Visits.seen.append(String(describing: type(of: self)))
    }
}
