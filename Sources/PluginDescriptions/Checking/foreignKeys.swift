/// Keys of other libraries that the language writes in another way.
extension ShapeChecker {
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
        case ("handler.type", _): #""parameters": [{ "name": "id", "type": "Int" }]"#
        default: nil
        }
    }

    private func edgeName(_ word: String) -> String? {
        let names = ContentLayout.Edge.allCases.map(\.rawValue)
        return ([word] + Self.names(forForeign: word)).first(where: names.contains)
    }

    /// Returns what to do in place of setting a property of UIKit.
    func remark(on member: JSONMember, in shape: ObjectShape) -> String? {
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

    /// Properties of views that the language lacks.
    private static let unsupportedProperties = [
        "alpha", "opacity", "cornerRadius", "clipsToBounds", "contentMode", "tag", "shadow",
        "border", "borderWidth", "borderColor", "layer", "attributedText", "lineBreakMode",
        "minimumScaleFactor", "adjustsFontSizeToFitWidth", "isUserInteractionEnabled",
        "transform", "constraints", "borderStyle", "delegate",
    ]
}
