extension DescriptionValidator {
    /// Reports a file name that cannot begin the names of types, or makes the name of an existing type.
    mutating func reportPluginName() {
        let name = description.name
        if !SwiftIdentifier.isWord(name) {
            reportName(
                "'\(name)' cannot be part of the name of a Swift type",
                note: "rename the file, with letters, digits and '_' only, as in 'EmptyState.plugin.json'")
        } else if name.utf8.count > SwiftIdentifier.byteLimit {
            reportName(
                "a plugin's name has at most \(SwiftIdentifier.byteLimit) bytes",
                note: "file names contain it; rename the file")
        } else if name.first?.isUppercase == false {
            let suggestion = capitalized(String(name.drop { $0 == "_" }))
            reportName(
                "a plugin's name begins with a capital letter",
                note: suggestion.first?.isUppercase == true
                    ? "rename the file to '\(suggestion).plugin.json'" : exampleNote)
        } else if name.hasSuffix("ViewController"), name != "ViewController" {
            reportName(
                "the controller would be called '\(description.controllerName)'",
                note: "rename the file to '\(name.dropLast("ViewController".count)).plugin.json'")
        } else if let kit = Kit.looking(like: description.controllerName) {
            reportName(withPrefixOf: kit)
        } else if ReservedNames.isUsedType(description.controllerName) {
            reportName("'\(description.controllerName)' is a type that generated code uses", note: exampleNote)
        }
    }

    private mutating func reportName(withPrefixOf kit: Kit) {
        let prefix = description.controller.prefix
        // The configuration's prefix is reported there if it is wrong in itself.
        if Kit.looking(like: prefix) != nil { return }
        let rest = description.name.dropFirst(kit.typePrefix.count)
        reportName(
            "'\(description.controllerName)' looks like a type of \(kit.name)",
            note: !prefix.isEmpty
                ? "choose another \"prefix\" in 'plugingen.json'"
                : rest.isEmpty ? exampleNote : "rename the file to '\(rest).plugin.json'")
    }

    private mutating func reportName(_ message: String, note: String) {
        report(.invalidName, message, at: .start, note: note)
    }
}

private let exampleNote = "rename the file, as in 'EmptyState.plugin.json'"

extension DescriptionValidator {
    /// Reports inputs, handlers and views with equal names, or with names that generated code uses already:
    /// they become properties of one class.
    mutating func reportNameCollisions() {
        for (index, (kind, name)) in names.enumerated() {
            if let first = names[..<index].first(where: { $0.name.value == name.value }) {
                let other = first.kind == kind ? "another \(kind)" : first.kind.withArticle
                report(
                    .nameCollision, "\(kind) '\(name.value)' has the same name as \(other)",
                    at: name.range,
                    note: isDerived(name) ? Self.derivedNameNote : "it is first used here",
                    noteRange: isDerived(name) ? nil : first.name.range)
            } else if let meaning = takenNames.meaning(of: name.value, asNameOf: kind) {
                reportCollision(of: name, kind: kind, with: meaning)
            }
        }
    }

    /// - Parameter meaning: what has the name already, as in "the name of …".
    mutating func reportCollision(of name: Located<String>, kind: String, with meaning: String) {
        report(
            .nameCollision, "\(kind) '\(name.value)' has the same name as \(meaning)",
            at: name.range,
            note: isDerived(name) ? Self.derivedNameNote : collisionNote(name.value, kind: kind))
    }

    /// Returns whether a name is derived from the type of a SwiftUI view.
    private func isDerived(_ name: Located<String>) -> Bool {
        views.ofSwiftUI.contains { $0.hasDerivedName && $0.name.range == name.range }
    }

    private static let derivedNameNote = "the property is named after the type; add a \"name\" to the view"

    /// Returns a note with a longer name: `title` → `pluginTitle`, `view` → `pluginView`.
    func collisionNote(_ name: String, kind: String) -> String {
        let longer = kind == "handler" ? name + "Handler" : "plugin" + capitalized(name)
        return "choose another name, such as '\(longer)'"
    }
}

extension DescriptionValidator {
    /// Reports inputs and handlers that views name but that do not exist, and parameters of triggered
    /// handlers that are not inputs.
    mutating func reportUnknownReferences() {
        for binding in bindings { reportUnknownReference(binding.input, to: "input") }
        for view in views {
            if let handler = view.handler { reportUnknownReference(handler, to: "handler") }
            for action in view.menu { reportUnknownReference(action.handler, to: "handler") }
            if let handler = view.linkHandler { reportUnknownReference(handler, to: "handler") }
        }
        for parameter in passedParameters {
            reportUnknownReference(
                parameter.name, to: "input", for: " for the handler's parameter",
                alternative: alternative(toInputFor: parameter))
        }
    }

    /// Returns how to pass a constant in place of an input; nil if the handler is not called by buttons alone.
    private func alternative(toInputFor parameter: PluginHandler.Parameter) -> String? {
        let handler = description.handlers.first { handler in
            handler.parameters.contains { $0.name.range == parameter.name.range }
        }
        guard let handler = handler?.name.value else { return nil }
        let controls = views.filter { $0.handler?.value == handler }
        guard controls.allSatisfy({ $0.button != nil || $0.isContentUnavailable }) else { return nil }
        return "pass a constant: '\"triggers\": { \"handler\": \"\(handler)\", "
            + "\"arguments\": { \"\(parameter.name.value)\": … } }'"
    }

    /// Reports a name if the plugin does not have it. Several rules use this.
    ///
    /// - Parameters:
    ///   - kind: the kind of the name, as in ``names``.
    ///   - use: the end of the message, which says where the name is needed.
    ///   - alternative: what the user can write in place of the name.
    mutating func reportUnknownReference(
        _ name: Located<String>, to kind: String, for use: String = "", alternative: String? = nil
    ) {
        let isKnown = names.contains { $0.name.value == name.value && $0.kind == kind }
        if isKnown { return }
        report(
            .unknownReference, "this plugin has no \(kind) '\(name.value)'\(use)",
            at: name.range,
            note: noteOfUnknown(name.value, kind: kind) + (alternative.map { "; or \($0)" } ?? ""))
    }

    /// Returns what the user may have meant with an unknown name.
    private func noteOfUnknown(_ name: String, kind: String) -> String {
        if let namesake = names.first(where: { $0.name.value == name }) {
            return "'\(name)' is \(namesake.kind.withArticle)"
        }
        let known = names.filter { $0.kind == kind }.map(\.name.value)
        return note(on: name, among: known, called: kind + "s", in: kind == "view" ? "\"content\"" : "\"\(kind)s\"")
    }

    /// Returns which of some names the user may have meant, or where to add the name if there are none.
    func note(on name: String, among known: [String], called kind: String, in place: String) -> String {
        if let match = nearestMatch(to: name, among: known) { return "did you mean '\(match)'?" }
        return known.isEmpty ? "add it to \(place)" : "its \(kind) are \(quotedList(known))"
    }
}

extension DiagnosticIdentifier {
    package static let unknownReference: Self = "unknown-reference"
}
