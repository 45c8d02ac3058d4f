// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension AttributeScopes {
    /// The attributes of `AttributedString` that UIKit shows.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of `AttributedString` that UIKit shows. They have the names of `NSAttributedString.Key`. Paragraph styles are not
    /// among them: they can be changed, and values of an `AttributedString` cannot.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The color of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The distance between letters, in points.
        public let kern: KernAttribute
        /// Whether a line is drawn through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The color of the line through the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// Whether a line is drawn under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of the line under the text.
        public let underlineColor: UnderlineColorAttribute
        /// How far the text stands above the line, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The width of the letters' outlines.
        public let strokeWidth: StrokeWidthAttribute
        /// The color of the letters' outlines.
        public let strokeColor: StrokeColorAttribute

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// The type of its values.
            public typealias Value = UIFont
            /// Its name.
            public static let name = NSAttributedString.Key.font.rawValue
        }
        /// The color of the text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of its values.
            public typealias Value = UIColor
            /// Its name.
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }
        /// The color behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of its values.
            public typealias Value = UIColor
            /// Its name.
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }
        /// The distance between letters.
        public enum KernAttribute: AttributedStringKey {
            /// The type of its values.
            public typealias Value = CGFloat
            /// Its name.
            public static let name = NSAttributedString.Key.kern.rawValue
        }
        /// The line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of its values.
            public typealias Value = NSUnderlineStyle
            /// Its name.
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }
        /// The color of the line through the text.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// The type of its values.
            public typealias Value = UIColor
            /// Its name.
            public static let name = NSAttributedString.Key.strikethroughColor.rawValue
        }
        /// The line under the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of its values.
            public typealias Value = NSUnderlineStyle
            /// Its name.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }
        /// The color of the line under the text.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// The type of its values.
            public typealias Value = UIColor
            /// Its name.
            public static let name = NSAttributedString.Key.underlineColor.rawValue
        }
        /// The distance of the text from the line.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of its values.
            public typealias Value = CGFloat
            /// Its name.
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }
        /// The width of the letters' outlines.
        public enum StrokeWidthAttribute: AttributedStringKey {
            /// The type of its values.
            public typealias Value = CGFloat
            /// Its name.
            public static let name = NSAttributedString.Key.strokeWidth.rawValue
        }
        /// The color of the letters' outlines.
        public enum StrokeColorAttribute: AttributedStringKey {
            /// The type of its values.
            public typealias Value = UIColor
            /// Its name.
            public static let name = NSAttributedString.Key.strokeColor.rawValue
        }
    }
}

extension AttributeDynamicLookup {
    /// An attribute of UIKit's by its name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}

/// An attribute of `AttributedString` and of `NSAttributedString`, and the ways between them.
private struct AttributeBridge: Sendable {
    let key: NSAttributedString.Key
    let object: @Sendable (AttributeContainer) -> Any?
    let take: @Sendable (Any, inout AttributeContainer) -> Void

    init<Name: AttributedStringKey>(
        _ name: Name.Type, object: @escaping @Sendable (Name.Value) -> Any = { $0 },
        value: @escaping @Sendable (Any) -> Name.Value? = { $0 as? Name.Value }
    ) where Name.Value: Sendable {
        key = NSAttributedString.Key(Name.name)
        self.object = { $0[Name.self].map(object) }
        take = { taken, container in if let value = value(taken) { container[Name.self] = value } }
    }

    private static func number(_ object: Any) -> CGFloat? { CGFloat(anyNumber: object) }

    private static func style(_ object: Any) -> NSUnderlineStyle? {
        (object as? NSUnderlineStyle) ?? number(object).map { NSUnderlineStyle(rawValue: Int($0)) }
    }

    typealias Scope = AttributeScopes.UIKitAttributes

    static let all: [AttributeBridge] =
        [
            AttributeBridge(Scope.FontAttribute.self),
            AttributeBridge(Scope.ForegroundColorAttribute.self), AttributeBridge(Scope.BackgroundColorAttribute.self),
            AttributeBridge(Scope.KernAttribute.self, value: number),
            AttributeBridge(Scope.StrikethroughStyleAttribute.self, object: { $0.rawValue }, value: style),
            AttributeBridge(Scope.StrikethroughColorAttribute.self),
            AttributeBridge(Scope.UnderlineStyleAttribute.self, object: { $0.rawValue }, value: style),
            AttributeBridge(Scope.UnderlineColorAttribute.self),
            AttributeBridge(Scope.BaselineOffsetAttribute.self, value: number),
            AttributeBridge(Scope.StrokeWidthAttribute.self, value: number),
            AttributeBridge(Scope.StrokeColorAttribute.self),
            AttributeBridge(AttributeScopes.FoundationAttributes.LinkAttribute.self),
        ]

