/// A column or a row of views that shows the elements of an input, each with the same views.
package final class RowsView: NamedView {
    let node: JSONNode
    /// The view of one element. Expressions in it use the element by the name `item`.
    package let row: ContentView

    init(_ node: JSONNode, in plugin: PluginMembers) {
        self.node = node
        row = decodeView(node.object("row"), in: plugin)
    }

    /// The input whose elements are shown; nil for a number of equal rows.
    package var items: Located<String>? { node.locatedString("items") }
    /// The number of rows; nil if an input has the elements.
    package var count: Int? { node.int("count") }
    package var axis: StackView.Axis { node.choice("axis") ?? .vertical }
    /// The points between the views of two elements.
    package var spacing: Double { node.double("spacing") ?? 8 }

    /// The name of the element in the expressions of a row.
    static let item = "item"

    /// The view of one element and all views in it.
    package var views: [ContentView] { row.flattened }

    var ownBindings: [InputBinding] { [InputBinding(items, as: .items)].compactMap(\.self) }

    // MARK: Keys

    package static let shape = ObjectShape(
        "rows",
        [
            .required("rows", .identifier),
            .optional("items", .identifier),
            .optional("count", .integer(1...100)),
            .required("row", .view(outermost: false)),
            .optional("axis", .choice(of: StackView.Axis.self)), .optional("spacing", .number(0...1000)), ViewFrame.key,
            Vocabulary.shownWhen,
            Vocabulary.hiddenWhen,
        ], oneOf: ["items", "count"])

    // MARK: Rules

    func report(in validator: inout DescriptionValidator) { validator.report(self) }

    // MARK: Swift

    func parts(_ dialect: KitDialect) -> [RuntimePart] { [.rows] }

    func creation(_ dialect: KitDialect) -> String { dialect.isUIKit ? "UIStackView()" : "NSStackView()" }

    func configure(_ code: inout ViewCode) {
        code.set(code.dialect.isUIKit ? "axis" : "orientation", ".\(axis.rawValue)")
        let alignment = code.dialect.name(of: .fill, along: axis)
        code.set("alignment", ".\(alignment)")
        code.set("spacing", SwiftLiteral.number(spacing))
        if !code.dialect.isUIKit { code.set("distribution", ".fill") }
        if count != nil { code.add(update(in: code.plugin)) }
    }
}

extension [ContentView] {
    /// The views that show the elements of inputs.
    package var ofRows: [RowsView] { compactMap { if case .rows(let rows) = $0 { rows } else { nil } } }
}

extension PluginDescription {
    /// All views, and those in rows.
    package var viewsAndRows: [ContentView] { views + views.ofRows.flatMap(\.views) }

    /// The type of the elements that rows show; nil if the input is not an array.
    func element(of rows: RowsView) -> String? {
        if rows.count != nil { return "Int" }
        let type = inputs.first { $0.name.value == rows.items?.value }?.type.value
        return type.flatMap(KnownType.element(ofArray:))
    }

    /// The handlers that rows call, each with an element.
    func handlers(of rows: RowsView) -> [PluginHandler] {
        let names = rows.views.compactMap { $0.handler?.value }
        return handlers.filter { names.contains($0.name.value) }
    }
}

extension KnownType {
    /// Returns the type of the elements of an array in brackets; nil for other types.
    static func element(ofArray type: String) -> String? {
        guard isCollection(type), !isDictionary(type) else { return nil }
        return String(type.dropFirst().dropLast())
    }
}

extension ContentView {
    /// Whether the view can be in a row: it needs nothing but an element.
    fileprivate var fitsInRow: Bool {
        switch self {
        case .button(let button): button.menu.isEmpty
        case .stack, .box, .label, .image, .activityIndicator, .progress, .spacer, .separator: true
        case .textField, .valueControl, .contentUnavailable, .custom, .swiftUI, .rows: false
        }
    }
}

