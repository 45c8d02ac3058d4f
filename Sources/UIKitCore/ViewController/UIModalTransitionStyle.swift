// SPDX-License-Identifier: Apache-2.0

/// How a presented controller's view appears and disappears (J45).
///
/// Views are at their places from the start of a transition, and take no touches until its end; only their picture moves.
public enum UIModalTransitionStyle: Int, Sendable {
    /// The view comes from below, and goes there.
    case coverVertical = 0
    /// Shown as `crossDissolve`: hosts turn no views.
    case flipHorizontal = 1
    /// The view fades in and out.
    case crossDissolve = 2
    /// For full-screen presentations only; shown as `crossDissolve`.
    case partialCurl = 3
}
