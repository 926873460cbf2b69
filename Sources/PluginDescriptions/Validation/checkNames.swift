extension DescriptionValidator {
    /// Inputs, handlers and views become properties of one class: each name can be used once, and
    /// none that has a meaning there already.
    mutating func checkNames() {
        for index in names.indices where isUsable(names[index].name.value) {
            let (kind, name) = names[index]
            if let first = names.firstIndex(where: { $0.name.value == name.value }), first < index {
                let first = names[first]
                let other = first.kind == kind ? "another \(kind)" : first.kind.withArticle
                report(
                    .nameCollision, "\(kind) '\(name.value)' has the name of \(other)",
                    at: name.range, note: "it is used here first", noteRange: first.name.range)
                continue
            }
            if let words = generated.meaning(of: name.value, asNameOf: kind) {
                reportCollision(of: name, kind: kind, with: words)
            }
        }
        let handlers = description.handlers
        for index in handlers.indices where !handlers[index].parameters.isEmpty {
            checkParameters(of: handlers[index])
        }
    }

    private func collisionNote(_ name: String, kind: String) -> String {
        "choose another name, such as '\(longer(name, kind))'"
    }

    private mutating func reportCollision(
        of name: Located<String>, kind: String, with words: String
    ) {
        report(
            .nameCollision, "\(kind) '\(name.value)' has the name of \(words)", at: name.range,
            note: collisionNote(name.value, kind: kind))
    }

    private mutating func checkParameters(of handler: PluginHandler) {
        let names = handler.parameters.map { $0.name }
        for (index, name) in names.enumerated()
        where isUsable(name.value) {
            if let first = names[..<index].first(where: { $0.value == name.value }) {
                report(
                    .nameCollision, "parameter '\(name.value)' is given twice",
                    at: name.range, note: "it is given here first", noteRange: first.range)
                continue
            }
            if handler.removesPlugin, name.value == ReservedNames.ofHandlerVariable {
                reportCollision(of: name, kind: "parameter", with: "a variable that is generated")
            }
        }
    }

    /// `title` → `pluginTitle`, `view` → `pluginView`.
    private func longer(_ name: String, _ kind: String) -> String {
        kind == "handler" ? name + "Handler" : "plugin" + capitalized(name)
    }
}

extension DescriptionValidator {
    /// The methods that are named after inputs and handlers are members beside the properties, and
    /// beside each other.
    mutating func checkDerivedNames() {
        let isDerived = generated.helpers.contains { !isPlain($0.value) }
        if !isDerived, !names.contains(where: { !isPlain($0.name.value) }) { return }
        var methods: [String: (words: String, range: SourceRange)] = [:]
        for (method, kind, name) in description.derivedMethods {
            let words = "the method that is generated for the \(kind) '\(name.value)'"
            if methods[method] == nil { methods[method] = (words, name.range) }
        }
        checkFirstLetters()
        for (kind, name) in names {
            guard let method = methods[name.value], isUsable(name.value) else { continue }
            diagnostics.error(
                .nameCollision, "\(kind) '\(name.value)' has the name of \(method.words)",
                at: place(name.range),
                notes: [
                    Diagnostic.Note(collisionNote(name.value, kind: kind)),
                    Diagnostic.Note("the method is named after this", at: place(method.range)),
                ])
        }
        for helper in generated.helpers {
            guard let method = methods[helper.value] else { continue }
            report(
                .nameCollision,
                "a helper of hosts has the name of \(method.words): '\(helper.value)'",
                at: helper.range, note: "the method is named after this", noteRange: method.range)
        }
    }

    /// Names that methods, or tests, have behind other words differ in more than their first letters' case.
    private mutating func checkFirstLetters() {
        var firsts: [String: (kind: String, name: Located<String>)] = [:]
        for (kind, name) in names {
            // Methods that are named after inputs and handlers are told apart from those after views.
            let key = (kind == "view" ? "view " : "") + capitalized(name.value)
            guard let first = firsts[key] else {
                firsts[key] = (kind, name)
                continue
            }
            // Two of one name are reported as such.
            if first.name.value == name.value { continue }
            let other = first.kind == kind ? "another \(kind)" : first.kind.withArticle
            report(
                .nameCollision,
                "\(kind) '\(name.value)' differs from \(other) in the case of its first letter only",
                at: name.range, note: "it is used here first", noteRange: first.name.range)
        }
    }

