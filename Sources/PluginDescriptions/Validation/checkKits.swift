/// Reports a list of kits that is empty.
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
}

extension DescriptionValidator {
    /// No type is named that a kit of the plugin lacks.
    mutating func checkKitTypes() {
        let (inputs, handlers) = (description.inputs, description.handlers)
        for index in inputs.indices {
            checkKitTypes(in: inputs[index].type)
            checkKitTypes(in: inputs[index].defaultValue)
            checkKitTypes(in: inputs[index].example)
        }
        for case .custom(let custom) in views {
            checkKitTypes(in: custom.type)
            checkKitTypes(in: custom.creation)
        }
        for index in handlers.indices {
            for parameter in handlers[index].parameters {
                checkKitTypes(in: parameter.type)
            }
        }
        checkKitTypes(in: description.controller.superclass)
    }

    /// Whether a text of Swift may name a type of a kit that is not the plugin's only one.
    private func mayBeAlien(_ kit: Kit, in swift: String) -> Bool {
        let kits = description.controller.kits
        return (kits.count != 1 || kits[0] != kit) && kit.mayBeNamed(in: swift)
    }

    /// - Parameter swift: a type, an expression or the name of the superclass.
    private mutating func checkKitTypes(in swift: Located<String>?) {
        guard let swift, Kit.all.contains(where: { mayBeAlien($0, in: swift.value) }) else {
            return
        }
        for word in words(of: swift.value) where !isQualified(word, in: swift.value) {
            guard let kit = Kit.all.first(where: { mayBeAlien($0, in: word) && $0.hasType(word) })
            else { continue }
            let others = description.controller.kits.filter { $0 != kit }.map(\.name)
                .joined(separator: " and ")
            let name = kit.platformTypes.first { $0.spelling == word }?.name
            // What only begins as the kit's types do can be a type of the user's.
            if kit.knows(word) {
                report(
                    .kitType,
                    "'\(word)' is a type of \(kit.name), which \(others) does not have",
                    at: swift.range, note: name.map { "'\($0)' is the name for all kits" })
            } else {
                report(
                    .kitType,
                    "'\(word)' seems to be a type of \(kit.name), which \(others) does not have",
                    at: swift.range, as: .warning)
            }
        }
    }

    /// Whether a word is the name of a module, or of what belongs to something that is no kit.
    private func isQualified(_ word: String, in swift: String) -> Bool {
        if Kit.all.contains(where: { $0.name == word }) { return true }
        return swift.contains("." + word)
            && !Kit.all.contains { swift.contains("\($0.name).\(word)") }
    }

    /// The words of a type or an expression, without those in literals.
    private func words(of swift: String) -> [String] {
        Set(SwiftIdentifier.codeParts(of: swift).flatMap { SwiftIdentifier.words(in: String($0)) })
            .sorted()
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
