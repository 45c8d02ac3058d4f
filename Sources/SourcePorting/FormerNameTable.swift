// SPDX-License-Identifier: Apache-2.0

/// UIKit's and Foundation's names before Swift 4.2, and their present ones.
///
/// Apple's compiler knows the former ones in the modes for Swift 4; here there is one set of names. `NSExpression` is no former name:
/// Foundation has it without its work, so it has another one here (PO49).
enum FormerNameTable {
    /// Global types, constants and functions.
    static let globals = table(
        """
        CGAffineTransformIdentity CGAffineTransform.identity
        CGPointZero CGPoint.zero
        CGRectInfinite CGRect.infinite
        CGRectNull CGRect.null
        CGRectZero CGRect.zero
        CGSizeZero CGSize.zero
        NSAttachmentAttributeName NSAttributedString.Key.attachment
        NSAttributedStringDocumentType NSAttributedString.DocumentType
        NSAttributedStringKey NSAttributedString.Key
        NSBackgroundColorAttributeName NSAttributedString.Key.backgroundColor
        NSBaselineOffsetAttributeName NSAttributedString.Key.baselineOffset
        NSExpression FormatExpression
        NSFontAttributeName NSAttributedString.Key.font
        NSForegroundColorAttributeName NSAttributedString.Key.foregroundColor
        NSIntegerMax Int.max
        NSIntegerMin Int.min
        NSKernAttributeName NSAttributedString.Key.kern
        NSLayoutAttribute NSLayoutConstraint.Attribute
        NSLayoutFormatOptions NSLayoutConstraint.FormatOptions
        NSLayoutRelation NSLayoutConstraint.Relation
        NSLigatureAttributeName NSAttributedString.Key.ligature
        NSLinkAttributeName NSAttributedString.Key.link
        NSObliquenessAttributeName NSAttributedString.Key.obliqueness
        NSParagraphStyleAttributeName NSAttributedString.Key.paragraphStyle
        NSShadowAttributeName NSAttributedString.Key.shadow
        NSStrikethroughColorAttributeName NSAttributedString.Key.strikethroughColor
        NSStrikethroughStyleAttributeName NSAttributedString.Key.strikethroughStyle
        NSStrokeColorAttributeName NSAttributedString.Key.strokeColor
        NSStrokeWidthAttributeName NSAttributedString.Key.strokeWidth
        NSUnderlineColorAttributeName NSAttributedString.Key.underlineColor
        NSUnderlineStyleAttributeName NSAttributedString.Key.underlineStyle
        RunLoopMode RunLoop.Mode
        UIAccessibilityAnnouncementNotification UIAccessibility.Notification.announcement
        UIAccessibilityLayoutChangedNotification UIAccessibility.Notification.layoutChanged
        UIAccessibilityPageScrolledNotification UIAccessibility.Notification.pageScrolled
        UIAccessibilityScreenChangedNotification UIAccessibility.Notification.screenChanged
        UIAccessibilityTraitAdjustable UIAccessibilityTraits.adjustable
        UIAccessibilityTraitAllowsDirectInteraction UIAccessibilityTraits.allowsDirectInteraction
        UIAccessibilityTraitButton UIAccessibilityTraits.button
        UIAccessibilityTraitHeader UIAccessibilityTraits.header
        UIAccessibilityTraitImage UIAccessibilityTraits.image
        UIAccessibilityTraitLink UIAccessibilityTraits.link
        UIAccessibilityTraitNone UIAccessibilityTraits.none
        UIAccessibilityTraitNotEnabled UIAccessibilityTraits.notEnabled
        UIAccessibilityTraitSearchField UIAccessibilityTraits.searchField
        UIAccessibilityTraitSelected UIAccessibilityTraits.selected
        UIAccessibilityTraitStaticText UIAccessibilityTraits.staticText
        UIAccessibilityTraitUpdatesFrequently UIAccessibilityTraits.updatesFrequently
        UIActivityIndicatorViewStyle UIActivityIndicatorView.Style
        UIAlertActionStyle UIAlertAction.Style
        UIAlertControllerStyle UIAlertController.Style
        UIApplicationLaunchOptionsKey UIApplication.LaunchOptionsKey
        UIApplicationOpenURLOptionsKey UIApplication.OpenURLOptionsKey
        UIApplicationState UIApplication.State
        UIAttachmentBehaviorType UIAttachmentBehavior.AttachmentType
        UIBackgroundTaskInvalid UIBackgroundTaskIdentifier.invalid
        UIBarButtonItemStyle UIBarButtonItem.Style
        UIBarButtonSystemItem UIBarButtonItem.SystemItem
        UIBlurEffectStyle UIBlurEffect.Style
        UIButtonType UIButton.ButtonType
        UICollectionElementCategory UICollectionView.ElementCategory
        UICollectionElementKindSectionFooter UICollectionView.elementKindSectionFooter
        UICollectionElementKindSectionHeader UICollectionView.elementKindSectionHeader
        UICollectionUpdateAction UICollectionViewUpdateItem.Action
        UICollectionViewFlowLayoutAutomaticSize UICollectionViewFlowLayout.automaticSize
        UICollectionViewScrollDirection UICollectionView.ScrollDirection
        UICollectionViewScrollPosition UICollectionView.ScrollPosition
        UICollisionBehaviorMode UICollisionBehavior.Mode
        UIContextualActionStyle UIContextualAction.Style
        UIControlContentHorizontalAlignment UIControl.ContentHorizontalAlignment
        UIControlContentVerticalAlignment UIControl.ContentVerticalAlignment
        UIControlEvents UIControl.Event
        UIControlState UIControl.State
        UIDatePickerMode UIDatePicker.Mode
        UIEdgeInsetsMake UIEdgeInsets
        UIEventSubtype UIEvent.EventSubtype
        UIEventType UIEvent.EventType
        UIFontDescriptorSymbolicTraits UIFontDescriptor.SymbolicTraits
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
        UIImpactFeedbackStyle UIImpactFeedbackGenerator.FeedbackStyle
        UIInterpolatingMotionEffectType UIInterpolatingMotionEffect.EffectType
        UIKeyInputDownArrow UIKeyCommand.inputDownArrow
        UIKeyInputEscape UIKeyCommand.inputEscape
        UIKeyInputLeftArrow UIKeyCommand.inputLeftArrow
        UIKeyInputRightArrow UIKeyCommand.inputRightArrow
        UIKeyInputUpArrow UIKeyCommand.inputUpArrow
        UIKeyboardAnimationCurveUserInfoKey UIResponder.keyboardAnimationCurveUserInfoKey
        UIKeyboardAnimationDurationUserInfoKey UIResponder.keyboardAnimationDurationUserInfoKey
        UIKeyboardFrameBeginUserInfoKey UIResponder.keyboardFrameBeginUserInfoKey
        UIKeyboardFrameEndUserInfoKey UIResponder.keyboardFrameEndUserInfoKey
        UIKeyboardIsLocalUserInfoKey UIResponder.keyboardIsLocalUserInfoKey
        UILayoutConstraintAxis NSLayoutConstraint.Axis
        UILayoutFittingCompressedSize UIView.layoutFittingCompressedSize
        UILayoutFittingExpandedSize UIView.layoutFittingExpandedSize
        UILayoutPriorityDefaultHigh UILayoutPriority.defaultHigh
        UILayoutPriorityDefaultLow UILayoutPriority.defaultLow
        UILayoutPriorityFittingSizeLevel UILayoutPriority.fittingSizeLevel
        UILayoutPriorityRequired UILayoutPriority.required
        UIMenuControllerArrowDirection UIMenuController.ArrowDirection
        UINavigationControllerHideShowBarDuration UINavigationController.hideShowBarDuration
        UINavigationControllerOperation UINavigationController.Operation
        UINavigationItemLargeTitleDisplayMode UINavigationItem.LargeTitleDisplayMode
        UINotificationFeedbackType UINotificationFeedbackGenerator.FeedbackType
        UIOffsetMake UIOffset
        UIPageViewControllerNavigationDirection UIPageViewController.NavigationDirection
        UIPageViewControllerNavigationOrientation UIPageViewController.NavigationOrientation
        UIPageViewControllerOptionInterPageSpacingKey UIPageViewController.OptionsKey.interPageSpacing
        UIPageViewControllerTransitionStyle UIPageViewController.TransitionStyle
        UIPressPhase UIPress.Phase
        UIPressType UIPress.PressType
        UIProgressViewStyle UIProgressView.Style
        UIPushBehaviorMode UIPushBehavior.Mode
        UIScrollViewContentInsetAdjustmentBehavior UIScrollView.ContentInsetAdjustmentBehavior
        UIScrollViewDecelerationRateFast UIScrollView.DecelerationRate.fast
        UIScrollViewDecelerationRateNormal UIScrollView.DecelerationRate.normal
        UIScrollViewIndicatorStyle UIScrollView.IndicatorStyle
        UIScrollViewKeyboardDismissMode UIScrollView.KeyboardDismissMode
        UISearchBarIcon UISearchBar.Icon
        UISearchBarStyle UISearchBar.Style
        UISegmentedControlNoSegment UISegmentedControl.noSegment
        UISplitViewControllerDisplayMode UISplitViewController.DisplayMode
        UIStackViewAlignment UIStackView.Alignment
        UIStackViewDistribution UIStackView.Distribution
        UIStackViewSpacingUseSystem UIStackView.spacingUseSystem
        UISwipeGestureRecognizerDirection UISwipeGestureRecognizer.Direction
        UISystemAnimation UIView.SystemAnimation
        UITabBarItemPositioning UITabBar.ItemPositioning
        UITabBarSystemItem UITabBarItem.SystemItem
        UITableViewAutomaticDimension UITableView.automaticDimension
        UITableViewCellAccessoryType UITableViewCell.AccessoryType
        UITableViewCellEditingStyle UITableViewCell.EditingStyle
        UITableViewCellSelectionStyle UITableViewCell.SelectionStyle
        UITableViewCellSeparatorStyle UITableViewCell.SeparatorStyle
        UITableViewCellStateMask UITableViewCell.StateMask
        UITableViewCellStyle UITableViewCell.CellStyle
        UITableViewIndexSearch UITableView.indexSearch
        UITableViewRowActionStyle UITableViewRowAction.Style
        UITableViewRowAnimation UITableView.RowAnimation
        UITableViewScrollPosition UITableView.ScrollPosition
        UITableViewStyle UITableView.Style
        UITextBorderStyle UITextField.BorderStyle
        UITextFieldDidEndEditingReason UITextField.DidEndEditingReason
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
        kCAEmitterLayerAdditive CAEmitterLayerRenderMode.additive
        kCAEmitterLayerBackToFront CAEmitterLayerRenderMode.backToFront
        kCAEmitterLayerCircle CAEmitterLayerEmitterShape.circle
        kCAEmitterLayerCuboid CAEmitterLayerEmitterShape.cuboid
        kCAEmitterLayerLine CAEmitterLayerEmitterShape.line
        kCAEmitterLayerOldestFirst CAEmitterLayerRenderMode.oldestFirst
        kCAEmitterLayerOldestLast CAEmitterLayerRenderMode.oldestLast
        kCAEmitterLayerOutline CAEmitterLayerEmitterMode.outline
        kCAEmitterLayerPoint CAEmitterLayerEmitterShape.point
        kCAEmitterLayerPoints CAEmitterLayerEmitterMode.points
        kCAEmitterLayerRectangle CAEmitterLayerEmitterShape.rectangle
        kCAEmitterLayerSphere CAEmitterLayerEmitterShape.sphere
        kCAEmitterLayerSurface CAEmitterLayerEmitterMode.surface
        kCAEmitterLayerUnordered CAEmitterLayerRenderMode.unordered
        kCAEmitterLayerVolume CAEmitterLayerEmitterMode.volume
        kCAFillModeBackwards CAMediaTimingFillMode.backwards
        kCAFillModeBoth CAMediaTimingFillMode.both
        kCAFillModeForwards CAMediaTimingFillMode.forwards
        kCAFillModeRemoved CAMediaTimingFillMode.removed
        kCAFillRuleEvenOdd CAShapeLayerFillRule.evenOdd
        kCAFillRuleNonZero CAShapeLayerFillRule.nonZero
        kCAFilterLinear CALayerContentsFilter.linear
        kCAFilterNearest CALayerContentsFilter.nearest
        kCAGradientLayerAxial CAGradientLayerType.axial
        kCAGravityBottom CALayerContentsGravity.bottom
        kCAGravityCenter CALayerContentsGravity.center
        kCAGravityLeft CALayerContentsGravity.left
        kCAGravityResize CALayerContentsGravity.resize
        kCAGravityResizeAspect CALayerContentsGravity.resizeAspect
        kCAGravityResizeAspectFill CALayerContentsGravity.resizeAspectFill
        kCAGravityRight CALayerContentsGravity.right
        kCAGravityTop CALayerContentsGravity.top
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
        kCAValueFunctionRotateX CAValueFunctionName.rotateX
        kCAValueFunctionRotateY CAValueFunctionName.rotateY
        kCAValueFunctionRotateZ CAValueFunctionName.rotateZ
        kCAValueFunctionScale CAValueFunctionName.scale
        kCAValueFunctionScaleX CAValueFunctionName.scaleX
        kCAValueFunctionScaleY CAValueFunctionName.scaleY
        kCAValueFunctionScaleZ CAValueFunctionName.scaleZ
        kCAValueFunctionTranslate CAValueFunctionName.translate
        kCAValueFunctionTranslateX CAValueFunctionName.translateX
        kCAValueFunctionTranslateY CAValueFunctionName.translateY
        kCAValueFunctionTranslateZ CAValueFunctionName.translateZ
        """)

