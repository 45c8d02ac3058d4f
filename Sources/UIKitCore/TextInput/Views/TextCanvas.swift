// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Shows the visible lines of a text, each in a view of its own. A changed line is painted again; the lines below it only move.
final class TextCanvas: ControlPart {
    /// Behind the lines: highlights of selected or marked text.
    let selectionContainer = ControlPart()
    private let underlines = ControlPart()
    private var views: [ObjectIdentifier: (view: TextLineView, geometry: TextLineGeometry)] = [:]

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(selectionContainer)
        addSubview(underlines)
    }

    required init?(coder: NSCoder) { nil }

    /// Assistive technology reads the text as the value of the view around it.
    override var accessibilityDefaults: DisplayAccessibility {
        var defaults = super.accessibilityDefaults
        defaults.isHidden = true
        return defaults
    }

    /// Shows the lines between two heights, in the coordinates of the surface, which are this view's own. Shows no line
    /// behind the last one, which may be shortened. A style for links is applied over their own.
    func show(
        _ surface: TextSurface, from top: CGFloat, to bottom: CGFloat, font: UIFont, color: UIColor,
        links: TextStyle? = nil, lastLine: Int = .max, shortened: TextLineGeometry.Run? = nil
    ) {
        let lines = surface.lines
        let seen = lines.indices(from: top - surface.origin.y, to: bottom - surface.origin.y)
        let (first, last) = (min(lastLine, seen.lowerBound), min(lastLine, seen.upperBound))
        var kept: [ObjectIdentifier: (view: TextLineView, geometry: TextLineGeometry)] = [:]
        var spare = views
        var wanted: [(line: Int, geometry: TextLineGeometry)] = []
        for line in first...last {
            let geometry = lines.geometry(line, surface.editor.buffer)
            wanted.append((line, geometry))
            spare[ObjectIdentifier(geometry)] = nil
        }
        for (line, geometry) in wanted {
            let key = ObjectIdentifier(geometry)
            let view = views[key]?.view ?? takeSpare(&spare)
            kept[key] = (view, geometry)
            let indent = lines.indent(line, surface.editor.buffer)
            let short = line == lastLine ? shortened : nil
            let frame = CGRect(
                x: surface.origin.x + indent, y: surface.origin.y + lines.top(of: line),
                width: short?.width ?? geometry.width, height: lines.height(of: line))
            if view.frame != frame { view.frame = frame }
            view.content = TextLineView.Content(
                runs: (short.map { [$0] } ?? geometry.runs).map { run in
                    guard let links, run.style?.isLink == true else { return run }
                    var link = run
                    link.style?.overlay(links)
                    return link
                }, font: font, color: color, ascent: lines.ascent(of: line), lineWidth: lines.lineWidth)
        }
        for entry in spare.values.sorted(by: { $0.view.order < $1.view.order }) { entry.view.removeFromSuperview() }
        views = kept
        lines.forgetGeometry(farFrom: first...last)
    }

    private func takeSpare(
        _ spare: inout [ObjectIdentifier: (view: TextLineView, geometry: TextLineGeometry)]
    ) -> TextLineView {
        // The same view in every run: the choice must not depend on addresses.
        let oldest = spare.min { $0.value.view.order < $1.value.view.order }
        if let oldest {
            spare[oldest.key] = nil
            return oldest.value.view
        }
        let view = TextLineView()
        nextOrder += 1
        view.order = nextOrder
        addSubview(view)
        return view
    }

    private var nextOrder = 0

    /// Underlines the marked text.
    func underline(_ rects: [CGRect], color: UIColor) {
        while underlines.subviews.count > rects.count { underlines.subviews.last?.removeFromSuperview() }
        while underlines.subviews.count < rects.count { underlines.addSubview(ControlPart()) }
        for (view, rect) in zip(underlines.subviews, rects) {
            let frame = CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1)
            if view.frame != frame { view.frame = frame }
            if view.backgroundColor != color { view.backgroundColor = color }
        }
    }

    /// The painted lines, from top to bottom, for tests.
    var paintedText: [String] {
        views.values.map(\.view).sorted { $0.frame.minY < $1.frame.minY }
            .map { $0.content?.runs.map(\.text).joined() ?? "" }
    }
}