    /// Whether a name begins with a small letter, and not as such methods do: then neither it nor its
    /// method has the name of another, and no names of methods have to be made.
    private func isPlain(_ name: String) -> Bool {
        guard let first = name.utf8.first, first > UInt8(ascii: "Z") else { return false }
        let isLikeMethod =
            switch first {
            case UInt8(ascii: "a"): name.hasPrefix("apply")
            case UInt8(ascii: "c"): name.hasPrefix("call")
            case UInt8(ascii: "t"): name.hasPrefix("take")
            default: false
            }
        return !isLikeMethod && name.utf8.allSatisfy { $0 < 0x80 }
    }
}

extension DescriptionValidator {
    /// The base name of the file begins the names of types: it must be able to, and must not make
    /// the name of a type that there is.
    mutating func checkPluginName() {
        let name = description.name
        if !SwiftIdentifier.isWord(name) {
            reportName(
                "'\(name)' cannot begin the name of a Swift type",
                note: "rename the file: letters, digits and '_', as in 'EmptyState.plugin.json'")
        } else if name.utf8.count > SwiftIdentifier.byteLimit {
            reportName(
                "a plugin's name has at most \(SwiftIdentifier.byteLimit) bytes",
                note: "the names of files are made of it; rename the file")
        } else if isDevice(name) {
            reportName(
                "'\(name)' is the name of a device on Windows, where no file can have it",
                note: "rename the file, as in 'EmptyState.plugin.json'")
        } else if name.first?.isUppercase == false {
            let letters = name.drop { $0 == "_" }
            let suggestion = capitalized(String(letters))
            reportName(
                "a plugin's name begins with a capital letter",
                note: suggestion.first?.isUppercase == true
                    ? "rename the file to '\(suggestion).plugin.json'"
                    : "rename the file, as in 'EmptyState.plugin.json'")
        } else if name.hasSuffix("ViewController"), name.utf8.count > "ViewController".utf8.count {
            reportName(
                "the controller would be called '\(description.controllerName)'",
                note: "rename the file to '\(name.dropLast("ViewController".count)).plugin.json'")
        } else if let words = ReservedNames.ofPlugins[description.controllerName] {
            reportName(
                "'\(description.controllerName)' \(words)",
                note: "name the file after what the plugin shows, as in 'EmptyState.plugin.json'")
        } else if let kit = Kit.looking(like: description.controllerName) {
            // What is wrong with the prefix by itself is told where it stands.
            if Kit.looking(like: description.controller.prefix) != nil { return }
            let rest = name.dropFirst(kit.typePrefix.count)
            reportName(
                "'\(description.controllerName)' looks like a type of \(kit.name)'s own",
                note: !description.controller.prefix.isEmpty
                    ? "choose another \"prefix\" in 'plugingen.json'"
                    : rest.isEmpty
                        ? "rename the file, as in 'EmptyState.plugin.json'"
                        : "rename the file to '\(rest).plugin.json'")
        }
    }

    private mutating func reportName(_ message: String, note: String) {
        report(.invalidName, message, at: .start, note: note)
    }

    /// `Con`, `Nul`, `Com1` and their like, whatever follows the dot.
    private func isDevice(_ name: String) -> Bool {
        if name.utf8.count < 3 || name.utf8.count > 4 { return false }
        let name = name.lowercased()
        if ["con", "prn", "aux", "nul"].contains(name) { return true }
        return name.utf8.count == 4 && ["com", "lpt"].contains(name.prefix(3))
            && name.last?.isNumber == true
    }
}

extension PluginDescription {
    /// The methods of the controller that show an input, call a handler or take what was typed.
    package var derivedMethods: [(method: String, kind: String, name: Located<String>)] {
        var methods: [(method: String, kind: String, name: Located<String>)] = []
        var bindings: [InputBinding] = []
        let views = self.views
        for view in views { view.addBindings(to: &bindings) }
        let shown = Set(bindings.map { $0.input.value })
        for input in inputs where shown.contains(input.name.value) {
            let method = GeneratedName.applyMethod(ofInput: input.name.value)
            methods.append((method, "input", input.name))
        }
        for handler in triggeredHandlers where handler.needsCallMethod {
            let method = GeneratedName.callMethod(ofHandler: handler.name.value)
            methods.append((method, "handler", handler.name))
        }
        for case .textField(let field) in views {
            let method = GeneratedName.takeMethod(ofTextField: field.name.value)
            methods.append((method, "view", field.name))
        }
        return methods
    }
}
