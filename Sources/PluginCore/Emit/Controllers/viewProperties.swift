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
}

extension ContentView {
    /// The keywords that declare the view's property. A SwiftUI view is made with inputs, which have no values earlier.
    var introducer: String {
        if case .swiftUI = self { "private(set) lazy var" } else { "let" }
    }

    /// Returns the expression that creates the view.
    func creation(_ dialect: KitDialect) -> String {
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
    func typeAnnotation(_ dialect: KitDialect) -> String? {
        guard let viewClass, let creation = viewClass.creation?.value,
            let type = viewClass.type?.value ?? className(in: dialect.kit), !creation.hasPrefix(type + "(")
        else { return nil }
        return dialect.translated(type)
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
    func fixedElement(in plugin: PluginDescription) -> Bool? { isConditionalElement(in: plugin) ? nil : isElement }

    /// Returns whether the view is an accessibility element only while an input has a value.
    func isConditionalElement(in plugin: PluginDescription) -> Bool {
        guard case .image = self, case .input(let name)? = attributes.accessibility.label else { return false }
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
            let value = dialect.conditional(pair)
            return properties.map { $0.assignment(of: value, to: name) }
        }
        guard let pair = symbolPair(for: use) else { return [] }
        let (then, otherwise) = (SwiftLiteral.string(pair.then), SwiftLiteral.string(pair.otherwise))
        let symbol = "\(SwiftIdentifier.escaped(pair.input.value)) ? \(then) : \(otherwise)"
        let image = dialect.symbolImage(symbol)
        return properties.map { $0.assignment(of: image, to: name) }
    }
}

extension KitDialect {
    /// Returns the expression for the part of a pair that an input decides for, in a method of the controller.
    func conditional(_ pair: Pair<TextSource>) -> String {
        func argument(_ text: TextSource) -> String {
            text.appExpression.map { translated($0.value) } ?? text.argument(in: strings)
        }
        return "\(SwiftIdentifier.escaped(pair.input.value)) ? \(argument(pair.then)) : \(argument(pair.otherwise))"
    }
}
