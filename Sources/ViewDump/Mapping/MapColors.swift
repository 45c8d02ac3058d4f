// SPDX-License-Identifier: Apache-2.0

/// Colors for a map: adjacent views have different ones, as long as there are enough.
struct MapColors {
    /// For each receiver, in their order, a place in `palette`.
    let colors: [Int]

    /// Light, and far apart from those before and after.
    static let palette = [
        "#a6cee3", "#fdbf6f", "#b2df8a", "#fb9a99", "#cab2d6", "#ffef99", "#8dd3c7", "#f4b6d8", "#bdbdbd", "#d9b48f",
        "#9fb8e8",
        "#c5e86c",
    ]

    /// - Parameter receivers: the views that get cells, in the order of the dump.
    init(of receivers: [Int], on raster: TouchRaster) {
        let places = Dictionary(receivers.enumerated().map { ($1, $0) }) { first, _ in first }
        var neighbors = [Set<Int>](repeating: [], count: receivers.count)
        func meet(_ left: Int32, _ right: Int32) {
            guard left != right, left >= 0, right >= 0, let a = places[Int(left)], let b = places[Int(right)] else {
                return
            }
            neighbors[a].insert(b)
            neighbors[b].insert(a)
        }
        for row in 0..<raster.rows {
            for column in 0..<raster.columns {
                let place = row * raster.columns + column
                if column > 0 { meet(raster.owners[place - 1], raster.owners[place]) }
                if row > 0 { meet(raster.owners[place - raster.columns], raster.owners[place]) }
            }
        }
        var colors = [Int](repeating: -1, count: receivers.count)
        for index in receivers.indices {
            let taken = Set(neighbors[index].map { colors[$0] })
            let start = index % Self.palette.count
            let turned = Self.palette.indices.map { ($0 + start) % Self.palette.count }
            colors[index] = turned.first { !taken.contains($0) } ?? start
        }
        self.colors = colors
    }
}
