extension DescriptionValidator {
    /// Reports types that one of the plugin's frameworks does not have.
    mutating func reportKitTypes() {
        for input in description.inputs {
            reportKitTypes(in: input.type)
            reportKitTypes(in: input.defaultValue)
            reportKitTypes(in: input.example)
        }
        for view in views {
            reportKitTypes(in: view.viewClass?.type)
            reportKitTypes(in: view.viewClass?.creation)
        }
        for handler in description.handlers {
            for parameter in handler.parameters { reportKitTypes(in: parameter.type) }
        }
        for expression in description.appExpressions { reportKitTypes(in: expression) }
        reportKitTypes(in: description.controller.superclass)
    }

    /// - Parameter swift: a type, an expression or the name of the superclass.
    private mutating func reportKitTypes(in swift: Located<String>?) {
        guard let swift else { return }
        for word in words(of: swift.value) {
            guard let kit = foreignKits.first(where: { $0.hasType(word) }),
                !isQualified(word, in: swift.value)
            else { continue }
            reportType(word, of: kit, at: swift.range)
        }
    }

    private mutating func reportType(_ type: String, of kit: Kit, at range: SourceRange) {
        let others = description.controller.kits.filter { $0 != kit }.map(\.name)
            .joined(separator: " and ")
        // A type that only begins like the framework's types can be the user's.
        guard kit.knows(type) else {
            return report(
                .frameworkType,
                "'\(type)' seems to be a type of \(kit.name), which \(others) does not have",
                at: range, as: .warning)
        }
        let sharedName = kit.platformTypes.first { $0.spelling == type }?.name
        report(
            .frameworkType, "'\(type)' is a type of \(kit.name), which \(others) does not have",
            at: range, note: sharedName.map { "'\($0)' is the name for both frameworks" })
    }

    /// The frameworks that are not the plugin's only one.
    private var foreignKits: [Kit] {
        let kits = description.controller.kits
        return Kit.all.filter { kits != [$0] }
    }

    /// Returns whether a word is the name of a framework, or follows the name of something else and a dot.
    private func isQualified(_ word: String, in swift: String) -> Bool {
        if Kit.all.contains(where: { $0.name == word }) { return true }
        return swift.contains("." + word)
            && !Kit.all.contains { swift.contains("\($0.name).\(word)") }
    }

    /// Returns the words of a type or an expression, without those in string literals.
    private func words(of swift: String) -> [String] {
        let words = SwiftIdentifier.codeParts(of: swift[...]).flatMap {
            SwiftIdentifier.words(in: String($0))
        }
        return Set(words).sorted()
    }
}

extension Kit {
    /// Returns whether a name seems to be that of one of the framework's types.
    fileprivate func hasType(_ name: String) -> Bool {
        knows(name)
            || ownsTypePrefix && name.count > typePrefix.count && hasTypePrefix(name)
    }
}

extension DiagnosticIdentifier {
    static let frameworkType: Self = "framework-type"
}
