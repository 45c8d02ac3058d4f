// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The picture of a screen or a view, as an SVG with one element a line, so that pictures can be compared by lines.
///
/// It is made without a host, from the data for hosts: the same program makes the same picture on every machine. Text stands
/// at the place and in the width of the application's layout; the viewer chooses the letters.
public struct ScreenPicture: Sendable, Equatable, CustomStringConvertible {
    /// A complete document, which loads nothing.
    public let svg: String
    /// In points.
    public let size: CGSize

    @MainActor
    fileprivate init(over box: CGRect, _ paint: (inout PictureWriter) -> Void) {
        size = box.size
        var writer = PictureWriter()
        writer.open(
            "svg",
            [
                "xmlns=\"http://www.w3.org/2000/svg\"", PictureWriter.attribute("width", box.width),
                PictureWriter.attribute("height", box.height),
                PictureWriter.attribute("viewBox", box.minX, box.minY, box.width, box.height),
            ])
        paint(&writer)
        writer.close()
        svg = writer.text
    }

    /// The picture as SVG.
    public var description: String { svg }
}

extension TestScreen {
    /// The picture of the screen, after pending layout. Animations appear at their ends; see ``finishAnimations(timeout:file:line:)``.
    public func picture() -> ScreenPicture {
        settle()
        let isDark = window.traitCollection.userInterfaceStyle == .dark
        let box = scene.screen.bounds
        return ScreenPicture(over: box) { writer in
            writer.add(
                "rect", PictureWriter.box(box) + PictureWriter.paint("fill", CGColor(gray: isDark ? 0 : 1, alpha: 1)))
            for shown in scene.shownWindows { writer.add(shown) }
        }
    }

    /// The picture of a view with its content, in its own coordinates, without the views behind and around it.
    public func picture(of view: UIView) -> ScreenPicture {
        settle()
        return ScreenPicture(over: view.bounds) { $0.add(view, isPlaced: false) }
    }
}
