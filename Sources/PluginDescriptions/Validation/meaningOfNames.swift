extension DescriptionValidator {
    /// What a name means in emitted code already, as in "the name of …"; nil where it means nothing.
    func meaning(of name: String, asNameOf kind: String) -> String? {
        if ReservedNames.ofControllers.contains(name) {
            return "a member of every view controller"
        }
        if ReservedNames.ofEmittedControllers.contains(name) || helpers.contains(name) {
            return "a member that is generated"
        }
        if stacks.contains(name) { return "a stack that is generated" }
        if variables(besideNameOf: kind).contains(name) { return "a variable that is generated" }
        if ReservedNames.ofUsedTypes.contains(name) || types.contains(name) {
            return "something that generated code uses"
        }
        return nil
    }

    /// What is generated for hosts, and so for the plugin's controller too.
    private var helpers: [String] {
        ["show", "hide", "shown"].map { $0 + description.name }
    }

    private var stacks: [String] {
        views.filter { $0.name == nil }.indices.map(EmittedNames.stack)
    }

    /// The local variables of generated functions that use names of one kind.
    private func variables(besideNameOf kind: String) -> [String] {
        switch kind {
        // The outermost view is tied to the margins.
        case "view": views.first?.name == nil ? [] : [ReservedNames.ofMarginsVariable]
        case "input":
            [ReservedNames.ofDecoder, EmittedNames.variable(ofPlugin: description.name)]
        default: [EmittedNames.variable(ofPlugin: description.name)]
        }
    }

    /// The types that the description names, and its own; without labels, which begin with a small
    /// letter.
    private var types: Set<String> {
        let spellings =
            description.inputs.map(\.type.value)
            + description.handlers.flatMap(\.parameters).map(\.type.value)
        let words = spellings.flatMap { spelling in
            spelling.unicodeScalars.split { !SwiftIdentifier.isBody($0) }.map(String.init)
        }
        return Set(words.filter { $0.first?.isUppercase == true })
            .union([EmittedNames.controller(ofPlugin: description.name)])
    }
}
