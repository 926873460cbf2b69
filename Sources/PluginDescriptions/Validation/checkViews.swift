import SourceDiagnostics

extension DescriptionValidator {
    /// An input that is shown has a type that can be shown, and one that is passed on has the type
    /// that the handler asks for.
    mutating func checkTexts() {
        for view in views {
            switch view {
            case .label(let label):
                checkType(of: label.text)
            case .button(let button):
                checkType(of: button.title)
            case .image(let image):
                if case .input(let name) = image.source {
                    checkType(of: name, is: "UIImage", for: "an image")
                }
            case .stack, .activityIndicator: break
            }
        }
        for parameter in description.triggeredHandlers.flatMap(\.parameters) {
            guard let input = input(named: parameter.name.value),
                input.type.value != parameter.type.value,
                SwiftFragment.problem(ofType: input.type.value) == nil,
                SwiftFragment.problem(ofType: parameter.type.value) == nil
            else { continue }
            diagnostics.error(
                .mismatchedType,
                "the parameter '\(input.name.value)' is of type '\(parameter.type.value)', and the "
                    + "input that is passed is of type '\(input.type.value)'",
                at: place(parameter.type.range),
                notes: [Diagnostic.Note("it is declared here", at: place(input.type.range))])
        }
    }

    private mutating func checkType(of text: TextSource) {
        if case .input(let name) = text { checkType(of: name, is: "String", for: "a text") }
    }

    mutating func checkType(of name: Located<String>, is type: String, for use: String) {
        guard let input = input(named: name.value),
            ![type, type + "?"].contains(input.type.value),
            SwiftFragment.problem(ofType: input.type.value) == nil
        else { return }
        diagnostics.error(
            .mismatchedType,
            "\(use) is of type '\(type)' or '\(type)?', and '\(name.value)' is of type "
                + "'\(input.type.value)'",
            at: place(name.range),
            notes: [Diagnostic.Note("it is declared here", at: place(input.type.range))])
    }
}

extension DescriptionValidator {
    /// A row aligns its views vertically, a column horizontally.
    mutating func checkStackAlignments() {
        for case .stack(let stack) in views {
            let misfits: [StackView.Alignment]
            let fits: String
            switch stack.axis {
            case .vertical: (misfits, fits) = ([.top, .bottom], "'leading', 'trailing'")
            case .horizontal: (misfits, fits) = ([.leading, .trailing], "'top', 'bottom'")
            }
            guard misfits.contains(stack.alignment.value) else { continue }
            diagnostics.error(
                .contradiction,
                "the views of a \(stack.axis.rawValue) stack cannot be aligned to "
                    + "'\(stack.alignment.value.rawValue)'",
                at: place(stack.alignment.range),
                notes: [Diagnostic.Note("use 'fill', 'center', \(fits)")])
        }
    }
}

extension DescriptionValidator {
    /// A button that does nothing when it is tapped is probably a mistake.
    mutating func checkControls() {
        guard isComplete else { return }
        for case .button(let button) in views where button.handler == nil {
            diagnostics.warning(
                .untiedControl, "nothing happens when '\(button.name.value)' is tapped",
                at: place(button.name.range),
                notes: [Diagnostic.Note("name a handler with \"triggers\"")])
        }
    }
}
