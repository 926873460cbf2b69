/// The methods of a controller that configure its views, lay them out and update them.
extension ControllerFile {
    func writeContent(to out: inout SwiftWriter) {
        guard let content = plugin.content, let root = tree.root else { return }
        if !configurations.isEmpty {
            out.member("private func configureContent() {") { $0.add(groups: configurations) }
        }
        let container = content.isInSurface ? "\(GeneratedName.surface).contentView" : "view"
        out.member("private func layOutContent() {") { out in
            if plugin.scrollsContent(dialect) {
                let fields = dialect.hasKeyboard ? tree.textFields.map { tree.views[$0].name } : []
                out.add(
                    "let scrollView = \(fields.isEmpty ? "PluginScrollView" : "PluginFormScrollView")(showing: \(root))"
                )
                out.add("\(container).addSubview(scrollView)")
                if !fields.isEmpty { out.add(call("scrollView.keepVisible", fields)) }
            } else {
                out.add("\(root).translatesAutoresizingMaskIntoConstraints = false\n\(container).addSubview(\(root))")
            }
            out.blank()
            let keepsAboveKeyboard = plugin.keepsContentAboveKeyboard(dialect)
            content.layout.write(
                placing: plugin.scrollsContent(dialect) ? "scrollView" : root, greatestWidth: content.greatestWidth,
                aboveKeyboard: keepsAboveKeyboard, dialect, to: &out)
        }
    }

    func writeHostedViews(to out: inout SwiftWriter) {
        for view in plugin.views.ofSwiftUI {
            // The expression can have modifiers, which change the type.
            let result = view.creation == nil ? dialect.translated(view.type.value) : "SwiftUI.AnyView"
            let variables = view.variables(in: plugin, dialect)
            out.member("func \(view.makeCall) -> \(result) {") { out in
                out.add(variables)
                out.add((variables.isEmpty ? "" : "return ") + view.expression(in: plugin, dialect))
            }
        }
    }

    func writeApplyMethods(to out: inout SwiftWriter) {
        for input in plugin.inputs {
            let assignments = assignments(of: input)
            if assignments.isEmpty { continue }
            let method = GeneratedName.applyMethod(ofInput: input.name.value)
            out.member("private func \(method)() {") { $0.add(assignments) }
        }
        let conditions = plugin.sizeConditions
        if conditions.isEmpty { return }
        var statements = tree.views.filter { !$0.view.sizeBindings.isEmpty }.map { name, view in
            "\(name).isHidden = \(view.hidingCondition(in: plugin))"
        }
        for statement in conditions.flatMap({ spacingAssignments(of: $0.property) })
        where !statements.contains(statement) {
            statements.append(statement)
        }
        out.member("private func applySizes() {") { $0.add(statements) }
    }

    /// Returns whether the values of the input are shown when the view is loaded. SwiftUI views are made with the input.
    func isAppliedOnLoad(_ input: PluginInput) -> Bool {
        let isOnlyOfSwiftUI =
            plugin.presentation.feedback?.input?.value != input.name.value
            && tree.bindings.allSatisfy { $0.binding.input.value != input.name.value || $0.binding.use == .rootView }
        return !appearance(ofInput: input.name.value).isEmpty || !isOnlyOfSwiftUI && !assignments(of: input).isEmpty
    }

    /// Returns the statements that pass an input on to the views that show it.
    func assignments(of input: PluginInput) -> [String] {
        let name = SwiftIdentifier.escaped(input.name.value)
        var statements: [String] = []
        for (index, binding) in tree.bindings where binding.input.value == input.name.value {
            statements += assignments(of: input, to: tree.views[index], for: binding)
        }
        statements += appearance(ofInput: input.name.value)
        statements += plugin.presentation.feedback?.statements(for: input.name.value, dialect) ?? []
        return statements + spacingAssignments(of: name)
    }

