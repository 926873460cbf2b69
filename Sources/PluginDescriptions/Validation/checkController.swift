extension DescriptionValidator {
    /// The superclass is named as a class can be, and each hook is asked for once.
    mutating func checkController() {
        let superclass = description.controller.superclass
        let name = superclass.value.prefix { $0 != "<" }.split(separator: ".").last.map(String.init)
        if superclass.value != PluginController.defaultSuperclass,
            SwiftFragment.problem(ofType: superclass.value) == nil
        {
            if !isClassName(superclass.value)
                || KnownType.spelling(ofForeign: superclass.value) != nil
            {
                report(
                    .invalidType, "'\(superclass.value)' cannot be a superclass",
                    at: superclass.range, note: "name a class, as in 'BaseViewController'")
            } else if KnownType.isNoController(superclass.value) {
                report(
                    .invalidType, "'\(superclass.value)' is no view controller",
                    at: superclass.range, note: "name a class, as in 'BaseViewController'")
            } else if let name, Self.withoutNib.contains(name) {
                report(
                    .invalidType,
                    "'\(superclass.value)' cannot be made by 'init(nibName:bundle:)', as a superclass is",
                    at: superclass.range,
                    note: "add it as a child of the controller, in a hook such as 'viewDidLoad'")
            } else if let name, Self.withOwnView.contains(name), replacesView {
                report(
                    .contradiction, "'\(superclass.value)' needs a view that it makes itself",
                    at: superclass.range,
                    note: superclass.value.hasPrefix("NS")
                        ? "add it as a child of the controller, in a hook such as 'viewDidLoad'"
                        : "leave out 'leavesAfter' and \"touches\": \"pass\", which replace the view"
                )
            } else if let name, description.content != nil, Self.ofChildren.contains(name) {
                report(
                    .contradiction,
                    "'\(superclass.value)' shows other controllers, and no content of its own",
                    at: superclass.range,
                    note: "add it as a child of the controller, in a hook such as 'viewDidLoad'")
            } else if superclass.value == description.controllerName,
                description.controller.hasOwnSuperclass
            {
                report(
                    .contradiction, "'\(superclass.value)' cannot be its own superclass",
                    at: superclass.range)
            }
        }
    }

    /// The modules are imported that views of known types come from; an import of the user's may hand them
    /// on.
    mutating func checkImports() {
        let imports = description.controller.imports
        for case .custom(let custom) in views {
            let parts = custom.type.value.split(separator: ".").map(String.init)
            guard let type = parts.last, let modules = KnownType.modules(ofView: type),
                parts.count == 1 || parts[0] == modules[0],
                !modules.contains(where: imports.contains)
            else { continue }
            let module = modules[0]
            report(
                .missingImport, "'\(type)' is a view of \(module), which is not imported",
                at: custom.type.range, note: "add \"\(module)\" to \"imports\"", as: .warning)
        }
    }

    /// Whether the controller does not let its superclass make the view.
    private var replacesView: Bool {
        let presentation = description.presentation
        return description.controller.superclass.value.hasPrefix("NS")
            || presentation.touches == .pass || presentation.leavesAfter != nil
    }

    /// Controllers of Apple's that are made in other ways.
    private static let withoutNib = [
        "UIHostingController", "NSHostingController", "UIPageViewController",
        "SFSafariViewController",
        "UIAlertController", "UIActivityViewController", "UICollectionViewController",
    ]

    /// Controllers of Apple's that trap when their view is another.
    private static let withOwnView = [
        "UITableViewController", "NSSplitViewController", "NSTabViewController",
    ]

    /// Controllers of Apple's that fill their views with those of their children.
    private static let ofChildren = [
        "UINavigationController", "UITabBarController", "UISplitViewController",
        "UISearchController", "UIImagePickerController",
    ]

    /// Whether a type can be spelt so when it is a class: words and dots, generic arguments aside.
    private func isClassName(_ type: String) -> Bool {
        var depth = 0
        var name = ""
        for character in type {
            switch character {
            case "<": depth += 1
            case ">": depth -= 1
            default: if depth == 0 { name.append(character) }
            }
        }
        return name.split(separator: ".", omittingEmptySubsequences: false)
            .allSatisfy { SwiftIdentifier.problem(of: String($0)) == nil }
    }
}

/// Reports a list of kits that is empty.
///
/// - Parameter node: the description or the configuration.
func checkKits(
    of node: JSONNode, in file: SourceFile, reporting diagnostics: inout DiagnosticCollector
) {
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
        return (kits.count != 1 || kits[0] != kit) && swift.contains(kit.typePrefix)
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
        Set(
            SwiftIdentifier.codeParts(of: swift[...]).flatMap {
                SwiftIdentifier.words(in: String($0))
            }
        )
        .sorted()
    }
}

extension Kit {
    /// Whether a name is that of one of the kit's types, as far as can be told.
    fileprivate func hasType(_ name: String) -> Bool {
        knows(name)
            || ownsTypePrefix && name.count > typePrefix.count && hasTypePrefix(name)
    }
}
