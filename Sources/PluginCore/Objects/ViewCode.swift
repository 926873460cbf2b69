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
    mutating func add(_ lines: String...) {
        self.lines += lines
    }

    /// Adds a statement that calls a method of the view.
    mutating func call(_ call: String) {
        add("\(name).\(call)")
    }

    /// Adds a statement that sets a property of the view to an expression.
    mutating func set(_ property: String, _ value: String) {
        add("\(name).\(property) = \(value)")
    }

    mutating func set(_ property: PropertySpelling, _ value: String) {
        add(property.assignment(of: value, to: name))
    }

    /// Adds a statement that sets a property to constant text. Text from an input is set later.
    mutating func set(_ property: PropertySpelling, to text: TextSource?) {
        if let statement = property.assignment(of: text, to: name, in: dialect.strings) {
            add(statement)
        }
    }

    /// Adds statements for tvOS, and others for the other platforms of UIKit.
    mutating func onTVOS(_ statement: String, elsewhere other: String...) {
        add("#if os(tvOS)", statement, "#else")
        lines += other
        add("#endif")
    }

    /// Adds a statement that changes how much the view resists being stretched.
    mutating func setHugging(_ priority: Int) {
        add(
            "\(name).setContentHuggingPriority(",
            "    \(dialect.spelling.names.layoutPriority)(\(priority)), for: .horizontal)")
    }

    /// Adds the assignments of the properties whose keys say how each framework spells them.
    mutating func setProperties(_ values: PlainValues, defaultsAreKnown: Bool) {
        for (property, value) in values.assignments(dialect, defaultsAreKnown: defaultsAreKnown) {
            set(property, value)
        }
    }
}

extension ViewCode {
    /// Adds the statement that sets the color of the view. The colors of the app are set later.
    mutating func setColor(of object: some ViewObject, to color: ColorSource?) {
        guard let property = object.property(for: .color, dialect),
            let color = color.flatMap(dialect.spelling.values.name)
        else { return }
        set(property, ".\(color)")
    }

    /// Returns the expression for the font of a text style, in another weight if there is one.
    func font(_ style: TextStyle, _ weight: FontWeight?) -> String {
        fontExpression(dialect.spelling.values.name(of: style), weight)
    }
}
