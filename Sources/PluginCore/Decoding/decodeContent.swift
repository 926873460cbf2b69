/// Decodes the content of checked JSON; nil if its outermost view is not complete.
func decodeContent(_ node: JSONNode, in plugin: PluginMembers) -> PluginContent? {
    decodeView(node, isOutermost: true, in: plugin).map { root in
        PluginContent(
            root: root,
            layout: node.member("layout").map(decodeLayout)
                ?? (root.isContentUnavailable ? .fill : .center),
            layoutRange: node.member("layout")?.range,
            surface: Surface(node))
    }
}

/// Decodes a view of checked JSON; nil if a required value is missing. The first known key
/// determines the kind of view.
func decodeView(
    _ node: JSONNode, isOutermost: Bool, in plugin: PluginMembers
) -> ContentView? {
    guard case .object(let members) = node.value,
        let kind = Vocabulary.viewKinds.first(where: { kind in
            members.contains { $0.key == kind.key }
        })?.key
    else { return nil }
    if kind == "stack" {
        return .stack(StackView(node, isOutermost: isOutermost, in: plugin))
    }
    if kind == "swiftUI" { return SwiftUIView(node, in: plugin).map { .swiftUI($0) } }
    if kind == "spacer" { return .spacer(SpacerView(node)) }
    guard let name = node.locatedString(kind) else { return nil }
    switch kind {
    case "label": return .label(LabelView(node, name: name))
    case "button": return .button(ButtonView(node, name: name))
    case "image": return ImageView(node, name: name).map { .image($0) }
    case "activityIndicator": return .activityIndicator(ActivityIndicatorView(node, name: name))
    case "progress": return .progress(ProgressView(node, name: name))
    case "textField": return TextFieldView(node, name: name).map { .textField($0) }
    case "switch", "slider", "segments":
        return .valueControl(ValueControl(node, key: kind, name: name))
    case "contentUnavailable":
        return .contentUnavailable(ContentUnavailableView(node, name: name))
    default: return CustomView(node, name: name).map { .custom($0) }
    }
}

extension JSONNode {
    /// Returns the text of a key; nil if there is none.
    func text(_ key: String) -> TextSource? {
        member(key).flatMap(\.text)
    }

    /// The value as a text; nil if it is not one.
    var text: TextSource? {
        if let text = string { return .literal(text) }
        if let input = locatedString("input") { return .input(input) }
        if let expression = locatedString("swift") {
            return .swift(expression, example: string("example"))
        }
        if let pair = Pair(self, \.text) { return .pair(pair) }
        guard let key = string("localized") else { return nil }
        return .localized(
            key: key, value: locatedString("value") ?? Located(key, at: range),
            comment: string("comment") ?? "")
    }
}

extension JSONNode {
    /// Returns the color of a key; nil if there is none.
    func color(_ key: String) -> ColorSource? {
        let value = member(key)
        if let color = value?.choice(SemanticColor.self) { return .semantic(color) }
        if let color = value?.choice(BackgroundColor.self) { return .background(color) }
        return expression(key, for: .color).map { .swift($0) }
    }

    /// Returns the expression for the value of a key that is an expression of the app, or the name of a color or a
    /// font of the configuration; nil if there is none.
    func expression(_ key: String, for token: AppearanceToken) -> Located<String>? {
        locatedString(key).map(token.expression) ?? member(key)?.locatedString("swift")
    }
}

/// Decodes the layout of the outermost view: `"center"`, `"fill"` or an object.
func decodeLayout(_ node: JSONNode) -> ContentLayout {
    switch node.string {
    case "fill": return .fill
    case .some: return .center
    case nil:
        let edges = node.member("edges")?.elements.compactMap { $0.choice(ContentLayout.Edge.self) }
        return ContentLayout(
            edges: ContentLayout.Edge.allCases.filter { edges?.contains($0) ?? true },
            insets: node.insets("insets"),
            area: node.choice("to") ?? .margins)
    }
}

extension JSONNode {
    /// Returns the insets of a key. A single number applies to all edges.
    func insets(_ key: String) -> Insets {
        guard let node = member(key) else { return .zero }
        if let inset = node.double {
            return Insets(top: inset, leading: inset, bottom: inset, trailing: inset)
        }
        return Insets(
            top: node.double("top") ?? 0, leading: node.double("leading") ?? 0,
            bottom: node.double("bottom") ?? 0, trailing: node.double("trailing") ?? 0)
    }
}
