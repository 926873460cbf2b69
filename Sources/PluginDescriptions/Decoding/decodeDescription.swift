import SourceDiagnostics

/// Makes a description of checked JSON.
///
/// What the check has reported is left out or takes its default here, so that the rest of the
/// description can be validated all the same.
func decodeDescription(
    _ node: JSONNode, name: String, file: SourceFile, configuration: ModuleConfiguration
) -> PluginDescription {
    let presentation = node.member("presentation")
    return PluginDescription(
        name: name,
        file: file,
        summary: node.member("summary")?.string,
        inputs: node.member("inputs")?.elements.compactMap(decodeInput) ?? [],
        handlers: node.member("handlers")?.elements.compactMap(decodeHandler) ?? [],
        content: node.member("content").flatMap(decodeContent),
        placement: node.member("placement")?.choice(Placement.self) ?? .fill,
        presentation: PluginPresentation(
            delay: presentation?.member("delay")?.double ?? 0,
            minimumDuration: presentation?.member("minimumDuration")?.double ?? 0),
        controller: decodeController(node, configuration: configuration),
        host: decodeHost(node.member("host"), at: node.range, plugin: name))
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
    let parameters = node.member("parameters")?.elements.compactMap { parameter in
        parameter.member("name")?.locatedString.flatMap { name in
            parameter.member("type")?.locatedString.map { type in
                PluginHandler.Parameter(name: name, type: type)
            }
        }
    }
    return PluginHandler(
        name: name,
        parameters: parameters ?? [],
        removesPlugin: node.member("removesPlugin")?.bool ?? false,
        summary: node.member("summary")?.string)
}

func decodeContent(_ node: JSONNode) -> PluginContent? {
    decodeView(node).map { root in
        PluginContent(
            root: root, layout: node.member("layout")?.choice(ContentLayout.self) ?? .center)
    }
}

private func decodeView(_ node: JSONNode) -> ContentView? {
    guard case .object(let members) = node.value else { return nil }
    let kinds = Vocabulary.views.map(\.discriminator)
    switch kinds.first(where: { kind in members.contains { $0.key == kind } }) {
    case Vocabulary.stack.discriminator: return .stack(decodeStack(node))
    case Vocabulary.label.discriminator: return decodeLabel(node).map(ContentView.label)
    case Vocabulary.button.discriminator: return decodeButton(node).map(ContentView.button)
    case Vocabulary.image.discriminator: return decodeImage(node).map(ContentView.image)
    case Vocabulary.activityIndicator.discriminator:
        return decodeActivityIndicator(node).map(ContentView.activityIndicator)
    default: return nil
    }
}

private func decodeStack(_ node: JSONNode) -> StackView {
    let axis = node.member("axis")
    // Whether an alignment fits cannot be told where the axis is none.
    let alignment =
        axis == nil || axis?.choice(StackView.Axis.self) != nil
        ? node.member("alignment") : nil
    return StackView(
        views: node.member("stack")?.elements.compactMap(decodeView) ?? [],
        axis: axis?.choice(StackView.Axis.self) ?? .vertical,
        spacing: node.member("spacing")?.double ?? 8,
        alignment: Located(
            alignment?.choice(StackView.Alignment.self) ?? .center,
            at: alignment?.range ?? node.range))
}

private func decodeLabel(_ node: JSONNode) -> LabelView? {
    guard let name = node.member("label")?.locatedString else { return nil }
    return LabelView(
        name: name,
        text: node.member("text").flatMap(decodeText) ?? .literal(""),
        textStyle: node.member("textStyle")?.choice(TextStyle.self) ?? .body,
        lines: node.member("lines")?.int ?? 0)
}

private func decodeButton(_ node: JSONNode) -> ButtonView? {
    guard let name = node.member("button")?.locatedString else { return nil }
    return ButtonView(
        name: name,
        title: node.member("title").flatMap(decodeText) ?? .literal(""),
        handler: node.member("triggers")?.locatedString)
}

private func decodeImage(_ node: JSONNode) -> ImageView? {
    guard let name = node.member("image")?.locatedString else { return nil }
    let source: ImageView.Source? =
        if let input = node.member("input")?.locatedString {
            .input(input)
        } else if let asset = node.member("asset")?.string {
            .asset(asset)
        } else {
            node.member("symbol")?.string.map(ImageView.Source.symbol)
        }
    return source.map {
        ImageView(
            name: name, source: $0,
            textStyle: node.member("textStyle")?.choice(TextStyle.self) ?? .title1)
    }
}

private func decodeActivityIndicator(_ node: JSONNode) -> ActivityIndicatorView? {
    guard let name = node.member("activityIndicator")?.locatedString else { return nil }
    return ActivityIndicatorView(
        name: name, size: node.member("size")?.choice(ActivityIndicatorView.Size.self) ?? .medium)
}

private func decodeText(_ node: JSONNode) -> TextSource? {
    if let text = node.string { return .literal(text) }
    if let input = node.member("input")?.locatedString { return .input(input) }
    return node.member("localized")?.string.map { key in
        .localized(
            key: key, value: node.member("value")?.string ?? key,
            comment: node.member("comment")?.string ?? "")
    }
}
