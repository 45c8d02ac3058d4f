// SPDX-License-Identifier: Apache-2.0

/// The height of the bars that a value is for. Here all bars have the default height.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
    case any = 0
    case bottom = 1
    case top = 2
    case topAttached = 3
}

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
}
