// SPDX-License-Identifier: Apache-2.0

/// What UIKit's and Foundation's names were before Swift 4.2, and what they are now.
///
/// Apple's compiler knows the former ones in the modes for Swift 4; here there is one set of names.
enum FormerNameTable {
    /// Types, constants and functions that stood alone.
    static let globals = table(
        """
        NSAttributedStringKey NSAttributedString.Key
        NSAttributedStringDocumentType NSAttributedString.DocumentType
        NSBackgroundColorAttributeName NSAttributedString.Key.backgroundColor
        NSFontAttributeName NSAttributedString.Key.font
        NSForegroundColorAttributeName NSAttributedString.Key.foregroundColor
        NSKernAttributeName NSAttributedString.Key.kern
        NSLayoutAttribute NSLayoutConstraint.Attribute
        NSLayoutFormatOptions NSLayoutConstraint.FormatOptions
        NSLayoutRelation NSLayoutConstraint.Relation
        NSParagraphStyleAttributeName NSAttributedString.Key.paragraphStyle
        NSShadowAttributeName NSAttributedString.Key.shadow
        NSStrikethroughStyleAttributeName NSAttributedString.Key.strikethroughStyle
        NSUnderlineColorAttributeName NSAttributedString.Key.underlineColor
        NSUnderlineStyleAttributeName NSAttributedString.Key.underlineStyle
        RunLoopMode RunLoop.Mode
        UIActivityIndicatorViewStyle UIActivityIndicatorView.Style
        UIAlertActionStyle UIAlertAction.Style
        UIAlertControllerStyle UIAlertController.Style
        UIApplicationLaunchOptionsKey UIApplication.LaunchOptionsKey
        UIApplicationOpenURLOptionsKey UIApplication.OpenURLOptionsKey
        UIApplicationState UIApplication.State
        UIBarButtonItemStyle UIBarButtonItem.Style
        UIBarButtonSystemItem UIBarButtonItem.SystemItem
        UIBlurEffectStyle UIBlurEffect.Style
        UIButtonType UIButton.ButtonType
        UICollectionElementKindSectionFooter UICollectionView.elementKindSectionFooter
        UICollectionElementKindSectionHeader UICollectionView.elementKindSectionHeader
        UICollectionViewFlowLayoutAutomaticSize UICollectionViewFlowLayout.automaticSize
        UICollectionViewScrollDirection UICollectionView.ScrollDirection
        UICollectionViewScrollPosition UICollectionView.ScrollPosition
        UIControlContentHorizontalAlignment UIControl.ContentHorizontalAlignment
        UIControlContentVerticalAlignment UIControl.ContentVerticalAlignment
        UIControlEvents UIControl.Event
        UIControlState UIControl.State
        UIDatePickerMode UIDatePicker.Mode
        UIEdgeInsetsMake UIEdgeInsets
        UIEventSubtype UIEvent.EventSubtype
        UIEventType UIEvent.EventType
        UIFontTextStyle UIFont.TextStyle
        UIFontWeightBlack UIFont.Weight.black
        UIFontWeightBold UIFont.Weight.bold
        UIFontWeightHeavy UIFont.Weight.heavy
        UIFontWeightLight UIFont.Weight.light
        UIFontWeightMedium UIFont.Weight.medium
        UIFontWeightRegular UIFont.Weight.regular
        UIFontWeightSemibold UIFont.Weight.semibold
        UIFontWeightThin UIFont.Weight.thin
        UIFontWeightUltraLight UIFont.Weight.ultraLight
        UIGestureRecognizerState UIGestureRecognizer.State
        UIImageOrientation UIImage.Orientation
        UIImageRenderingMode UIImage.RenderingMode
        UIImageResizingMode UIImage.ResizingMode
        UIKeyboardAnimationCurveUserInfoKey UIResponder.keyboardAnimationCurveUserInfoKey
        UIKeyboardAnimationDurationUserInfoKey UIResponder.keyboardAnimationDurationUserInfoKey
        UIKeyboardFrameBeginUserInfoKey UIResponder.keyboardFrameBeginUserInfoKey
        UIKeyboardFrameEndUserInfoKey UIResponder.keyboardFrameEndUserInfoKey
        UIKeyboardIsLocalUserInfoKey UIResponder.keyboardIsLocalUserInfoKey
        UIKeyInputDownArrow UIKeyCommand.inputDownArrow
        UIKeyInputEscape UIKeyCommand.inputEscape
        UIKeyInputLeftArrow UIKeyCommand.inputLeftArrow
        UIKeyInputRightArrow UIKeyCommand.inputRightArrow
        UIKeyInputUpArrow UIKeyCommand.inputUpArrow
        UILayoutConstraintAxis NSLayoutConstraint.Axis
        UILayoutPriorityDefaultHigh UILayoutPriority.defaultHigh
        UILayoutPriorityDefaultLow UILayoutPriority.defaultLow
        UILayoutPriorityFittingSizeLevel UILayoutPriority.fittingSizeLevel
        UILayoutPriorityRequired UILayoutPriority.required
        UINavigationControllerOperation UINavigationController.Operation
        UIOffsetMake UIOffset
        UIPageViewControllerNavigationDirection UIPageViewController.NavigationDirection
        UIPageViewControllerNavigationOrientation UIPageViewController.NavigationOrientation
        UIPageViewControllerTransitionStyle UIPageViewController.TransitionStyle
        UIPressPhase UIPress.Phase
        UIPressType UIPress.PressType
        UIScrollViewContentInsetAdjustmentBehavior UIScrollView.ContentInsetAdjustmentBehavior
        UIScrollViewDecelerationRateFast UIScrollView.DecelerationRate.fast
        UIScrollViewDecelerationRateNormal UIScrollView.DecelerationRate.normal
        UIScrollViewIndicatorStyle UIScrollView.IndicatorStyle
        UIScrollViewKeyboardDismissMode UIScrollView.KeyboardDismissMode
        UISearchBarIcon UISearchBar.Icon
        UISearchBarStyle UISearchBar.Style
        UISplitViewControllerDisplayMode UISplitViewController.DisplayMode
        UIStackViewAlignment UIStackView.Alignment
        UIStackViewDistribution UIStackView.Distribution
        UISwipeGestureRecognizerDirection UISwipeGestureRecognizer.Direction
        UITableViewAutomaticDimension UITableView.automaticDimension
        UITableViewCellAccessoryType UITableViewCell.AccessoryType
        UITableViewCellEditingStyle UITableViewCell.EditingStyle
        UITableViewCellSelectionStyle UITableViewCell.SelectionStyle
        UITableViewCellSeparatorStyle UITableViewCell.SeparatorStyle
        UITableViewCellStyle UITableViewCell.CellStyle
        UITableViewIndexSearch UITableView.indexSearch
        UITableViewRowAnimation UITableView.RowAnimation
        UITableViewScrollPosition UITableView.ScrollPosition
        UITableViewStyle UITableView.Style
        UITextBorderStyle UITextField.BorderStyle
        UITextFieldViewMode UITextField.ViewMode
        UITouchPhase UITouch.Phase
        UITouchType UITouch.TouchType
        UIViewAnimationCurve UIView.AnimationCurve
        UIViewAnimationOptions UIView.AnimationOptions
        UIViewAnimationTransition UIView.AnimationTransition
        UIViewAutoresizing UIView.AutoresizingMask
        UIViewContentMode UIView.ContentMode
        UIViewKeyframeAnimationOptions UIView.KeyframeAnimationOptions
        UIViewNoIntrinsicMetric UIView.noIntrinsicMetric
        UIViewTintAdjustmentMode UIView.TintAdjustmentMode
        UIWindowLevel UIWindow.Level
        UIWindowLevelAlert UIWindow.Level.alert
        UIWindowLevelNormal UIWindow.Level.normal
        UIWindowLevelStatusBar UIWindow.Level.statusBar
        kCAAlignmentCenter CATextLayerAlignmentMode.center
        kCAAlignmentJustified CATextLayerAlignmentMode.justified
        kCAAlignmentLeft CATextLayerAlignmentMode.left
        kCAAlignmentNatural CATextLayerAlignmentMode.natural
        kCAAlignmentRight CATextLayerAlignmentMode.right
        kCAAnimationCubic CAAnimationCalculationMode.cubic
        kCAAnimationDiscrete CAAnimationCalculationMode.discrete
        kCAAnimationLinear CAAnimationCalculationMode.linear
        kCAAnimationPaced CAAnimationCalculationMode.paced
        kCAAnimationRotateAuto CAAnimationRotationMode.rotateAuto
        kCAFillModeBackwards CAMediaTimingFillMode.backwards
        kCAFillModeBoth CAMediaTimingFillMode.both
        kCAFillModeForwards CAMediaTimingFillMode.forwards
        kCAFillModeRemoved CAMediaTimingFillMode.removed
        kCAFillRuleEvenOdd CAShapeLayerFillRule.evenOdd
        kCAFillRuleNonZero CAShapeLayerFillRule.nonZero
        kCAGradientLayerAxial CAGradientLayerType.axial
        kCAGravityCenter CALayerContentsGravity.center
        kCAGravityResize CALayerContentsGravity.resize
        kCAGravityResizeAspect CALayerContentsGravity.resizeAspect
        kCAGravityResizeAspectFill CALayerContentsGravity.resizeAspectFill
        kCALineCapButt CAShapeLayerLineCap.butt
        kCALineCapRound CAShapeLayerLineCap.round
        kCALineCapSquare CAShapeLayerLineCap.square
        kCALineJoinBevel CAShapeLayerLineJoin.bevel
        kCALineJoinMiter CAShapeLayerLineJoin.miter
        kCALineJoinRound CAShapeLayerLineJoin.round
        kCAMediaTimingFunctionDefault CAMediaTimingFunctionName.default
        kCAMediaTimingFunctionEaseIn CAMediaTimingFunctionName.easeIn
        kCAMediaTimingFunctionEaseInEaseOut CAMediaTimingFunctionName.easeInEaseOut
        kCAMediaTimingFunctionEaseOut CAMediaTimingFunctionName.easeOut
        kCAMediaTimingFunctionLinear CAMediaTimingFunctionName.linear
        kCATransitionFade CATransitionType.fade
        kCATransitionFromBottom CATransitionSubtype.fromBottom
        kCATransitionFromLeft CATransitionSubtype.fromLeft
        kCATransitionFromRight CATransitionSubtype.fromRight
        kCATransitionFromTop CATransitionSubtype.fromTop
        kCATransitionMoveIn CATransitionType.moveIn
        kCATransitionPush CATransitionType.push
        kCATransitionReveal CATransitionType.reveal
        kCATruncationEnd CATextLayerTruncationMode.end
        kCATruncationMiddle CATextLayerTruncationMode.middle
        kCATruncationNone CATextLayerTruncationMode.none
        kCATruncationStart CATextLayerTruncationMode.start
        """)

