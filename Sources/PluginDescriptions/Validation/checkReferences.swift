import SourceDiagnostics

extension DescriptionValidator {
    /// Views name inputs and handlers that exist, and so do the handlers that controls trigger:
    /// what they are called with are inputs.
    mutating func checkReferences() {
        let inputs = description.inputs.map(\.name.value)
        for view in views {
            switch view {
            case .label(let label):
                checkInput(of: label.text)
            case .button(let button):
                checkInput(of: button.title)
                if let handler = button.handler {
                    checkReference(
                        handler, to: "handler", among: description.handlers.map(\.name.value))
                }
            case .image(let image):
                if case .input(let name) = image.source {
                    checkReference(name, to: "input", among: inputs)
                }
            case .stack, .activityIndicator: break
            }
        }
        for parameter in description.triggeredHandlers.flatMap(\.parameters) {
            checkReference(parameter.name, to: "input", among: inputs)
        }
    }

    private mutating func checkInput(of text: TextSource) {
        guard case .input(let name) = text else { return }
        checkReference(name, to: "input", among: description.inputs.map(\.name.value))
    }

    mutating func checkReference(
        _ name: Located<String>, to kind: String, among names: [String]
    ) {
        guard isComplete, !names.contains(name.value) else { return }
        let note =
            if let match = nearestMatch(to: name.value, among: names) {
                "did you mean '\(match)'?"
            } else if names.isEmpty {
                "add it to \"\(kind)s\""
            } else {
                "its \(kind)s are \(quotedList(names))"
            }
        diagnostics.error(
            .unknownReference, "this plugin has no \(kind) '\(name.value)'", at: place(name.range),
            notes: [Diagnostic.Note(note)])
    }
}
