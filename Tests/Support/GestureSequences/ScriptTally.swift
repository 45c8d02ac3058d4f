// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// What happened in stories, so that a run can say that they were worth telling.
public struct ScriptTally: Sendable {
    public var viewCalls = 0
    public var cancellations = 0
    public var interferences = 0
    /// Actions with `began` or `ended`, by the kind of recognizer.
    public var recognitions: [String: Int] = [:]

    public init() {}

    mutating func note(_ state: UIGestureRecognizer.State, of part: GestureScript.RecognizerPart) {
        guard state == .began || (state == .ended && part.isDiscrete) else { return }
        recognitions[part.kindName, default: 0] += 1
    }

    public mutating func add(_ other: ScriptTally) {
        viewCalls += other.viewCalls
        cancellations += other.cancellations
        interferences += other.interferences
        recognitions.merge(other.recognitions, uniquingKeysWith: +)
    }
}