    /// Properties of layers and animations whose values were texts.
    static let namedByText: Set<String> = [
        "alignmentMode", "calculationMode", "contentsGravity", "fillMode", "fillRule", "lineCap", "lineJoin",
        "truncationMode",
    ]

    /// Members, with or without a base expression.
    static let members = table(
        """
        addChildViewController addChild
        childViewControllerForHomeIndicatorAutoHidden childForHomeIndicatorAutoHidden
        childViewControllerForScreenEdgesDeferringSystemGestures childForScreenEdgesDeferringSystemGestures
        childViewControllerForStatusBarHidden childForStatusBarHidden
        childViewControllerForStatusBarStyle childForStatusBarStyle
        childViewControllers children
        dimsBackgroundDuringPresentation obscuresBackgroundDuringPresentation
        isMovingFromParentViewController isMovingFromParent
        isMovingToParentViewController isMovingToParent
        removeFromParentViewController removeFromParent
        """)

    /// Members that need a base expression: their names alone are ambiguous.
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
        UIAccessibilityVoiceOverStatusChanged UIAccessibility.voiceOverStatusDidChangeNotification
        UIApplicationDidBecomeActive UIApplication.didBecomeActiveNotification
        UIApplicationDidChangeStatusBarFrame UIApplication.didChangeStatusBarFrameNotification
        UIApplicationDidChangeStatusBarOrientation UIApplication.didChangeStatusBarOrientationNotification
        UIApplicationDidEnterBackground UIApplication.didEnterBackgroundNotification
        UIApplicationDidFinishLaunching UIApplication.didFinishLaunchingNotification
        UIApplicationDidReceiveMemoryWarning UIApplication.didReceiveMemoryWarningNotification
        UIApplicationSignificantTimeChange UIApplication.significantTimeChangeNotification
        UIApplicationWillChangeStatusBarFrame UIApplication.willChangeStatusBarFrameNotification
        UIApplicationWillChangeStatusBarOrientation UIApplication.willChangeStatusBarOrientationNotification
        UIApplicationWillEnterForeground UIApplication.willEnterForegroundNotification
        UIApplicationWillResignActive UIApplication.willResignActiveNotification
        UIApplicationWillTerminate UIApplication.willTerminateNotification
        UIContentSizeCategoryDidChange UIContentSizeCategory.didChangeNotification
        UIDeviceOrientationDidChange UIDevice.orientationDidChangeNotification
        UIKeyboardDidChangeFrame UIResponder.keyboardDidChangeFrameNotification
        UIKeyboardDidHide UIResponder.keyboardDidHideNotification
        UIKeyboardDidShow UIResponder.keyboardDidShowNotification
        UIKeyboardWillChangeFrame UIResponder.keyboardWillChangeFrameNotification
        UIKeyboardWillHide UIResponder.keyboardWillHideNotification
        UIKeyboardWillShow UIResponder.keyboardWillShowNotification
        UIMenuControllerDidHideMenu UIMenuController.didHideMenuNotification
        UIMenuControllerWillHideMenu UIMenuController.willHideMenuNotification
        UIMenuControllerWillShowMenu UIMenuController.willShowMenuNotification
        UIScreenBrightnessDidChange UIScreen.brightnessDidChangeNotification
        UIScreenDidConnect UIScreen.didConnectNotification
        UIScreenDidDisconnect UIScreen.didDisconnectNotification
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

