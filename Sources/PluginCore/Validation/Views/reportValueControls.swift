extension DescriptionValidator {
    /// Reports switches, sliders and segmented controls whose values, segments or handlers do not fit.
    mutating func reportValueControls() {
        for control in description.valueControls {
            reportKind(of: control)
            reportHandler(of: control)
        }
    }

    private mutating func reportKind(of control: ValueControl) {
        switch (control.kind, control.value) {
        case (.slider(let minimum, let maximum), _) where minimum >= maximum:
            report(
                .outOfRange, "a slider needs a 'maximum' that is greater than its 'minimum'",
                at: control.kindRange)
        case (.slider(let minimum, let maximum), .fixed(.number(let number)))
        where !(minimum...maximum ~= number):
            report(
                .outOfRange, "the value of the slider is not between its 'minimum' and 'maximum'",
                at: control.valueRange)
        case (.segments(let titles), _) where isComplete && titles.count < 2:
            report(
                .tooFewSegments, "a segmented control needs at least two titles",
                at: control.kindRange, note: "for a choice of on or off, use a \"switch\"")
        case (.segments(let titles), .fixed(.index(let index)))
        where isComplete && index >= titles.count:
            report(
                .outOfRange, "there is no segment \(index); the last one is \(titles.count - 1)",
                at: control.valueRange)
        default: break
        }
    }

    /// Reports a handler that cannot get the value, or that removes the plugin.
    private mutating func reportHandler(of control: ValueControl) {
        guard let name = control.handler,
            let handler = description.handler(named: name)
        else { return }
        let kind = control.kindName
        if handler.dismissesPlugin {
            report(
                .contradiction,
                "'\(name.value)' removes the plugin, and a \(kind) calls it for every change",
                at: name.range, note: "it is declared here", noteRange: handler.name.range)
        }
        let type = control.valueType
        if let parameter = handler.parameters.first, handler.parameters.count == 1 {
            guard parameter.type.value != type,
                SwiftFragment.problem(ofType: parameter.type.value) == nil
            else { return }
            report(
                .mismatchedType,
                "a \(kind) passes a value of type '\(type)', and the parameter of '\(name.value)' "
                    + "is of type '\(parameter.type.value)'",
                at: name.range, note: "it is declared here", noteRange: parameter.type.range)
        } else if isComplete {
            report(
                .mismatchedType,
                "a \(kind) needs a handler with one parameter of type '\(type)'", at: name.range,
                note: "write '\"parameters\": [{ \"name\": \"value\", \"type\": \"\(type)\" }]'",
                noteRange: handler.name.range)
        }
    }
}

extension DiagnosticIdentifier {
    static let tooFewSegments: Self = "too-few-segments"
}
