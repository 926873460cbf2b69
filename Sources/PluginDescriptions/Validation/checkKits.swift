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
    let named = kits.elements.compactMap { $0.locatedString }
    for (index, kit) in named.enumerated()
    where named[..<index].contains(where: { $0.value == kit.value }) {
        diagnostics.error(
            .nameCollision, "kit '\(kit.value)' is given twice", at: SourcePlace(file, kit.range))
    }
}

extension DescriptionValidator {
    /// No type is named that a kit of the plugin lacks.
    mutating func checkKitTypes() {
        let kits = description.controller.kits
        let possible = Kit.all.filter { kits.count != 1 || kits[0] != $0 }
        for swift in swiftFragments
        where possible.contains(where: { $0.mayBeNamed(in: swift.value) }) {
            for word in words(of: swift.value) {
                guard let kit = possible.first(where: { $0.hasType(word) }) else { continue }
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
        var swift: [Located<String>?] = []
        for input in description.inputs {
            swift += [input.type, input.defaultValue, input.example]
        }
        for case .custom(let custom) in views { swift += [custom.type, custom.creation] }
        for handler in description.handlers { swift += handler.parameters.map { $0.type } }
        return swift.compactMap { $0 } + [description.controller.superclass]
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
