import PluginDescriptions

/// The declarations of the views' properties.
func viewDeclarations(of plugin: PluginDescription, names: ViewNames) -> [MustacheValue] {
    names.views.map { name, view in
        [
            "name": .text(name), "type": view.typeAnnotation(names.kit),
            "creation": .text(view.creation(names.kit)),
        ]
    }
}

/// What each view is configured with, those within a stack before the stack.
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

/// What the view at `index` is configured with.
///
/// - Parameter isFirst: whether nothing is configured before it.
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
        let style = kit.spelling(of: label.textStyle.rawValue, as: "textStyle.")
        context["label"] = [
            "text": kit.assignment(of: label.text, to: "labelText", of: name),
            "font": .text(label.font(of: style)),
            "tvFont": label.textStyle == .largeTitle
                ? .text(label.font(of: kit.spelling(of: "title1", as: "textStyle."))) : .nothing,
            "textStyle": .text(style),
            "weight": .optional(label.weight?.rawValue),
            "isLargeTitle": .flag(label.textStyle == .largeTitle),
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
                to: button.isIconOnly ? "accessibilityLabel" : "buttonText", of: name),
            "toolTip": view.hasToolTip(kit)
                ? kit.assignment(of: button.title, to: "toolTip", of: name) : nil,
            "action": .optional(handler?.call),
            "role": button.role.value == .normal ? nil : .text(button.role.value.rawValue),
            "symbol": button.symbol.map {
                .text(
                    kit.assignment(
                        ofCall: "symbol", with: SwiftLiteral.string($0),
                        to: "buttonSymbol", of: name))
            } ?? .nothing,
            "color": kit.context(of: button.color),
            "isIconOnly": .flag(button.isIconOnly),
            "isPrimary": .flag(button.role.value == .primary),
            "isCancel": .flag(button.role.value == .cancel),
            "isDestructive": .flag(button.role.value == .destructive),
            "isBordered": .flag(![.plain, .borderless].contains(button.style)),
            "isFilled": .flag([.filled, .borderedProminent].contains(button.style)),
        ]
    case .image(let image):
        context["image"] = [
            "source": .optional(image.expression(kit)),
            "isAsset": .flag(image.isAsset), "isInRow": .flag(names.isInRow(index)),
            "sourceStatement": .optional(image.assignment(to: name, kit)),
            "textStyle": .text(kit.spelling(of: image.textStyle.value.rawValue, as: "textStyle.")),
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
                kit.spelling(
                    of: stack.alignment.value.rawValue, as: "alignment.\(stack.axis.rawValue).")),
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
            "placeholder": kit.assignment(of: field.placeholder, to: "placeholder", of: name),
            "keyboard": field.keyboard == .default ? nil : .text(field.keyboard.rawValue),
            "contentType": .optional(field.contentType?.rawValue),
            "contentTypeSystem": .optional(field.contentType.flatMap(kit.system(of:))),
            "nextField": .optional(next), "pressesPrimaryButton": .flag(pressesButton),
            "returnKey": .text(
                next != nil ? "next" : field.returnKey(pressesButton: pressesButton)),
            "isVerbatim": .flag(field.isVerbatim), "isPassword": .flag(field.isPassword),
            "isSecure": .flag(field.isSecure),
            "takeMethod": .text(EmittedNames.takeMethod(ofTextField: field.name.value)),
            "width": .text(SwiftLiteral.number(field.width)),
            "widthVariable": .text(view.sizeVariable ?? ""),
        ]
    case .spacer(let spacer):
        context["spacer"] = [
            "dimension": .text(names.dimension(ofViewAt: index)),
            "length": .text(SwiftLiteral.number(spacer.length ?? 0)),
            "variable": names.isHidden(spacerAt: index)
                ? .text(EmittedNames.length(ofSpacer: name)) : nil,
        ]
    case .custom: break
    }
    return context
}

extension ViewNames {
    /// Whether the view at `index` is in a column whose views are centred.
    fileprivate func isCentered(_ index: Int) -> Bool {
        guard let stack = holder(ofViewAt: index) else { return false }
        return stack.axis == .vertical && stack.alignment.value == .center
    }

    /// Whether the view at `index`, or a stack around it, is in a row with others.
    fileprivate func isInRow(_ index: Int) -> Bool {
        guard let stack = holder(ofViewAt: index) else { return false }
        return stack.axis == .horizontal && stack.views.count > 1 || isInRow(holders[index])
    }

    /// The dimension of the view at `index` along the stack that holds it.
    fileprivate func dimension(ofViewAt index: Int) -> String {
        holder(ofViewAt: index)?.axis == .horizontal ? "width" : "height"
    }

    /// The stack that holds the view at `index`; nil for the outermost view.
    func holder(ofViewAt index: Int) -> StackView? {
        guard index > 0, case .stack(let stack) = views[holders[index]].view else { return nil }
        return stack
    }
}

extension TextFieldView {
    /// What Return is called where it ends the editing, a value of `UIReturnKeyType`.
    fileprivate func returnKey(pressesButton: Bool) -> String {
        if keyboard == .webSearch { return "search" }
        return pressesButton ? "go" : "done"
    }
}

extension KitDialect {
    /// The system from which the kit has a content type; nil where all systems have it.
    fileprivate func system(of type: TextFieldView.ContentType) -> String? {
        let system = self["contentTypes.others"]
        if system.isEmpty { return nil }
        let isOld = self["contentTypes.first"].split(separator: " ").contains {
            $0 == type.rawValue
        }
        return isOld ? nil : system
    }
}

extension ContentView {
    /// The expression that makes the view.
    fileprivate func creation(_ kit: KitDialect) -> String {
        switch self {
        case .stack: kit["new.stack"]
        case .label(let label): kit[label.lines == 1 ? "new.labelLine" : "new.label"]
        case .button(let button): kit.expression("new.button", with: button.style.rawValue)
        case .image: kit["new.image"]
        case .activityIndicator(let indicator):
            kit.expression("new.activityIndicator", with: indicator.size.rawValue)
        case .progress: kit["new.progress"]
        case .textField(let field): kit[field.isSecure ? "new.secureField" : "new.textField"]
        case .spacer: kit["new.spacer"]
        case .custom(let view): kit.translated(view.creation?.value ?? "\(view.type.value)()")
        }
    }
}

extension ImageView {
    fileprivate var isAsset: Bool { fixed?.word == "asset" }

    /// The kit's word for an image that does not change, and what it is called; nil for one that comes
    /// from an input.
    private var fixed: (word: String, name: String)? {
        switch source {
        case .symbol(let name): ("symbol", SwiftLiteral.string(name))
        case .asset(let name): ("asset", SwiftLiteral.string(name))
        case .input: nil
        }
    }

    /// The expression of an image that does not change; nil for one that comes from an input.
    func expression(_ kit: KitDialect) -> String? {
        fixed.map { kit.expression($0.word, with: $0.name) }
    }

    /// The statement that sets it.
    fileprivate func assignment(to view: String, _ kit: KitDialect) -> String? {
        fixed.map { kit.assignment(ofCall: $0.word, with: $0.name, to: "image", of: view) }
    }
}

extension LabelView {
    /// The expression for the label's font.
    fileprivate func font(of style: String) -> String {
        weight.map { ".pluginFont(forTextStyle: .\(style), weight: .\($0.rawValue))" }
            ?? ".preferredFont(forTextStyle: .\(style))"
    }
}
