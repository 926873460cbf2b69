import PluginDescriptions

/// Returns the declarations of the properties for the views.
func viewDeclarations(of plugin: PluginDescription, names: ViewNames) -> [MustacheValue] {
    names.views.map { name, view in
        [
            "name": .text(name), "type": view.typeAnnotation(names.kit),
            "creation": .text(view.creation(names.kit)),
        ]
    }
}

/// Returns the configuration of each view. The views in a stack come before the stack.
func viewConfigurations(of plugin: PluginDescription, names: ViewNames) -> [MustacheValue] {
    var configured: [MustacheValue] = []
    let isFirst = !names.kit.configuresBackground(of: plugin)
    func add(_ index: Int) -> Int {
        var next = index + 1
        if case .stack(let stack) = names.views[index].view {
            for _ in stack.views { next = add(next) }
        }
        if names.views[index].view.isConfigured {
            configured.append(
                .object(
                    configuration(
                        of: index, names: names, plugin: plugin,
                        isFirst: isFirst && configured.isEmpty)))
        }
        return next
    }
    if !names.views.isEmpty { _ = add(0) }
    return configured
}

/// Returns the configuration of the view at `index`.
///
/// - Parameter isFirst: whether it is the first thing that is configured.
func configuration(
    of index: Int, names: ViewNames, plugin: PluginDescription, isFirst: Bool = true
) -> MustacheObject {
    let (name, view) = names.views[index]
    let kit = names.kit
    var context: MustacheObject = [
        "name": .text(name), "isFirst": .flag(isFirst), "activityIndicator": nil, "label": nil,
        "button": nil, "image": nil, "stack": nil, "progress": nil, "textField": nil,
        "spacer": nil,
        "accessibility": accessibilityContext(of: view, named: name, in: plugin, kit),
        "takesRoom": .flag(names.takesRoom(index)),
    ]
    switch view {
    case .activityIndicator(let indicator):
        context["activityIndicator"] = [
            "color": kit.context(of: indicator.color),
            "isLarge": .flag(indicator.size == .large),
        ]
    case .label(let label):
        let style = kit.spelling.values.name(of: label.textStyle)
        context["label"] = [
            "text": kit.assignment(of: label.text, to: \.labelText, of: name),
            "font": label.font == nil ? .text(label.font(of: style)) : .nothing,
            "tvFont": label.usesLargeTitle
                ? .text(label.font(of: kit.spelling.values.name(of: .title1))) : .nothing,
            "textStyle": .text(style),
            "weight": .optional(label.weight?.rawValue),
            "isLargeTitle": .flag(label.usesLargeTitle),
            "lines": .text(String(label.lines)), "isOneLine": .flag(label.lines == 1),
            "describedAlignment": .optional(label.alignment?.rawValue),
            "textAlignment": .optional(
                label.alignment?.rawValue ?? (names.isCentered(index) ? "center" : nil)),
            "isInRow": .flag(names.isInRow(index)),
            "color": kit.context(of: label.color),
        ]
    case .button(let button):
        let handler = plugin.handlers.first { $0.name.value == button.handler?.value }
        context["button"] = [
            "title": kit.assignment(
                of: button.title,
                to: button.isIconOnly ? \.accessibilityLabel : \.buttonTitle, of: name),
            "toolTip": .optional(
                button.isIconOnly
                    ? kit.properties.toolTip?.assignment(
                        of: button.title, to: name, in: kit.strings) : nil),
            "action": .optional(handler?.call),
            "role": button.role.value == .normal ? nil : .text(button.role.value.rawValue),
            "symbol": .optional(
                button.symbol.map {
                    kit.properties.buttonImage.assignment(
                        of: kit.spelling.views.symbolImage(SwiftLiteral.string($0)), to: name)
                }),
            "color": kit.context(of: button.color),
            "isIconOnly": .flag(button.isIconOnly),
            "isPrimary": .flag(button.role.value == .primary),
            "isCancel": .flag(button.role.value == .cancel),
            "isDestructive": .flag(button.role.value == .destructive),
            "isBordered": .flag(button.isBordered),
            "isFilled": .flag([.filled, .borderedProminent].contains(button.style)),
        ]
    case .image(let image):
        context["image"] = [
            "source": .optional(image.creation(kit)?.onOneLine),
            "isAsset": .flag(image.isAsset), "isInRow": .flag(names.isInRow(index)),
            "sourceStatement": .optional(
                image.creation(kit).map { kit.properties.image.assignment(of: $0, to: name) }),
            "textStyle": .text(kit.spelling.values.name(of: image.textStyle.value)),
            "isLargeTitle": .flag(image.textStyle.value == .largeTitle),
            "tint": kit.context(of: image.tint),
            "sizing": image.size.map { size in
                [
                    "variable": .text(view.sizeVariable ?? ""),
                    "width": .text(SwiftLiteral.number(size.value.width)),
                    "height": .text(SwiftLiteral.number(size.value.height)),
                    "mayBeHidden": .flag(names.mayHaveNoSize(index)),
                ]
            } ?? .nothing,
        ]
    case .stack(let stack):
        context["stack"] = [
            "axis": .text(stack.axis.rawValue),
            "alignment": .text(
                kit.spelling.values.name(of: stack.alignment.value, along: stack.axis)),
            "stretches": .list(
                names.stretchingAxes(ofStackAt: index).map { axis in
                    [
                        "axis": .text(axis.rawValue),
                        "stacks": .list(names.stacks(inViewAt: index).map { ["stack": .text($0)] }),
                    ]
                }),
            "spacing": .text(SwiftLiteral.number(stack.spacing)),
            "arrangedViews": .list(
                names.children(ofViewAt: index).map { ["view": .text($0)] }),
            "distribution": stack.distribution == .fill
                ? nil : .text(stack.distribution.rawValue),
            "margins": stack.margins == .zero ? nil : stack.margins.context,
            "equalSpacers": equalSpacers(of: stack, at: index, names: names),
        ]
    case .progress(let bar):
        context["progress"] = [
            "value": .optional(bar.fixedValue),
            "color": kit.context(of: bar.color),
            "width": .text(SwiftLiteral.number(bar.width)),
            "widthVariable": .text(view.sizeVariable ?? ""),
        ]
    case .textField(let field):
        let next = names.field(after: index)
        let pressesButton =
            index == names.textFields.last && !names.primaryButtons(in: plugin).isEmpty
        context["textField"] = [
            "placeholder": kit.assignment(of: field.placeholder, to: \.placeholder, of: name),
            "keyboard": field.keyboard == .default ? nil : .text(field.keyboard.rawValue),
            "contentType": .optional(field.contentType?.rawValue),
            "contentTypeSystem": .optional(
                field.contentType.flatMap(kit.spelling.values.platforms(with:))),
            "nextField": .optional(next), "pressesPrimaryButton": .flag(pressesButton),
            "returnKey": .text(
                next != nil ? "next" : field.returnKey(pressesButton: pressesButton)),
            "isVerbatim": .flag(field.isVerbatim), "isPassword": .flag(field.isPassword),
            "isSecure": .flag(field.isSecure), "hasOwnFont": .flag(field.font != nil),
            "takeMethod": .text(GeneratedName.takeMethod(ofTextField: field.name.value)),
            "width": .text(SwiftLiteral.number(field.width)),
            "widthVariable": .text(view.sizeVariable ?? ""),
        ]
    case .spacer(let spacer):
        context["spacer"] = [
            "dimension": .text(names.dimension(ofViewAt: index)),
            "length": .text(SwiftLiteral.number(spacer.length ?? 0)),
            "variable": names.isHidden(spacerAt: index)
                ? .text(GeneratedName.length(ofSpacer: name)) : nil,
        ]
    case .custom: break
    }
    return context
}

