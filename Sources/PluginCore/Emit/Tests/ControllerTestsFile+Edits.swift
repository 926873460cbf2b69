/// The test of the text fields and controls that update inputs.
extension ControllerTestsFile {
    /// What the user enters into views whose inputs follow.
    var edits: [Edit] {
        tree.views.compactMap { name, view in view.edit(name, in: plugin, dialect, prefix: prefix) }
            .filter { $0.input != nil }
    }

    func writeEditTest(to out: inout SwiftWriter) {
        let edits = edits
        if edits.isEmpty { return }
        writeTest("takes over what the user enters", "takesInput", to: &out) { out in
            out.add("let plugin = makePlugin()\n\(loadsView)")
            for edit in edits {
                let input = edit.input ?? ""
                out.add(edit.statements)
                out.add(
                    expectation(
                        "plugin.\(SwiftIdentifier.escaped(input))", equals: edit.value, key: "inputs.\(input)",
                        prefix: prefix))
            }
        }
    }
}

/// A value that the user enters into a view.
struct Edit {
    /// The statements that act as the user does.
    let statements: String
    /// The value, as an expression.
    let value: String
    /// The input that gets the value.
    let input: String?
}

extension ContentView {
    /// Returns what tests enter into the view; nil if users enter nothing.
    ///
    /// - Parameter name: the property that holds the view.
    func edit(_ name: String, in plugin: PluginDescription, _ dialect: KitDialect, prefix: String) -> Edit? {
        switch self {
        case .textField(let field):
            return Edit(
                statements: #"\#(prefix)HostWindow.enter("Typed", into: plugin.\#(name))"#,
                value: #""Typed""#, input: field.text.value)
        case .valueControl(let control) where control.takeMethod != nil:
            let value = control.testValues.second
            return Edit(
                statements: "plugin.\(name).\(control.property(dialect).getter) = \(value)\n"
                    + "\(prefix)HostWindow.change(plugin.\(name))",
                value: control.isConverted(dialect) ? control.readValue(dialect, on: "plugin.") : value,
                input: control.input?.value)
        default: return nil
        }
    }
}

extension ValueControl {
    /// Two values that the control can have. The second one differs from the constant value.
    var testValues: (first: String, second: String) {
        switch kind {
        case .toggle: return constant == "true" ? ("true", "false") : ("false", "true")
        case .segments: return constant == "0" ? ("0", "1") : ("1", "0")
        case .slider(let minimum, let maximum):
            let quarter = (maximum - minimum) / 4
            let values = [minimum + quarter, maximum - quarter].map(SwiftLiteral.number)
            return constant == values[1] ? (values[1], values[0]) : (values[0], values[1])
        }
    }
}

extension PluginInput {
    /// Returns values for tests that the control of the input can have; nil if the input has no control whose
    /// values are limited.
    func controlExamples(in plugin: PluginDescription) -> [String]? {
        let control = plugin.valueControls.first { $0.input?.value == name.value }
        guard let control, control.valueType != "Bool" else { return nil }
        return [control.testValues.first, control.testValues.second]
    }
}
