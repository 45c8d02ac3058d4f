// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// Rewrites code that depends on Objective-C's dynamic calls on any object.
    final class RuntimeIdioms: SyntaxVisitor {
        private let module: Module
        private let file: SourceFile
        private let delegatesWindow: DelegatesWindow
        private let namedClasses: NamedClasses
        /// The elements of lists of any objects: `for item in items`, after `let items = … as! [AnyObject]`.
        private let anyObjects: Set<String>
        private let declaredAnyObjects: Set<String>

        init(_ module: Module, _ file: SourceFile) {
            self.module = module
            self.file = file
            delegatesWindow = DelegatesWindow(file)
            namedClasses = NamedClasses(file)
            anyObjects = AnyObjectElements(file.syntax).names
            declaredAnyObjects = AnyObjectVariables(file.syntax).names
            super.init(viewMode: .sourceAccurate)
        }

        func rewrite() { walk(file.syntax) }

        // MARK: Members of any object

        /// Members of `NSValue` that sources read from `AnyObject`.
        private static let valueNames: Set<String> = [
            "cgAffineTransformValue", "cgPointValue", "cgRectValue", "cgSizeValue", "cgVectorValue",
            "uiEdgeInsetsValue",
        ]

        /// Members that only views have, in what sources ask of any object.
        private static let viewNames: Set<String> = [
            "alpha", "backgroundColor", "frame", "layer", "subviews", "superview",
        ]

        /// Members that only one kind of control has, in what sources ask of any object.
        private static let controlNames = [
            "currentTitle": "UIButton", "isOn": "UISwitch", "selectedSegmentIndex": "UISegmentedControl",
            "titleLabel": "UIButton",
        ]

        /// Members that each object has.
        private static let objectNames: Set<String> = ["isEqual", "isKind", "isMember"]

        private static func owner(of name: String) -> String? {
            viewNames.contains(name) ? "UIView" : objectNames.contains(name) ? "NSObject" : controlNames[name]
        }

        /// Whether a name is a variable of the file, or a parameter around the place, that is declared as any object.
        private func isDeclaredAnyObject(_ base: ExprSyntax) -> Bool {
            guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
            return base.parameterType(named: name).map { $0 == "AnyObject" } ?? declaredAnyObjects.contains(name)
        }

        /// Members of `NSNumber` that sources read from `AnyObject`, by their Swift names.
        private static let numberNames = [
            "boolValue": "boolValue", "doubleValue": "doubleValue", "floatValue": "floatValue",
            "intValue": "int32Value",
            "integerValue": "intValue",
        ]

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            if node.trimmedDescription == "DispatchQueue.main.asyncAfter" || isNextTurn(node) {
                file.replace(node, with: "ApplicationQueue." + node.declName.baseName.text)
                file.needsUIKit = true
                return .skipChildren
            }
            if dropCharacters(of: node) { return .visitChildren }
            if let base = node.base, base.trimmedDescription == "Darwin" {
                // Functions of C by their module on iOS: Foundation passes them on here.
                file.replace(base, with: "Foundation")
                return .skipChildren
            }
            delegatesWindow.rewrite(node)
            if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == "self" {
                file.replacePadded(node, with: "self")
                return .skipChildren
            }
            let name = node.declName.baseName.text
            if let type = Self.owner(of: name), let base = node.base,
                isDeclaredAnyObject(base)
            {
                file.edits.insert("(", at: base.bytes.lowerBound)
                file.edits.insert(" as! \(type))", at: base.bytes.upperBound)
                return .visitChildren
            }
            if name == "tag", let base = node.base, isDeclaredAnyObject(base) || isAnyObject(base) {
                readTag(node, of: base)
                return .visitChildren
            }
            if Self.valueNames.contains(name) || Self.numberNames[name] != nil,
                let tuple = node.base?.as(TupleExprSyntax.self),
                let type = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.castToAnyObject
            {
                readValue(node, of: tuple, type)
            }
            return .visitChildren
        }

        /// `DispatchQueue.main.async { }`, without a group or a quality of service.
        private func isNextTurn(_ node: MemberAccessExprSyntax) -> Bool {
            guard node.trimmedDescription == "DispatchQueue.main.async",
                let call = node.parent?.as(FunctionCallExprSyntax.self)
            else { return false }
            return call.arguments.isEmpty || call.arguments.map { $0.label?.text } == ["execute"]
        }

        /// `sender.tag`: views have one, and so do the items of bars.
        private func readTag(_ node: MemberAccessExprSyntax, of base: ExprSyntax) {
            file.needsUIKit = true
            file.edits.insert("objectTag(", at: base.bytes.lowerBound)
            file.edits.replace(base.bytes.upperBound..<node.bytes.upperBound, with: ")")
        }

        /// In Objective-C, a member of any object is an implicitly unwrapped optional.
        private func readValue(
            _ node: MemberAccessExprSyntax, of tuple: TupleExprSyntax,
            _ cast: (asKeyword: TokenSyntax, type: TypeSyntax)
        ) {
            let name = node.declName.baseName
            let forced = node.parent?.as(ForceUnwrapExprSyntax.self)
            let isUnwrapped =
                forced != nil || node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(node).id
            file.edits.insert(isUnwrapped ? "!" : "?", at: cast.asKeyword.bytes.upperBound)
            file.replace(cast.type, with: Self.numberNames[name.text] == nil ? "NSValue" : "NSNumber")
            if let new = Self.numberNames[name.text], new != name.text { file.replace(name, with: new) }
            if let forced { file.replace(forced.exclamationMark, with: "") }
            if !isUnwrapped { file.edits.insert("?", at: tuple.bytes.upperBound) }
        }

        /// `text.characters.count`: strings were no collections of characters before Swift 4. A key's `characters` are a string.
        private func dropCharacters(of node: MemberAccessExprSyntax) -> Bool {
            guard let base = node.base, node.declName.baseName.text == "characters",
                node.parent?.is(MemberAccessExprSyntax.self) == true, !module.index.hasProperty("characters")
            else { return false }
            let owner = base.trimmedDescription.lowercased().filter { $0 != "?" && $0 != "!" }
            guard !owner.hasSuffix("key") else { return false }
            file.edits.replace(base.bytes.upperBound..<node.bytes.upperBound, with: "")
            return true
        }

        /// `numbers as [NSNumber]` and `number as NSNumber`, where Objective-C makes an object of each; and a dictionary's
        /// key `as NSCopying`, which any comparable value is here.
        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            let elements = Array(node.elements)
            if node.parent?.as(LabeledExprSyntax.self)?.label?.text == "forKey", let cast = node.cast(to: "NSCopying"),
                let key = elements.first
            {
                file.edits.replace(key.bytes.upperBound..<cast.type.bytes.upperBound, with: "")
            }
            for place in elements.indices where place > 0 && place + 1 < elements.count {
                guard let cast = elements[place].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
                    let type = elements[place + 1].as(TypeExprSyntax.self),
                    let function = Self.numberFunctions[type.type.trimmedDescription],
                    !elements[place - 1].is(ArrayExprSyntax.self)
                else { continue }
                file.needsUIKit = true
                file.edits.insert(function + "(", at: elements[place - 1].bytes.lowerBound)
                file.edits.replace(
                    elements[place - 1].bytes.upperBound..<elements[place + 1].bytes.upperBound, with: ")")
            }
            return .visitChildren
        }

        private static let numberFunctions = [
            "[NSNumber]": "objectNumbers", "[NSNumber]?": "objectNumbers", "NSNumber": "objectNumber",
            "NSNumber?": "objectNumber",
        ]

        // MARK: Calls

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            fillEmptyText(node)
            takeAddresses(node)
            followClock(node)
            nameLibrary(node)
            findProcess(node)
            guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else {
                return .visitChildren
            }
            let labels = node.labels
            switch (access.declName.baseName.text, labels) {
            case ("scheduledTimer", ["withTimeInterval", "repeats", "block"]),
                ("scheduledTimer", ["withTimeInterval", "repeats"]):
                if base.trimmedDescription == "Timer" { file.replace(base, with: "ApplicationQueue") }
            case ("string", ["for"]) where node.arguments.first?.expression.is(NilLiteralExprSyntax.self) == true:
                // Foundation's formatters take no `nil` here.
                file.replace(node, with: file.text(of: base) + ".stringForNothing()")
                file.needsUIKit = true
                return .skipChildren
            case ("description", []) where namedClasses.isOne(base):
                file.replace(node, with: "String(reflecting: \(file.text(of: base)))")
            case ("description", []): describeClass(node, base)
            case ("responds", ["to"]) where namedClasses.isOne(base): namedClasses.ask(node, base)
            case ("value", ["forKey"]) where isAnyObject(base) || anyObjects.contains(base.trimmedDescription):
                readKey(node, base)
            case ("value", ["forKey"]) where isCoder(base, at: Syntax(node)):
                file.replace(access.declName, with: "decodeObject")
            case ("value", ["forKey"]): readKeyOfEach(node, base)
            case ("isEqual", ["_"]) where isAnyObject(base), ("isKind", ["of"]) where isAnyObject(base):
                ask(base, as: "NSObject")
            case ("require", ["toFail"]) where isAnyObject(base): ask(base, as: "UIGestureRecognizer")
            case ("removeFromSuperview", []) where isAnyObject(base): ask(base, as: "UIView")
            case ("isEqual", ["_"]): compareItem(base)
            case ("conforms", ["to"]): askForProtocol(node, base)
            case ("perform", ["_", "with"]) where base.trimmedDescription.hasSuffix(".target?"):
                perform(node, base, labels)
            case ("performSelector", ["onMainThread", "with", "waitUntilDone"]),
                ("perform", ["_", "on", "with", "waitUntilDone"]):
                perform(node, base, labels)
            default: break
            }
            return .visitChildren
        }

        /// `Timer(timeInterval:…)`, `Timer()` and `RunLoop.main.add(timer, forMode:)`: a timer on the application's clock.
        private func followClock(_ node: FunctionCallExprSyntax) {
            let labels = node.labels
            switch node.calledExpression.trimmedDescription {
            case "Timer", "Timer.init":
                guard
                    [
                        ["timeInterval", "target", "selector", "userInfo", "repeats"],
                        ["timeInterval", "repeats", "block"], [],
                    ]
                    .contains(labels) || labels == ["timeInterval", "repeats"] && node.trailingClosure != nil
                else { return }
                file.replace(node.calledExpression, with: "ApplicationQueue.timer")
                file.needsUIKit = true
            case "RunLoop.main.add", "RunLoop.current.add":
                guard labels == ["_", "forMode"] else { return }
                file.replace(node.calledExpression, with: "ApplicationQueue.add")
                file.needsUIKit = true
            default: return
            }
        }

        /// `abs(x)` in an extension of `CGFloat`: there Foundation has an unavailable member of this name elsewhere than on iOS.
        private func nameLibrary(_ node: FunctionCallExprSyntax) {
            guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self), called.baseName.text == "abs",
                !module.index.hasFunction("abs"),
                sequence(first: Syntax(node), next: \.parent).contains(where: {
                    $0.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription == "CGFloat"
                })
            else { return }
            file.edits.insert("Swift.", at: called.bytes.lowerBound)
        }

        /// `ProcessInfo()`: Foundation elsewhere has the one object alone.
        private func findProcess(_ node: FunctionCallExprSyntax) {
            guard ["ProcessInfo", "NSProcessInfo"].contains(node.calledExpression.trimmedDescription),
                node.arguments.isEmpty, node.trailingClosure == nil
            else { return }
            file.replace(node, with: "ProcessInfo.processInfo")
        }

        /// `NSMutableAttributedString()`: Foundation has no such initializer elsewhere.
        private func fillEmptyText(_ node: FunctionCallExprSyntax) {
            guard
                ["NSAttributedString", "NSMutableAttributedString"].contains(node.calledExpression.trimmedDescription),
                node.arguments.isEmpty, node.trailingClosure == nil, let brace = node.rightParen
            else { return }
            file.edits.insert("string: \"\"", at: brace.bytes.lowerBound)
        }

        /// `String(format: "%p: %@", object, object)`: objects cannot be arguments of formats here, but their addresses and their
        /// descriptions can.
        private func takeAddresses(_ node: FunctionCallExprSyntax) {
            guard Self.formatted.contains(node.calledExpression.trimmedDescription), let format = node.arguments.first,
                format.label?.text == "format", let text = format.expression.as(StringLiteralExprSyntax.self)
            else { return }
            let kinds = text.trimmedDescription.replacing("%%", with: "").split(separator: "%").dropFirst()
                .map { $0.first { $0.isLetter || $0 == "@" } }
            for (kind, argument) in zip(kinds, node.arguments.dropFirst()) where argument.label == nil {
                let isText = argument.expression.is(StringLiteralExprSyntax.self)
                guard let kind, let function = Self.formatFunctions[kind], !isText else { continue }
                file.needsUIKit = true
                file.edits.insert(function + "(", at: argument.expression.bytes.lowerBound)
                file.edits.insert(")", at: argument.expression.bytes.upperBound)
            }
        }

        private static let formatted: Set<String> = ["String", "String.init", "NSString", "NSString.init"]
        private static let formatFunctions: [Character: String] = ["p": "objectAddress", "@": "objectDescription"]

        /// `type(of: object).description()`.
        private func describeClass(_ node: FunctionCallExprSyntax, _ base: ExprSyntax) {
            guard let call = base.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "type",
                call.arguments.first?.label?.text == "of"
            else { return }
            file.replace(node, with: "String(reflecting: \(file.text(of: base)))")
        }

        /// Whether a name is the coder of the initializer around the place. Other values with such members use key-value coding.
        private func isCoder(_ base: ExprSyntax, at place: Syntax) -> Bool {
            var parent = place.parent
            while let node = parent, !node.is(InitializerDeclSyntax.self) { parent = node.parent }
            guard let initializer = parent?.as(InitializerDeclSyntax.self) else { return false }
            return initializer.signature.parameterClause.parameters.contains { parameter in
                parameter.type.trimmedDescription == "NSCoder"
                    && (parameter.secondName ?? parameter.firstName).text == base.trimmedDescription
            }
        }

        /// `(value as AnyObject)`, whose members Objective-C finds at run time.
        private func isAnyObject(_ base: ExprSyntax) -> Bool {
            base.as(TupleExprSyntax.self)?.elements.first?.expression.as(SequenceExprSyntax.self)?.castToAnyObject
                != nil
        }

        /// `(value as AnyObject).value(forKey: key)`: the value may be of any type.
        private func readKey(_ node: FunctionCallExprSyntax, _ base: ExprSyntax) {
            guard let key = node.arguments.first else { return }
            file.needsUIKit = true
            file.edits.insert("keyedValue(of: ", at: node.bytes.lowerBound)
            file.edits.replace(base.bytes.upperBound..<key.bytes.lowerBound, with: ", ")
        }

        /// `(list as NSArray).value(forKey: "title")`: the value of each element in the list.
        private func readKeyOfEach(_ node: FunctionCallExprSyntax, _ base: ExprSyntax) {
            guard let tuple = base.as(TupleExprSyntax.self),
                let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
                let list = sequence.elements.first, let cast = sequence.cast(to: "NSArray"),
                let key = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
                key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), key.first?.isLetter == true
            else { return }
            file.edits.replace(list.bytes.upperBound..<cast.type.bytes.upperBound, with: "")
            file.edits.replace(base.bytes.upperBound..<node.bytes.upperBound, with: ".map { $0.\(key) }")
        }

        /// `(value as AnyObject).require(toFail: other)`: only one class has the method.
        private func ask(_ base: ExprSyntax, as name: String) {
            guard let sequence = base.as(TupleExprSyntax.self)?.elements.first?.expression.as(SequenceExprSyntax.self),
                let cast = sequence.castToAnyObject
            else { return }
            file.edits.insert("!", at: cast.asKeyword.bytes.upperBound)
            file.replace(cast.type, with: name)
        }

        /// `constraint.firstItem?.isEqual(view)`, of an item that may be any object.
        private func compareItem(_ base: ExprSyntax) {
            guard let chain = base.as(OptionalChainingExprSyntax.self),
                let item = chain.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
                ["firstItem", "secondItem"].contains(item)
            else { return }
            file.edits.insert("(", at: base.bytes.lowerBound)
            file.edits.replace(chain.expression.bytes.upperBound..<base.bytes.upperBound, with: " as? NSObject)?")
        }

        /// `object.conforms(to: Delegate.self)`.
        private func askForProtocol(_ node: FunctionCallExprSyntax, _ base: ExprSyntax) {
            guard let type = node.arguments.first?.expression.as(MemberAccessExprSyntax.self),
                type.declName.baseName.text == "self", let name = type.base?.trimmedDescription,
                !base.is(OptionalChainingExprSyntax.self)
            else { return }
            file.replace(node, with: "(\(file.text(of: base)) as Any is any \(name))")
        }

        private func perform(_ node: FunctionCallExprSyntax, _ base: ExprSyntax, _ labels: [String]) {
            let values = zip(labels, node.arguments).map { ($0, file.text(of: $1.expression)) }
            guard let selector = values.first?.1, let argument = values.first(where: { $0.0 == "with" })?.1 else {
                return
            }
            var object = file.text(of: base)
            if object.hasSuffix("?") || object.hasSuffix("!") { object.removeLast() }
            let waits = values.first { $0.0 == "waitUntilDone" }?.1 ?? "true"
            let wait = waits == "true" ? "" : ", waitUntilDone: \(waits)"
            file.replace(node, with: "performOnMainThread(\(object), \(selector), with: \(argument)\(wait))")
        }
    }

    extension SequenceExprSyntax {
        /// The parts of `value as AnyObject`.
        fileprivate var castToAnyObject: (asKeyword: TokenSyntax, type: TypeSyntax)? { cast(to: "AnyObject") }

        /// The parts of `value as` a type, if it is that type.
        func cast(to name: String) -> (asKeyword: TokenSyntax, type: TypeSyntax)? {
            guard elements.count == 3, let cast = elements.dropFirst().first?.as(UnresolvedAsExprSyntax.self),
                cast.questionOrExclamationMark == nil, let last = elements.last?.as(TypeExprSyntax.self),
                last.type.trimmedDescription == name
            else { return nil }
            return (cast.asKeyword, last.type)
        }
    }
#endif
