// SPDX-License-Identifier: Apache-2.0

/// Modules of a page as one script.
///
/// A browser learns of a module's imports when it has the module: a page of sixty waits for its line once for each depth of them. Here
/// each module becomes a function that is called once, behind those that it imports. What it exports are the members of the result.
public enum ScriptBundle {
    /// One script that does what the entry does.
    ///
    /// The modules are ours, and keep to simple forms: statements of `import` and `export` begin a line, imports are from `./name.js`, and
    /// nothing exported is assigned again. Another form, a missing module or a circle of imports ends the program: a page with such a
    /// module could not be served.
    public static func text(of modules: [PageFile], from entry: String) -> String {
        var bundle = Bundle(texts: Dictionary(modules.map { ($0.name, $0.text) }) { first, _ in first })
        bundle.add(entry)
        return bundle.text
    }
}

private struct Bundle {
    let texts: [String: String]
    private(set) var text = ""
    private var added: Set<String> = []
    private var underWay: [String] = []

    init(texts: [String: String]) { self.texts = texts }

    mutating func add(_ name: String) {
        guard !added.contains(name) else { return }
        precondition(!underWay.contains(name), "Modules import each other: \(underWay), \(name)")
        guard let source = texts[name] else { preconditionFailure("\(underWay) import \(name), which is not there") }
        underWay.append(name)
        let module = Module(source)
        for (other, _) in module.imports { add(other) }
        underWay.removeLast()
        added.insert(name)
        text += "// \(name)\nconst \(Self.constant(name)) = (() => {\n"
        for (other, names) in module.imports where !names.isEmpty {
            text += "const \(names) = \(Self.constant(other));\n"
        }
        text += module.body + "return { \(module.exports.joined(separator: ", ")) };\n})();\n"
    }

    private static func constant(_ name: String) -> String {
        "$" + String(name.prefix { $0 != "." }.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}

/// A module's statements about others, and the rest.
private struct Module {
    /// The modules it imports, and the pattern to which their exports are bound; empty if it binds none.
    private(set) var imports: [(name: String, pattern: String)] = []
    private(set) var exports: [String] = []
    private(set) var body = ""

    init(_ source: String) {
        var statement: String?
        // Bytes, not characters: a program reads all modules while it starts.
        for bytes in source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let line = Substring(bytes)
            if let begun = statement {
                statement = begun + " " + line
            } else if bytes.starts(with: "import ".utf8) {
                statement = String(line)
            } else if bytes.starts(with: "export ".utf8) {
                export(line.dropFirst("export ".count))
            } else {
                body += line
                body += "\n"
            }
            // An import may have several lines.
            if let ended = statement, ended.hasSuffix(";") {
                take(ended.dropFirst("import ".count).dropLast())
                statement = nil
            }
        }
        precondition(statement == nil, "An import without an end: \(statement ?? "")")
    }

    private mutating func take(_ statement: Substring) {
        let parts = statement.split(separator: "\"", omittingEmptySubsequences: false)
        precondition(parts.count == 3 && parts[1].hasPrefix("./"), "An import of another form: \(statement)")
        let name = String(parts[1].dropFirst(2))
        var pattern = parts[0]
        while pattern.last?.isWhitespace == true { pattern.removeLast() }
        guard !pattern.isEmpty else { return imports.append((name, "")) }
        precondition(pattern.hasSuffix(" from"), "An import of another form: \(statement)")
        pattern.removeLast(" from".count)
        if pattern.hasPrefix("* as ") {
            imports.append((name, String(pattern.dropFirst("* as ".count))))
        } else {
            precondition(pattern.hasPrefix("{") && pattern.hasSuffix("}"), "An import of another form: \(statement)")
            imports.append((name, pattern.split(separator: " as ").joined(separator: ": ")))
        }
    }

    private mutating func export(_ statement: Substring) {
        if statement.hasPrefix("{") {
            guard let end = statement.firstIndex(of: "}") else {
                preconditionFailure("An export of another form: \(statement)")
            }
            let names = statement[statement.index(after: statement.startIndex)..<end].split(separator: ",")
            exports += names.map { String($0.filter { !$0.isWhitespace }) }.filter { !$0.isEmpty }
            return
        }
        let words = statement.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }
        let kinds = words.prefix(while: { ["async", "function", "class", "const"].contains($0) })
        precondition(!kinds.isEmpty && kinds.count < words.count, "An export of another form: \(statement)")
        exports.append(String(words[kinds.count]))
        body += statement + "\n"
    }
}
