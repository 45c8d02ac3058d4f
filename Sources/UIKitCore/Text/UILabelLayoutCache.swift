// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A label's last layouts: usually one for its size and one for painting.
struct UILabelLayoutCache {
    private struct Entry {
        var styled: StyledText?
        var options: TextLayout.Options
        var size: CGSize
        var layout: TextLayout
    }

    private static let capacity = 3

    private var entries: [Entry] = []
    private var generation = -1
    /// The metrics that have the generation.
    private var metrics: TextMetrics?

    /// How many texts have been set, for tests.
    private(set) var layoutCount = 0

    /// The layout of `text` in `size`: one of the last few with these measures, or a new one.
    @MainActor
    mutating func layout(
        of text: String, styled: StyledText? = nil, options: TextLayout.Options, size: CGSize, metrics: TextMetrics
    ) -> TextLayout {
        if generation != metrics.generation || metrics !== self.metrics { removeAll() }
        if let known = entries.first(where: {
            $0.size == size && $0.options == options && $0.layout.text == text && $0.styled == styled
        }) {
            return known.layout
        }
        let layout =
            styled.map {
                TextLayout($0, options: options, width: size.width, height: size.height, metrics: metrics)
            } ?? TextLayout(text, options: options, width: size.width, height: size.height, metrics: metrics)
        layoutCount += 1
        generation = metrics.generation
        self.metrics = metrics
        if entries.count == Self.capacity { entries.removeFirst() }
        entries.append(Entry(styled: styled, options: options, size: size, layout: layout))
        return layout
    }

    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
    }
}
