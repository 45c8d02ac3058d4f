import CoreGraphics
import EventTrace
import UIKit

/// A view as the page gets it. What has its default is left out.
struct ViewRecord: Encodable, Equatable, Sendable {
    var id: UInt32
    var `class`: String
    /// UIKit's nearest class of an application's own.
    var base: String?
    var label: String?
    /// Origin and size, in the view's own coordinates.
    var bounds: [Double]
    /// Where the anchor point lies, in the superview's coordinates.
    var center: [Double]
    /// In units of the size; the middle if missing.
    var anchor: [Double]?
    /// a, b, c, d, tx and ty, around the anchor point.
    var transform: [Double]?
    /// Whether it is turned in space, which a plane's six numbers tell but in part.
    var isSpatial: Bool?
    var alpha: Double?
    var isHidden: Bool?
    var isDisabled: Bool?
    var clips: Bool?
    var isMultipleTouch: Bool?
    var isExclusiveTouch: Bool?
    var isAnimating: Bool?
    /// Which of the methods of hit-testing its class overrides.
    var overrides: [String]?
    var controller: String?
    var recognizers: [RecognizerRecord]?
    /// CSS colors and lengths of what it shows.
    var background: String?
    var radius: Double?
    var border: BorderRecord?
    var text: TextRecord?
    var isImage: Bool?
    /// Back to front.
    var children: [UInt32]

    @MainActor
    init(_ view: UIView, _ application: UIApplication) {
        let subject = application.subjectIfNumbered(of: view)
        (id, self.class, label) = (subject.identifier, subject.className, subject.label)
        base = view.baseClassName
        let rect = view.bounds
        bounds = [rect.origin.x, rect.origin.y, rect.width, rect.height].map(Self.finite)
        center = [view.center.x, view.center.y].map(Self.finite)
        if view.anchorPoint != CGPoint(x: 0.5, y: 0.5) { anchor = [view.anchorPoint.x, view.anchorPoint.y] }
        if !CATransform3DIsIdentity(view.transform3D) {
            let full = view.transform3D
            transform = [full.m11, full.m12, full.m21, full.m22, full.m41, full.m42].map(Self.finite)
            if !CATransform3DIsAffine(full) { isSpatial = true }
        }
        if view.alpha != 1 { alpha = Self.finite(view.alpha) }
        isHidden = Self.ifTrue(view.isHidden)
        isDisabled = Self.ifTrue(!view.isUserInteractionEnabled)
        clips = Self.ifTrue(view.clipsToBounds)
        isMultipleTouch = Self.ifTrue(view.isMultipleTouchEnabled)
        isExclusiveTouch = Self.ifTrue(view.isExclusiveTouch)
        isAnimating = Self.ifTrue(view.refusesWhileAnimating)
        let methods = [
            view.overridesHitTest ? "hitTest(_:with:)" : nil, view.overridesPointInside ? "point(inside:with:)" : nil,
        ].compactMap(\.self)
        if !methods.isEmpty { overrides = methods }
        if let owner = view.next as? UIViewController, owner.viewIfLoaded === view {
            controller = application.subjectIfNumbered(of: owner).className
        }
        if let list = view.gestureRecognizers, !list.isEmpty {
            recognizers = list.map { RecognizerRecord($0, application) }
        }
        let painted = view.painted
        background = CSS.color(painted.backgroundColor?.cgColor)
        let look = painted.look
        if look.cornerRadius > 0 { radius = Self.finite(look.cornerRadius) }
        if look.borderWidth > 0, let color = CSS.color(look.borderColor) {
            border = BorderRecord(width: Self.finite(look.borderWidth), color: color)
        }
        switch painted.content {
        case .none: break
        case .text(let text): self.text = TextRecord(text)
        case .image: isImage = true
        }
        children = view.subviews.map(\.numberIfGiven).filter { $0 != 0 }
    }

    /// JSON has no other numbers, and a picture no place for them.
    static func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }

    private static func ifTrue(_ value: Bool) -> Bool? { value ? true : nil }
}

/// A recognizer of a view.
struct RecognizerRecord: Encodable, Equatable, Sendable {
    var id: UInt32?
    var `class`: String
    var name: String?
    var state: String
    var isDisabled: Bool?

    @MainActor
    init(_ recognizer: UIGestureRecognizer, _ application: UIApplication) {
        let subject = application.subjectIfNumbered(of: recognizer)
        id = subject.identifier == 0 ? nil : subject.identifier
        (self.class, name) = (subject.className, subject.label)
        state = recognizer.stateName
        isDisabled = recognizer.isEnabled ? nil : true
    }
}

struct BorderRecord: Encodable, Equatable, Sendable {
    var width: Double
    var color: String
}

/// Laid-out text: its lines with their baselines in the view's own coordinates.
struct TextRecord: Encodable, Equatable, Sendable {
    struct Line: Encodable, Equatable, Sendable {
        var text: String
        var x: Double
        var y: Double
    }

    /// More of a text no picture of this size shows.
    private static let greatestLineLength = 200
    private static let greatestNumberOfLines = 60

    /// A CSS font.
    var font: String
    var color: String
    var lines: [Line]

    @MainActor
    init(_ text: DisplayText) {
        let family =
            switch text.face.family {
            case .system, .named: "system-ui, sans-serif"
            case .monospaced: "ui-monospace, monospace"
            }
        font = "\(text.face.isItalic ? "italic " : "")\(text.face.weight) \(ViewRecord.finite(text.size))px \(family)"
        color = CSS.color(text.color.cgColor) ?? "transparent"
        lines = text.lines.prefix(Self.greatestNumberOfLines).map {
            Line(
                text: String($0.text.prefix(Self.greatestLineLength)), x: ViewRecord.finite($0.baseline.x),
                y: ViewRecord.finite($0.baseline.y))
        }
    }
}

/// Values as style sheets write them.
enum CSS {
    /// `nil` for what shows nothing.
    static func color(_ color: CGColor?) -> String? {
        guard let color, let components = color.components, color.alpha > 0 else { return nil }
        let isGray = components.count < 4
        let channels = [components[0], components[isGray ? 0 : 1], components[isGray ? 0 : 2]].map(byte)
        let alpha = (min(color.alpha, 1) * 1000).rounded() / 1000
        return "rgb(\(channels[0]) \(channels[1]) \(channels[2]) / \(alpha))"
    }

    /// The comparison is false for NaN, which becomes 0.
    private static func byte(_ part: Double) -> Int { Int((part > 0 ? min(part, 1) : 0) * 255 + 0.5) }
}
