/// The names that generated code derives from those in a description.
package enum GeneratedName {
    /// Returns the name of a plugin's controller class.
    package static func controller(ofPlugin name: String) -> String { name + "ViewController" }

    /// Returns the name of the local variable for a controller: `loadingViewController`,
    /// `urlBarViewController`.
    package static func variable(ofPlugin name: String) -> String { lowercasingFirstWord(of: name) + "ViewController" }

    /// Returns the name of the property for a SwiftUI view of a type: `errorView` for `ErrorView`,
    /// `grid` for `Charts.Grid<Item>`.
    static func property(ofType type: String) -> String {
        let name = type.prefix { $0 != "<" && $0 != "(" }.split(separator: ".").last
        return lowercasingFirstWord(of: name.map(String.init) ?? type)
    }

    /// Returns the name of the method that makes a SwiftUI view.
    package static func makeMethod(ofView name: String) -> String { "make" + capitalized(name) }

    /// Returns the name of the method that shows an input's value in the views.
    package static func applyMethod(ofInput name: String) -> String { "apply" + capitalized(name) }

    /// Returns the name of the method that calls a handler.
    package static func callMethod(ofHandler name: String) -> String { "call" + capitalized(name) }

    /// Returns the name of the method that calls a handler with the constant arguments of a control.
    package static func triggerMethod(ofView name: String) -> String { "trigger" + capitalized(name) }

    /// Returns the name of the method that takes over what the user has typed or set.
    package static func takeMethod(ofControl name: String) -> String { "read" + capitalized(name) }

    /// Returns the name of an unnamed stack, by its position among a plugin's unnamed stacks,
    /// outermost first.
    package static func stack(at position: Int) -> String {
        position == 0 ? "contentStack" : "contentStack\(position + 1)"
    }

    /// Returns the name of a spacer, by its position among a plugin's spacers.
    package static func spacer(at position: Int) -> String { position == 0 ? "spacer" : "spacer\(position + 1)" }

    /// Returns the name of the property that holds the rows of a view.
    static func rows(ofView name: String) -> String { name + "Rows" }

    /// Returns the name of the property for the runs of a handler.
    static func runs(ofHandler name: String) -> String { name + "Runs" }

    /// Returns the name of the class of a row.
    ///
    /// - Parameter plugin: the name of the plugin, with the prefix of the module's types.
    static func row(ofView name: String, in plugin: String) -> String { plugin + capitalized(name) + "Row" }

    /// The name of the surface behind the content of a plugin.
    package static let surface = "surface"

    /// Returns the name of the surface behind the views of a stack.
    package static func surface(ofStack name: String) -> String { unescaped(name) + "Surface" }

    /// Returns the name of the local variable for the constraint on a spacer's length.
    package static func size(ofView name: String) -> String { unescaped(name) + "Size" }
    package static func length(ofSpacer name: String) -> String { unescaped(name) + "Length" }

    /// Returns a name without the backticks of a keyword.
    private static func unescaped(_ name: String) -> String { name.filter { $0 != "`" } }

    /// The local variable for the guide above the center of content with a vertical position.
    static let upperArea = "upperArea"
    /// The local variable for the constraint on this center.
    static let contentCenter = "contentCenter"
    /// The local variable for the constraint on the width of content between both sides.
    static let contentWidth = "contentWidth"

    // The default names of a plugin's host helpers.
    package static func show(_ plugin: String) -> String { "show" + plugin }
    package static func hide(_ plugin: String) -> String { "hide" + plugin }
    package static func shown(_ plugin: String) -> String { "shown" + plugin }
    package static func whileShown(_ plugin: String) -> String { "while" + plugin }
    package static func view(_ plugin: String) -> String { plugin + "Plugin" }
    package static func contentConfiguration(_ plugin: String) -> String { plugin + "ContentConfiguration" }
    package static func present(_ plugin: String) -> String { "present" + plugin }
    package static func modifier(_ plugin: String) -> String { lowercasingFirstWord(of: plugin) }
    package static func recovery(_ plugin: String) -> String { "with\(plugin)Recovery" }
    static func stateOperation(_ states: String) -> String { "with" + states }
}