    /// Members, with or without something in front.
    static let members = table(
        """
        addChildViewController addChild
        childViewControllerForHomeIndicatorAutoHidden childForHomeIndicatorAutoHidden
        childViewControllerForScreenEdgesDeferringSystemGestures childForScreenEdgesDeferringSystemGestures
        childViewControllerForStatusBarHidden childForStatusBarHidden
        childViewControllerForStatusBarStyle childForStatusBarStyle
        childViewControllers children
        dimsBackgroundDuringPresentation obscuresBackgroundDuringPresentation
        removeFromParentViewController removeFromParent
        """)

    /// Members that need something in front: their names say little alone.
    static let accessedMembers = table(
        """
        blackOpaque black
        blackTranslucent black
        commonModes common
        defaultRunLoopMode default
        styleDouble double
        styleNone none
        styleSingle single
        styleThick thick
        """)

    /// Names of notifications, which stood in `Notification.Name`.
    static let notifications = table(
        """
        UIApplicationDidBecomeActive UIApplication.didBecomeActiveNotification
        UIApplicationDidEnterBackground UIApplication.didEnterBackgroundNotification
        UIApplicationDidFinishLaunching UIApplication.didFinishLaunchingNotification
        UIApplicationDidReceiveMemoryWarning UIApplication.didReceiveMemoryWarningNotification
        UIApplicationWillEnterForeground UIApplication.willEnterForegroundNotification
        UIApplicationWillResignActive UIApplication.willResignActiveNotification
        UIApplicationWillTerminate UIApplication.willTerminateNotification
        UIApplicationDidChangeStatusBarFrame UIApplication.didChangeStatusBarFrameNotification
        UIApplicationDidChangeStatusBarOrientation UIApplication.didChangeStatusBarOrientationNotification
        UIApplicationWillChangeStatusBarFrame UIApplication.willChangeStatusBarFrameNotification
        UIApplicationWillChangeStatusBarOrientation UIApplication.willChangeStatusBarOrientationNotification
        UIContentSizeCategoryDidChange UIContentSizeCategory.didChangeNotification
        UIDeviceOrientationDidChange UIDevice.orientationDidChangeNotification
        UIKeyboardDidChangeFrame UIResponder.keyboardDidChangeFrameNotification
        UIKeyboardDidHide UIResponder.keyboardDidHideNotification
        UIKeyboardDidShow UIResponder.keyboardDidShowNotification
        UIKeyboardWillChangeFrame UIResponder.keyboardWillChangeFrameNotification
        UIKeyboardWillHide UIResponder.keyboardWillHideNotification
        UIKeyboardWillShow UIResponder.keyboardWillShowNotification
        UITextFieldTextDidBeginEditing UITextField.textDidBeginEditingNotification
        UITextFieldTextDidChange UITextField.textDidChangeNotification
        UITextFieldTextDidEndEditing UITextField.textDidEndEditingNotification
        UITextViewTextDidBeginEditing UITextView.textDidBeginEditingNotification
        UITextViewTextDidChange UITextView.textDidChangeNotification
        UITextViewTextDidEndEditing UITextView.textDidEndEditingNotification
        UIWindowDidBecomeHidden UIWindow.didBecomeHiddenNotification
        UIWindowDidBecomeKey UIWindow.didBecomeKeyNotification
        UIWindowDidBecomeVisible UIWindow.didBecomeVisibleNotification
        UIWindowDidResignKey UIWindow.didResignKeyNotification
        """)

