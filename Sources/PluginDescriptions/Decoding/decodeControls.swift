import SourceDiagnostics

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
        name: name, type: type, creation: node.member("create")?.string,
        attributes: decodeAttributes(node))
}

func decodeAttributes(_ node: JSONNode) -> ViewAttributes {
    let accessibility = node.member("accessibility")
    return ViewAttributes(
        shownWhen: node.member("shownWhen")?.locatedString,
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
