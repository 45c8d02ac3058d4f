// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A view of a script that tells what it hears.
final class WitnessView: UIView {
    private unowned let runner: ScriptRunner
    private let index: Int

    init(_ runner: ScriptRunner, _ index: Int, frame: CGRect) {
        self.runner = runner
        self.index = index
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { runner.view(index, .began, touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { runner.view(index, .moved, touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { runner.view(index, .ended, touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        runner.view(index, .cancelled, touches)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        runner.happened(.view(index), .shouldBegin)
        return true
    }
}
