// SPDX-License-Identifier: Apache-2.0

// On iOS these methods are optional, and applications forward with a question mark: `delegate?.gestureRecognizerShouldBegin?(…)`.
// Every method has a default answer here, so the result is never `nil`. The declarations below let that form compile, with the same
// meaning on both platforms.
@MainActor
extension UIGestureRecognizerDelegate {
    /// The method, for the form `delegate?.gestureRecognizerShouldBegin?(…)`.
    public var gestureRecognizerShouldBegin: (@MainActor (UIGestureRecognizer) -> Bool)? {
        { [self] in gestureRecognizerShouldBegin($0) }
    }

    /// The method, for the form `delegate?.gestureRecognizer?(…)`.
    public var gestureRecognizer: UIGestureRecognizerDelegateCall? { UIGestureRecognizerDelegateCall(delegate: self) }
}

/// The delegate's methods whose names begin with `gestureRecognizer`. Call them by their other labels.
@preconcurrency @MainActor
public struct UIGestureRecognizerDelegateCall {
    fileprivate let delegate: any UIGestureRecognizerDelegate

    /// Calls the delegate's method of these labels.
    public func callAsFunction(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        delegate.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
    }

    /// Calls the delegate's method of these labels.
    public func callAsFunction(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
    }

    /// Calls the delegate's method of these labels.
    public func callAsFunction(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        delegate.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other)
    }

    /// Calls the delegate's method of these labels.
    public func callAsFunction(
        _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        delegate.gestureRecognizer(recognizer, shouldReceive: touch)
    }

    /// Calls the delegate's method of these labels.
    public func callAsFunction(
        _ recognizer: UIGestureRecognizer, shouldReceive press: UIPress
    ) -> Bool {
        delegate.gestureRecognizer(recognizer, shouldReceive: press)
    }

    /// Calls the delegate's method of these labels.
    public func callAsFunction(
        _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
        delegate.gestureRecognizer(recognizer, shouldReceive: event)
    }
}
