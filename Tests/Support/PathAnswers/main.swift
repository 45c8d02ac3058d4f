// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// Prints random paths, how a line along each is drawn, and what is in them, as JSON: a browser answers the same questions in
// Tests/Browser/test_paths.py, and must give the same answers.

/// The same paths each time.
struct Numbers {
    private var state: UInt64 = 42

    mutating func next(_ low: CGFloat = 0, to high: CGFloat) -> CGFloat {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return low + (high - low) * CGFloat(state >> 33) / CGFloat(1 << 31)
    }

    mutating func count(below limit: Int) -> Int { min(Int(next(to: CGFloat(limit))), limit - 1) }

    mutating func point() -> CGPoint { CGPoint(x: next(to: 200), y: next(to: 200)) }

    mutating func size() -> CGSize { CGSize(width: next(20, to: 120), height: next(20, to: 120)) }

    mutating func path() -> CGPath {
        let path = CGMutablePath()
        for _ in 0...count(below: 3) {
            switch count(below: 6) {
            case 0: path.addEllipse(in: CGRect(origin: point(), size: size()))
            case 1:
                path.addRoundedRect(
                    in: CGRect(origin: point(), size: size()), cornerWidth: next(to: 30), cornerHeight: next(to: 30))
            case 2:
                path.addArc(
                    center: point(), radius: next(to: 60), startAngle: next(-3, to: 4), endAngle: next(-3, to: 4),
                    clockwise: count(below: 2) == 0)
            default: addWay(to: path)
            }
        }
        return path
    }

    private mutating func addWay(to path: CGMutablePath) {
        path.move(to: point())
        for _ in 0...count(below: 5) {
            switch count(below: 3) {
            case 0: path.addLine(to: point())
            case 1: path.addQuadCurve(to: point(), control: point())
            default: path.addCurve(to: point(), control1: point(), control2: point())
            }
        }
        if count(below: 2) == 0 { path.closeSubpath() }
    }
}

/// The path as SVG writes it.
func drawn(_ path: CGPath) -> String {
    var words: [String] = []
    path.applyWithBlock { element in
        let (type, points) = (element.pointee.type, element.pointee.points)
        func add(_ letter: String, _ count: Int) {
            words.append(letter + (0..<count).map { "\(points[$0].x) \(points[$0].y)" }.joined(separator: " "))
        }
        switch type {
        case .moveToPoint: add("M", 1)
        case .addLineToPoint: add("L", 1)
        case .addQuadCurveToPoint: add("Q", 2)
        case .addCurveToPoint: add("C", 3)
        case .closeSubpath: words.append("Z")
        }
    }
    return words.joined()
}

/// A point, whether the path contains it by winding and by even-odd, and whether the line along it does; 2 for that where the line's
/// edge is nearer than browsers are exact.
struct Question: Encodable {
    var point: [CGFloat]
    var answers: [Int]
}

struct Sheet: Encodable {
    var path: String
    var box: [CGFloat]
    var width: CGFloat
    var cap: Int32
    var join: Int32
    var miterLimit: CGFloat
    var dashes: [CGFloat]
    var phase: CGFloat
    var questions: [Question]
}

var numbers = Numbers()
let sheets = (0..<60).map { _ in
    let path = numbers.path()
    let dashes = (0..<numbers.count(below: 5)).map { _ in numbers.next(1, to: 30) }
    var sheet = Sheet(
        path: drawn(path), box: [], width: numbers.next(0.5, to: 20), cap: Int32(numbers.count(below: 3)),
        join: Int32(numbers.count(below: 3)), miterLimit: numbers.next(1, to: 11), dashes: dashes,
        phase: numbers.next(to: 50), questions: [])
    let box = path.boundingBoxOfPath
    sheet.box = [box.minX, box.minY, box.width, box.height]
    let way = dashes.isEmpty ? path : path.copy(dashingWithPhase: sheet.phase, lengths: dashes)
    let line = way.copy(
        strokingWithWidth: sheet.width, lineCap: CGLineCap(rawValue: sheet.cap) ?? .butt,
        lineJoin: CGLineJoin(rawValue: sheet.join) ?? .miter, miterLimit: sheet.miterLimit)
    for _ in 0..<100 {
        let point = CGPoint(x: numbers.next(-30, to: 230), y: numbers.next(-30, to: 230))
        let isOnLine = line.contains(point)
        // Chromium cuts dashes to about a quarter of a point.
        let isNearEdge = [0.1, 0.25].contains { radius in
            (0..<8).contains { step in
                let angle = Double(step) * .pi / 4
                return isOnLine
                    != line.contains(CGPoint(x: point.x + radius * cos(angle), y: point.y + radius * sin(angle)))
            }
        }
        sheet.questions.append(
            Question(
                point: [point.x, point.y],
                answers: [
                    path.contains(point) ? 1 : 0, path.contains(point, using: .evenOdd) ? 1 : 0,
                    isNearEdge ? 2 : isOnLine ? 1 : 0,
                ]))
    }
    return sheet
}
let encoder = JSONEncoder()
print(String(decoding: try encoder.encode(sheets), as: UTF8.self))
