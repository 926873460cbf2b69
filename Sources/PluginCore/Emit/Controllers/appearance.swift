/// A property that an expression of the app or an input determines, or a call of the app.
struct AppearanceProperty {
    /// The view with the property; nil for the plugin's view.
    let view: String?
    let property: PropertySpelling
    let binding: AppearanceBinding

    /// Returns the view as an expression.
    ///
    /// - Parameter prefix: `plugin.` in tests, empty in the controller.
    func owner(prefix: String = "", _ dialect: KitDialect) -> String {
        view.map { prefix + $0 } ?? (dialect.isUIKit ? prefix + "view" : "(\(prefix)view as? PluginView)?")
    }

    /// Returns the statement that sets the property.
    func statement(_ dialect: KitDialect) -> String {
        if binding.use == .look { return "\(owner(dialect)).setNeedsUpdateConfiguration()" }
        if binding.use == .call { return "\(owner(dialect)).\(dialect.translated(binding.expression.value))" }
        if binding.isInput {
            let input = SwiftIdentifier.escaped(binding.expression.value)
            return property.assignment(of: input, to: owner(dialect))
        }
        if let pair = binding.pair { return property.assignment(of: dialect.conditional(pair), to: owner(dialect)) }
        return property.assignment(of: dialect.translated(binding.expression.value), to: owner(dialect))
    }
}

extension ViewTree {
    /// The properties that expressions of the app or inputs determine, those of the controller's view first.
    func appearanceProperties(of plugin: PluginDescription) -> [AppearanceProperty] {
        let ofContent = (plugin.content?.appearanceBindings ?? []).map { binding in
            AppearanceProperty(
                view: binding.use.isOfSurface ? GeneratedName.surface : nil,
                property: binding.use == .borderColor ? "borderColor" : "backgroundColor",
                binding: binding)
        }
        return ofContent + viewAppearanceProperties
    }

    /// The properties of views that expressions of the app determine.
    var viewAppearanceProperties: [AppearanceProperty] {
        views.flatMap { name, view in
            view.appearanceBindings.flatMap { binding in
                view.properties(for: binding.use, dialect).map { property in
                    AppearanceProperty(
                        view: binding.use.isOfSurface
                            ? GeneratedName.surface(ofStack: name) : name,
                        property: property, binding: binding)
                }
            }
        }
    }
}

extension InputBinding.Use {
    /// Whether the property is one of the surface behind a view.
    var isOfSurface: Bool { self == .surfaceColor || self == .borderColor }
}

extension ControllerFile {
    /// The statements that set properties to expressions of the app.
    private var appearanceStatements: [String] {
        var statements: [String] = []
        for property in tree.appearanceProperties(of: plugin) where !property.binding.isInput {
            let statement = property.statement(dialect)
            // All colors of a button's states have the same one.
            if property.binding.use != .look || statements.last != statement { statements.append(statement) }
        }
        return statements
    }

    /// Writes the method that evaluates the expressions of the app.
    func writeAppearance(to out: inout SwiftWriter) {
        guard plugin.hasAppearanceBindings else { return }
        let makers = plugin.views.ofSwiftUI.filter { $0.creation != nil }.map(\.update)
        let rows = plugin.views.ofRows.filter(\.hasAppearance).map { rows in
            rows.items.map { GeneratedName.applyMethod(ofInput: $0.value) + "()" } ?? rows.update(in: plugin)
        }
        out.blank()
        out.document(
            makers.isEmpty
                ? "Evaluates the app's expressions for text, colors, fonts and images again."
                : "Evaluates the app's expressions again, also those that create SwiftUI views.")
        out.block("\(access)func reloadAppearance() {") { out in
            out.add("guard isViewLoaded else { return }")
            out.add(appearanceStatements + makers + rows)
        }
    }

    /// Writes the statements with which the controller begins to follow the app's appearance.
    func writeFirstAppearance(to out: inout SwiftWriter) {
        guard plugin.hasAppearanceBindings else { return }
        if !appearanceStatements.isEmpty { out.add("reloadAppearance()") }
        if let notification = plugin.controller.appearance.notification {
            out.block("appearanceObserver = PluginObserver(of: \(notification)) { [weak self] in") { out in
                out.add("self?.reloadAppearance()")
            }
        }
    }
}