    private func assignments(
        of input: PluginInput, to shown: (name: String, view: ContentView), for binding: InputBinding
    ) -> [String] {
        let name = SwiftIdentifier.escaped(input.name.value)
        let (viewName, view) = shown
        if binding.use.isPair { return view.pairStatements(for: binding.use, named: viewName, dialect) }
        var statements = view.properties(for: binding.use, dialect).map { property in
            if let text = binding.localized?.argument(in: dialect.strings) {
                return property.assignment(of: text, to: viewName)
            }
            let value = input.shownValue(as: binding.use, in: view, dialect)
            let statement = property.assignment(of: value, to: viewName, isOptional: input.isOptional)
            return binding.use == .editedText
                ? "if \(viewName).\(property.getter) != \(name) { \(statement) }" : statement
        }
        if binding.use == .accessibilityLabel, view.isConditionalElement(in: plugin) {
            statements.append(dialect.isAccessibilityElement.assignment(of: "\(name) != nil", to: viewName))
        }
        if binding.use == .rootView, case .swiftUI(let view) = view { statements.append(view.update) }
        if binding.use == .items, case .rows(let rows) = view { statements.append(rows.update(in: plugin)) }
        if binding.use.togglesVisibility || binding.use.hidesViewIfNil && input.isOptional {
            statements.append("\(viewName).isHidden = \(view.hidingCondition(in: plugin))")
        }
        return statements
    }

    /// Returns the statements that set colors, and properties of views of the app, to an input.
    private func appearance(ofInput input: String) -> [String] {
        tree.appearanceProperties(of: plugin).filter { $0.binding.isInput && $0.binding.expression.value == input }
            .map { $0.statement(dialect) }
    }

    /// Returns the statements that remove the spacing and margins of stacks while an input hides them.
    /// A hidden stack has a size of 0, which conflicts with spacing and margins.
    private func spacingAssignments(of input: String) -> [String] {
        guard tree.mayHideStacks else { return [] }
        func text(_ conditions: [InputCondition]) -> String {
            conditions.map { $0.expression() }.joined(separator: " && ")
        }
        var statements: [String] = []
        for (index, (name, view)) in tree.views.enumerated() {
            guard case .stack(let stack) = view else { continue }
            let spacing = tree.spacingConditions(ofStackAt: index)
            if spacing.contains(where: { $0.name == input }) {
                statements.append("\(name).spacing = \(text(spacing)) ? \(SwiftLiteral.number(stack.spacing)) : 0")
            }
            let margins = tree.marginConditions(ofStackAt: index)
            if margins.contains(where: { $0.name == input }) {
                statements.append("\(name).isLayoutMarginsRelativeArrangement = \(text(margins))")
            }
        }
        if statements.isEmpty { return [] }
        return ["// A hidden stack has a size of 0, which conflicts with spacing and margins."] + statements
    }
}

/// Returns the declarations of the properties for the views.
func viewDeclarations(of tree: ViewTree, in plugin: PluginDescription) -> [String] {
    tree.views.map { name, view in
        let type = view.typeAnnotation(tree.dialect).map { ": " + $0 } ?? ""
        return "\(view.introducer) \(name)\(type) = \(view.creation(tree.dialect))"
    }
        + tree.surfaces(of: plugin).map { "let \($0.name) = PluginSurface()" }
        + tree.views.map(\.view).ofRows.map { rows in
            "private(set) var \(rows.rowsProperty): [\(rows.rowClass(in: plugin))] = []"
        }
}

/// Returns the statements for the background or the surface behind a plugin's content.
func backgroundStatements(of plugin: PluginDescription, _ dialect: KitDialect) -> [String] {
    if let surface = plugin.content?.surface {
        return surface.statements(named: GeneratedName.surface, behind: "view", dialect)
    }
    guard !dialect.setsBackgroundOnCreation,
        let background = plugin.content?.background.flatMap({ dialect.name(of: $0) })
    else { return [] }
    return KitDialect.tvOSBackground(of: "view", elsewhere: "view.backgroundColor = .\(background)")
}

/// Returns the statements that configure the views, a group for each. The views in a stack come before the stack.
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

extension SwiftWriter {
    /// Adds groups of lines with blank lines between them.
    mutating func add(groups: [[String]]) {
        for group in groups {
            blank()
            add(group)
        }
    }
}

extension PluginInput {
    /// Returns the expression that a view shows the input with.
    fileprivate func shownValue(as use: InputBinding.Use, in view: ContentView, _ dialect: KitDialect) -> String {
        let name = SwiftIdentifier.escaped(name.value)
        switch use {
        case .progress, .sliderValue:
            let value = name + (isOptional ? " ?? 0" : "")
            let type = dialect.progressType
            return self.type.value.hasPrefix(type) ? value : "\(type)(\(value))"
        case .selection:
            let count = view.valueControl?.titles.count ?? 0
            return "(0..<\(count)).contains(\(name)) ? \(name) : -1"
        default: return name
        }
    }
}
