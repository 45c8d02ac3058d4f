// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@Suite("CGPath.apply")
struct PathApplyingTests {
    @Test("Each element is shown to the function, with what info points to")
    func apply() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
        path.closeSubpath()
        var points: [CGPoint] = []
        withUnsafeMutablePointer(to: &points) { place in
            path.apply(info: place) { info, element in
                guard let points = info?.assumingMemoryBound(to: [CGPoint].self) else { return }
                switch element.pointee.type {
                case .moveToPoint: points.pointee.append(element.pointee.points[0])
                case .addQuadCurveToPoint: points.pointee += [element.pointee.points[0], element.pointee.points[1]]
                default: points.pointee.append(.zero)
                }
            }
        }
        #expect(points == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6), .zero])
    }
}
