/// The statements that configure a view of a controller, in order.
struct ViewCode {
    /// The property of the controller that holds the view.
    let name: String
    let index: Int
    let tree: ViewTree
    let plugin: PluginDescription
    /// The lines of the statements, without the indentation of the method.
    private(set) var lines: [String] = []

    init(ofViewAt index: Int, in tree: ViewTree, of plugin: PluginDescription) {
        name = tree.views[index].name
        self.index = index
        self.tree = tree
        self.plugin = plugin
    }

    var dialect: KitDialect { tree.dialect }

    /// Adds the lines of a statement, or a comment.
    mutating func add(_ lines: String...) { add(lines) }

    mutating func add(_ lines: [String]) { self.lines += lines }

    /// Adds a statement that calls a method of the view.
    mutating func call(_ call: String) { add("\(name).\(call)") }

    /// Adds a statement that sets a property of the view to an expression.
    mutating func set(_ property: String, _ value: String) { add("\(name).\(property) = \(value)") }

    mutating func set(_ property: PropertySpelling, _ value: String) { add(property.assignment(of: value, to: name)) }

    /// Adds a statement that sets a property on the platform versions that have glass, which the property came with.
    mutating func setWhereGlassExists(_ property: String, _ value: String) {
        add(
            dialect.isUIKit
                ? "#if canImport(UIKit.UIGlassEffect) && !os(visionOS)" : "#if canImport(AppKit.NSGlassEffectView)",
            "if #available(\(dialect.isUIKit ? "iOS 26.0, tvOS 26.0" : "macOS 26.0"), *) {",
            "    \(name).\(property) = \(value)",
            "}",
            "#endif")
    }

    /// Adds a statement that sets a property to constant text. Text from an input is set later.
    mutating func set(_ property: PropertySpelling, to text: TextSource?) {
        if let statement = property.assignment(of: text, to: name, in: dialect.strings) { add(statement) }
    }

    /// Adds statements that depend on a text style. tvOS does not have large titles.
    mutating func add(for style: TextStyle, _ statements: (TextStyle) -> [String]) {
        let lines = statements(style)
        let isLargest = style == .largeTitle && dialect.isUIKit
        add(isLargest ? KitDialect.onTVOS(statements(.title1), elsewhere: lines) : lines)
    }

    /// Adds a statement that changes how much the view resists being stretched.
    mutating func setHugging(_ priority: Int) {
        call("setContentHuggingPriority(\(layoutPriority(priority)), for: .horizontal)")
    }

    /// Adds a statement that changes how much the view resists being compressed.
    mutating func setCompressionResistance(_ priority: String, for axis: String) {
        call("setContentCompressionResistancePriority(\(priority), for: .\(axis))")
    }

    func layoutPriority(_ priority: Int) -> String { "\(dialect.kit.layoutPriority)(\(priority))" }

    /// Adds the call of a closure for an event of a control of UIKit.
    mutating func addAction(_ closure: String, for event: String) {
        call("addAction(UIAction \(closure), for: .\(event))")
    }

    /// Adds a statement that sets a property to a constant image. One from an input is set later.
    mutating func setImage(_ source: ImageView.Source, _ property: PropertySpelling) {
        if let call = source.creation(dialect) { add(property.assignment(of: call, to: name)) }
    }

    /// Adds the assignments of the properties whose keys say how each framework spells them.
    ///
    /// - Parameter defaultsAreKnown: whether the view is of a class whose default values are those of the framework.
    mutating func setProperties(of object: some ViewObject, defaultsAreKnown: Bool) {
        for (value, property) in object.plainValues.map({ ($0.value.swift, $0.property(dialect)) }) {
            guard let property, value != property.defaultValue || !defaultsAreKnown else { continue }
            set(property.name, value)
        }
    }
}

extension ViewCode {
    /// Adds the statement that sets the color of the view. The colors of the app are set later.
    mutating func setColor(of object: some ViewObject, to color: ColorSource?, _ use: InputBinding.Use = .color) {
        guard let color = color.flatMap({ dialect.name(of: $0) }) else { return }
        for property in object.properties(for: use, dialect) { set(property, ".\(color)") }
    }

