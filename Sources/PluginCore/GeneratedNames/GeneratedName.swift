/// The names that generated code derives from those in a description.
package enum GeneratedName {
    /// Returns the name of a plugin's controller class.
    package static func controller(ofPlugin name: String) -> String { name + "ViewController" }

    /// Returns the name of the local variable for a controller: `loadingViewController`,
    /// `urlBarViewController`.
    package static func variable(ofPlugin name: String) -> String {
        lowercasingFirstWord(of: name) + "ViewController"
    }

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
    package static func triggerMethod(ofView name: String) -> String {
        "trigger" + capitalized(name)
    }

    /// Returns the name of the method that takes over what the user has typed or set.
    package static func takeMethod(ofControl name: String) -> String {
        "read" + capitalized(name)
    }

    /// Returns the name of an unnamed stack, by its position among a plugin's unnamed stacks,
    /// outermost first.
    package static func stack(at position: Int) -> String {
        position == 0 ? "contentStack" : "contentStack\(position + 1)"
    }

    /// Returns the name of a spacer, by its position among a plugin's spacers.
    package static func spacer(at position: Int) -> String {
        position == 0 ? "spacer" : "spacer\(position + 1)"
    }

    /// The name of the surface behind the content of a plugin.
    package static let surface = "surface"

    /// Returns the name of the surface behind the views of a stack.
    package static func surface(ofStack name: String) -> String { name + "Surface" }

    /// Returns the name of the local variable for the constraint on a spacer's length.
    package static func length(ofSpacer name: String) -> String { name + "Length" }

    // The default names of a plugin's host helpers.
    package static func show(_ plugin: String) -> String { "show" + plugin }
    package static func hide(_ plugin: String) -> String { "hide" + plugin }
    package static func shown(_ plugin: String) -> String { "shown" + plugin }
    package static func whileShown(_ plugin: String) -> String { "while" + plugin }
    package static func modifier(_ plugin: String) -> String { lowercasingFirstWord(of: plugin) }
    package static func recovery(_ plugin: String) -> String { "with\(plugin)Recovery" }
}

/// Returns a name with an uppercase first letter.
package func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
}

/// Returns a name with its first word in lowercase. An acronym is a word: `URLBar` begins with
/// `URL`, and `HTML5View` with `HTML`.
private func lowercasingFirstWord(of name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }.count
    let next = name.dropFirst(capitals).first
    let length = capitals > 1 && next?.isLowercase == true ? capitals - 1 : capitals
    return name.prefix(length).lowercased() + name.dropFirst(length)
}
