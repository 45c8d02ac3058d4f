// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// An element in a view that assistive technology finds, and that is no view: a bar of a chart, a word of a drawing.
///
/// It counts once its view lists it in `accessibilityElements`.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// The view that the element is in. Not kept alive.
    open weak var accessibilityContainer: AnyObject?
    open var isAccessibilityElement = true { didSet { accessibilityChanged() } }
    open var accessibilityLabel: String? {
        didSet {
            spoken.label = nil
            accessibilityChanged()
        }
    }
    open var accessibilityHint: String? {
        didSet {
            spoken.hint = nil
            accessibilityChanged()
        }
    }
    open var accessibilityValue: String? {
        didSet {
            spoken.value = nil
            accessibilityChanged()
        }
    }
    open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { accessibilityChanged() } }
    /// A name for tests and traces, never shown.
    open var accessibilityIdentifier: String? { didSet { accessibilityChanged() } }
    /// The language of label, value and hint, as BCP 47 names it; `nil` for the interface's.
    open var accessibilityLanguage: String? { didSet { accessibilityChanged() } }
    /// Label, value and hint that were set with attributes.
    private(set) var spoken = SpokenTexts()
    private var screenFrame: CGRect?
    private var screenPoint: CGPoint?

    /// - Parameter container: The view that the element is in.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = ObjectCast.object(container)
        super.init()
    }

    /// The same with the way to speak it: language, pitch and the like (AX25).
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { spoken.label ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
        set {
            accessibilityLabel = newValue?.string
            spoken.label = newValue.map(NSAttributedString.init(attributedString:))
            accessibilityChanged()
        }
    }

    /// The same with the way to speak it: language, pitch and the like (AX25).
    open var accessibilityAttributedValue: NSAttributedString? {
        get { spoken.value ?? accessibilityValue.map { NSAttributedString(string: $0) } }
        set {
            accessibilityValue = newValue?.string
            spoken.value = newValue.map(NSAttributedString.init(attributedString:))
            accessibilityChanged()
        }
    }

    /// The same with the way to speak it: language, pitch and the like (AX25).
    open var accessibilityAttributedHint: NSAttributedString? {
        get { spoken.hint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
        set {
            accessibilityHint = newValue?.string
            spoken.hint = newValue.map(NSAttributedString.init(attributedString:))
            accessibilityChanged()
        }
    }

    private var view: UIView? { accessibilityContainer as? UIView }

    /// Where the element is on its screen, in points.
    open var accessibilityFrame: CGRect {
        get {
            guard screenFrame == nil, let view else { return screenFrame ?? .zero }
            return view.convert(accessibilityFrameInContainerSpace, to: UIScreen.main.coordinateSpace)
        }
        set {
            screenFrame = newValue
            accessibilityChanged()
        }
    }

    /// Where the element is in its view, in the view's coordinates (points). It moves with the view.
    open var accessibilityFrameInContainerSpace: CGRect = .zero {
        didSet {
            screenFrame = nil
            accessibilityChanged()
        }
    }

    /// Where a touch activates the element, on its screen in points: the middle of its frame unless it is set.
    open var accessibilityActivationPoint: CGPoint {
        get { screenPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { screenPoint = newValue }
    }

    /// The container, if it is a responder.
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }

    override func accessibilityChanged() { view?.accessibilityChanged() }
}
