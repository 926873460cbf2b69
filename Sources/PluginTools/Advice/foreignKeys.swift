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
        case ("shadow.offset", _): #""x": 0, "y": 4"#
        case (_, "attributedText"), (_, "attributedString"):
            shape === Vocabulary.viewShapes.first { $0.name == "label" }
                ? #""text": { "markdown": "Some **strong** text" }"# : nil
        case (_, "width"), (_, "height"): frame(with: member, in: shape)
        case ("handler.optional", _): isFalse(member.value) ? #""required": true"# : nil
        case ("handler.type", _): member.value.string.flatMap(parameters)
        default: nil
        }
    }

    private func isFalse(_ node: JSONNode) -> Bool {
        if case .bool(false) = node.value { true } else { false }
    }

    /// Returns the member `parameters` for a handler of a function type; nil if the type has no
    /// parameters.
    private func parameters(ofType type: String) -> String? {
        guard let end = type.firstIndex(of: ")") else { return nil }
        let types = type[..<end].drop { $0 == "(" }.split(separator: ",")
            .map { $0.split(separator: " ").last.map(String.init) ?? "" }
        let isUsual = types.allSatisfy { SwiftPiece.problem(ofType: $0) == nil }
        let parameters = (isUsual ? types : ["Int"]).enumerated().map { index, type in
            "{ \"name\": \"\(index == 0 ? "value" : "value\(index + 1)")\", \"type\": \"\(type)\" }"
        }
        return parameters.isEmpty ? nil : "\"parameters\": [\(parameters.joined(separator: ", "))]"
    }

    /// Returns the member `frame` for a length of a view; nil for views with a `size`, and for other objects.
    private func frame(with member: JSONMember, in shape: ObjectShape) -> String? {
        let hasSize = shape.keys.contains { $0.name == "size" && $0.value.object != nil }
        guard shape.keys.contains(where: { $0.name == "frame" }), !hasSize else { return nil }
        let value = member.value.string == nil ? source(of: member.value) : "44"
        return "\"frame\": { \"\(member.key)\": \(value) }"
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
        if shape === Vocabulary.handler, member.key == "optional" {
            return "remove the key: hosts need not pass a handler that is not 'required'"
        }
        if shape === Vocabulary.input, ["required", "optional"].contains(member.key) {
            return "remove the key: hosts must pass an input without a 'default'"
        }
        guard shape.isView else { return nil }
        if Self.generatedProperties.contains(member.key) {
            return "remove the key: generated code sets '\(member.key)'"
        }
        if ["offset", "x", "y", "position"].contains(member.key) {
            return "views cannot be moved: use the 'spacing' and the 'margins' of the stack, or a "
                + "'spacer'; the outermost view has '\"layout\": { \"insets\": 8 }'"
        }
        let isUnknownToCustomView =
            shape.name == "custom view" && isKeyOfOtherView(member.key)
            && match(for: member.key, among: shape.keys.map(\.name)) == nil
        guard Self.unsupportedProperties.contains(member.key) || isUnknownToCustomView else { return nil }
        return "set '\(member.key)' in Swift: \(Self.hook)"
    }

    /// Returns whether a key is one of some view, or is called so in another library.
    private func isKeyOfOtherView(_ key: String) -> Bool {
        let names = [key] + names(forForeign: key)
        return Vocabulary.viewShapes.contains { shape in shape.keys.contains { names.contains($0.name) } }
    }

    /// The way to Swift that configures views.
    static let hook =
        "add '\"hooks\": [\"viewDidLoad\"]' to the description, and 'func pluginViewDidLoad()' to an extension"

    /// Properties of views that generated code sets.
    private static let generatedProperties = [
        "adjustsFontForContentSizeCategory", "hidesWhenStopped", "isAnimating",
        "translatesAutoresizingMaskIntoConstraints",
    ]

    /// Properties of views that the language does not have.
    private static let unsupportedProperties = [
        "alpha", "opacity", "cornerRadius", "clipsToBounds", "contentMode", "tag", "shadow",
        "border", "borderWidth", "borderColor", "layer", "attributedText", "attributedTitle",
        "lineBreakMode",
        "minimumScaleFactor", "adjustsFontSizeToFitWidth", "isUserInteractionEnabled",
        "transform", "constraints", "borderStyle", "delegate",
    ]
}
