// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitTesting

@testable import UIKitCore

/// Probes that put views on a screen and touch them.
@MainActor
protocol ProbeSuite {
    var screen: TestScreen { get }
}

extension ProbeSuite {
    func place<View: UIView>(_ view: View, _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 44)) -> View {
        view.frame = frame
        screen.window.addSubview(view)
        return view
    }

    func tap(_ view: UIView) {
        screen.finger().tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }
}
