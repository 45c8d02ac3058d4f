import UIKit

/// What passes between application and page about the text that is edited.
extension BrowserHost {
    public func textInputChanged(_ state: TextInputState?, of scene: SceneIdentifier) {
        sessions[scene]?.painter.paint(state)
    }
}
