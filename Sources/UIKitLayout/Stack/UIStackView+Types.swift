// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

extension UIStackView {
    /// How the arranged views fill the stack along its axis (L30).
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// Where the arranged views lie across the axis (L31). `top` and `bottom` are other names of `leading` and `trailing`.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading, firstBaseline, center, trailing, lastBaseline

        /// The name of ``leading`` for a row: views lie at the top.
        public static var top: Alignment { .leading }
        /// The name of ``trailing`` for a row: views lie at the bottom.
        public static var bottom: Alignment { .trailing }
    }

    /// As a custom spacing: the stack's own `spacing`.
    public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// As a spacing: the system's.
    public nonisolated static let spacingUseSystem = -CGFloat.greatestFiniteMagnitude
}
