// SPDX-License-Identifier: Apache-2.0

#if Painting
    import CPangoCairo
    import Foundation
    import UIKitCore

    // PX1: paints letters as filled outlines. So they stand at the layout's places and not at whole pixels, and no setting of
    // the desktop changes them.
    extension Canvas {
        /// A run of text in one face, its baseline's left end at a point. Without a direction, its characters decide it.
        func paint(
            _ text: String, _ face: FontFace, _ size: CGFloat, _ color: CGColor, alpha: CGFloat = 1,
            at baseline: CGPoint, isRightToLeft: Bool? = nil, kern: CGFloat = 0
        ) {
            guard size > 0, size.isFinite, baseline.x.isFinite, baseline.y.isFinite else { return }
            let line = images.texts.line(text, face, size, isRightToLeft: isRightToLeft, kern: kern)
            let place = snapped(baseline)
            guard isSeen(line.ink.offsetBy(dx: place.x, dy: place.y)) else { return }
            setColor(color, alpha: alpha)
            cairo_new_path(pen)
            guard !line.isColored else {
                cairo_move_to(pen, place.x, place.y)
                return pango_cairo_show_layout_line(pen, line.first)
            }
            scoped {
                cairo_translate(pen, place.x, place.y)
                var matrix = cairo_matrix_t()
                cairo_get_matrix(pen, &matrix)
                guard let outline = line.outline(matrix) else { return }
                cairo_identity_matrix(pen)
                cairo_translate(pen, matrix.x0, matrix.y0)
                cairo_append_path(pen, outline)
            }
            fill()
        }

        /// Whether some of a box is not clipped.
        private func isSeen(_ box: CGRect) -> Bool {
            var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
            cairo_clip_extents(pen, &left, &top, &right, &bottom)
            return box.minX <= right && box.maxX >= left && box.minY <= bottom && box.maxY >= top
        }
    }

    /// A line of text, set by Pango, in the same faces as in the page.
    final class TypesetLine {
        private let layout: OpaquePointer?
        private var outlined: (matrix: cairo_matrix_t, path: UnsafeMutablePointer<cairo_path_t>)?
        /// The last picture that showed it.
        var lastPicture = 0

        /// - Parameter isRightToLeft: `nil` if the characters decide it.
        init(
            _ text: String, _ face: FontFace, _ size: CGFloat, isRightToLeft: Bool? = nil, kern: CGFloat = 0,
            in context: OpaquePointer
        ) {
            // Without kerning and ligatures, advances add up to the program's layout.
            var features = "kern=0, liga=0, clig=0, calt=0"
            if face.hasMonospacedDigits { features += ", tnum=1" }
            // Spaces at a line's end stand at the paragraph's end, so the paragraph gets the run's direction.
            pango_context_set_base_dir(context, isRightToLeft == true ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
            layout = pango_layout_new(context)
            pango_layout_set_single_paragraph_mode(layout, 1)
            pango_layout_set_auto_dir(layout, 0)
            let description = Self.description(of: face, size)
            pango_layout_set_font_description(layout, description)
            pango_font_description_free(description)
            let attributes = pango_attr_list_new()
            pango_attr_list_insert(attributes, pango_attr_font_features_new(features))
            if kern != 0, kern.isFinite {
                let spacing = Int32((min(max(kern, -1e5), 1e5) * CGFloat(PANGO_SCALE)).rounded())
                pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(spacing))
            }
            pango_layout_set_attributes(layout, attributes)
            pango_attr_list_unref(attributes)
            // Each run reads in the direction that it was given, whatever its characters are.
            let shown =
                switch isRightToLeft {
                case true: "\u{202E}\(text)\u{202C}"
                case false: "\u{202D}\(text)\u{202C}"
                case nil: text
                }
            // A zero byte would end the text.
            let bytes = Array(shown.replacing("\0", with: "\u{FFFD}").utf8CString)
            pango_layout_set_text(layout, bytes, Int32(clamping: bytes.count - 1))
        }

        deinit {
            if let layout { g_object_unref(UnsafeMutableRawPointer(layout)) }
            if let outlined { cairo_path_destroy(outlined.path) }
        }

        /// The area that its letters cover, and a little more, in points from the baseline's left end.
        private(set) lazy var ink: CGRect = {
            guard let first else { return .null }
            var box = PangoRectangle()
            pango_layout_line_get_extents(first, &box, nil)
            func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
            return CGRect(
                x: points(box.x), y: points(box.y), width: points(box.width), height: points(box.height)
            ).insetBy(dx: -2, dy: -2)
        }()

        /// The letters' outlines in pixels from the baseline's left end, after a transform. The last ones are kept.
        func outline(_ matrix: cairo_matrix_t) -> UnsafeMutablePointer<cairo_path_t>? {
            if let outlined, outlined.matrix.xx == matrix.xx, outlined.matrix.yx == matrix.yx,
                outlined.matrix.xy == matrix.xy, outlined.matrix.yy == matrix.yy
            {
                return outlined.path
            }
            // An unbounded surface: on a bounded one, Cairo leaves out letters that are far outside.
            guard let first, let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil),
                let pen = cairo_create(surface)
            else { return nil }
            defer {
                cairo_destroy(pen)
                cairo_surface_destroy(surface)
            }
            var linear = cairo_matrix_t(xx: matrix.xx, yx: matrix.yx, xy: matrix.xy, yy: matrix.yy, x0: 0, y0: 0)
            cairo_set_matrix(pen, &linear)
            cairo_move_to(pen, 0, 0)
            pango_cairo_layout_line_path(pen, first)
            cairo_identity_matrix(pen)
            guard let path = cairo_copy_path(pen) else { return nil }
            if let outlined { cairo_path_destroy(outlined.path) }
            outlined = (matrix, path)
            return path
        }

        var first: UnsafeMutablePointer<PangoLayoutLine>? { pango_layout_get_line_readonly(layout, 0) }

        /// In points.
        var width: CGFloat {
            var box = PangoRectangle()
            pango_layout_get_extents(layout, nil, &box)
            return CGFloat(box.width) / CGFloat(PANGO_SCALE)
        }

        /// Whether a face of it has pictures for letters, which have no outlines.
        private(set) lazy var isColored: Bool = {
            var run = first?.pointee.runs
            while let item = run {
                let glyphs = item.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
                if let font = glyphs.pointee.item.pointee.analysis.font, let shapes = pango_font_get_hb_font(font) {
                    let face = hb_font_get_face(shapes)
                    if hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0 { return true }
                }
                run = item.pointee.next
            }
            return false
        }()

        // MARK: Faces

        /// Without hints, so that a letter is as wide at one size as at another.
        static func newContext() -> OpaquePointer {
            guard let context = pango_font_map_create_context(pango_cairo_font_map_get_default()) else {
                preconditionFailure("Pango has no memory.")
            }
            let options = cairo_font_options_create()
            cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
            cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
            cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
            pango_cairo_context_set_font_options(context, options)
            cairo_font_options_destroy(options)
            pango_context_set_round_glyph_positions(context, 0)
            pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
            // With the desktop's language, letters for Chinese and Japanese would differ between desktops.
            pango_context_set_language(context, pango_language_from_string("en"))
            return context
        }

        /// The same families as the page has (`fonts.js`).
        private static func families(of face: FontFace) -> String {
            let system = "system-ui,Segoe UI,Roboto,DejaVu Sans,sans-serif"
            return switch face.family {
            case .system: system
            case .monospaced: "ui-monospace,SF Mono,Menlo,Consolas,DejaVu Sans Mono,monospace"
            case .named(let name): "\(name.replacing(",", with: " ").replacing("\0", with: "")),\(system)"
            }
        }

        static func description(of face: FontFace, _ size: CGFloat) -> OpaquePointer? {
            if case .named(let family) = face.family { OwnFonts.add(family) }
            let description = pango_font_description_new()
            pango_font_description_set_family(description, families(of: face))
            pango_font_description_set_weight(
                description, PangoWeight(rawValue: UInt32(min(max(face.weight, 100), 1000))))
            pango_font_description_set_style(description, face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
            pango_font_description_set_absolute_size(description, min(size, 10_000) * CGFloat(PANGO_SCALE))
            return description
        }
    }
#endif
