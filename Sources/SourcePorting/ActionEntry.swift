// SPDX-License-Identifier: Apache-2.0

#if Porting
    import SwiftSyntax

    /// A method as an element of a class's list: its name, and a closure that calls it.
    struct ActionEntry {
        private let member: Member
        /// The type of the target. A method of the class has the class as its target (PO28).
        private let type: String

        init(_ member: Member, of owner: String) {
            self.member = member
            // Inside of the type its own name is enough, and a type in a function has no other.
            let last = String(ModuleIndex.lastPart(owner).prefix { $0 != "@" })
            type = member.isStatic ? (owner.contains("@") ? last : owner) + ".Type" : last
        }

        /// Why a method cannot be performed by its name.
        static func problem(with member: Member) -> SelectorProblem? {
            if member.isAsync {
                return SelectorProblem(
                    reason: "\(member.fullName) is asynchronous, and an action is not waited for",
                    remedy: "start a task in a method that is not")
            }
            if member.parameters.count > mostArguments, !hearsOfSaving(member) {
                return SelectorProblem(
                    reason: "\(member.fullName) takes \(member.parameters.count) arguments, and an action two at most",
                    remedy: "select a method that takes the sender and the event")
            }
            if member.kind == .initializer {
                return SelectorProblem(
                    reason: "\(member.fullName) is no method of instances", remedy: "select a method of an instance")
            }
            if let parameter = member.parameters.first(where: { !$0.isPassable }) {
                return SelectorProblem(
                    reason: "an argument of type \(parameter.type) cannot be passed by name",
                    remedy: "select a method that takes the sender")
            }
            return nil
        }

        /// The arguments of an action: a sender and an event.
        static let mostArguments = 2

        /// Whether a method takes too many arguments to be performed. Its selector serves for `responds(to:)`.
        static func onlyAnswers(_ member: Member) -> Bool {
            member.kind == .method && !member.isStatic && member.parameters.count > mostArguments
                && !hearsOfSaving(member)
        }

        /// Whether a method hears how the saving of a picture ended (FL15): the only one of three arguments that is performed.
        private static func hearsOfSaving(_ member: Member) -> Bool {
            member.kind == .method && member.objectiveCName.hasSuffix(":didFinishSavingWithError:contextInfo:")
                && member.parameters.count == 3
        }

        /// `Selector(answering: "move:from:to:", on: Board.self)`.
        static func answer(_ name: String, on type: String) -> String {
            "Selector(answering: \(literal(name)), on: \(ModuleIndex.lastPart(type).prefix { $0 != "@" }).self)"
        }

        static func canPerform(_ member: Member) -> Bool { problem(with: member) == nil }

        /// `Selector("save:", on: Board.self, { … })`, with the given line ends in it. A sender that nobody reads may be of any class.
        func source(reads: [Bool], lineEnds: String = "") -> String {
            let names = zip(["sender", "event", "context"], member.parameters)
            let parameters = ["target: \(type)"] + names.map { "\($0): \($1.passedType)" }
            let arguments = names.map { $1.label == "_" ? $0 : "\($1.label): \($0)" }
            let name = quoted(member.name)
            var call =
                member.kind == .property ? "target.\(name)" : "target.\(name)(\(arguments.joined(separator: ", ")))"
            // Who performs a method by its name gets no error (PO45).
            if member.isThrowing { call = "_ = try? " + call }
            let ignores = member.parameters.count == 1 && reads == [false] && !member.isStatic
            let label = Self.hearsOfSaving(member) ? "saving: " : ignores ? "ignoringSender: " : ""
            return "Selector(\(lineEnds)\(label)\(literal(member.objectiveCName)), on: \(type).self, "
                + "{ (\(parameters.joined(separator: ", "))) in \(call) })"
        }

        /// The same, for a method that no class of the module overrides.
        func source(lineEnds: String) -> String { source(reads: member.parameters.map(\.isRead), lineEnds: lineEnds) }

        private func quoted(_ name: String) -> String {
            ["default", "repeat", "switch", "continue", "in", "is", "as", "for", "operator", "case"].contains(name)
                ? "`\(name)`" : name
        }
    }

    extension Parameter {
        /// The type that a closure's parameter of the same kind can have.
        var passedType: String { type.hasSuffix("!") ? type.dropLast() + "?" : type }

        var isPassable: Bool { !type.hasPrefix("inout ") && !type.hasSuffix("...") && !type.hasPrefix("@") }
    }
#endif
