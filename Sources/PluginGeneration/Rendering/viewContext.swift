import Mustache
import PluginDescriptions

/// The declarations of the views' properties.
func viewDeclarations(of plugin: PluginDescription, names: ViewNames) -> [MustacheValue] {
    names.views.map { name, view in
        ["name": .text(name), "type": view.typeAnnotation, "creation": .text(view.creation)]
    }
}

/// What each view is configured with, those within a stack before the stack.
func viewConfigurations(of plugin: PluginDescription, names: ViewNames) -> [MustacheValue] {
    var configured: [MustacheValue] = []
    let isFirst = plugin.content?.background == nil
    func add(_ index: Int) -> Int {
        var next = index + 1
        if case .stack(let stack) = names.views[index].view {
            for _ in stack.views { next = add(next) }
        }
        if names.views[index].view.isConfigured {
            configured.append(
                configuration(
                    of: index, names: names, plugin: plugin,
                    isFirst: isFirst && configured.isEmpty))
        }
        return next
    }
    if !names.views.isEmpty { _ = add(0) }
    return configured
}

private func configuration(
    of index: Int, names: ViewNames, plugin: PluginDescription, isFirst: Bool
) -> MustacheValue {
    let (name, view) = names.views[index]
    var context: MustacheObject = [
        "name": .text(name), "isFirst": .flag(isFirst), "activityIndicator": nil, "label": nil,
        "button": nil, "image": nil, "stack": nil, "progress": nil, "textField": nil,
        "spacer": nil, "accessibility": accessibilityContext(of: view, named: name),
    ]
    switch view {
    case .activityIndicator(let indicator):
        context["activityIndicator"] = ["color": indicator.color.context]
    case .label(let label):
        context["label"] = [
            "text": textExpression(label.text, assignedTo: name + ".text"),
            "font": .text(label.font(of: label.textStyle)),
            "tvFont": .text(label.font(of: .title1)),
            "isLargeTitle": .flag(label.textStyle == .largeTitle),
            "lines": .text(String(label.lines)),
            "textAlignment": label.alignment.map { .text($0.rawValue) }
                ?? (names.isCentered(index) ? "center" : nil),
            "color": label.color.context,
        ]
    case .button(let button):
        let handler = plugin.handlers.first { $0.name.value == button.handler?.value }
        context["button"] = [
            "title": textExpression(button.title, assignedTo: name + ".configuration?.title"),
            "action": handler.map { .text($0.call) } ?? .nothing,
            "role": button.role == .normal ? nil : .text(button.role.rawValue),
            "symbol": button.symbol.map { .text(SwiftLiteral.string($0)) } ?? .nothing,
            "color": button.color.context,
        ]
    case .image(let image):
        context["image"] = [
            "source": image.expression.map(MustacheValue.text) ?? .nothing,
            "textStyle": .text(image.textStyle.value.rawValue),
            "isLargeTitle": .flag(image.textStyle.value == .largeTitle),
            "tint": image.tint.context,
            "sizing": image.size.map { size in
                [
                    "variable": .text(view.sizeVariable ?? ""),
                    "width": .text(SwiftLiteral.number(size.value.width)),
                    "height": .text(SwiftLiteral.number(size.value.height)),
                ]
            } ?? .nothing,
        ]
    case .stack(let stack):
        context["stack"] = [
            "axis": .text(stack.axis.rawValue),
            "alignment": .text(stack.alignment.value.rawValue),
            "spacing": .text(SwiftLiteral.number(stack.spacing)),
            "arrangedViews": .list(
                names.children(ofViewAt: index).map { ["view": .text($0)] }),
            "distribution": stack.distribution == .fill
                ? nil : .text(stack.distribution.rawValue),
            "margins": stack.margins == .zero ? nil : .text(stack.margins.expression),
            "equalSpacers": equalSpacers(of: stack, at: index, names: names),
        ]
    case .progress(let bar):
        context["progress"] = [
            "value": bar.fixedValue.map(MustacheValue.text) ?? nil,
            "color": bar.color.context,
            "width": .text(SwiftLiteral.number(bar.width)),
            "widthVariable": .text(view.sizeVariable ?? ""),
        ]
    case .textField(let field):
        context["textField"] = [
            "placeholder": field.placeholder.map {
                textExpression($0, assignedTo: name + ".placeholder")
            } ?? nil,
            "keyboard": field.keyboard == .default ? nil : .text(field.keyboard.rawValue),
            "isSecure": .flag(field.isSecure),
            "takeMethod": .text(EmittedNames.takeMethod(ofTextField: field.name.value)),
            "width": .text(SwiftLiteral.number(field.width)),
            "widthVariable": .text(view.sizeVariable ?? ""),
        ]
    case .spacer(let spacer):
        context["spacer"] = [
            "dimension": .text(names.dimension(ofViewAt: index)),
            "length": .text(SwiftLiteral.number(spacer.length ?? 0)),
        ]
    case .custom: break
    }
    return .object(context)
}

