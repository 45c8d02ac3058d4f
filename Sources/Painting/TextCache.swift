// SPDX-License-Identifier: Apache-2.0

#if Painting
    import CPangoCairo
    import UIKitCore

    /// A cache of set texts: Pango needs more time to set them than Cairo to paint them.
    final class TextCache {
        private struct Key: Hashable {
            var text: String
            var face: FontFace
            var size: CGFloat
            var isRightToLeft: Bool?
            var kern: CGFloat
        }

        private var lines: [Key: TypesetLine] = [:]
        private var metrics: [FontFace: FontMetrics] = [:]
        private var picture = 0
        private lazy var context = TypesetLine.newContext()
        /// Twice the texts of a full screen.
        private static let most = 4096

        deinit { g_object_unref(UnsafeMutableRawPointer(context)) }

        /// A new picture begins. If there are many texts, those that the last picture did not show are forgotten.
        func beginPicture() {
            picture += 1
            guard lines.count > Self.most else { return }
            let latest = picture - 1
            lines = lines.filter { $0.value.lastPicture == latest }
        }

        func line(
            _ text: String, _ face: FontFace, _ size: CGFloat, isRightToLeft: Bool? = nil, kern: CGFloat = 0
        ) -> TypesetLine {
            let key = Key(text: text, face: face, size: size, isRightToLeft: isRightToLeft, kern: kern)
            let line =
                lines[key] ?? TypesetLine(text, face, size, isRightToLeft: isRightToLeft, kern: kern, in: context)
            line.lastPicture = picture
            lines[key] = line
            return line
        }

        /// Of the face itself, in units of its size.
        func heights(of face: FontFace) -> FontMetrics {
            if let known = metrics[face] { return known }
            let measured = MeasuredText(measuring: TextMeasureRequest(face: face, graphemes: [])).metrics
            metrics[face] = measured
            return measured
        }
    }
#endif