extension ViewNames {
    /// Returns whether the view at `index` is in a column that centers its views.
    fileprivate func isCentered(_ index: Int) -> Bool {
        guard let stack = holder(ofViewAt: index) else { return false }
        return stack.axis == .vertical && stack.alignment.value == .center
    }

    /// Returns whether the view at `index`, or a stack around it, is in a row with other views.
    fileprivate func isInRow(_ index: Int) -> Bool {
        guard let stack = holder(ofViewAt: index) else { return false }
        return stack.axis == .horizontal && stack.views.count > 1 || isInRow(holders[index])
    }

    /// Returns the dimension, `width` or `height`, of the view at `index` along the axis of its
    /// stack.
    fileprivate func dimension(ofViewAt index: Int) -> String {
        holder(ofViewAt: index)?.axis == .horizontal ? "width" : "height"
    }

    /// Returns the stack that holds the view at `index`; nil for the outermost view.
    func holder(ofViewAt index: Int) -> StackView? {
        guard index > 0, case .stack(let stack) = views[holders[index]].view else { return nil }
        return stack
    }
}

extension TextFieldView {
    /// Returns the label of the Return key if it ends editing, a value of `UIReturnKeyType`.
    fileprivate func returnKey(pressesButton: Bool) -> String {
        if keyboard == .webSearch { return "search" }
        return pressesButton ? "go" : "done"
    }
}

extension ContentView {
    /// Returns the expression that creates the view.
    fileprivate func creation(_ kit: KitDialect) -> String {
        let views = kit.spelling.views
        return switch self {
        case .stack: views.stack
        case .label(let label): label.lines == 1 ? views.oneLineLabel : views.label
        case .button(let button): views.button(button.style)
        case .image: views.image
        case .activityIndicator(let indicator): views.activityIndicator(indicator.size)
        case .progress: views.progress
        case .textField(let field): field.isSecure ? views.secureField : views.textField
        case .spacer: views.spacer
        case .custom(let view): kit.translated(view.creation?.value ?? "\(view.type.value)()")
        }
    }
}

extension ImageView {
    fileprivate var isAsset: Bool {
        if case .asset = source { true } else { false }
    }

    /// Returns the call that creates a constant image; nil if the image comes from an input.
    func creation(_ kit: KitDialect) -> SwiftCall? {
        switch source {
        case .symbol(let name): kit.spelling.views.symbolImage(SwiftLiteral.string(name))
        case .asset(let name): kit.spelling.views.assetImage(SwiftLiteral.string(name))
        case .input, .swift: nil
        }
    }
}

extension ButtonView {
    var isBordered: Bool { ![.plain, .borderless].contains(style) }
}

extension LabelView {
    fileprivate var usesLargeTitle: Bool { font == nil && textStyle == .largeTitle }

    /// Returns the expression for the label's font.
    fileprivate func font(of style: String) -> String {
        weight.map { ".pluginFont(forTextStyle: .\(style), weight: .\($0.rawValue))" }
            ?? ".preferredFont(forTextStyle: .\(style))"
    }
}
