// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import EventTrace

/// A point as the command line writes it.
struct PointArgument {
    var point: TracePoint

    init(_ text: String) throws {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0.trimmingPrefix(while: \.isWhitespace))
        }
        guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
            throw ValidationError("\"\(text)\" is no point; expected X,Y, such as 120,48.5.")
        }
        point = TracePoint(x: x, y: y)
    }
}
