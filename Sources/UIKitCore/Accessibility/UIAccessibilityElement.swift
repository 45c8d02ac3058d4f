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

    /// The elements inside of the element, in the order of reading (AX34). They take its place if `isAccessibilityElement` is false.
    open var accessibilityElements: [Any]? { didSet { accessibilityChanged() } }

    private var outer: UIAccessibilityElement? { accessibilityContainer as? UIAccessibilityElement }

    /// The view that the element is in, or that the elements around it are in.
    var view: UIView? { accessibilityContainer as? UIView ?? outer?.view }

    /// The outline of the element on its screen, in points. If `accessibilityFrame` is not set, it is the frame of this path.
    open var accessibilityPath: UIBezierPath? { didSet { accessibilityChanged() } }

    /// Where the element is on its screen, in points.
    open var accessibilityFrame: CGRect {
        get {
            if screenFrame == nil, let accessibilityPath { return accessibilityPath.bounds }
            if let screenFrame { return screenFrame }
            if let outer {
                let origin = outer.accessibilityFrame.origin
                return accessibilityFrameInContainerSpace.offsetBy(dx: origin.x, dy: origin.y)
            }
            guard let view else { return .zero }
            return view.convert(accessibilityFrameInContainerSpace, to: UIScreen.main.coordinateSpace)
        }
        set {
            screenFrame = newValue
            accessibilityChanged()
        }
    }

    /// Where the element is in its view, in the view's coordinates (points), or in the element around it. It moves with it.
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

    override func accessibilityChanged() {
        guard let view, !ElementReading.isUnderWay(in: view) else { return }
        view.accessibilityChanged()
    }
}