    /// Methods of controllers that became properties in Swift 4.2.
    static let formerMethods: [String: String] = [
        "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
        "childViewControllerForScreenEdgesDeferringSystemGestures": "childForScreenEdgesDeferringSystemGestures",
        "preferredScreenEdgesDeferringSystemGestures": "preferredScreenEdgesDeferringSystemGestures",
        "prefersHomeIndicatorAutoHidden": "prefersHomeIndicatorAutoHidden",
    ]

    /// Methods and functions whose labels changed, by the former name with its labels.
    static let labels = table(
        """
        CGPointMake(_:_:) CGPoint(x:y:)
        CGRectMake(_:_:_:_:) CGRect(x:y:width:height:)
        CGSizeMake(_:_:) CGSize(width:height:)
        CGVectorMake(_:_:) CGVector(dx:dy:)
        UIActivityIndicatorView(activityIndicatorStyle:) UIActivityIndicatorView(style:)
        UIColor(colorLiteralRed:green:blue:alpha:) UIColor(red:green:blue:alpha:)
        UIEdgeInsetsMake(_:_:_:_:) UIEdgeInsets(top:left:bottom:right:)
        UIOffsetMake(_:_:) UIOffset(horizontal:vertical:)
        bringSubview(toFront:) bringSubviewToFront(_:)
        constraintEqualToSystemSpacingAfter(_:multiplier:) constraint(equalToSystemSpacingAfter:multiplier:)
        constraintEqualToSystemSpacingBelow(_:multiplier:) constraint(equalToSystemSpacingBelow:multiplier:)
        constraintGreaterThanOrEqualToSystemSpacingAfter(_:multiplier:) constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)
        constraintGreaterThanOrEqualToSystemSpacingBelow(_:multiplier:) constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)
        constraintLessThanOrEqualToSystemSpacingAfter(_:multiplier:) constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)
        constraintLessThanOrEqualToSystemSpacingBelow(_:multiplier:) constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)
        didMove(toParentViewController:) didMove(toParent:)
        sendSubview(toBack:) sendSubviewToBack(_:)
        size(attributes:) size(withAttributes:)
        willMove(toParentViewController:) willMove(toParent:)
        """)