    /// Returns the expression for the font of a text style, in another weight if there is one.
    func font(_ style: TextStyle, _ weight: FontWeight?) -> String { fontExpression(dialect.name(of: style), weight) }
}

extension ViewCode {
    private var sizeVariable: String { tree.views[index].view.sizeVariable ?? "" }

    /// Adds the constraint on a width that other views may change.
    mutating func setPreferredWidth(_ width: Double) {
        let priority = tree.takesRemainingSpace(viewAt: index) ? 249 : 251
        add("// A preference, because other views may need more or less of the width.")
        activate(
            "\(name).widthAnchor.constraint(equalToConstant: \(SwiftLiteral.number(width)))", as: sizeVariable,
            priority: priority)
    }

    /// Adds a constraint on the length of a spacer or a separator.
    mutating func setLength(of name: String, _ constraint: String, isRequired: Bool) {
        if isRequired { return add("\(constraint).isActive = true") }
        add(Self.remarkOnHiddenViews)
        activate(constraint, as: GeneratedName.length(ofSpacer: name), priority: 999)
    }

    /// Adds a constraint that is not required.
    private mutating func activate(_ constraint: String, as variable: String, priority: Int) {
        add(
            "let \(variable) = \(constraint)", "\(variable).priority = \(layoutPriority(priority))",
            "\(variable).isActive = true")
    }

    private static let remarkOnHiddenViews = "// Not required, because a stack gives a hidden view no size."

    /// Adds the constraints on a fixed size.
    mutating func setSize(_ size: Size) {
        setConstraints(
            [("width", size.width), ("height", size.height)].map { length, value in
                "\(length)Anchor.constraint(equalToConstant: \(SwiftLiteral.number(value)))"
            })
    }

    /// Adds constraints on the size of the view.
    ///
    /// - Parameters:
    ///   - constraints: what follows the view's name.
    ///   - allowNoSize: whether a view without a size satisfies all of them.
    mutating func setConstraints(_ constraints: [String], allowNoSize: Bool = false) {
        if constraints.isEmpty { return }
        let isRequired = allowNoSize || !tree.mayHaveNoSize(viewAt: index)
        let variable = GeneratedName.size(ofView: name)
        if isRequired, constraints.count == 1 { return add("\(name).\(constraints[0]).isActive = true") }
        if isRequired {
            return add(["NSLayoutConstraint.activate(["] + constraints.map { "    \(name).\($0)," } + ["])"])
        }
        add(
            Self.remarkOnHiddenViews,
            "let \(variable) = [\(constraints.map { "\(name).\($0)" }.joined(separator: ", "))]",
            "for constraint in \(variable) { constraint.priority = \(layoutPriority(999)) }",
            "NSLayoutConstraint.activate(\(variable))")
    }

    /// Adds the statements for assistive technologies.
    mutating func setAccessibility(of view: ContentView) {
        let accessibility = view.attributes.accessibility
        if let isElement = view.fixedElement(in: plugin) { set(dialect.isAccessibilityElement, String(isElement)) }
        set(dialect.accessibilityLabel, to: accessibility.label)
        set(dialect.accessibilityHint, to: accessibility.hint)
        set(dialect.accessibilityValue, to: accessibility.value)
        for insertion in dialect.calls(adding: accessibility.traits) { call(insertion) }
        if let identifier = accessibility.identifier {
            set(dialect.accessibilityIdentifier, SwiftLiteral.string(identifier))
        }
    }
}

extension KitDialect {
    /// Returns statements for tvOS, and others for the other platforms of UIKit.
    static func onTVOS(_ lines: [String], elsewhere others: [String]) -> [String] {
        ["#if os(tvOS)"] + lines + ["#else"] + others + ["#endif"]
    }

    /// Returns the statements for a background that tvOS lacks.
    ///
    /// - Parameter statement: the one for the other platforms.
    static func tvOSBackground(of view: String, elsewhere statement: String) -> [String] {
        onTVOS(
            ["\(view).backgroundColor = UIColor { @Sendable in $0.userInterfaceStyle == .dark ? .black : .white }"],
            elsewhere: [statement])
    }
}
