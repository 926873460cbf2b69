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
    switch Vocabulary.viewKinds.first(where: { members.place(ofKey: $0.key) != nil })?.key {
    case "stack": return .stack(decodeStack(node))
    case "label": return decodeLabel(node).map(ContentView.label)
    case "button": return decodeButton(node).map(ContentView.button)
    case "image": return decodeImage(node).map(ContentView.image)
    case "activityIndicator":
        return decodeActivityIndicator(node).map(ContentView.activityIndicator)
    case "progress": return decodeProgress(node).map(ContentView.progress)
    case "textField": return decodeTextField(node).map(ContentView.textField)
    case "spacer": return .spacer(decodeSpacer(node))
    case "custom": return decodeCustom(node).map(ContentView.custom)
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
        name: node.member("name")?.locatedString,
        views: decode(node.member("stack"), decodeView),
        range: node.member("stack")?.range ?? node.range,
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
        weight: node.member("weight")?.choice(FontWeight.self),
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

func decodeProgress(_ node: JSONNode) -> ProgressView? {
    guard let name = node.member("progress")?.locatedString else { return nil }
    let value = node.member("value")
    return ProgressView(
        name: name,
        value: value?.member("input")?.locatedString.map(ProgressView.Value.input)
            ?? .fixed(value?.double ?? 0),
        width: node.member("width")?.double ?? 160,
        color: node.member("color")?.choice(SemanticColor.self),
        attributes: decodeAttributes(node))
}

func decodeTextField(_ node: JSONNode) -> TextFieldView? {
    guard let name = node.member("textField")?.locatedString,
        let text = node.member("text")?.member("input")?.locatedString
    else { return nil }
    return TextFieldView(
        name: name,
        text: text,
        placeholder: node.member("placeholder").flatMap(decodeText),
        handler: node.member("triggers")?.locatedString,
        keyboard: node.member("keyboard")?.choice(TextFieldView.Keyboard.self) ?? .default,
        isSecure: node.member("secure")?.bool ?? false,
        width: node.member("width")?.double ?? 240,
        attributes: decodeAttributes(node))
}

func decodeSpacer(_ node: JSONNode) -> SpacerView {
    SpacerView(length: node.member("spacer")?.double, range: node.range)
}

func decodeCustom(_ node: JSONNode) -> CustomView? {
    guard let name = node.member("custom")?.locatedString,
        let type = node.member("type")?.locatedString
    else { return nil }
    return CustomView(
        name: name, type: type, creation: node.member("create")?.locatedString,
        attributes: decodeAttributes(node))
}

func decodeAttributes(_ node: JSONNode) -> ViewAttributes {
    let accessibility = node.member("accessibility")
    let shownWhen = node.member("shownWhen")?.locatedString
    if accessibility == nil, shownWhen == nil { return .none }
    return ViewAttributes(
        shownWhen: shownWhen,
        accessibility: ViewAccessibility(
            label: accessibility?.member("label").flatMap(decodeText),
            hint: accessibility?.member("hint").flatMap(decodeText),
            value: accessibility?.member("value").flatMap(decodeText),
            traits: accessibility?.member("traits")?.elements.compactMap {
                $0.choice(AccessibilityTrait.self)
            } ?? [],
            identifier: accessibility?.member("identifier")?.string))
}

func decodeLayout(_ node: JSONNode) -> ContentLayout {
    switch node.string {
    case "fill": return .fill
    case .some: return .center
    case nil:
        let edges = node.member("edges")?.elements.compactMap { $0.choice(ContentLayout.Edge.self) }
        return ContentLayout(
            edges: ContentLayout.Edge.allCases.filter { edges?.contains($0) ?? true },
            insets: node.member("insets").map(decodeInsets) ?? .zero,
            area: node.member("to")?.choice(ContentLayout.Area.self) ?? .margins)
    }
}

/// One number stands for all edges.
func decodeInsets(_ node: JSONNode) -> Insets {
    func inset(_ edge: ContentLayout.Edge) -> Double {
        node.double ?? node.member(edge.rawValue)?.double ?? 0
    }
    return Insets(
        top: inset(.top), leading: inset(.leading), bottom: inset(.bottom),
        trailing: inset(.trailing))
}

func decodeSize(_ node: JSONNode) -> Located<Size>? {
    guard let width = node.member("width")?.double, let height = node.member("height")?.double
    else { return nil }
    return Located(Size(width: width, height: height), at: node.range)
}
