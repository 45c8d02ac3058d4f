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
    /// The image that replaces the line in `shadowColor`; `nil` for that line.
    open var shadowImage: UIImage?

    /// The look of bars without a configuration.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// A copy.
    public init(barAppearance: UIBarAppearance) {
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
open class UIToolbarAppearance: UIBarAppearance {}

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {
    /// How tabs look, each with its title under its image, as bars here show them.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// How tabs look with their titles beside their images. Kept without an effect: bars here stack them.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// As ``inlineLayoutAppearance``, for low bars. Kept without an effect.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()

    override func takeValues(of other: UIBarAppearance) {
        super.takeValues(of: other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.copied
        inlineLayoutAppearance = other.inlineLayoutAppearance.copied
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied
    }
}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title; the bar's own font and color if they are not set.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of the large title; the bar's own font and color if they are not set.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The look of items other than done buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// How done buttons look.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    /// The look of the back button, in addition to `buttonAppearance`.
    open var backButtonAppearance = UIBarButtonItemAppearance()

    override func takeValues(of other: UIBarAppearance) {
        super.takeValues(of: other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance.copied
        doneButtonAppearance = other.doneButtonAppearance.copied
        backButtonAppearance = other.backButtonAppearance.copied
    }
}
