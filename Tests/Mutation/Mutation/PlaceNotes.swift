// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// The places that were found in a file, and what is put around each.
    final class PlaceNotes {
        private let path: String
        private let converter: SourceLocationConverter
        private var found: [Place] = []
        /// What already is negated: a comparison in a condition is both.
        private var flipped: Set<Range<Int>> = []
        /// The declarations around the place at hand.
        var scopes = [Scope()]

        init(path: String, tree: Syntax) {
            self.path = path
            converter = SourceLocationConverter(fileName: path, tree: tree)
        }

        /// In the file's order, those that are alike with their numbers.
        func numbered() -> [Place] {
            var seen: [String: Int] = [:]
            return found.sorted {
                ($0.insertions[0].start, $0.change.rawValue) < ($1.insertions[0].start, $1.change.rawValue)
            }
            .map { place in
                let key = place.key
                seen[key, default: 0] += 1
                var place = place
                place.occurrence = seen[key] ?? 1
                return place
            }
        }

        // MARK: Noting places

        private func note(
            _ change: Place.Change, _ node: some SyntaxProtocol, mutated: String, _ insertions: [Insertion]
        ) {
            let lines = [node.positionAfterSkippingLeadingTrivia, node.endPositionBeforeTrailingTrivia]
                .map { converter.location(for: $0).line }
            found.append(
                Place(
                    path: path, line: lines[0], lastLine: lines[1],
                    declaration: scopes.map(\.name)
                        .filter { !$0.isEmpty }.joined(separator: "."),
                    change: change, original: brief(node.trimmedDescription), mutated: brief(mutated), occurrence: 0,
                    insertions: insertions))
        }

        /// Of several around one node, the inner has the lower layer: an operator that is exchanged must stay beside its operands.
        private func around(
            _ node: some SyntaxProtocol, _ opening: String, _ closing: String = ")", layer: Int = 1
        ) -> [Insertion] {
            let range = node.bytes
            let size = range.count * 4 + layer
            return [
                Insertion(start: range.lowerBound, end: range.lowerBound, text: opening, size: size, closes: false),
                Insertion(start: range.upperBound, end: range.upperBound, text: closing, size: size, closes: true),
            ]
        }

        /// The opposite of a truth.
        func negate(_ node: ExprSyntax, as change: Place.Change = .condition) {
            var inner = node
            while let tuple = inner.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first
            {
                inner = only.expression
            }
            guard !inner.is(BooleanLiteralExprSyntax.self), !inner.mayThrowOrWait else { return }
            guard flipped.insert(inner.bytes).inserted else { return }
            note(change, inner, mutated: "!(\(inner.trimmedDescription))", around(inner, "Mutant.flip(%, "))
        }

        /// Nothing in the place of a value.
        func nothing(_ node: ExprSyntax, as change: Place.Change, mutated: String, wrapper: String) {
            guard !node.is(NilLiteralExprSyntax.self), !node.is(ArrayExprSyntax.self), !node.isBranching else { return }
            // A closure gets its type of where it stands.
            guard !node.is(ClosureExprSyntax.self), !node.mayThrowOrWait else { return }
            note(change, node, mutated: mutated, around(node, "Mutant.\(wrapper)(%, ", layer: 2))
        }

        /// A statement is left out.
        func leaveOut(_ node: some SyntaxProtocol) {
            note(.statement, node, mutated: "", around(node, "if Mutant.keeps(%) { ", " }", layer: 3))
        }

        /// `min` for `max`.
        func moveLimit(_ call: FunctionCallExprSyntax, from name: String, to other: String) {
            let range = call.calledExpression.bytes
            guard let first = call.arguments.first else { return }
            let start = first.bytes.lowerBound
            note(
                .limit, call, mutated: other + call.trimmedDescription.dropFirst(name.count),
                [
                    Insertion(
                        start: range.lowerBound, end: range.upperBound, text: "Mutant.\(name)", size: range.count,
                        closes: false),
                    Insertion(start: start, end: start, text: "%, ", size: call.bytes.count * 4, closes: false),
                ])
        }

        /// One operator for another.
        func exchange(_ infix: InfixOperatorExprSyntax, _ change: Place.Change, to other: String, wrapper: String) {
            let sign = infix.operator.bytes
            let replaced = Insertion(
                start: sign.lowerBound, end: sign.upperBound, text: ",", size: sign.count, closes: false)
            note(
                change, infix,
                mutated: "\(infix.leftOperand.trimmedDescription) \(other) \(infix.rightOperand.trimmedDescription)",
                around(infix, "Mutant.\(wrapper)(%, ", layer: 0) + [replaced])
        }

        func changeConstant(_ node: ExprSyntax) {
            note(.constant, node, mutated: node.trimmedDescription + " + 1", around(node, "Mutant.constant(%, "))
        }

        func changeTruth(_ node: BooleanLiteralExprSyntax) {
            let other = node.literal.text == "true" ? "false" : "true"
            note(.constant, node, mutated: other, around(node, "Mutant.flip(%, "))
        }
    }

    /// On one line, and not longer than a table has room for.
    func brief(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count <= 90 ? line : line.prefix(89) + "…"
    }
#endif
