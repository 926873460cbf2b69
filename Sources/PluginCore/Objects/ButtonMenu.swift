/// An action in the menu of a button.
package struct MenuAction: Sendable {
    /// The role of an action.
    package enum Role: String, CaseIterable, PlainValue {
        case normal
        case destructive
    }

    let node: JSONNode

    package var title: TextSource { node.text("title") ?? .literal("") }
    /// The name of an SF Symbol; nil for no image.
    package var symbol: String? { node.string("symbol") }
    package var role: Role { node[Self.roleKey] }
    /// The name of the handler that is called when the action is chosen.
    package var handler: Located<String> { node.required("triggers") }

    // MARK: Keys

    private static let roleKey = Key("role", default: Role.normal)

    package static let shape = ObjectShape(
        "menu action",
        [
            .required("title", .anyOf([.name, .object(Vocabulary.localizedText)])),
            .required("triggers", .identifier),
            .optional("symbol", .symbol),
            roleKey.shape,
        ])

    static let key = KeyShape.optional("menu", .list(of: .object(shape)))
}

extension ContentView {
    /// The actions in the menu of the button; empty if it has none.
    package var menu: [MenuAction] {
        if case .button(let button) = self { button.menu } else { [] }
    }
}

// MARK: - Swift

extension ButtonView {
    /// Adds the statement that gives the button its menu.
    func setMenu(in code: inout ViewCode) {
        if menu.isEmpty { return }
        code.add("\(code.name).setMenu([")
        for action in menu {
            let handler = code.plugin.handler(named: action.handler)
            let call = SwiftCall(
                callee: code.dialect.isUIKit ? "UIAction" : "PluginMenuItem", arguments: action.arguments(code.dialect))
            let closure = " { [weak self] \(code.dialect.isUIKit ? "_ " : "")in"
            let fits = 12 + call.columns + closure.columnCount <= SwiftCall.lineLength
            let broken = call.written(indentation: 12, prefixLength: SwiftCall.lineLength)
            let start = fits ? call.onOneLine : broken.dropLast() + "\n            )"
            code.add(
                "    \(start)\(closure)",
                "        self?.\(handler?.call ?? "")",
                "    },")
        }
        code.add("])")
    }
}

extension MenuAction {
    fileprivate func arguments(_ dialect: KitDialect) -> [SwiftCall.Argument] {
        var arguments = [title.argument(in: dialect.strings).labeled("title: ")]
        if let symbol {
            let image = dialect.spelling.views.symbolImage(SwiftLiteral.string(symbol))
            arguments.append(.call("image: ", image))
        }
        if role == .destructive {
            arguments.append(.text(dialect.isUIKit ? "attributes: .destructive" : "isDestructive: true"))
        }
        return arguments
    }
}
