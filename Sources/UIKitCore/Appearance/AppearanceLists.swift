// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// The properties of the core's classes that proxies set.

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}

extension UIAppearanceProperty {
    /// The properties of all views of the core. A property is set only on instances of its class.
    static var ofCoreViews: [UIAppearanceProperty] {
        [
            UIAppearanceProperty(\UIView.tintColor) { $0.ownTintColor },
            UIAppearanceProperty(\UIView.backgroundColor),
            UIAppearanceProperty(\UILabel.font), UIAppearanceProperty(\UILabel.textColor),
            UIAppearanceProperty(\UITextField.font), UIAppearanceProperty(\UITextField.textColor),
            UIAppearanceProperty(\UITextView.font), UIAppearanceProperty(\UITextView.textColor),
            UIAppearanceProperty(\UISwitch.onTintColor), UIAppearanceProperty(\UISwitch.thumbTintColor),
            UIAppearanceProperty(\UISlider.minimumTrackTintColor),
            UIAppearanceProperty(\UISlider.maximumTrackTintColor), UIAppearanceProperty(\UISlider.thumbTintColor),
            UIAppearanceProperty(\UIPageControl.pageIndicatorTintColor),
            UIAppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
            UIAppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
            UIAppearanceProperty(\UIProgressView.progressTintColor),
            UIAppearanceProperty(\UIProgressView.trackTintColor),
            UIAppearanceProperty(\UIActivityIndicatorView.color),
        ]
    }
}

extension UIView {
    /// The tint color that the view itself was given.
    fileprivate var ownTintColor: UIColor? { extras?.tintColor }
}
