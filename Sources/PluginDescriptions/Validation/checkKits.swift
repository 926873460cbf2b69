import SourceDiagnostics

/// Reports a list of kits that is empty, or that names one twice.
///
/// - Parameter node: the description or the configuration.
func checkKits(of node: JSONNode, in file: SourceFile, into diagnostics: inout DiagnosticCollector)
{
    guard let kits = node.member("kits") else { return }
    if case .array(let nodes) = kits.value, nodes.isEmpty {
        diagnostics.error(
            .contradiction, "'kits' names no kit to emit code for",
            at: SourcePlace(file, kits.range))
    }
    var seen: Set<String> = []
    for kit in kits.elements.compactMap(\.locatedString) where !seen.insert(kit.value).inserted {
        diagnostics.error(
            .nameCollision, "kit '\(kit.value)' is given twice", at: SourcePlace(file, kit.range))
    }
}

extension DescriptionValidator {
    /// No type is named that a kit of the plugin lacks.
    mutating func checkKitTypes() {
        let kits = description.controller.kits
        for swift in swiftFragments {
            for word in words(of: swift.value) {
                guard let kit = Kit.all.first(where: { kits != [$0] && $0.hasType(word) })
                else { continue }
                let others = kits.filter { $0 != kit }.map(\.name).joined(separator: " and ")
                let name = kit.platformTypes.first { $0.value == word }?.key
                let notes = name.map { [Diagnostic.Note("'\($0)' is the name for all kits")] } ?? []
                // What only begins as the kit's types do can be a type of the user's.
                if kit.knows(word) {
                    diagnostics.error(
                        .kitType,
                        "'\(word)' is a type of \(kit.name), which \(others) does not have",
                        at: place(swift.range), notes: notes)
                } else {
                    diagnostics.warning(
                        .kitType,
                        "'\(word)' seems to be a type of \(kit.name), which \(others) "
                            + "does not have", at: place(swift.range))
                }
            }
        }
    }

    /// What the description writes in Swift: types, expressions and the name of the superclass.
    private var swiftFragments: [Located<String>] {
        let customs = views.flatMap { view -> [Located<String>?] in
            if case .custom(let custom) = view { [custom.type, custom.creation] } else { [] }
        }
        let inputs = description.inputs.flatMap { [$0.type, $0.defaultValue, $0.example] }
        return (inputs + customs).compactMap(\.self)
            + description.handlers.flatMap(\.parameters).map(\.type)
            + [description.controller.superclass]
    }

    /// The words of a type or an expression, without those in literals.
    private func words(of swift: String) -> [String] {
        let code = swift.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        let words = code.flatMap { part in
            part.unicodeScalars.split { !SwiftIdentifier.isBody($0) }.map(String.init)
        }
        return Set(words).sorted()
    }
}

extension Kit {
    /// Whether a name is that of one of the kit's types, as far as can be told.
    fileprivate func hasType(_ name: String) -> Bool {
        let prefix = self["typePrefix"]
        return knows(name)
            || !prefix.isEmpty && name.hasPrefix(prefix)
                && name.dropFirst(prefix.count).first?.isUppercase == true
    }
}
