/// A button with a title.
package struct ButtonView: NamedView {
    /// The appearances of a button, by the names of UIKit's configurations.
    package enum Style: String, CaseIterable, Sendable {
        case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
        /// A plain button with an outline. UIKit does not have a configuration for it.
        case outlined
        /// Glass on platforms that have it; elsewhere gray.
        case glass
        /// Glass in the button's color on platforms that have it; elsewhere filled.
        case prominentGlass
    }

    /// The role of a button.
    package enum Role: String, CaseIterable, Sendable {
        case normal, primary, cancel, destructive
    }

    let node: JSONNode
    let plugin: PluginMembers

    package var title: TextSource { node.text("title") ?? .literal("") }
    /// The name of the handler that is called when the button is tapped.
    package var handler: Located<String>? { node.triggeredHandler }
    /// The constants that the handler gets.
    package var constantArguments: [ConstantArgument] { node.constantArguments }
    /// The actions of the menu that the button shows; empty if it has none.
    package var menu: [MenuAction] { node.elements("menu").map(MenuAction.init) }
    package var style: Style { node.choice("style") ?? .bordered }
    package var role: Located<Role> { node.located(node.choice("role") ?? .normal, of: "role") }
    /// The image beside the title, or in place of it.
    package var image: ImageView.Source? { ImageView.Source(node) }
    /// The side of the title that the image is on; nil for the leading side.
    package var imagePlacement: Located<ImagePlacement>? { node.locatedChoice("imagePlacement") }
    /// Whether the button shows the image and not the title, which becomes the accessibility
    /// label.
    package var isIconOnly: Bool { node.bool("iconOnly") ?? false }
    package var color: ColorSource? { node.color("color") }
    /// The color of the title and of the image; nil for that of the style.
    package var titleColor: ColorSource? { node.color("titleColor") }
    /// The look of the button while it is pressed; nil for that of the style.
    package var pressed: ButtonLook? { ButtonLook(node.member("pressed")) }
    /// The look of the button while it is disabled; nil for that of the style.
    package var disabled: ButtonLook? { ButtonLook(node.member("disabled")) }
    /// Whether a line is drawn below the title.
    package var isUnderlined: Bool { node.bool("underlined") ?? false }
    /// The shape of the background; nil for the platform's.
    package var shape: Located<Shape>? { node.locatedChoice("shape") }
    /// The radius of the corners in points; nil for that of the shape.
    package var cornerRadius: Located<Double>? { node.locatedDouble("cornerRadius") }
    package var border: Surface.Border? { node.member("border").map(Surface.Border.init) }
    /// The size of the button; nil for the platform's.
    package var size: Size? { node.choice("size") }
    /// The space around the content; nil for that of the size.
    package var insets: Insets? { node.member("insets") == nil ? nil : node.insets("insets") }
    /// The text style of the title; nil for the font of the size.
    package var textStyle: TextStyle? { node.choice("textStyle") }
    /// The weight of the title's font; nil for the weight of the text style.
    package var weight: FontWeight? { node.choice("weight") }
    /// The expression of the app that has the title's font; nil for the font of the text style.
    package var font: Located<String>? { node.expression("font", for: .font) }
    /// The name of the input that determines whether the button is enabled; nil if it always is.
    package var enabledWhen: Located<String>? { node.locatedString("enabledWhen") }
    /// The input or the handler that determines whether the button is busy; nil if it never is.
    package var busyKey: Located<String>? { node.locatedString("busyWhen") }
    /// The name of the input that determines whether the button is busy; nil if it never is.
    package var busyWhen: Located<String>? { busyHandler == nil ? busyKey : nil }
    /// The name of the handler during which the button is busy; nil if there is none.
    package var busyHandler: Located<String>? {
        busyKey.flatMap { key in plugin.handlers.contains { $0.name.value == key.value } ? key : nil }
    }
    /// The accessibility value of the busy button.
    package var busyLabel: TextSource? { node.text("busyLabel") }

    var shownText: [(use: InputBinding.Use, text: TextSource)] { [(.text, title)] }

    var ownBindings: [InputBinding] {
        textBindings + [InputBinding(image?.input, as: .buttonImage)].compactMap(\.self)
            + InputBinding.all(of: busyLabel, as: .busyLabel)
    }

    var ownAppearanceBindings: [AppearanceBinding] {
        textAppearanceBindings
            + [
                .init(.image, image?.appExpression), .init(.font, font),
                .init(.color, color), .init(.titleColor, titleColor),
                .init(.strokeColor, border?.color), .init(busyLabel, as: .busyLabel),
            ].compactMap(\.self) + lookColors.compactMap { AppearanceBinding(.look, $0) }
    }

    // MARK: Keys

    package static let shape = ObjectShape(
        "button",
        [
            .required("button", .identifier),
            .required("title", .text(.orPair)),
            .optional("triggers", .identifier.or(Vocabulary.trigger)),
            .optional("menu", .list(of: .object(MenuAction.shape))),
            .optional("style", .choice(of: Style.self)),
            .optional("role", .choice(of: Role.self)),
            .optional("symbol", Vocabulary.symbolOrPair),
            .optional("asset", .asset.or(ImageView.Source.shapeOfButton)),
            .optional("imagePlacement", .choice(of: ButtonView.ImagePlacement.self)),
            .optional("iconOnly", .boolean),
            Vocabulary.color(),
            Vocabulary.color("titleColor"),
            .property(
                "underlined", .boolean, default: .flag(false),
                uiKit: KeyProperty("isTitleUnderlined", default: "false")),
            .optional("shape", .choice(of: ButtonView.Shape.self)),
            .optional("cornerRadius", .number(0...1000)),
            .optional("border", .object(Vocabulary.border)),
            .optional("size", .choice(of: ButtonView.Size.self)),
            .optional("insets", Vocabulary.insetsValue),
            Vocabulary.textStyle,
            .optional("weight", .choice(of: FontWeight.self)),
            Vocabulary.font,
            Vocabulary.enabledWhen, Vocabulary.busyWhen,
            .optional("busyLabel", .text(.plain)),
            .optional("pressed", .object(ButtonLook.shape)), .optional("disabled", .object(ButtonLook.shape)),
            Vocabulary.calls, ViewFrame.key, Vocabulary.shownWhen, Vocabulary.hiddenWhen,
            Vocabulary.accessibility,
        ] + Vocabulary.classOfApp)
}

extension ButtonView {
    /// The shape of a button's background.
    package enum Shape: String, CaseIterable, Sendable {
        case capsule, rounded, rectangle
    }

    /// The sizes of buttons, by UIKit's names.
    package enum Size: String, CaseIterable, Sendable {
        case mini, small, medium, large
    }

    /// The side of the title that the image is on.
    package enum ImagePlacement: String, CaseIterable, Sendable {
        case leading, trailing, top, bottom
    }

    /// Whether the title has another font than that of the button's size.
    package var hasOwnFont: Bool { textStyle != nil || weight != nil || font != nil }

    /// Whether the button has a background, which has a shape.
    package var hasBackground: Bool { ![.plain, .borderless].contains(style) }
}
