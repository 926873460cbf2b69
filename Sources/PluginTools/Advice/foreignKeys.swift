import PluginCore

/// Advice on keys of other libraries, for which the language has another name or no key at all.
extension LanguageAdvisor {
    /// Returns the member to write in place of another.
    func replacement(of member: JSONMember, in shape: ObjectShape) -> String? {
        let edge = member.value.string.flatMap(edgeName)
        return switch ("\(shape.name).\(member.key)", member.key) {
        case ("layout.safeArea", _): #""to": "safeArea""#
        case ("placement.safeArea", _): #""within": "safeArea""#
        case ("description.safeArea", _): #""placement": { "within": "safeArea" }"#
        case (_, "safeArea"): #""layout": { "to": "safeArea" }"#
        case ("layout.edge", _): #""edges": ["\#(edge ?? "top")"]"#
        case ("placement.edge", _): #""at": "\#(edge ?? "top")""#
        case ("description.edge", _): #""placement": "\#(edge ?? "top")""#
        case ("handler.type", _): member.value.string.flatMap(parameters)
        default: nil
        }
    }

    /// Returns the member `parameters` for a handler of a function type; nil if the type has no
    /// parameters.
    private func parameters(ofType type: String) -> String? {
        guard let end = type.firstIndex(of: ")") else { return nil }
        let types = type[..<end].drop { $0 == "(" }.split(separator: ",")
            .map { $0.split(separator: " ").last.map(String.init) ?? "" }
        let isUsual = types.allSatisfy { SwiftFragment.problem(ofType: $0) == nil }
        let parameters = (isUsual ? types : ["Int"]).enumerated().map { index, type in
            "{ \"name\": \"\(index == 0 ? "value" : "value\(index + 1)")\", \"type\": \"\(type)\" }"
        }
        return parameters.isEmpty
            ? nil : "\"parameters\": [\(parameters.joined(separator: ", "))]"
    }

    private func edgeName(_ word: String) -> String? {
        let edges = ContentLayout.Edge.allCases.map(\.rawValue)
        return ([word] + names(forForeign: word)).first(where: edges.contains)
    }

    /// Returns how to set a property that the language does not have.
    func remark(on member: JSONMember, in shape: ObjectShape) -> String? {
        if shape === Vocabulary.handler, member.key == "type" {
            return "remove the key: a handler without 'parameters' is '() -> Void'"
        }
        guard shape.isView else { return nil }
        if Self.generatedProperties.contains(member.key) {
            return "remove the key: generated code sets '\(member.key)'"
        }
        guard Self.unsupportedProperties.contains(member.key) else { return nil }
        return
            "set '\(member.key)' in Swift: add '\"hooks\": [\"viewDidLoad\"]' to the description, "
            + "and 'func pluginViewDidLoad()' to an extension"
    }

    /// Properties of views that generated code sets.
    private static let generatedProperties = [
        "adjustsFontForContentSizeCategory", "hidesWhenStopped", "isAnimating",
        "translatesAutoresizingMaskIntoConstraints",
    ]

    /// Properties of views that the language does not have.
    private static let unsupportedProperties = [
        "alpha", "opacity", "cornerRadius", "clipsToBounds", "contentMode", "tag", "shadow",
        "border", "borderWidth", "borderColor", "layer", "attributedText", "lineBreakMode",
        "minimumScaleFactor", "adjustsFontSizeToFitWidth", "isUserInteractionEnabled",
        "transform", "constraints", "borderStyle", "delegate",
    ]
}
