// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// Controls of a script that tell what they hear and do what controls do.

final class WitnessButton: UIButton {
    private unowned let runner: ScriptRunner
    private let index: Int

    init(_ runner: ScriptRunner, _ index: Int, frame: CGRect) {
        self.runner = runner
        self.index = index
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        runner.view(index, .began, touches)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        runner.view(index, .moved, touches)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        runner.view(index, .ended, touches)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        runner.view(index, .cancelled, touches)
        super.touchesCancelled(touches, with: event)
    }
}

final class WitnessSlider: UISlider {
    private unowned let runner: ScriptRunner
    private let index: Int

    init(_ runner: ScriptRunner, _ index: Int, frame: CGRect) {
        self.runner = runner
        self.index = index
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        runner.view(index, .began, touches)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        runner.view(index, .moved, touches)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        runner.view(index, .ended, touches)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        runner.view(index, .cancelled, touches)
        super.touchesCancelled(touches, with: event)
    }
}
