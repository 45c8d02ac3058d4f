// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

// PO30: as on iOS, `number as? CGFloat` finds the value of an `NSNumber`, and `width as AnyObject` makes one.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// The value as an object; Swift calls it.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// The value of an object; Swift calls it.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    /// The value of an object; Swift calls it.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }

    /// The value of an object, 0 without one; Swift calls it.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}
