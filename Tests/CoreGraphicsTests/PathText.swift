// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The elements of a path in one line: M move, L line, Q and C curves with their end last, Z close; hundredths of points.
func text(_ path: CGPath) -> String {
    var words: [String] = []
    path.applyWithBlock { element in
        let points = element.pointee.points
        func places(_ count: Int) -> String {
            (0..<count).map { "\(rounded(points[$0].x)),\(rounded(points[$0].y))" }.joined(separator: " ")
        }
        switch element.pointee.type {
        case .moveToPoint: words.append("M" + places(1))
        case .addLineToPoint: words.append("L" + places(1))
        case .addQuadCurveToPoint: words.append("Q" + places(2))
        case .addCurveToPoint: words.append("C" + places(3))
        case .closeSubpath: words.append("Z")
        }
    }
    return words.joined(separator: " ")
}

private func rounded(_ value: CGFloat) -> String {
    let value = (value * 100).rounded() / 100
    return value == value.rounded() ? String(Int(value)) : String(Double(value))
}
