import UIKit

/// A list that scrolls also when the finger came down on one of its buttons, as the lists of apps do.
final class ButtonList: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
