/// The tests of rows, SwiftUI views and localized text.
extension ControllerTestsFile {
    func writeRowTests(to out: inout SwiftWriter) {
        for rows in plugin.views.ofRows {
            guard let input = plugin.inputs.first(where: { $0.name.value == rows.items?.value }),
                let example = input.examples(in: plugin, dialect)?.first
            else { continue }
            let (name, key) = (SwiftIdentifier.escaped(rows.name.value), "content.\(rows.name.value)")
            let test = "shows a row for each element of \(input.name.value)"
            writeTest(test, "showsRowsOf\(capitalized(rows.name.value))", to: &out) { out in
                out.add("let plugin = makePlugin()\n\(loadsView)")
                out.add("let items: \(dialect.translated(input.type.value)) = \(example)")
                out.add("plugin.\(input.name.value) = items\nlet rows = plugin.\(rows.rowsProperty)")
                expect("rows.count == items.count", key, to: &out)
                out.add("let views = plugin.\(name).arrangedSubviews")
                expect("views == rows.map { $0.view }", "\(key): it does not show the rows", to: &out)
                for handler in plugin.handlers(of: rows).map(\.name.value) {
                    out.add("var \(handler)Calls = 0\nplugin.\(handler) = { _ in \(handler)Calls += 1 }")
                    out.add("for row in rows { row.\(GeneratedName.callMethod(ofHandler: handler))() }")
                    expect("\(handler)Calls == rows.count", "handlers.\(handler)", to: &out)
                }
                out.add("plugin.\(input.name.value) = []")
                expect("plugin.\(name).arrangedSubviews.isEmpty", key, to: &out)
            }
        }
    }

    func writeHostedViewTests(to out: inout SwiftWriter) {
        for view in plugin.views.ofSwiftUI {
            let (name, key) = (SwiftIdentifier.escaped(view.name.value), "content.\(view.name.value)")
            writeTest("hosts \(view.name.value) in a child", "hosts\(capitalized(view.name.value))", to: &out) { out in
                out.block("clock.run {") { out in
                    out.add("let window = \(window)\nlet plugin = makePlugin()\nwindow.host.\(add)(plugin, in: nil)")
                    if isDelayed { out.add("clock.advance(by: plugin.presentation.delay)") }
                    out.add("let controller = plugin.\(name).hostingController")
                    expect("controller.parent === plugin", "\(key): no child hosts it", to: &out)
                    out.add("let isInside = controller.view.isDescendant(of: plugin.view)")
                    expect("isInside", "\(key): it is not in the plugin's view", to: &out)
                    if view.creation == nil { return }
                    out.add("plugin.reloadAppearance()")
                    out.add("let isSame = plugin.\(name).hostingController === controller")
                    expect("isSame", "\(key): it loses its state", to: &out)
                }
            }
        }
    }

    func writeTextTest(to out: inout SwiftWriter) {
        let expectations = textExpectations
        if expectations.isEmpty { return }
        writeTest("has its localized text", "isLocalized", to: &out) { out in
            out.add("let plugin = makePlugin()\n\(loadsView)")
            out.add(expectations)
        }
        let bundle = dialect.strings.expression(besides: controller)
        out.member("private func localized(_ key: String, _ text: String) -> String {") { out in
            let table = dialect.strings.tableExpression ?? "nil"
            out.add(
                "\(bundle.hasPrefix("Foundation.") ? bundle : "Foundation." + bundle)"
                    + ".localizedString(forKey: key, value: text, table: \(table))")
        }
    }

    var textExpectations: [String] {
        tree.views.flatMap { name, view in
            let accessibility = view.attributes.accessibility
            let settings = [
                (dialect.accessibilityLabel, accessibility.label),
                (dialect.accessibilityHint, accessibility.hint),
                (dialect.accessibilityValue, accessibility.value),
                (PropertySpelling("busyLabel"), view.busyLabel),
                (PropertySpelling("tapTitle"), view.tapTitle),
            ]
            let shown = view.shownText.flatMap { use, text in
                view.properties(for: use, dialect).map { ($0, Optional(text)) }
            }
            return (shown + settings).compactMap { property, text in
                text?.localizedExpression.map { expected in
                    expectation(
                        "plugin.\(name).\(property.getter)", equals: expected,
                        key: "content" + (view.name.map { ".\($0.value)" } ?? ""), prefix: prefix)
                }
            }
        }
    }
}

extension TextSource {
    /// The text as an expression in tests; nil unless it is localized, with a default value and without arguments. A bundle
    /// returns the key for a text without a default value, and Foundation does not document what
    /// `String(localized:defaultValue:)` returns.
    fileprivate var localizedExpression: String? {
        guard case .localized(let key, let value, _) = self, !value.value.isEmpty, arguments.isEmpty else { return nil }
        return "localized(\(SwiftLiteral.string(key)), \(SwiftLiteral.string(value.value)))"
    }
}
