// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@Suite("Geometry as text")
struct GeometryDescriptionTests {
    @Test("Printing shows the numbers alone, as on Apple's platforms")
    func numbers() {
        #expect(CGRect(x: 1, y: 2.5, width: -3, height: 4).debugDescription == "(1.0, 2.5, -3.0, 4.0)")
        #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
        #expect("\(CGSize(width: 1, height: 2))" == "(1.0, 2.0)")
        #expect("\(CGVector(dx: 1, dy: 2))" == "(1.0, 2.0)")
        #expect("\(CGRect(x: 0, y: 0, width: 10, height: 20))" == "(0.0, 0.0, 10.0, 20.0)")
    }
}