/// Returns a name with an uppercase first letter.
package func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

/// Returns a name with its first word in lowercase. An acronym is a word: `URLBar` begins with
/// `URL`, and `HTML5View` with `HTML`.
private func lowercasingFirstWord(of name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }.count
    let next = name.dropFirst(capitals).first
    let length = capitals > 1 && next?.isLowercase == true ? capitals - 1 : capitals
    return name.prefix(length).lowercased() + name.dropFirst(length)
}

extension PluginDescription {
    /// The names of the methods that show inputs, call handlers, copy what users type and set to inputs, and make SwiftUI
    /// views.
    var derivedMethods: Set<String> {
        let shown = Set(views.flatMap(\.bindings).map(\.input.value))
        let called = calledHandlers.filter { $0.needsCallMethod && isCalledWithoutConstants($0) }
        let triggering = views.filter { !$0.constantArguments.isEmpty }
        return Set(
            shown.map(GeneratedName.applyMethod) + called.map { GeneratedName.callMethod(ofHandler: $0.name.value) }
                + views.filter(\.hasTakeMethod).compactMap(\.name?.value).map(GeneratedName.takeMethod)
                + views.ofSwiftUI.map { GeneratedName.makeMethod(ofView: $0.name.value) }
                + triggering.compactMap(\.name?.value).map(GeneratedName.triggerMethod))
    }
}

extension ContentView {
    /// Whether the controller has a method that takes over what the user has typed or set.
    package var hasTakeMethod: Bool {
        switch self {
        case .textField: true
        case .valueControl(let control): control.input != nil || control.handler != nil
        default: false
        }
    }
}

extension PluginDescription {
    /// The local variables for the constraints of spacers and sizes, and for the area that the
    /// outermost view is tied to.
    var layoutVariables: Set<String> {
        var variables: Set<String> = []
        var spacerCount = 0
        for (name, view) in namedViews where !view.attributes.frame.lengths.isEmpty {
            variables.insert(GeneratedName.size(ofView: name))
        }
        for view in views {
            if case .spacer(let spacer) = view {
                if spacer.length != nil {
                    let name = GeneratedName.spacer(at: spacerCount)
                    variables.insert(GeneratedName.length(ofSpacer: name))
                }
                spacerCount += 1
            } else if case .separator(let line) = view {
                variables.insert(GeneratedName.length(ofSpacer: line.name.value))
            } else if let variable = view.sizeVariable {
                variables.insert(variable)
            }
        }
        if views.first?.name != nil {
            variables.insert("scrollView")
            if let area = content?.layout.area.variable { variables.insert(area) }
            if hasTextFields { variables.insert("bounds") }
            if content?.layout.hasPosition == true {
                variables.formUnion([GeneratedName.upperArea, GeneratedName.contentCenter])
            }
            if content?.greatestWidth != nil { variables.insert(GeneratedName.contentWidth) }
        }
        return variables
    }
}

extension PluginDescription {
    /// All views but spacers, with their names or the generated names of stacks.
    var namedViews: [(name: String, view: ContentView)] {
        var stackCount = 0
        return views.compactMap { view in
            if let name = view.name { return (name.value, view) }
            guard view.isStack else { return nil }
            defer { stackCount += 1 }
            return (GeneratedName.stack(at: stackCount), view)
        }
    }
}

extension ContentView {
    /// The local variable for the constraints on the view's size; nil if it has no such
    /// constraints.
    package var sizeVariable: String? {
        switch self {
        case .progress(let bar): bar.name.value + "Width"
        case .textField(let field): field.name.value + "Width"
        case .valueControl(let control): control.width.map { _ in control.name.value + "Width" }
        case .image(let image): image.size.map { _ in GeneratedName.size(ofView: image.name.value) }
        default: nil
        }
    }
}

extension ContentLayout.Area {
    /// The local variable for the area's layout guide; nil for the bounds, which do not have one.
    package var variable: String? { self == .bounds ? nil : rawValue }
}
