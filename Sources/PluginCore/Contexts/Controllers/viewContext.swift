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

/// Returns the statements of `configureContent`, in groups: what is behind the content, and the configuration of each
/// view. The views in a stack come before the stack.
func configurations(of plugin: PluginDescription, tree: ViewTree) -> [[String]] {
    var groups = [backgroundStatements(of: plugin, tree.dialect)]
    func add(_ index: Int) -> Int {
        var next = index + 1
        let view = tree.views[index].view
        if case .stack(let stack) = view {
            for _ in stack.views { next = add(next) }
        }
        var code = ViewCode(ofViewAt: index, in: tree, of: plugin)
        view.object.configure(&code)
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
    return KitDialect.tvOSBackground(
        of: "view", elsewhere: "view.backgroundColor = .\(background)")
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
