/// The format of descriptions: every key of every object, with its values. Descriptions are checked
/// against it. The pages in `PluginCore.docc` have the default and the meaning of each key.
package enum Vocabulary {
    /// The maximum number of elements of an array, and of keys of an object.
    package static let countLimit = 200

    /// The keys of descriptions.
    package static let description = ObjectShape("description", contentKeys + controllerKeys)

    /// The keys of a description that concern the content of the plugin, its placement and its
    /// presentation.
    private static let contentKeys: [KeyShape] = [
        .optional("$schema", .string(.any)),
        .optional("summary", .string(.any)),
        .optional("inputs", .list(of: .object(input))),
        .optional("handlers", .list(of: .object(handler))),
        .optional("content", .view(outermost: true)),
        .optional("placement", .choice(of: PluginPlacement.Position.self).or(placement)),
        .optional("presentation", .object(presentation)),
        .optional("accessibility", .object(accessibilityOfPlugin)),
    ]
}

extension Vocabulary {
    /// The kinds of views. The first key of each determines the kind of view.
    package static let viewShapes = viewKinds.map { $0.shape() }

    /// The first keys of views, with their shapes. Most descriptions use only a few kinds, and only the shapes of
    /// those are created.
    package static let viewKinds: [ShapeKind] = [
        ("stack", { StackView.shape }), ("rows", { RowsView.shape }), ("box", { BoxView.shape }),
        ("label", { LabelView.shape }),
        ("button", { ButtonView.shape }), ("image", { ImageView.shape }),
        ("activityIndicator", { ActivityIndicatorView.shape }),
        ("progress", { ProgressView.shape }),
        ("textField", { TextFieldView.shape }), ("switch", { ValueControl.switchShape }),
        ("slider", { ValueControl.sliderShape }),
        ("segments", { ValueControl.segmentsShape }),
        ("contentUnavailable", { ContentUnavailableView.shape }),
        ("spacer", { SpacerView.shape }), ("separator", { SeparatorView.shape }),
        ("custom", { CustomView.shape }),
        ("swiftUI", { SwiftUIView.shape }),
    ]

    package typealias ShapeKind = (key: String, shape: @Sendable () -> ObjectShape)

    /// The keys that only the outermost view has.
    package static let outermostKeys = [layoutOfContent] + surface.keys

    package static let layoutOfContent = KeyShape.optional("layout", .choice(Choice(["center", "fill"])).or(layout))

    /// Returns the kind of the view that checked JSON describes: the first one whose key it has.
    static func viewKind(of node: JSONNode) -> ShapeKind? { viewKinds.first { node.member($0.key) != nil } }

    /// Returns the keys that a view has in addition to those of its kind.
    ///
    /// - Parameter kind: the first key of the kind.
    package static func extraKeys(of kind: String, isOutermost: Bool) -> [KeyShape] {
        if !isOutermost { return kind == "stack" ? surface.keys : [] }
        let shape = viewKinds.first { $0.key == kind }?.shape()
        return [layoutOfContent] + surfaceKeys(besides: shape?.keys ?? [])
    }

    /// Returns the keys of the surface behind a view. A key that its kind has itself, such as the 'border' of a button, is not
    /// one of them, and neither are the corners for its radius.
    static func surfaceKeys(besides ownKeys: [KeyShape]) -> [KeyShape] {
        let own = ownKeys.map(\.name)
        return surface.keys.filter { !own.contains($0.name == "corners" ? "cornerRadius" : $0.name) }
    }

    package static let localizedText = ObjectShape(
        "localized text",
        [
            .required("localized", .name),
            .required("value", .string(.any)),
            .optional("comment", .string(.any)),
        ])

    package static let inputText = ObjectShape("text from an input", [.required("input", .identifier)])

    package static let expressionText = ObjectShape(
        "text from an expression",
        [.required("swift", .swiftExpression), .optional("example", .string(.any))])

    package static let markdownText = ObjectShape("text with markup", [.required("markdown", .text(.plain))])

    /// An expression in place of a color, a font or an image.
    package static let expression = ObjectShape("expression", [.required("swift", .swiftExpression)])

    /// A color of the app in place of one of the framework.
    package static let colorOfApp = valueOfApp("color of the app")

    /// The value of a property of a custom view.
    package static let propertyOfView = valueOfApp("property of a custom view")

    /// Returns the shape of a value that is an expression or an input.
    private static func valueOfApp(_ name: String) -> ObjectShape {
        ObjectShape(
            name,
            [.optional("swift", .swiftExpression), .optional("input", .identifier)],
            oneOf: ["swift", "input"])
    }

    static let calls = KeyShape.optional("calls", .list(of: .swiftExpression))

    // These are new keys for each object: the reference has a row for each.

    static var font: KeyShape { .optional("font", .token(.font, or: Choice([])).or(expression)) }

    static var textStyle: KeyShape { .optional("textStyle", .choice(of: TextStyle.self)) }
}