    /// Methods and functions whose labels changed, by the former name with its labels.
    static let labels = table(
        """
        CGPointMake(_:_:) CGPoint(x:y:)
        CGRectMake(_:_:_:_:) CGRect(x:y:width:height:)
        CGSizeMake(_:_:) CGSize(width:height:)
        CGVectorMake(_:_:) CGVector(dx:dy:)
        UIEdgeInsetsMake(_:_:_:_:) UIEdgeInsets(top:left:bottom:right:)
        UIOffsetMake(_:_:) UIOffset(horizontal:vertical:)
        bringSubview(toFront:) bringSubviewToFront(_:)
        didMove(toParentViewController:) didMove(toParent:)
        sendSubview(toBack:) sendSubviewToBack(_:)
        size(attributes:) size(withAttributes:)
        willMove(toParentViewController:) willMove(toParent:)
        """)

    /// Functions that are methods or initializers now: `$0` and `$1` are their arguments.
    static let functions = table(
        """
        UIEdgeInsetsEqualToEdgeInsets(_:_:) (($0) == ($1))
        UIEdgeInsetsInsetRect(_:_:) ($0).inset(by: $1)
        UIImageJPEGRepresentation(_:_:) ($0).jpegData(compressionQuality: $1)
        UIImagePNGRepresentation(_:) ($0).pngData()
        UIAccessibilityIsReduceMotionEnabled() UIAccessibility.isReduceMotionEnabled
        UIAccessibilityIsVoiceOverRunning() UIAccessibility.isVoiceOverRunning
        UIAccessibilityPostNotification(_:_:) UIAccessibility.post(notification: $0, argument: $1)
        """)

    private static func table(_ lines: String) -> [String: String] {
        var table: [String: String] = [:]
        for line in lines.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
            table[parts[0]] = parts[1]
        }
        return table
    }
}
