// SPDX-License-Identifier: Apache-2.0

/// The name alone: the files in `Arbitration` are those of `UIKit`, and compile here without views, recognizers or touches.
enum UIGestureRecognizer {}