extension ViewNames {
    /// Whether the view at `index` is in a column whose views are centred.
    fileprivate func isCentered(_ index: Int) -> Bool {
        guard let stack = holder(ofViewAt: index) else { return false }
        return stack.axis == .vertical && stack.alignment.value == .center
    }

    /// The dimension of the view at `index` along the stack that holds it.
    fileprivate func dimension(ofViewAt index: Int) -> String {
        holder(ofViewAt: index)?.axis == .horizontal ? "width" : "height"
    }

    private func holder(ofViewAt index: Int) -> StackView? {
        let holder = views.indices.last { children(ofViewAt: $0).contains(views[index].name) }
        guard let holder, case .stack(let stack) = views[holder].view else { return nil }
        return stack
    }
}

/// The Swift expression of a text that does not change; nothing for one that comes from an input.
func textExpression(_ text: TextSource, assignedTo target: String) -> MustacheValue {
    if case .input = text { return .nothing }
    return .text(text.expression(indentation: 8, prefixLength: target.count + " = ".count))
}

extension ContentView {
    /// The expression that makes the view.
    fileprivate var creation: String {
        switch self {
        case .stack: "UIStackView()"
        case .label: "UILabel()"
        case .button(let button): "UIButton(configuration: .\(button.style.rawValue)())"
        case .image: "UIImageView()"
        case .activityIndicator(let indicator):
            "UIActivityIndicatorView(style: .\(indicator.size.rawValue))"
        case .progress: "UIProgressView(progressViewStyle: .default)"
        case .textField: "UITextField()"
        case .spacer: "UIView()"
        case .custom(let view): view.creation ?? "\(view.type.value)()"
        }
    }
}

extension ImageView {
    /// The expression of an image that does not change; nil for one that comes from an input.
    var expression: String? {
        switch source {
        case .symbol(let name): "UIImage(systemName: \(SwiftLiteral.string(name)))"
        case .asset(let name): "UIImage(named: \(SwiftLiteral.string(name)))"
        case .input: nil
        }
    }
}

/// The properties that hold a plugin's views.
struct ViewNames {
    /// Each view with the name of its property, those that hold others before what they hold.
    let views: [(name: String, view: ContentView)]

    init(of plugin: PluginDescription) {
        var stackCount = 0
        var spacerCount = 0
        views = plugin.views.map { view in
            if let name = view.name { return (SwiftIdentifier.escaped(name.value), view) }
            if case .spacer = view {
                spacerCount += 1
                return (EmittedNames.spacer(at: spacerCount - 1), view)
            }
            stackCount += 1
            return (EmittedNames.stack(at: stackCount - 1), view)
        }
    }

    /// The property of the first view that can be used.
    var firstControl: String? {
        views.first {
            switch $0.view {
            case .button, .textField: true
            default: false
            }
        }?.name
    }

    /// The property of the outermost view.
    var root: String? { views.first?.name }

    /// The stacks around the view at `index`.
    func holders(ofViewAt index: Int) -> [ContentView] {
        views.indices.filter { holder in
            let (_, view) = views[holder]
            return holder < index && index < holder + view.flattened.count
        }.map { views[$0].view }
    }

    /// The properties of the views that the view at `index` holds.
    func children(ofViewAt index: Int) -> [String] {
        guard case .stack(let stack) = views[index].view else { return [] }
        var next = index + 1
        return stack.views.map { child in
            defer { next += child.flattened.count }
            return views[next].name
        }
    }
}

extension LabelView {
    /// The expression for the label's font.
    fileprivate func font(of style: TextStyle) -> String {
        weight.map { "scaledFont(of: .\(style.rawValue), weight: .\($0.rawValue))" }
            ?? ".preferredFont(forTextStyle: .\(style.rawValue))"
    }
}
