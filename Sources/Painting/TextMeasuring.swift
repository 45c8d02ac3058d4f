// SPDX-License-Identifier: Apache-2.0

#if Painting
    import CPangoCairo
    import Foundation
    import UIKitCore

    extension MeasuredText {
        /// PX3: the painter's measures, as the answer to a request of a scene's ``TextMetrics``.
        ///
        /// Heights are those of the face itself, advances those of each text alone, without kerning and ligatures.
        public init(measuring request: TextMeasureRequest) {
            let context = TypesetLine.newContext()
            defer { g_object_unref(UnsafeMutableRawPointer(context)) }
            let description = TypesetLine.description(of: request.face, Self.size)
            defer { pango_font_description_free(description) }
            var metrics = FontMetrics(ascent: 0, descent: 0, lineGap: 0)
            if let font = pango_context_load_font(context, description) {
                let found = pango_font_get_metrics(font, nil)
                func ems(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) / Self.size }
                metrics.ascent = ems(pango_font_metrics_get_ascent(found))
                metrics.descent = ems(pango_font_metrics_get_descent(found))
                metrics.lineGap = max(0, ems(pango_font_metrics_get_height(found)) - metrics.ascent - metrics.descent)
                pango_font_metrics_unref(found)
                g_object_unref(UnsafeMutableRawPointer(font))
            }
            for text in request.graphemes {
                let advance = TypesetLine(text, request.face, Self.size, in: context).width / Self.size
                // Graphemes are asked for, each a string of its own, and letters with joiners beside them.
                let isGrapheme = text.dropFirst().isEmpty
                if let grapheme = text.first, isGrapheme { metrics.advances[grapheme] = advance }
                if !isGrapheme || text.unicodeScalars.last == "\u{200D}" { metrics.joined[text] = advance }
            }
            self.init(face: request.face, metrics: metrics)
        }

        /// Large enough that rounding is lost.
        private static let size: CGFloat = 1000
    }
#endif
