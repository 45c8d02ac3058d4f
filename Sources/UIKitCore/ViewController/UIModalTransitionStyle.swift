// SPDX-License-Identifier: Apache-2.0

/// How a presented controller's view appears and disappears.
///
/// A transition takes its time on the application's clock, but views are at their places from its start: no style moves
/// anything. The only remaining difference is that a partial curl is for full-screen presentations only.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal = 1
    case crossDissolve = 2
    case partialCurl = 3
}
