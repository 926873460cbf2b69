/// Returns the declarations of the properties for the views.
func viewDeclarations(of plugin: PluginDescription, tree: ViewTree) -> [MustacheValue] {
    tree.views.map { name, view in
        [
            "name": .text(name), "type": view.typeAnnotation(tree.dialect),
            "creation": .text(view.creation(tree.dialect)), "introducer": view.introducer,
        ]
    }
        + tree.surfaces(of: plugin).map { surface in
            [
                "name": .text(surface.name), "type": .nothing, "creation": "PluginSurface()",
                "introducer": "let",
            ]
        }
}

/// Returns the configuration of each view. The views in a stack come before the stack.
func viewConfigurations(of plugin: PluginDescription, tree: ViewTree) -> [MustacheValue] {
    var configured: [MustacheValue] = []
    let isFirst = !tree.dialect.configuresBackground(of: plugin)
    func add(_ index: Int) -> Int {
        var next = index + 1
        if case .stack(let stack) = tree.views[index].view {
            for _ in stack.views { next = add(next) }
        }
        if tree.views[index].view.needsConfiguration {
            configured.append(
                .object(
                    configuration(
                        ofViewAt: index, tree: tree, plugin: plugin,
                        isFirst: isFirst && configured.isEmpty)))
        }
        return next
    }
    if !tree.views.isEmpty { _ = add(0) }
    return configured
}

/// Returns the configuration of the view at `index`.
///
/// - Parameter isFirst: whether it is the first thing that is configured.
func configuration(
    ofViewAt index: Int, tree: ViewTree, plugin: PluginDescription, isFirst: Bool = true
) -> MustacheObject {
    let (name, view) = tree.views[index]
    let dialect = tree.dialect
    var context: MustacheObject = [
        "name": .text(name), "isFirst": .flag(isFirst), "activityIndicator": nil,
        "button": nil, "image": nil, "stack": nil, "progress": nil, "textField": nil,
        "spacer": nil, "contentUnavailable": nil, "valueControl": nil,
        "accessibility": accessibilityContext(of: view, named: name, in: plugin, dialect),
        "takesRemainingSpace": .flag(tree.takesRemainingSpace(viewAt: index)), "lines": [],
    ]
    switch view {
    case .activityIndicator(let indicator):
        context["activityIndicator"] = [
            "color": dialect.context(of: indicator.color),
            "ownSize": indicator.setsSize ? .text(indicator.size.rawValue) : .nothing,
            "keepsSize": .flag(indicator.keepsSize),
            "isLarge": .flag(indicator.size == .large),
        ]
    case .button(let button):
        context["button"] = buttonContext(of: button, named: name, in: plugin, dialect)
    case .image(let image):
        context["image"] = [
            "source": .optional(image.creation(dialect)?.onOneLine),
            "isAsset": .flag(image.isAsset), "isInRow": .flag(tree.isInRow(viewAt: index)),
            "sourceStatement": .optional(
                image.creation(dialect).map {
                    dialect.properties.image.assignment(of: $0, to: name)
                }),
            "textStyle": .text(dialect.spelling.values.name(of: image.textStyle.value)),
            "keepsTextStyle": .flag(image.keepsTextStyle),
            "isLargeTitle": .flag(image.textStyle.value == .largeTitle),
            "tint": dialect.context(of: image.tint),
            "sizing": image.size.map { size in
                [
                    "variable": .text(view.sizeVariable ?? ""),
                    "width": .text(SwiftLiteral.number(size.value.width)),
                    "height": .text(SwiftLiteral.number(size.value.height)),
                    "mayBeHidden": .flag(tree.mayHaveNoSize(viewAt: index)),
                ]
            } ?? .nothing,
        ]
    case .stack(let stack):
        context["stack"] = [
            "surface": stack.surface.map { surface in
                surface.context(
                    named: GeneratedName.surface(ofStack: name), behind: name, dialect)
            } ?? .nothing,
            "axis": .text(stack.axis.rawValue),
            "alignment": .text(
                dialect.spelling.values.name(of: stack.alignment.value, along: stack.axis)),
            "stretches": .list(
                tree.stretchingAxes(ofStackAt: index).map { axis in
                    [
                        "axis": .text(axis.rawValue),
                        "stacks": .list(
                            tree.stackNames(inStackAt: index).map { ["stack": .text($0)] }),
                    ]
                }),
            "spacing": .text(SwiftLiteral.number(stack.spacing)),
            "arrangedViews": .list(
                tree.viewNames(inStackAt: index).map { ["view": .text($0)] }),
            "distribution": stack.distribution == .fill
                ? nil : .text(stack.distribution.rawValue),
            "margins": stack.margins == .zero ? nil : stack.margins.context,
            "equalSpacers": equalSpacers(of: stack, at: index, tree: tree),
            "tap": tapContext(of: stack, at: index, in: plugin, tree: tree),
        ]
    case .progress(let bar):
        context["progress"] = [
            "value": .optional(bar.fixedValue),
            "color": dialect.context(of: bar.color),
            "width": .text(SwiftLiteral.number(bar.width)),
            "widthVariable": .text(view.sizeVariable ?? ""),
        ]
    case .textField(let field):
        let next = tree.nextField(after: index)
        let pressesButton =
            index == tree.textFields.last && !tree.primaryButtons(in: plugin).isEmpty
        context["textField"] = [
            "placeholder": dialect.assignment(of: field.placeholder, to: \.placeholder, of: name),
            "keyboard": field.keyboard == .default ? nil : .text(field.keyboard.rawValue),
            "contentType": .optional(field.contentType?.rawValue),
            "contentTypePlatform": .optional(
                field.contentType.flatMap(dialect.spelling.values.platforms(with:))),
            "nextField": .optional(next), "pressesPrimaryButton": .flag(pressesButton),
            "returnKey": .text(
                next != nil ? "next" : field.returnKey(pressesButton: pressesButton)),
            "isVerbatim": .flag(field.isVerbatim), "isPassword": .flag(field.isPassword),
            "isSecure": .flag(field.isSecure), "hasOwnFont": .flag(field.font != nil),
            "takeMethod": .text(GeneratedName.takeMethod(ofControl: field.name.value)),
            "width": .text(SwiftLiteral.number(field.width)),
            "widthVariable": .text(view.sizeVariable ?? ""),
        ]
    case .valueControl(let control):
        context["valueControl"] = valueControlContext(of: control, named: name, dialect)
    case .contentUnavailable(let state):
        context["contentUnavailable"] = contentUnavailableContext(
            of: state, named: name, in: plugin, dialect)
    case .spacer(let spacer):
        context["spacer"] = [
            "dimension": .text(tree.dimension(ofViewAt: index)),
            "length": .text(SwiftLiteral.number(spacer.length ?? 0)),
            "variable": tree.mayBeHidden(spacerAt: index)
                ? .text(GeneratedName.length(ofSpacer: name)) : nil,
        ]
    case .custom, .swiftUI, .label: break
    }
    if let object = view.object {
        var code = ViewCode(ofViewAt: index, in: tree, of: plugin)
        object.configure(&code)
        context["lines"] = .list(code.lines.map { ["line": .text($0)] })
    }
    return context
}

