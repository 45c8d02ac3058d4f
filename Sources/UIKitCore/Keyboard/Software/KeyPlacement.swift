// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Where the keys of a plane lie.
struct KeyPlacement: Hashable {
    struct Place: Hashable {
        let key: KeyboardKey
        /// The key with half of the gaps around it: the area that a finger can touch (points, the plane's coordinates).
        let cell: CGRect
        /// What is painted.
        let face: CGRect
    }

    let places: [Place]

    init(_ rows: [[KeyboardKey]], in bounds: CGRect, metrics: KeyboardMetrics) {
        var result: [Place] = []
        let area = CGRect(
            x: bounds.minX, y: bounds.minY + metrics.topMargin, width: bounds.width,
            height: bounds.height - metrics.topMargin - 4)
        let height = area.height / CGFloat(max(rows.count, 1))
        for (number, row) in rows.enumerated() {
            let unit = area.width / 10
            let fixed = row.reduce(0) { $0 + $1.width }
            let flexible = CGFloat(row.count { $0.width == 0 })
            let rest = max(0, 10 - fixed)
            var left = area.minX + (flexible > 0 ? 0 : rest * unit / 2)
            for key in row {
                let width = (key.width > 0 ? key.width : rest / flexible) * unit
                let cell = CGRect(x: left, y: area.minY + CGFloat(number) * height, width: width, height: height)
                left += width
                guard key.action != .none else { continue }
                let face = cell.shrunk(dx: metrics.gap.width / 2, dy: metrics.gap.height / 2)
                result.append(Place(key: key, cell: cell, face: face))
            }
        }
        places = result
    }

    /// The key that a finger means: the one whose cell it is in, or the nearest in its row; `nil` farther than a row away.
    func place(at point: CGPoint) -> Place? {
        var best: (place: Place, distance: CGFloat)?
        for place in places {
            let across = max(place.cell.minX - point.x, 0, point.x - place.cell.maxX)
            let down = max(place.cell.minY - point.y, 0, point.y - place.cell.maxY)
            // The row counts before the column: so a finger beside a short row means the row's first key.
            let distance = across + down * 4
            if down <= place.cell.height, best.map({ distance < $0.distance }) ?? true { best = (place, distance) }
        }
        return best?.place
    }
}
