import PluginCore

extension [PluginList] {
    /// The list as text: one block for each plugin, in three columns.
    package var text: String {
        let plugins = flatMap(\.plugins)
        let width = plugins.map(\.name.visible.count).max() ?? 0
        return map { module in
            let blocks = module.plugins.map { $0.text(nameWidth: width) }
            let others = module.otherFiles.filter { $0.state != .upToDate }
            let lines = others.map { row("", $0.state.rawValue, $0.path, nameWidth: width) }
            let isEmpty = blocks.isEmpty && lines.isEmpty
            return (module.name ?? module.folder).visible + "\n" + (isEmpty ? "  no plugins\n" : "")
                + (blocks + lines).joined()
        }.joined(separator: "\n")
    }
}

extension ListedPlugin {
    fileprivate func text(nameWidth: Int) -> String {
        var rows = [(state.rawValue, path)]
        if let description {
            rows += [
                ("inputs", description.inputs.map(\.declaration).joined(separator: ", ")),
                ("handlers", description.handlers.map(\.declaration).joined(separator: ", ")),
                ("host helpers", description.listedHelpers.map(\.name).joined(separator: ", ")),
            ].filter { !$0.1.isEmpty }
        }
        rows += files.filter { $0.state != .upToDate }.map { ($0.state.rawValue, $0.path) }
        return rows.enumerated().map { index, line in
            row(index == 0 ? name : "", line.0, line.1, nameWidth: nameWidth)
        }.joined()
    }
}

private func row(_ name: String, _ label: String, _ text: String, nameWidth: Int) -> String {
    func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: Swift.max(0, width - text.count))
    }
    let labelWidth = ListedPlugin.State.allCases.map(\.rawValue.count).max() ?? 0
    return
        "  \(padded(name.visible, to: nameWidth))  \(padded(label, to: labelWidth))  \(text.visible)\n"
}

extension PluginInput {
    /// `message: String? = nil`
    fileprivate var declaration: String {
        "\(name.value): \(type.value)" + (defaultValue.map { " = \($0.value)" } ?? "")
    }
}

extension PluginHandler {
    /// `rateHandler(stars: Int)`
    fileprivate var declaration: String {
        let list = parameters.map { "\($0.name.value): \($0.type.value)" }.joined(separator: ", ")
        return name.value + (list.isEmpty ? "" : "(\(list))")
    }
}

extension PluginDescription {
    /// The host helpers, each with its key in descriptions.
    var listedHelpers: [(key: String, name: String)] {
        let helpers: [(String, String?)] = [
            ("show", host.show?.value), ("hide", host.hide?.value), ("shown", host.shown?.value),
            ("while", host.whileShown?.value), ("recovery", host.recovery?.name.value),
            ("swiftUI", host.modifier?.value), ("view", host.view?.value),
            ("cell", host.cell?.value), ("popover", host.popover?.name.value),
            ("scene", host.scene.map { _ in "\(controllerName).show" }),
        ]
        return helpers.compactMap { key, name in name.map { (key, $0) } }
    }
}