extension ViewTree {
    /// Returns whether the view at `index` is in a column that centers its views.
    func isCentered(viewAt index: Int) -> Bool {
        guard let stack = stack(aroundViewAt: index) else { return false }
        return stack.axis == .vertical && stack.alignment.value == .center
    }

    /// Returns whether the view at `index`, or a stack around it, is in a row with other views.
    func isInRow(viewAt index: Int) -> Bool {
        guard let stack = stack(aroundViewAt: index) else { return false }
        return stack.axis == .horizontal && stack.views.count > 1
            || isInRow(viewAt: stackIndices[index])
    }

    /// Returns the dimension, `width` or `height`, of the view at `index` along the axis of its
    /// stack.
    fileprivate func dimension(ofViewAt index: Int) -> String {
        stack(aroundViewAt: index)?.axis == .horizontal ? "width" : "height"
    }

    /// Returns the stack that holds the view at `index`; nil for the outermost view.
    func stack(aroundViewAt index: Int) -> StackView? {
        guard index > 0, case .stack(let stack) = views[stackIndices[index]].view else {
            return nil
        }
        return stack
    }
}

extension TextFieldView {
    /// Returns the label of the Return key if it ends editing, a value of `UIReturnKeyType`.
    fileprivate func returnKey(pressesButton: Bool) -> String {
        if let returnKey { return returnKey.value.rawValue }
        if keyboard == .webSearch { return "search" }
        return pressesButton ? "go" : "done"
    }
}

extension ContentView {
    /// The keywords that declare the view's property. A SwiftUI view is made with inputs, which have no values earlier.
    fileprivate var introducer: MustacheValue {
        if case .swiftUI = self { "private(set) lazy var" } else { "let" }
    }

    /// Returns the expression that creates the view.
    fileprivate func creation(_ dialect: KitDialect) -> String {
        let ownCreation = viewClass?.creation?.value ?? viewClass?.type.map { $0.value + "()" }
        if let ownCreation { return dialect.translated(ownCreation) }
        let views = dialect.spelling.views
        return switch self {
        case .stack(let stack): stack.tap == nil ? views.stack : "PluginTapStack()"
        case .label(let label): label.creation(dialect)
        case .button(let button): views.button(button)
        case .image: views.image
        case .activityIndicator(let indicator): views.activityIndicator(indicator.size)
        case .progress: views.progress
        case .textField(let field): field.isSecure ? views.secureField : views.textField
        case .valueControl(let control): views.valueControl(control)
        case .contentUnavailable(let state):
            "PluginContentUnavailableView(style: .\(state.style.rawValue))"
        case .spacer: views.spacer
        case .custom(let view): dialect.translated("\(view.type.value)()")
        case .swiftUI(let view): "PluginHostingView(rootView: \(view.makeCall))"
        }
    }
}

extension ImageView {
    fileprivate var isAsset: Bool {
        if case .asset = source { true } else { false }
    }

    /// Returns the call that creates a constant image; nil if the image comes from an input.
    func creation(_ dialect: KitDialect) -> SwiftCall? { source.creation(dialect) }
}

extension ImageView.Source {
    /// Returns the call that creates a constant image; nil if the image depends on an input.
    func creation(_ dialect: KitDialect) -> SwiftCall? {
        switch self {
        case .symbol(let name): dialect.spelling.views.symbolImage(SwiftLiteral.string(name))
        case .asset(let name): dialect.spelling.views.assetImage(SwiftLiteral.string(name))
        case .symbols, .input, .swift: nil
        }
    }
}

extension ActivityIndicatorView {
    /// Whether the description has a size for an indicator of a class of the app.
    var setsSize: Bool { viewClass != nil && !keepsSize }
}

/// Returns the expression for the font of a text style, in another weight if there is one.
func fontExpression(_ style: String, _ weight: FontWeight?) -> String {
    weight.map { ".pluginFont(forTextStyle: .\(style), weight: .\($0.rawValue))" }
        ?? ".preferredFont(forTextStyle: .\(style))"
}
