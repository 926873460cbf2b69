/// Returns the data for the previews of a plugin; nothing if it has none, or if an input has no known value.
///
/// There is a preview with the inputs that have no default, one with all inputs, one for each input of type Bool, and
/// those in the dark style, with large text, and from right to left, as far as the framework has them.
func previewsContext(of plugin: PluginDescription, _ dialect: KitDialect) -> MustacheValue {
    guard plugin.controller.hasPreviews, plugin.inputWithoutTestValue == nil else {
        return .nothing
    }
    let required = plugin.inputs.filter { $0.defaultValue == nil }
    let known = plugin.inputs.filter { $0.previewValue(in: plugin, dialect) != nil }
    let name = plugin.name
    var previews = [preview(name, of: plugin, with: required, dialect)]
    if known.count > required.count {
        let others = known.filter { $0.defaultValue != nil }.map(\.name.value)
        let name = "\(name) with \(others.joined(separator: ", "))"
        previews.append(preview(name, of: plugin, with: known, dialect))
    }
    for input in known where input.type.value == "Bool" {
        let name = "\(name), \(input.name.value) is \(input.otherBool)"
        previews.append(preview(name, of: plugin, with: known, changing: input, dialect))
    }
    for style in dialect.spelling.previewStyles {
        let name = "\(name), \(style.summary)"
        previews.append(preview(name, of: plugin, with: known, style: style.name, dialect))
    }
    for index in previews.indices { previews[index]["isFirst"] = .flag(index == 0) }
    return [
        "all": .list(previews.map(MustacheValue.object)),
        "availability": .text(dialect.spelling.previewAvailability),
    ]
}

private func preview(
    _ name: String, of plugin: PluginDescription, with inputs: [PluginInput],
    changing changed: PluginInput? = nil, style: String = "", _ dialect: KitDialect
) -> MustacheObject {
    let arguments = inputs.compactMap { input in
        let value =
            input.name.value == changed?.name.value
            ? input.otherBool : input.previewValue(in: plugin, dialect)
        return value.map { "\(input.name.value): \($0)" }
    }
    let creation = SwiftCall(callee: plugin.controllerName, arguments: arguments)
    let isInList = plugin.placement.position.value.isInList && dialect.spelling.scrollsContent
    let options =
        (style.isEmpty ? [] : ["." + style])
        + (isInList ? ["in: UITableViewController(style: .plain)"] : [])
    let host = ".previewed(\(options.joined(separator: ", ")))"
    let controller =
        4 + creation.columns + host.columnCount <= SwiftCall.lineLength
        ? creation.onOneLine + host
        : creation.written(indentation: 4, prefixLength: 0) + "\n        " + host
    return [
        "name": .text(SwiftLiteral.string(name)),
        "controller": .text(controller),
    ]
}

extension PluginInput {
    /// Returns a value for previews; nil if none is known.
    fileprivate func previewValue(
        in plugin: PluginDescription, _ dialect: KitDialect
    ) -> String? {
        type.value == "Bool" && example == nil
            ? defaultValue?.value ?? "true" : examples(in: plugin, dialect)?.first
    }

    /// The value of an input of type Bool that is not its value in other previews.
    fileprivate var otherBool: String {
        (example ?? defaultValue)?.value ?? "true" == "true" ? "false" : "true"
    }
}
