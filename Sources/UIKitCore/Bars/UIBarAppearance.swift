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

    /// The look of bars that nobody configured.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// A copy.
    public init(barAppearance: UIBarAppearance) {
        backgroundColor = barAppearance.backgroundColor
        backgroundEffect = barAppearance.backgroundEffect
        shadowColor = barAppearance.shadowColor
        super.init()
    }

    /// The usual look: a blurred background, with a line at the edge.
    open func configureWithDefaultBackground() {
        backgroundColor = nil
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        shadowColor = .separator
    }

    /// An opaque look: the system's background, with a line at the edge.
    open func configureWithOpaqueBackground() {
        backgroundColor = .systemBackground
        backgroundEffect = nil
        shadowColor = .separator
    }

    /// Everything shines through, without a line at the edge.
    open func configureWithTransparentBackground() {
        backgroundColor = nil
        backgroundEffect = nil
        shadowColor = nil
    }
}

/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {}

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
    /// How the title is written; the bar's own font and color where nothing is said.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How the large title is written; the bar's own font and color where nothing is said.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    public override init() {
        super.init()
    }

    /// A copy; of another bar's look its background.
    public override init(barAppearance: UIBarAppearance) {
        if let other = barAppearance as? UINavigationBarAppearance {
            titleTextAttributes = other.titleTextAttributes
            largeTitleTextAttributes = other.largeTitleTextAttributes
        }
        super.init(barAppearance: barAppearance)
    }
}
