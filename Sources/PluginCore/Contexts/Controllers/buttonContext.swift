/// Returns the configuration of a button.
func buttonContext(
    of button: ButtonView, named name: String, in plugin: PluginDescription, _ dialect: KitDialect
) -> MustacheValue {
    var context: MustacheObject = [
        "title": dialect.assignment(
            of: button.title,
            to: button.isIconOnly ? \.accessibilityLabel : button.titleProperty, of: name),
        "isOfApp": .flag(button.viewClass != nil),
        "toolTip": .optional(
            button.isIconOnly
                ? dialect.properties.toolTip?.assignment(
                    of: button.title, to: name, in: dialect.strings) : nil),
        "action": .optional(plugin.handlerCall(by: .button(button))),
        "role": button.role.value == .normal ? nil : .text(button.role.value.rawValue),
        "color": dialect.context(of: button.color),
        "isIconOnly": .flag(button.isIconOnly),
        "isPrimary": .flag(button.role.value == .primary),
        "isCancel": .flag(button.role.value == .cancel),
        "isDestructive": .flag(button.role.value == .destructive),
        "isBordered": .flag(button.hasBackground),
        "isFilled": .flag([.filled, .borderedProminent].contains(button.style)),
        "busyLabel": dialect.assignment(of: button.busyLabel, to: \.busyLabel, of: name),
    ]
    context.add(button.imageContext(named: name, dialect))
    context.add(button.shapeContext(dialect))
    context.add(button.fontContext(dialect))
    return .object(context)
}

extension ButtonView {
    /// Whether `UIButton` lacks something that the button needs.
    var needsUIKitClass: Bool { busyWhen != nil || hasOwnFont }

    /// Whether `PluginButton` of AppKit code lacks something that the button needs.
    var needsAppKitClass: Bool { busyWhen != nil }

    /// The property that holds the button's title.
    var titleProperty: KeyPath<ViewProperties, PropertySpelling> {
        viewClass == nil ? \.buttonTitle : \.titleOfAppButton
    }

    /// Returns the property that holds the button's image.
    func image(_ all: ViewProperties) -> PropertySpelling {
        if viewClass != nil { return all.imageOfAppButton }
        return busyWhen == nil ? all.buttonImage : all.busyButtonImage
    }

    /// The image if it is an asset.
    private var asset: ImageView.Source? {
        if case .asset? = image { image } else { nil }
    }

    fileprivate func imageContext(named name: String, _ dialect: KitDialect) -> MustacheObject {
        let placement = imagePlacement.map { dialect.spelling.values.name(of: $0.value) }
        return [
            "symbol": .optional(
                image?.creation(dialect).map {
                    self.image(dialect.properties).assignment(of: $0, to: name)
                }),
            "asset": .optional(asset.flatMap { $0.creation(dialect)?.onOneLine }),
            "hasImage": .flag(image != nil),
            "isBesideImage": .flag(viewClass == nil && image != nil && !isIconOnly),
            "imagePlacement": .optional(placement),
        ]
    }

    fileprivate func shapeContext(_ dialect: KitDialect) -> MustacheObject {
        [
            "isOutlined": .flag(style == .outlined),
            "shape": .optional(shape.map { dialect.spelling.values.name(of: $0.value) }),
            "isRectangle": .flag(shape?.value == .rectangle),
            "size": .optional(size.map(dialect.spelling.values.name)),
            "insets": insets?.context ?? .nothing,
        ]
    }

    fileprivate func fontContext(_ dialect: KitDialect) -> MustacheObject {
        guard textStyle != nil || weight != nil, font == nil else {
            return [
                "font": nil, "tvOSFont": nil, "isLargeTitle": false, "textStyle": nil,
                "weight": nil, "symbolStyle": nil,
            ]
        }
        let style = textStyle ?? .body
        let name = dialect.spelling.values.name(of: style)
        let tvOSName = dialect.spelling.values.name(of: .title1)
        let hasSymbol =
            switch image {
            case .symbol, .symbols: true
            case .asset, .input, .swift, nil: false
            }
        return [
            "font": .text(fontExpression(name, weight)),
            "tvOSFont": style == .largeTitle ? .text(fontExpression(tvOSName, weight)) : nil,
            "isLargeTitle": .flag(style == .largeTitle),
            "textStyle": .text(name),
            "weight": .optional(weight?.rawValue),
            "symbolStyle": hasSymbol ? .text(name) : nil,
        ]
    }
}

extension ContentView {
    /// Whether an input makes the view busy.
    var mayBeBusy: Bool { bindings.contains { $0.use == .activity } }
}
