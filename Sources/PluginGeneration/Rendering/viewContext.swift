import Mustache
import PluginDescriptions

/// The declarations of the views' properties.
func viewDeclarations(of plugin: PluginDescription, names: ViewNames) -> [MustacheValue] {
    names.views.map { name, view in
        ["name": .text(name), "creation": .text(view.creation)]
    }
}

/// What each view is configured with, those within a stack before the stack.
func viewConfigurations(of plugin: PluginDescription, names: ViewNames) -> [MustacheValue] {
    var configured: [MustacheValue] = []
    func add(_ index: Int) -> Int {
        var next = index + 1
        if case .stack(let stack) = names.views[index].view {
            for _ in stack.views { next = add(next) }
        }
        configured.append(
            configuration(of: index, names: names, plugin: plugin, isFirst: configured.isEmpty))
        return next
    }
    if !names.views.isEmpty { _ = add(0) }
    return configured
}

private func configuration(
    of index: Int, names: ViewNames, plugin: PluginDescription, isFirst: Bool
) -> MustacheValue {
    let (name, view) = names.views[index]
    var context: [String: MustacheValue] = [
        "name": .text(name), "isFirst": .flag(isFirst), "activityIndicator": nil, "label": nil,
        "button": nil, "image": nil, "stack": nil,
    ]
    switch view {
    case .activityIndicator:
        context["activityIndicator"] = [:]
    case .label(let label):
        context["label"] = [
            "text": textExpression(label.text, assignedTo: name + ".text"),
            "textStyle": .text(label.textStyle.rawValue),
            "lines": .text(String(label.lines)),
            "isCentered": .flag(names.isCentered(index)),
        ]
    case .button(let button):
        let handler = plugin.handlers.first { $0.name.value == button.handler?.value }
        context["button"] = [
            "title": textExpression(button.title, assignedTo: name + ".configuration?.title"),
            "action": handler.map { .text($0.call) } ?? .nothing,
        ]
    case .image(let image):
        context["image"] = [
            "source": image.expression.map(MustacheValue.text) ?? .nothing,
            "textStyle": .text(image.textStyle.rawValue),
        ]
    case .stack(let stack):
        context["stack"] = [
            "axis": .text(stack.axis.rawValue),
            "alignment": .text(stack.alignment.value.rawValue),
            "spacing": .text(SwiftLiteral.number(stack.spacing)),
            "arrangedViews": .list(
                names.children(ofViewAt: index).map { ["view": .text($0)] }),
        ]
    }
    return .object(context)
}

extension ViewNames {
    /// Whether the view at `index` is in a column whose views are centred.
    fileprivate func isCentered(_ index: Int) -> Bool {
        let holder = views.indices.last { children(ofViewAt: $0).contains(views[index].name) }
        guard let holder, case .stack(let stack) = views[holder].view else { return false }
        return stack.axis == .vertical && stack.alignment.value == .center
    }
}

/// The Swift expression of a text that does not change; nothing for one that comes from an input.
private func textExpression(_ text: TextSource, assignedTo target: String) -> MustacheValue {
    if case .input = text { return .nothing }
    return .text(text.expression(indentation: 8, prefixLength: target.count + " = ".count))
}

extension ContentView {
    /// The expression that makes the view.
    fileprivate var creation: String {
        switch self {
        case .stack: "UIStackView()"
        case .label: "UILabel()"
        case .button: "UIButton(configuration: .bordered())"
        case .image: "UIImageView()"
        case .activityIndicator(let indicator):
            "UIActivityIndicatorView(style: .\(indicator.size.rawValue))"
        }
    }
}

extension ImageView {
    /// The expression of an image that does not change; nil for one that comes from an input.
    fileprivate var expression: String? {
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
        views = plugin.views.map { view in
            if let name = view.name { return (SwiftIdentifier.escaped(name.value), view) }
            stackCount += 1
            return (EmittedNames.stack(at: stackCount - 1), view)
        }
    }

    /// The property of the first view that can be tapped.
    var firstControl: String? {
        views.first { if case .button = $0.view { true } else { false } }?.name
    }

    /// The property of the outermost view.
    var root: String? { views.first?.name }

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
