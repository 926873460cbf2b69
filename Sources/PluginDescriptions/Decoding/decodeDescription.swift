/// Makes a description of checked JSON.
///
/// What the check has reported is left out or takes its default here, so that the rest of the
/// description can be validated all the same.
func decodeDescription(
    _ node: JSONNode, name: String, file: SourceFile, configuration: ModuleConfiguration
) -> PluginDescription {
    return PluginDescription(
        name: name,
        file: file,
        summary: node.member("summary")?.string,
        inputs: decode(node.member("inputs"), decodeInput),
        handlers: decode(node.member("handlers"), decodeHandler),
        content: node.member("content").flatMap(decodeContent),
        placement: decodePlacement(node.member("placement"), at: node.range),
        presentation: decodePresentation(node.member("presentation"), at: node.range),
        accessibility: decodeAccessibility(node.member("accessibility")),
        controller: decodeController(node, configuration: configuration),
        host: decodeHost(node.member("host"), at: node.range, plugin: name))
}

/// The elements of a list that can be decoded; none where there is no list.
func decode<Element>(_ list: JSONNode?, _ decode: (JSONNode) -> Element?) -> [Element] {
    guard case .array(let nodes)? = list?.value else { return [] }
    var elements: [Element] = []
    elements.reserveCapacity(nodes.count)
    for index in nodes.indices {
        if let element = decode(nodes[index]) { elements.append(element) }
    }
    return elements
}

private func decodeInput(_ node: JSONNode) -> PluginInput? {
    guard let name = node.member("name")?.locatedString,
        let type = node.member("type")?.locatedString
    else { return nil }
    return PluginInput(
        name: name,
        type: type,
        defaultValue: node.member("default")?.locatedString,
        example: node.member("example")?.locatedString,
        summary: node.member("summary")?.string)
}

private func decodeHandler(_ node: JSONNode) -> PluginHandler? {
    guard let name = node.member("name")?.locatedString else { return nil }
    let parameters = decode(node.member("parameters")) { parameter in
        parameter.member("name")?.locatedString.flatMap { name in
            parameter.member("type")?.locatedString.map { type in
                PluginHandler.Parameter(name: name, type: type)
            }
        }
    }
    return PluginHandler(
        name: name,
        parameters: parameters,
        removesPlugin: node.member("removesPlugin")?.bool ?? false,
        summary: node.member("summary")?.string)
}
