// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The look of a bar: the background of its items, and the line at its edge.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// `nil` for none. It covers `backgroundEffect`.
    open var backgroundColor: UIColor?
    /// The blur of the content behind the bar; `nil` for none.
    open var backgroundEffect: UIBlurEffect?
    /// The line between the bar and the content; `nil` for none.
    open var shadowColor: UIColor?
    /// The image behind the bar's items, stretched, over the color; `nil` for none. An image without a size shows nothing.
    open var backgroundImage: UIImage?
    /// How the image fills the bar; stretched at first.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The image that replaces the line in `shadowColor`; `nil` for that line.
    open var shadowImage: UIImage?

    /// The kind of device that the look is for. Looks are the same for all of them here.
    open private(set) var idiom: UIUserInterfaceIdiom

    /// The look of bars without a configuration, for the device.
    public override init() {
        idiom = UIDevice.current.userInterfaceIdiom
        super.init()
        configureWithDefaultBackground()
    }

    /// The look of bars without a configuration, for a kind of device.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        configureWithDefaultBackground()
    }

    /// A copy.
    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        takeValues(of: barAppearance)
    }

    /// A look of the same class with the same values. Properties that a subclass adds have the values of a new look.
    public func copy() -> Self { duplicate() }

    // Foundation's method returns `Any`. Disfavored, so that the method above is called if the context allows both.
    @_disfavoredOverload
    nonisolated open override func copy() -> Any {
        MainActor.assumeIsolated { duplicate() as UIBarAppearance }
    }

    private func duplicate() -> Self {
        let copy = type(of: self).made()
        copy.takeValues(of: self)
        return copy
    }

    func takeValues(of other: UIBarAppearance) {
        idiom = other.idiom
        backgroundImageContentMode = other.backgroundImageContentMode
        backgroundColor = other.backgroundColor
        backgroundEffect = other.backgroundEffect
        shadowColor = other.shadowColor
        backgroundImage = other.backgroundImage
        shadowImage = other.shadowImage
    }

    /// The usual look: a blurred background, with a line at the edge.
    open func configureWithDefaultBackground() {
        backgroundImage = nil
        shadowImage = nil
        backgroundColor = nil
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        shadowColor = .separator
    }

    /// An opaque look: the system's background, with a line at the edge.
    open func configureWithOpaqueBackground() {
        backgroundImage = nil
        shadowImage = nil
        backgroundColor = .systemBackground
        backgroundEffect = nil
        shadowColor = .separator
    }

    /// A transparent look, without a line at the edge.
    open func configureWithTransparentBackground() {
        backgroundImage = nil
        shadowImage = nil
        backgroundColor = nil
        backgroundEffect = nil
        shadowColor = nil
    }
}

/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {
    /// The look of items other than done buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// How done buttons look.
    open var doneButtonAppearance = UIBarButtonItemAppearance()

    override func takeValues(of other: UIBarAppearance) {
        super.takeValues(of: other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.copied
        doneButtonAppearance = other.doneButtonAppearance.copied
    }
}

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {
    /// How tabs look with their titles under their images.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// How tabs look with their titles beside their images, on wide screens (N78).
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// As ``inlineLayoutAppearance``, for the low bar of a phone on its side (N77).
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// The raw value of `stackedItemPositioning`, whose type is above the core.
    package var positioningOfItems = 0
    /// The width of a centered tab, in points, unless the bar has its own; 0 for the system's.
    open var stackedItemWidth: CGFloat = 0
    /// The space between centered tabs, in points, unless the bar has its own.
    open var stackedItemSpacing: CGFloat = 0

    override func takeValues(of other: UIBarAppearance) {
        super.takeValues(of: other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.copied
        inlineLayoutAppearance = other.inlineLayoutAppearance.copied
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied
        positioningOfItems = other.positioningOfItems
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }
}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title; the bar's own font and color if they are not set.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved from its place, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The attributes of the large title; the bar's own font and color if they are not set.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The look of items other than done buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// How done buttons look.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    /// The look of the back button, in addition to `buttonAppearance`.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    private var backIndicator: (image: UIImage, mask: UIImage)?

    /// The arrow of the back button: the system's, or the one that was set.
    open var backIndicatorImage: UIImage { backIndicator?.image ?? Self.systemBackIndicator }
    /// The mask of the arrow during a push or a pop. Kept without an effect: nothing is masked here.
    open var backIndicatorTransitionMaskImage: UIImage { backIndicator?.mask ?? Self.systemBackIndicator }

    /// Sets the arrow and its mask. If one of them is `nil`, the system's are used.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        backIndicator = backIndicatorImage.flatMap { image in
            backIndicatorTransitionMaskImage.map { (image, $0) }
        }
    }

    private static var systemBackIndicator: UIImage { UIImage(systemName: "chevron.backward") ?? UIImage() }

    /// The arrow that was set; `nil` for the system's.
    package var ownBackIndicator: UIImage? { backIndicator?.image }

    override func takeValues(of other: UIBarAppearance) {
        super.takeValues(of: other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backIndicator = other.backIndicator
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance.copied
        doneButtonAppearance = other.doneButtonAppearance.copied
        backButtonAppearance = other.backButtonAppearance.copied
    }
}
