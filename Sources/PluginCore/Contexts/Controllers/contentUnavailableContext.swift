/// Returns the configuration of a content-unavailable view, and the data for its tests.
func contentUnavailableContext(
    of state: ContentUnavailableView, named name: String, in plugin: PluginDescription,
    _ dialect: KitDialect
) -> MustacheValue {
    let text: [(property: PropertySpelling, text: TextSource?)] = [
        (.text, state.text), (.secondaryText, state.secondaryText),
        (.buttonTitle, state.buttonTitle),
    ]
    return [
        "style": .text(state.style.rawValue),
        "image": .optional(
            state.image?.creation(dialect).map {
                PropertySpelling.image.assignment(of: $0, to: name)
            }),
        "asset": .optional(state.asset?.creation(dialect)?.onOneLine),
        "text": .list(
            text.compactMap { property, text in
                property.assignment(of: text, to: name, in: dialect.strings).map {
                    ["statement": .text($0)]
                }
            }),
        "action": .optional(plugin.handlerCall(by: .contentUnavailable(state))),
    ]
}

extension ContentUnavailableView {
    /// The image if it is an asset.
    fileprivate var asset: ImageView.Source? {
        if case .asset? = image { image } else { nil }
    }
}

/// The properties of the generated class, which are the same for all frameworks.
extension PropertySpelling {
    static let text = PropertySpelling("text")
    static let secondaryText = PropertySpelling("secondaryText")
    static let buttonTitle = PropertySpelling("buttonTitle")
    static let image = PropertySpelling("image")
}
