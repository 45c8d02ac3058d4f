// SPDX-License-Identifier: Apache-2.0

/// What has to be done again in a view when a property wrapped by ``UIView/Invalidating`` changes.
public protocol UIViewInvalidating {
    /// Asks the view to do it again.
    @preconcurrency @MainActor func invalidate(view: UIView)
}

extension UIView {
    /// What changed properties ask for.
    public enum Invalidations {
        /// The view is drawn again.
        public struct Display: UIViewInvalidating {
            /// What asks for `setNeedsDisplay()`.
            public init() {}
            /// Asks for drawing.
            @preconcurrency @MainActor public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }

        /// The view is laid out again.
        public struct Layout: UIViewInvalidating {
            /// What asks for `setNeedsLayout()`.
            public init() {}
            /// Asks for layout.
            @preconcurrency @MainActor public func invalidate(view: UIView) { view.setNeedsLayout() }
        }

        /// The view's constraints are updated again.
        public struct Constraints: UIViewInvalidating {
            /// What asks for `setNeedsUpdateConstraints()`.
            public init() {}
            /// Asks for an update of the constraints.
            @preconcurrency @MainActor public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }

        /// The view's own size is asked for again.
        public struct IntrinsicContentSize: UIViewInvalidating {
            /// What asks for `invalidateIntrinsicContentSize()`.
            public init() {}
            /// Says that the own size is another one.
            @preconcurrency @MainActor public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }

        /// Two things, one after the other.
        public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
            private let first: First
            private let second: Second

            /// What asks for both.
            public init(_ first: First, _ second: Second) {
                (self.first, self.second) = (first, second)
            }

            /// Asks for the first, then for the second.
            @preconcurrency @MainActor public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }

    /// A view's property whose change asks for drawing, layout, constraints or another size; a value that equals the one before asks for nothing (W53).
    ///
    /// ```swift
    /// final class Dial: UIView {
    ///     @Invalidating(.display, .intrinsicContentSize) var radius = 40.0
    /// }
    /// ```
    @propertyWrapper
    public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var value: Value
        private let invalidation: InvalidationType

        /// A value, and what its changes ask for.
        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            value = wrappedValue
            self.invalidation = invalidation
        }

        /// A value, and two things that its changes ask for.
        public init<A, B>(wrappedValue: Value, _ a: A, _ b: B)
        where InvalidationType == Invalidations.Tuple<A, B> {
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(a, b))
        }

        /// A value, and three things that its changes ask for.
        public init<A, B, C>(wrappedValue: Value, _ a: A, _ b: B, _ c: C)
        where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<A, B>, C> {
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(Invalidations.Tuple(a, b), c))
        }

        /// A value, and four things that its changes ask for.
        public init<A, B, C, D>(wrappedValue: Value, _ a: A, _ b: B, _ c: C, _ d: D)
        where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<A, B>, Invalidations.Tuple<C, D>> {
            self.init(
                wrappedValue: wrappedValue, Invalidations.Tuple(Invalidations.Tuple(a, b), Invalidations.Tuple(c, d)))
        }

        /// Only views have such properties.
        @available(*, unavailable, message: "@Invalidating is for properties of views")
        public var wrappedValue: Value {
            get { value }
            set { value = newValue }
        }

        /// The value in a view; a change tells the view.
        @MainActor
        public static subscript<View: UIView>(
            _enclosingInstance view: View,
            wrapped wrapped: ReferenceWritableKeyPath<View, Value>,
            storage storage: ReferenceWritableKeyPath<View, Self>
        ) -> Value {
            get { view[keyPath: storage].value }
            set {
                guard view[keyPath: storage].value != newValue else { return }
                view[keyPath: storage].value = newValue
                view[keyPath: storage].invalidation.invalidate(view: view)
            }
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// The view is drawn again.
    public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// The view is laid out again.
    public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// The view's constraints are updated again.
    public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// The view's own size is asked for again.
    public static var intrinsicContentSize: Self { Self() }
}