    /// Functions that are now methods or initializers: `$0` and `$1` are their arguments.
    static let functions = table(
        """
        UIEdgeInsetsEqualToEdgeInsets(_:_:) (($0) == ($1))
        __CGPointEqualToPoint(_:_:) (($0) == ($1))
        __CGRectEqualToRect(_:_:) (($0) == ($1))
        __CGSizeEqualToSize(_:_:) (($0) == ($1))
        UIEdgeInsetsInsetRect(_:_:) ($0).inset(by: $1)
        CGPath(__byStroking:transform:lineWidth:lineCap:lineJoin:miterLimit:) Optional(($0).copy(strokingWithWidth: $2, lineCap: $3, lineJoin: $4, miterLimit: $5, transform: ($1 as UnsafePointer<CGAffineTransform>?)?.pointee ?? .identity))
        CGRectGetHeight(_:) ($0).height
        CGRectGetMaxX(_:) ($0).maxX
        CGRectGetMaxY(_:) ($0).maxY
        CGRectGetMidX(_:) ($0).midX
        CGRectGetMidY(_:) ($0).midY
        CGRectGetMinX(_:) ($0).minX
        CGRectGetMinY(_:) ($0).minY
        CGRectGetWidth(_:) ($0).width
        NSStringFromCGPoint(_:) NSCoder.string(for: $0)
        NSStringFromCGRect(_:) NSCoder.string(for: $0)
        NSStringFromCGSize(_:) NSCoder.string(for: $0)
        UIDeviceOrientationIsLandscape(_:) ($0).isLandscape
        UIDeviceOrientationIsPortrait(_:) ($0).isPortrait
        UIInterfaceOrientationIsLandscape(_:) ($0).isLandscape
        UIInterfaceOrientationIsPortrait(_:) ($0).isPortrait
        UIImageJPEGRepresentation(_:_:) ($0).jpegData(compressionQuality: $1)
        UIImagePNGRepresentation(_:) ($0).pngData()
        UIAccessibilityIsReduceMotionEnabled() UIAccessibility.isReduceMotionEnabled
        UIAccessibilityIsVoiceOverRunning() UIAccessibility.isVoiceOverRunning
        UIAccessibilityPostNotification(_:_:) UIAccessibility.post(notification: $0, argument: $1)
        UIAccessibilityIsBoldTextEnabled() UIAccessibility.isBoldTextEnabled
        UIAccessibilityIsInvertColorsEnabled() UIAccessibility.isInvertColorsEnabled
        UIAccessibilityIsReduceTransparencyEnabled() UIAccessibility.isReduceTransparencyEnabled
        UIAccessibilityDarkerSystemColorsEnabled() UIAccessibility.isDarkerSystemColorsEnabled
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