    /// Of Foundation's attributes only links are here. No scope tells its attributes, so any other one stands for all.
    static func of(_ scope: any AttributeScope.Type) -> [AttributeBridge] {
        scope == AttributeScopes.FoundationAttributes.self ? all.filter { $0.key == .link } : all
    }
}

extension AttributeContainer {
    /// The attributes of UIKit's, and links, that a dictionary has; others are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init(dictionary, AttributeBridge.all)
    }

    /// The attributes of a scope that a dictionary has (PO53).
    public init<Scope: AttributeScope>(
        _ dictionary: [NSAttributedString.Key: Any], including scope: KeyPath<AttributeScopes, Scope.Type>
    ) throws { try self.init(dictionary, including: Scope.self) }

    /// The attributes of a scope that a dictionary has (PO53).
    public init<Scope: AttributeScope>(
        _ dictionary: [NSAttributedString.Key: Any], including scope: Scope.Type
    ) throws { self.init(dictionary, AttributeBridge.of(scope)) }

    private init(_ dictionary: [NSAttributedString.Key: Any], _ bridges: [AttributeBridge]) {
        self.init()
        for bridge in bridges { if let object = dictionary[bridge.key] { bridge.take(object, &self) } }
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// The attributes of UIKit's, and links, of a container.
    public init(_ container: AttributeContainer) { self.init(container, AttributeBridge.all) }

    /// The attributes of a scope that a container has (PO53).
    public init<Scope: AttributeScope>(
        _ container: AttributeContainer, including scope: KeyPath<AttributeScopes, Scope.Type>
    ) throws { try self.init(container, including: Scope.self) }

    /// The attributes of a scope that a container has (PO53).
    public init<Scope: AttributeScope>(_ container: AttributeContainer, including scope: Scope.Type) throws {
        self.init(container, AttributeBridge.of(scope))
    }

    fileprivate init(_ container: AttributeContainer, _ bridges: [AttributeBridge]) {
        self.init()
        for bridge in bridges { if let object = bridge.object(container) { self[bridge.key] = object } }
    }
}

extension NSAttributedString {
    /// The same text with its attributes of UIKit's and its links; others are left out.
    public convenience init(_ attrStr: AttributedString) { self.init(attrStr) { $0 } }

    /// The same text with its attributes of a scope (PO53).
    public convenience init<Scope: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
    ) throws { try self.init(attrStr, including: Scope.self) }

    /// The same text with its attributes of a scope (PO53).
    public convenience init<Scope: AttributeScope>(_ attrStr: AttributedString, including scope: Scope.Type) throws {
        self.init(attrStr, AttributeBridge.of(scope)) { $0 }
    }

    /// The text with the attributes that are made of those of each run.
    convenience init(_ text: AttributedString, attributes: (AttributeContainer) -> AttributeContainer) {
        self.init(text, AttributeBridge.all, attributes: attributes)
    }

    private convenience init(
        _ text: AttributedString, _ bridges: [AttributeBridge],
        attributes: (AttributeContainer) -> AttributeContainer
    ) {
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            result.append(
                NSAttributedString(
                    string: String(text[run.range].characters),
                    attributes: [NSAttributedString.Key: Any](attributes(run.attributes), bridges)))
        }
        self.init(attributedString: result)
    }
}

extension AttributedString {
    /// The same text with its attributes of UIKit's and its links; others are left out.
    public init(_ nsStr: NSAttributedString) { self.init(nsStr) { AttributeContainer($0) } }

    /// The same text with its attributes of a scope (PO53).
    public init<Scope: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
    ) throws { try self.init(nsStr, including: Scope.self) }

    /// The same text with its attributes of a scope (PO53).
    public init<Scope: AttributeScope>(_ nsStr: NSAttributedString, including scope: Scope.Type) throws {
        try self.init(nsStr) { try AttributeContainer($0, including: scope) }
    }

    private init(
        _ nsStr: NSAttributedString, container: ([NSAttributedString.Key: Any]) throws -> AttributeContainer
    ) rethrows {
        self.init()
        var location = 0
        while location < nsStr.length {
            var range = NSRange()
            let attributes = nsStr.attributes(at: location, effectiveRange: &range)
            let end = min(NSMaxRange(range), nsStr.length)
            let part = NSRange(location: location, length: end - location)
            append(
                AttributedString(nsStr.attributedSubstring(from: part).string, attributes: try container(attributes)))
            location = end
        }
    }
}
