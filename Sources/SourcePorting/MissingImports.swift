// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Imports that an app for iOS need not write.
    ///
    /// There Foundation contains selectors. A framework whose header names UIKit exposes UIKit and the C library to every
    /// file, even without an import.
    struct MissingImports {
        private let module: Module
        private let file: SourceFile

        init(_ module: Module, _ file: SourceFile) {
            self.module = module
            self.file = file
        }

        func rewrite() {
            let imports = ImportedModules(file.syntax)
            let names = TokenNames(file.syntax).names
            for (part, shown) in Self.partsOfFoundation where !shown.isDisjoint(with: names) {
                guard !imports.names.contains(part) else { continue }
                if let last = imports.last {
                    file.edits.insert("; import \(part)", at: last.bytes.upperBound)
                } else if let first = file.syntax.statements.first {
                    // All imports stand under conditions.
                    file.edits.insert("import \(part); ", at: first.bytes.lowerBound)
                }
            }
            importCombine(imports, names)
            guard !imports.names.contains("UIKit") else { return file.seesUIKit = true }
            if !imports.places.isEmpty {
                guard
                    file.needsUIKit
                        || !names.isDisjoint(with: [
                            "IBAction", "Selector", "asyncAfter", "objc", "objcMembers", "scheduledTimer", "selector",
                        ])
                        || names.contains(where: Self.isOfUIKitAlone)
                        || imports.names.isDisjoint(with: Self.withGeometry)
                            && names.contains(where: Self.isOfFramework)
                else { return }
                importUIKit()
            } else if imports.names.isEmpty,
                names.contains(where: { Self.isOfFramework($0) || Self.ofFoundation.contains($0) }),
                let first = file.syntax.statements.first
            {
                file.edits.insert("import UIKit; ", at: first.bytes.lowerBound)
                file.seesUIKit = true
            }
        }

        /// On iOS Foundation and UIKit expose Combine.
        private func importCombine(_ imports: ImportedModules, _ names: Set<String>) {
            guard let substitute = module.substitutes.module(for: "Combine"), let last = imports.last,
                imports.names.isDisjoint(with: ["Combine", substitute]),
                names.contains(where: { Self.ofCombine.contains($0) && module.index.type(named: $0) == nil })
            else { return }
            file.edits.insert("; import \(substitute)", at: last.bytes.upperBound)
        }

        /// Names of Combine's that a module does not share with others.
        private static let ofCombine: Set<String> = [
            "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject", "ObservableObjectPublisher",
            "PassthroughSubject", "Published", "Publishers",
        ]

        /// Lets the file see UIKit, behind its last import. In a file that stands as a whole under a condition, behind the last under it.
        func importUIKit() {
            let places = ImportedModules(file.syntax).places
            guard !file.seesUIKit, !places.isEmpty else { return }
            file.seesUIKit = true
            for place in places { file.edits.insert("; import UIKit", at: place.bytes.upperBound) }
        }

        /// Modules with which a file has rectangles and points of its own. A file that imports only others has them on iOS by the header
        /// of such a framework, which exposes UIKit.
        private static let withGeometry: Set<String> = ["CoreGraphics", "Foundation", "QuartzCore"]

        /// Whether only UIKit has a name, and no other module that the file imports.
        private static func isOfUIKitAlone(_ name: String) -> Bool {
            hasPrefix(["CA", "UI"], name) || name.hasPrefix("NSLayout") || name.hasPrefix("objc_")
                || runtime.contains(name)
        }

        /// Names that Foundation, Core Graphics and the runtime expose on iOS, and UIKit here.
        private static let runtime: Set<String> = [
            "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFAllocator", "CFArray", "CFData", "CFDictionary",
            "CFMutableData", "CFRunLoopGetMain", "CFRunLoopTimer", "CFString", "CFTimeInterval", "CFTypeRef",
            "CFURL", "CGBitmapInfo", "CGBlendMode", "CGColorRenderingIntent", "CGColorSpace",
            "CGColorSpaceCreateDeviceGray", "CGColorSpaceCreateDeviceRGB", "CGContext", "CGDataProvider", "CGFont",
            "CGGradient", "CGGradientDrawingOptions", "CGImage", "CGImageAlphaInfo", "CGImageByteOrderInfo",
            "CGInterpolationQuality", "CGLayer", "CGPathDrawingMode", "DateComponentsFormatter", "IMP", "Method",
            "NSDataDetector", "NSDirectionalEdgeInsets", "NSEC_PER_MSEC", "NSEC_PER_SEC", "NSException",
            "NSExceptionName", "NSFoundationVersionNumber", "NSHashTable", "NSInteger", "NSItemProvider",
            "NSKeyValueChange", "NSKeyValueChangeKey", "NSKeyValueObservation", "NSKeyValueObservedChange",
            "NSKeyValueObservingOptions", "NSLineBreakMode", "NSMapTable", "NSMutableParagraphStyle",
            "NSParagraphStyle",
            "NSPointerArray",
            "NSSelectorFromString", "NSShadow", "NSStringDrawingContext", "NSStringDrawingOptions",
            "NSStringFromSelector", "NSTextAlignment", "NSTextAttachment", "NSTextContainer", "NSTextStorage",
            "NSUInteger", "NSUnderlineStyle", "NSUserActivity", "NSWritingDirection", "OSStatus",
            "RelativeDateTimeFormatter", "USEC_PER_SEC", "UndoManager", "autoreleasepool", "class_addMethod",
            "class_getInstanceMethod", "class_replaceMethod", "kCFBooleanFalse", "kCFBooleanTrue",
            "method_exchangeImplementations", "method_getImplementation", "method_getTypeEncoding",
            "object_getClass", "os_unfair_lock", "os_unfair_lock_lock", "os_unfair_lock_s", "os_unfair_lock_t",
        ]

        /// Names that Foundation exposes on iOS, and other modules here.
        private static let partsOfFoundation: [(String, Set<String>)] = [
            (
                "FoundationNetworking",
                [
                    "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage",
                    "HTTPURLResponse", "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge",
                    "URLCache", "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol",
                    "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate",
                    "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadDelegate",
                    "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate", "URLSessionTaskMetrics",
                    "URLSessionUploadTask", "URLSessionWebSocketTask",
                ]
            ),
            ("FoundationXML", ["XMLDocument", "XMLElement", "XMLNode", "XMLParser", "XMLParserDelegate"]),
        ]

        /// Names of Foundation's that files of a framework use without an import: its header shows them.
        private static let ofFoundation: Set<String> = [
            "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter", "DispatchQueue",
            "FileManager", "IndexPath", "IndexSet", "Locale", "Notification", "NotificationCenter", "NumberFormatter",
            "OperationQueue", "ProcessInfo", "RunLoop", "TimeInterval", "TimeZone", "Timer", "URL", "UUID",
            "UserDefaults",
        ]

        private static func isOfFramework(_ name: String) -> Bool {
            hasPrefix(["UI", "CG", "CA", "NS"], name) || functions.contains(name)
        }

        private static func hasPrefix(_ prefixes: [String], _ name: String) -> Bool {
            prefixes.contains { name.hasPrefix($0) } && name.dropFirst(2).first?.isUppercase == true
        }

        /// The C library's functions that sources for touches and shapes call.
        private static let functions: Set<String> = [
            "acos", "asin", "atan", "atan2", "ceil", "cos", "exp", "fabs", "floor", "fmod", "hypot", "log", "pow",
            "round",
            "sin", "sqrt", "tan",
        ]
    }

    /// The modules that a file imports.
    final class ImportedModules: SyntaxVisitor {
        private(set) var names: Set<String> = []
        private var nodes: [ImportDeclSyntax] = []

        /// The imports outside of conditions.
        private var unconditionalNodes: [ImportDeclSyntax] {
            nodes.filter { $0.parent?.parent?.parent?.is(SourceFileSyntax.self) == true }
        }
        var unconditional: [String] { unconditionalNodes.map { $0.path.first?.name.text ?? "" } }
        /// The last import outside of conditions.
        var last: ImportDeclSyntax? { unconditionalNodes.last }

        /// The imports behind which others may be added: the last one; without any outside of conditions, the last under each.
        var places: [ImportDeclSyntax] {
            if let last { return [last] }
            var lists: [SyntaxIdentifier: ImportDeclSyntax] = [:]
            for node in nodes {
                if let list = node.parent?.parent { lists[list.id] = node }
            }
            return lists.values.sorted { $0.position < $1.position }
        }

        /// The imports outside of conditions about modules.
        var unguardedNodes: [ImportDeclSyntax] {
            nodes.filter { node in
                !sequence(first: Syntax(node), next: \.parent).contains {
                    $0.as(IfConfigClauseSyntax.self)?.condition?.trimmedDescription.contains("canImport") ?? false
                }
            }
        }

        init(_ file: SourceFileSyntax) {
            super.init(viewMode: .sourceAccurate)
            walk(file)
        }

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            names.insert(SourceRewriter.module(node.path.first?.name.text ?? ""))
            nodes.append(node)
            return .skipChildren
        }
    }
#endif
