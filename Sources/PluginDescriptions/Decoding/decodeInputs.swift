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

func decodeInput(_ node: JSONNode) -> PluginInput? {
    guard let name = node.locatedString("name"), let type = node.locatedString("type")
    else { return nil }
    return PluginInput(
        name: name,
        type: type,
        defaultValue: node.locatedString("default"),
        example: node.locatedString("example"),
        summary: node.string("summary"))
}

func decodeHandler(_ node: JSONNode) -> PluginHandler? {
    guard let name = node.locatedString("name") else { return nil }
    return PluginHandler(
        name: name,
        parameters: decode(node.member("parameters"), decodeParameter),
        removesPlugin: node.bool("removesPlugin") ?? false,
        summary: node.string("summary"))
}

private func decodeParameter(_ node: JSONNode) -> PluginHandler.Parameter? {
    guard let name = node.locatedString("name"), let type = node.locatedString("type")
    else { return nil }
    return PluginHandler.Parameter(name: name, type: type)
}
