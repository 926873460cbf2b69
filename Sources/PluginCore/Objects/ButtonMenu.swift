/// An action in the menu of a button.
package struct MenuAction: Sendable {
    /// The role of an action.
    package enum Role: String, CaseIterable, Sendable {
        case normal, destructive
    }

    let node: JSONNode

    package var title: TextSource { node.text("title") ?? .literal("") }
    /// The name of an SF Symbol; nil for no image.
    package var symbol: String? { node.string("symbol") }
    package var role: Role { node.choice("role") ?? .normal }
    /// The name of the handler that is called when the action is chosen.
    package var handler: Located<String> { node.required("triggers") }

    // MARK: Keys

    package static let shape = ObjectShape(
        "menu action",
        [
            .required("title", .name.or(Vocabulary.localizedText)),
            .required("triggers", .identifier),
            .optional("symbol", .symbol),
            .optional("role", .choice(of: Role.self)),
        ])
}

extension ContentView {
    /// The actions in the menu of the button; empty if it has none.
    package var menu: [MenuAction] { button?.menu ?? [] }
}

// MARK: - Swift

extension ButtonView {
    /// Adds the statement that gives the button its menu.
    func setMenu(in code: inout ViewCode) {
        if menu.isEmpty { return }
        code.add("\(code.name).setMenu([")
        for (index, action) in menu.enumerated() {
            let handler = code.plugin.handler(named: action.handler)
            let item = call(code.dialect.isUIKit ? "UIAction" : "PluginMenuItem", action.arguments(code.dialect))
            let closure = "{ [weak self] \(code.dialect.isUIKit ? "_ " : "")in self?.\(handler?.call ?? "") }"
            code.add("    \(item) \(closure)\(index == 0 && menu.count == 1 ? "" : ",")")
        }
        code.add("])")
    }
}

extension MenuAction {
    fileprivate func arguments(_ dialect: KitDialect) -> [String] {
        var arguments = ["title: " + title.argument(in: dialect.strings)]
        if let symbol { arguments.append("image: " + dialect.symbolImage(SwiftLiteral.string(symbol))) }
        if role == .destructive {
            arguments.append(dialect.isUIKit ? "attributes: .destructive" : "isDestructive: true")
        }
        return arguments
    }
}
