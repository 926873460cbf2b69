/// Returns the declarations of the properties for the views.
func viewDeclarations(of tree: ViewTree, in plugin: PluginDescription) -> [MustacheValue] {
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
        + tree.views.map(\.view).ofRows.map { rows in
            [
                "name": .text(rows.rowsProperty), "creation": "[]",
                "type": .text("[\(rows.rowClass(in: plugin))]"), "introducer": "private(set) var",
            ]
        }
}

/// Returns the statements of `configureContent`, in groups: what is behind the content, and the configuration of each
/// view. The views in a stack come before the stack.
func configurations(of plugin: PluginDescription, tree: ViewTree) -> [[String]] {
    let background = backgroundStatements(of: plugin, tree.dialect)
    return (background.isEmpty ? [] : [background]) + viewConfigurations(of: plugin, tree: tree)
}

/// Returns the statements that configure the views, a group for each.
func viewConfigurations(of plugin: PluginDescription, tree: ViewTree) -> [[String]] {
    var groups: [[String]] = []
    func add(_ index: Int) -> Int {
        var next = index + 1
        let view = tree.views[index].view
        if case .stack(let stack) = view {
            for _ in stack.allViews { next = add(next) }
        }
        var code = ViewCode(ofViewAt: index, in: tree, of: plugin)
        view.object.configure(&code)
        code.setFrame(view.attributes.frame)
        code.setAccessibility(of: view)
        groups.append(code.lines)
        return next
    }
    if !tree.views.isEmpty { _ = add(0) }
    return groups.filter { !$0.isEmpty }
}

/// Returns the statements for the background or the surface behind a plugin's content.
private func backgroundStatements(of plugin: PluginDescription, _ dialect: KitDialect) -> [String] {
    if let surface = plugin.content?.surface {
        return surface.statements(named: GeneratedName.surface, behind: "view", dialect)
    }
    guard !dialect.spelling.setsBackgroundOnCreation,
        let background = plugin.content?.background.flatMap(dialect.spelling.values.name)
    else { return [] }
    return KitDialect.tvOSBackground(of: "view", elsewhere: "view.backgroundColor = .\(background)")
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
        return stack.axis == .horizontal && stack.views.count > 1 || isInRow(viewAt: stackIndices[index])
    }

    /// Returns the dimension, `width` or `height`, of the view at `index` along the axis of its
    /// stack.
    fileprivate func dimension(ofViewAt index: Int) -> String {
        stack(aroundViewAt: index)?.axis == .horizontal ? "width" : "height"
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
        return object.creation(dialect)
    }
}

/// Returns the expression for the font of a text style, in another weight if there is one.
func fontExpression(_ style: String, _ weight: FontWeight?) -> String {
    weight.map { ".pluginFont(forTextStyle: .\(style), weight: .\($0.rawValue))" }
        ?? ".preferredFont(forTextStyle: .\(style))"
}

extension ContentView {
    /// Returns the type annotation of the view's property; nothing if the expression that creates
    /// the view begins with the type.
    func typeAnnotation(_ dialect: KitDialect) -> MustacheValue {
        guard let viewClass, let creation = viewClass.creation?.value,
            let type = viewClass.type?.value ?? className(in: dialect.kit), !creation.hasPrefix(type + "(")
        else { return nil }
        return .text(dialect.translated(type))
    }
}

extension TextSource {
    /// Whether the text neither follows an input nor comes from an expression of the app.
    var isFixed: Bool {
        switch self {
        case .literal: true
        case .localized: arguments.isEmpty
        case .input, .swift, .pair: false
        }
    }
}

extension ContentView {
    /// Whether the view is an accessibility element; nil for the framework's default. A custom view
    /// or a SwiftUI view that has only a label may contain other elements, which would be hidden if it were an
    /// element itself.
    var isElement: Bool? {
        let accessibility = attributes.accessibility
        switch self {
        case .image(let image) where image.isDecorative: return false
        case .stack(let stack) where stack.shimmers: return true
        case .image: return accessibility.label == nil ? nil : true
        case .custom, .swiftUI: return accessibility.value == nil && accessibility.traits.isEmpty ? nil : true
        default: return nil
        }
    }

    /// Returns whether the view is an accessibility element; nil for the framework's default, or if
    /// the value of an input decides.
    func fixedElement(in plugin: PluginDescription) -> Bool? {
        isConditionalElement(in: plugin) ? nil : isElement
    }

    /// Returns whether the view is an accessibility element only while an input has a value.
    func isConditionalElement(in plugin: PluginDescription) -> Bool {
        guard case .image = self, case .input(let name)? = attributes.accessibility.label else {
            return false
        }
        return plugin.inputs.contains { $0.name.value == name.value && $0.isOptional }
    }
}

extension InputBinding.Use {
    /// Whether an input decides between two values.
    var isPair: Bool { self == .symbolPair || changesLabel }

    /// Whether an input changes what VoiceOver reads.
    var changesLabel: Bool { self == .titlePair || self == .labelPair }
}

extension ContentView {
    /// Returns the statements that show one of the two values of a pair.
    func pairStatements(for use: InputBinding.Use, named name: String, _ dialect: KitDialect) -> [String] {
        let properties = properties(for: use, dialect)
        if let pair = textPair(for: use) {
            let value = SwiftConditional(pair, dialect)
            return properties.map { $0.assignment(of: value, to: name) }
        }
        guard let pair = symbolPair(for: use) else { return [] }
        let symbol = SwiftConditional(
            condition: SwiftIdentifier.escaped(pair.input.value),
            then: .text(SwiftLiteral.string(pair.then)),
            otherwise: .text(SwiftLiteral.string(pair.otherwise)))
        let image = dialect.spelling.views.symbolImage(symbol.onOneLine)
        return properties.map { $0.assignment(of: image, to: name) }
    }
}

extension SwiftConditional {
    /// Creates the expression for the part of a pair that an input decides for, in a method of the controller.
    init(_ pair: Pair<TextSource>, _ dialect: KitDialect) {
        condition = SwiftIdentifier.escaped(pair.input.value)
        then = dialect.argument(of: pair.then)
        otherwise = dialect.argument(of: pair.otherwise)
    }
}

extension KitDialect {
    fileprivate func argument(of text: TextSource) -> SwiftCall.Argument {
        text.appExpression.map { .text(translated($0.value)) } ?? text.argument(in: strings)
    }
}

extension ViewTree {
    /// Returns the views whose labels an input changes, each once.
    func changedLabels(ofInput input: String) -> [String] {
        var names: [String] = []
        for (index, binding) in bindings
        where binding.input.value == input && binding.use.changesLabel && !names.contains(views[index].name) {
            names.append(views[index].name)
        }
        return names
    }
}
