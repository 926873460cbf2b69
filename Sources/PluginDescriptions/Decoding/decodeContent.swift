import SourceDiagnostics

func decodeContent(_ node: JSONNode) -> PluginContent? {
    decodeView(node).map { root in
        PluginContent(
            root: root,
            layout: node.member("layout").map(decodeLayout) ?? .center,
            background: node.member("background")?.choice(BackgroundColor.self))
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
    case Vocabulary.progress.discriminator: return decodeProgress(node).map(ContentView.progress)
    case Vocabulary.textField.discriminator: return decodeTextField(node).map(ContentView.textField)
    case Vocabulary.spacer.discriminator: return .spacer(decodeSpacer(node))
    case Vocabulary.custom.discriminator: return decodeCustom(node).map(ContentView.custom)
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
            at: alignment?.range ?? node.range),
        distribution: node.member("distribution")?.choice(StackView.Distribution.self) ?? .fill,
        margins: node.member("margins").map(decodeInsets) ?? .zero,
        attributes: decodeAttributes(node))
}

private func decodeLabel(_ node: JSONNode) -> LabelView? {
    guard let name = node.member("label")?.locatedString else { return nil }
    return LabelView(
        name: name,
        text: node.member("text").flatMap(decodeText) ?? .literal(""),
        textStyle: node.member("textStyle")?.choice(TextStyle.self) ?? .body,
        lines: node.member("lines")?.int ?? 0,
        alignment: node.member("textAlignment")?.choice(LabelView.Alignment.self),
        color: node.member("color")?.choice(SemanticColor.self),
        attributes: decodeAttributes(node))
}

private func decodeButton(_ node: JSONNode) -> ButtonView? {
    guard let name = node.member("button")?.locatedString else { return nil }
    return ButtonView(
        name: name,
        title: node.member("title").flatMap(decodeText) ?? .literal(""),
        handler: node.member("triggers")?.locatedString,
        style: node.member("style")?.choice(ButtonView.Style.self) ?? .bordered,
        role: node.member("role")?.choice(ButtonView.Role.self) ?? .normal,
        symbol: node.member("symbol")?.string,
        color: node.member("color")?.choice(SemanticColor.self),
        attributes: decodeAttributes(node))
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
            textStyle: Located(
                node.member("textStyle")?.choice(TextStyle.self) ?? .title1,
                at: node.member("textStyle")?.range ?? node.range),
            range: node.range,
            size: node.member("size").flatMap(decodeSize),
            tint: node.member("tint")?.choice(SemanticColor.self),
            isDecorative: node.member("decorative")?.bool ?? false,
            attributes: decodeAttributes(node))
    }
}

private func decodeActivityIndicator(_ node: JSONNode) -> ActivityIndicatorView? {
    guard let name = node.member("activityIndicator")?.locatedString else { return nil }
    return ActivityIndicatorView(
        name: name,
        size: node.member("size")?.choice(ActivityIndicatorView.Size.self) ?? .medium,
        color: node.member("color")?.choice(SemanticColor.self),
        attributes: decodeAttributes(node))
}

func decodeText(_ node: JSONNode) -> TextSource? {
    if let text = node.string { return .literal(text) }
    if let input = node.member("input")?.locatedString { return .input(input) }
    return node.member("localized")?.string.map { key in
        .localized(
            key: key, value: node.member("value")?.string ?? key,
            comment: node.member("comment")?.string ?? "")
    }
}
