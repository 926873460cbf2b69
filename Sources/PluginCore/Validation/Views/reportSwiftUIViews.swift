extension DescriptionValidator {
    /// Reports SwiftUI views whose types are not names of SwiftUI views, and expressions that do not
    /// create a view, or use more of the controller than inputs and handlers.
    mutating func reportSwiftUIViews() {
        for view in views.ofSwiftUI {
            reportType(of: view)
            guard let creation = view.creation else { continue }
            if let literal = KnownType.Literal(creation.value) {
                report(
                    .mismatchedType,
                    "'create' is \(literal.description), and a view is of type '\(view.type.value)'",
                    at: creation.range)
            } else if isTypeName(creation.value, of: view.type.value),
                SwiftFragment.problem(ofType: view.type.value) == nil
            {
                reportTypeName(creation, "create", of: view.type.value)
            } else {
                reportNames(in: creation)
            }
        }
    }

    private mutating func reportType(of view: SwiftUIView) {
        let type = view.type.value
        // A call in place of the type has been reported.
        let isCall = view.creation == nil && type.contains("(") && type.first?.isUppercase == true
        if isCall || SwiftFragment.problem(ofType: type) != nil { return }
        let name = String(type.prefix { $0 != "<" })
        let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let isName = words.allSatisfy(SwiftIdentifier.isWord)
        if !isName || name != type && type.last != ">" {
            report(
                .invalidType, "'\(type)' is not the name of a view", at: view.type.range,
                note: "write the name of a type, as in '\"swiftUI\": \"ErrorView\"'")
        } else if words.last?.first?.isLowercase == true {
            report(
                .invalidType, "'\(type)' does not begin with a capital letter, as types do",
                at: view.type.range,
                note: "write the type; \"name\" names the property")
        } else if KnownType.hasFrameworkPrefix(name) {
            report(
                .invalidType, "'\(type)' is not a SwiftUI view", at: view.type.range,
                note: KnownType.isKnownNonView(name)
                    ? "write the type of the view that is hosted"
                    : "write '{ \"custom\": \"\(GeneratedName.property(ofType: String(name.dropFirst(2))))\", \"type\": \"\(type)\" }'"
            )
        } else if KnownType.isKnownNonView(name) {
            report(.invalidType, "'\(type)' is not a view", at: view.type.range)
        }
    }

    /// Reports members of the controller in an expression that creates a SwiftUI view, and names that
    /// are nearly those of inputs and handlers.
    private mutating func reportNames(in creation: Located<String>) {
        if let use = memberUses(in: creation.value).first(where: {
            $0.kind != "input" && $0.kind != "handler"
        }) {
            let subject = use.kind.map { "the \($0) '\(use.name)'" } ?? "'\(use.name)'"
            return report(
                .invalidExpression, "'create' uses \(subject)", at: creation.range,
                note: "a SwiftUI view gets only inputs and handlers, by their names")
        }
        let members = description.inputs.map(\.name.value) + description.handlers.map(\.name.value)
        for name in SwiftIdentifier.namesUsed(in: creation.value)
        where !members.contains(name) && name.first?.isLowercase == true {
            guard let match = nearestMatch(to: name, among: members) else { continue }
            report(
                .unknownReference, "this plugin has no input or handler '\(name)'",
                at: creation.range, note: "did you mean '\(match)'?", as: .warning)
        }
    }
}
