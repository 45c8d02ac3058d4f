// SPDX-License-Identifier: Apache-2.0

import Foundation

// As on Apple's platforms, where printing these values shows the numbers alone. Foundation for Linux does not declare it.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates, such as `(1.0, 2.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The sides, such as `(10.0, 20.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The origin and the size, such as `(1.0, 2.0, 10.0, 20.0)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

extension CGVector: CustomDebugStringConvertible {
    /// The components, such as `(1.0, 2.0)`.
    public var debugDescription: String { "(\(dx), \(dy))" }
}
