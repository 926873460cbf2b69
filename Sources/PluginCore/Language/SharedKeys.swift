extension Vocabulary {
    package static let inputValue = ObjectShape("value from an input", [.required("input", .identifier)])

    package static let layout = ObjectShape(
        "layout",
        [
            .optional("edges", .list(of: .choice(of: ContentLayout.Edge.self))),
            .optional("insets", insetsValue),
            .optional("to", .choice(of: ContentLayout.Area.self)),
            .optional("verticalPosition", .number(0...1)),
            .optional("verticalOffset", .number(-1000...1000)),
        ])

    package static let insets = insets("set of insets", .number(0...1000))

    static func insets(_ name: String, _ length: ValueShape) -> ObjectShape {
        ObjectShape(name, ContentLayout.Edge.allCases.map { .optional($0.rawValue, length) })
    }

    package static let accessibilityOfView = ObjectShape(
        "view's 'accessibility'",
        [
            .optional("label", .text(.orPair)),
            .optional("hint", .text(.plain)),
            .optional("value", .text(.plain)),
            .optional("traits", .list(of: .choice(of: AccessibilityTrait.self))),
            .optional("identifier", .name),
        ])

    /// The insets for all edges together, or for each edge.
    static let insetsValue = ValueShape.number(0...1000).or(insets)

    static let shownWhen = KeyShape.optional("shownWhen", .identifier.or(sizeCondition))

    static let hiddenWhen = KeyShape.optional("hiddenWhen", .identifier.or(sizeCondition))

    static let enabledWhen = KeyShape.optional("enabledWhen", .identifier)

    static let busyWhen = KeyShape.optional("busyWhen", .identifier)

    static let accessibility = KeyShape.optional("accessibility", .object(accessibilityOfView))

    static func color(_ name: String = "color", or object: ObjectShape = colorOfApp) -> KeyShape {
        .optional(name, .token(.color, or: Choice(of: SemanticColor.self)).or(object))
    }

    static var width: KeyShape { .optional("width", .number(1...1000)) }
}