extension DescriptionValidator {
    /// Reports rows of an input that is not an array, and what a row cannot have.
    fileprivate mutating func report(_ rows: RowsView) {
        if let items = rows.items, let input = input(named: items.value),
            KnownType.element(ofArray: input.type.value) == nil
        {
            report(
                .mismatchedType,
                "'rows' need an input of an array type; '\(input.name.value)' is of type '\(input.type.value)'",
                at: items.range, note: "it is declared here", noteRange: input.type.range)
        }
        var names: [Located<String>] = []
        for view in rows.views {
            if let name = view.name {
                if let first = names.first(where: { $0.value == name.value }) {
                    report(
                        .nameCollision, "view '\(name.value)' has the same name as another view",
                        at: name.range, note: "it is first used here", noteRange: first.range)
                } else if ["item", "view", "show"].contains(name.value) {
                    reportCollision(of: name, kind: "view", with: "a generated member")
                }
                names.append(name)
            }
            reportContent(of: view, in: rows)
            report(view)
        }
    }

    private mutating func reportContent(of view: ContentView, in rows: RowsView) {
        if !view.fitsInRow {
            report(
                .contradiction,
                "a row cannot contain this view", at: view.name?.range ?? rows.name.range,
                note:
                    "a row contains labels, images, buttons, boxes, separators, progress bars, indicators, spacers and stacks"
            )
        }
        if case .button(let button) = view { reportLooks(ofButtonInRow: button) }
        let inputs = view.bindings.map(\.input) + view.appearanceBindings.filter(\.isInput).map(\.expression)
        for input in inputs {
            report(
                .contradiction, "a row shows an element, not the input '\(input.value)'",
                at: input.range,
                note: "write '{ \"swift\": \"item.…\" }', with a property of the element")
        }
        if view.attributes.shownWhere != nil || view.attributes.hiddenWhere != nil {
            report(
                "shownWhen/hiddenWhen", of: view.object.node,
                "a row cannot show or hide this view with the size",
                note: "leave out the condition, or hide all rows with it")
        }
        if let link = view.linkHandler ?? view.constantArguments.first?.name {
            report(
                .contradiction, "a row passes its element to a handler, and nothing else",
                at: link.range,
                note: "call the handler with \"triggers\" of a button or with \"tap\"")
        }
        guard let called = view.handler else { return }
        reportUnknownReference(called, to: "handler")
        guard let handler = description.handler(named: called),
            let element = description.element(of: rows)
        else { return }
        let parameter = handler.parameters.first
        if handler.parameters.count != 1 || parameter?.type.value != element
            || input(named: parameter?.name.value ?? "") != nil
        {
            report(
                .mismatchedType,
                "a handler of a row has one parameter, which is the element", at: called.range,
                note: "write '\"parameters\": [{ \"name\": \"item\", \"type\": \"\(element)\" }]'")
        }
    }
}

/// The Swift of rows, which have a class of their own.
extension RowsView {
    /// The property that holds the rows.
    var rowsProperty: String { GeneratedName.rows(ofView: name.value) }

    /// The class of a row.
    func rowClass(in plugin: PluginDescription) -> String {
        GeneratedName.row(ofView: name.value, in: plugin.controller.prefix + plugin.name)
    }

    /// Returns the statement that shows the elements of the input.
    func update(in plugin: PluginDescription) -> String {
        let rowClass = rowClass(in: plugin)
        let elements = items.map { SwiftIdentifier.escaped($0.value) } ?? "Swift.Array(1...\(count ?? 1))"
        let call = "\(SwiftIdentifier.escaped(name.value)).show(\(elements), " + "in: &\(rowsProperty)) {"
        let handlers = plugin.handlers(of: self)
        if handlers.isEmpty { return "\(call) \(rowClass)() }" }
        let lines =
            ["let row = \(rowClass)()"]
            + handlers.map { handler in
                let method = GeneratedName.callMethod(ofHandler: handler.name.value)
                let name = SwiftIdentifier.escaped(handler.name.value)
                return "row.\(name) = { [weak self] in self?.\(method)($0) }"
            } + ["return row"]
        return call + lines.map { "\n    " + $0 }.joined() + "\n}"
    }

    /// Whether an expression in a row does not depend on the element, so that it can change with the appearance.
    var hasAppearance: Bool {
        views.flatMap(\.appearanceBindings).flatMap(\.expressions).contains {
            !SwiftIdentifier.namesUsed(in: $0.value).contains(Self.item)
        }
    }
}
