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
        super.init()
        takeValues(of: barAppearance)
    }

    /// A look of the same class with the same values. Properties that a subclass adds are as in a new one.
    public func copy() -> Self { duplicate() }

    // Foundation's answers any object; disfavored, so that the one above is meant where nobody says which.
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
        super.init(barAppearance: barAppearance)
    }

    override func takeValues(of other: UIBarAppearance) {
        super.takeValues(of: other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
    }
}
