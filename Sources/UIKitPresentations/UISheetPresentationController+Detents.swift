// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Hears of a sheet's heights.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The user moved the sheet to another height; not called for the program's changes (P25).
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// By default nothing is done. The call comes when a person chose another height (P25).
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// The values from which a height is computed.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height of a sheet, without the safe area at the bottom (points).
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    public final class Detent: NSObject {
        /// The name of a height, by which a sheet's selection and its dimming refer to it.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name itself.
            public var rawValue: String

            /// A name that is not checked; two heights of one sheet must not share it.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// A name that is not checked, without a label.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            /// The name of the height that is half of the greatest.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The name of the greatest height.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The name of the height; a random one if ``custom(identifier:resolver:)`` got none.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// Half of the screen; inactive if the height is compact.
        public static func medium() -> Detent {
            Detent(.medium) {
                $0.containerTraitCollection.verticalSizeClass == .compact ? nil : ($0.maximumDetentValue / 2).rounded()
            }
        }

        /// As high as sheets get.
        public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A custom height.
        ///
        /// - Parameter resolver: returns the height without the safe area at the bottom (points); `nil` if the height is
        ///   inactive now.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        /// The height in the context (points); `nil` if it is inactive there.
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context).map { min(max(0, $0), context.maximumDetentValue) }
        }
    }

    var control: SheetControl {
        if let made = conduct as? SheetControl { return made }
        let made = SheetControl(self)
        conduct = made
        return made
    }

    /// The heights at which the sheet rests, from low to high; at first only the large one. An empty list is reported.
    public var detents: [Detent] {
        get { control.detents }
        set {
            guard !newValue.isEmpty else { return UIApplication.shared.report("\(self) needs a detent at least.") }
            control.detents = newValue
        }
    }

    /// The sheet's selected height; `nil`, the value at first, for the lowest. Setting it does not tell the delegate.
    public var selectedDetentIdentifier: Detent.Identifier? {
        get { control.selectedIdentifier }
        set { control.selectedIdentifier = newValue }
    }

    /// Up to this height, the view behind the sheet is not dimmed and gets its touches; `nil`, the value at first, for no
    /// height (P27).
    public var largestUndimmedDetentIdentifier: Detent.Identifier? {
        get { control.largestUndimmed }
        set { control.largestUndimmed = newValue }
    }

    /// Whether there is a grabber at the sheet's upper edge; false at first.
    public var prefersGrabberVisible: Bool {
        get { control.showsGrabber }
        set { control.showsGrabber = newValue }
    }

    /// Whether scrolling up from the content's beginning first makes the sheet higher, as long as possible; true at first (P24).
    public var prefersScrollingExpandsWhenScrolledToEdge: Bool {
        get { control.expandsByScrolling }
        set { control.expandsByScrolling = newValue }
    }

    /// The radius of the sheet's upper corners, in points; `nil` for the system's.
    public var preferredCornerRadius: CGFloat? {
        get { control.cornerRadius }
        set { control.cornerRadius = newValue }
    }

    /// Whether a sheet stands at the lower edge if the height is compact, at its heights (P29). Otherwise it covers everything there.
    /// False at first.
    public var prefersEdgeAttachedInCompactHeight: Bool {
        get { control.staysAtEdge }
        set { control.staysAtEdge = newValue }
    }

    /// Whether such a sheet is as wide as its controller prefers, and not as wide as the safe area (P29). False at first.
    public var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
        get { control.followsPreferredWidth }
        set { control.followsPreferredWidth = newValue }
    }

    /// Animates changes of the heights in the closure.
    public func animateChanges(_ changes: () -> Void) {
        changes()
        control.layout(animated: true)
    }

    /// Works the heights out again.
    public func invalidateDetents() { containerView?.setNeedsLayout() }
}

extension UIViewController {
    /// The sheet that the controller is, or will be, presented in; `nil` for another kind of presentation.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
}
