/// A button with a title.
package final class ButtonView: NamedView {
    /// The appearances of a button, by the names of UIKit's configurations.
    package enum Style: String, CaseIterable, PlainValue {
        case plain
        case gray
        case tinted
        case filled
        case borderless
        case bordered
        case borderedTinted
        case borderedProminent
        /// A plain button with an outline. UIKit does not have a configuration for it.
        case outlined
        /// Glass on platforms that have it; elsewhere gray.
        case glass
        /// Glass in the button's color on platforms that have it; elsewhere filled.
        case prominentGlass
    }

    /// The role of a button.
    package enum Role: String, CaseIterable, PlainValue {
        case normal
        case primary
        case cancel
        case destructive
    }

    package let name: Located<String>
    package let title: TextSource
    /// The name of the handler that is called when the button is tapped.
    package let handler: Located<String>?
    /// The actions of the menu that the button shows; empty if it has none.
    package let menu: [MenuAction]
    /// The constants that the handler gets.
    package let constantArguments: [ConstantArgument]
    package let style: Style
    package let role: Located<Role>
    /// The image beside the title, or in place of it.
    package let image: ImageView.Source?
    /// The side of the title that the image is on; nil for the leading side.
    package let imagePlacement: Located<ImagePlacement>?
    /// Whether the button shows the image and not the title, which becomes the accessibility
    /// label.
    package let isIconOnly: Bool
    package let color: ColorSource?
    /// The color of the title and of the image; nil for that of the style.
    package let titleColor: ColorSource?
    /// The look of the button while it is pressed; nil for that of the style.
    package let pressed: ButtonLook?
    /// The look of the button while it is disabled; nil for that of the style.
    package let disabled: ButtonLook?
    /// Whether a line is drawn below the title.
    package let isUnderlined: Bool
    /// The shape of the background; nil for the platform's.
    package let shape: Located<Shape>?
    /// The radius of the corners in points; nil for that of the shape.
    package let cornerRadius: Located<Double>?
    package let border: Surface.Border?
    /// The size of the button; nil for the platform's.
    package let size: Size?
    /// The space around the content; nil for that of the size.
    package let insets: Insets?
    /// The text style of the title; nil for the font of the size.
    package let textStyle: TextStyle?
    /// The weight of the title's font; nil for the weight of the text style.
    package let weight: FontWeight?
    /// The expression of the app that has the title's font; nil for the font of the text style.
    package let font: Located<String>?
    /// The name of the input that determines whether the button is enabled; nil if it always is.
    package let enabledWhen: Located<String>?
    /// The name of the input that determines whether the button is busy; nil if it never is.
    package let busyWhen: Located<String>?
    /// The name of the handler during which the button is busy; nil if there is none.
    package let busyHandler: Located<String>?
    /// The accessibility value of the busy button.
    package let busyLabel: TextSource?
    package let viewClass: ViewClass?
    package let attributes: ViewAttributes
    package let plainValues: PlainValues

    init(_ node: JSONNode, name: Located<String>, in plugin: PluginMembers) {
        self.name = name
        title = node.text("title") ?? .literal("")
        handler = node.triggeredHandler
        menu = decode(node.member("menu")) { MenuAction($0) }
        constantArguments = node.constantArguments
        style = node[Self.styleKey]
        role = node.located(Self.roleKey)
        image = ImageView.Source(ofButton: node)
        imagePlacement = node.locatedChoice("imagePlacement")
        isIconOnly = node[Self.iconOnlyKey]
        color = node.color("color")
        titleColor = node.color("titleColor")
        pressed = ButtonLook(node.member("pressed"))
        disabled = ButtonLook(node.member("disabled"))
        isUnderlined = node[Self.underlinedKey]
        shape = node.locatedChoice("shape")
        cornerRadius = node.member("cornerRadius").flatMap { node in
            node.double.map { Located($0, at: node.range) }
        }
        border = Surface.Border(of: node)
        size = node.choice("size")
        insets = node.member("insets").map { _ in node.insets("insets") }
        textStyle = node.choice("textStyle")
        weight = node.choice("weight")
        font = node.expression("font", for: .font)
        enabledWhen = node.locatedString("enabledWhen")
        let busy = node.locatedString("busyWhen")
        let isHandler = plugin.handlers.contains { $0.name.value == busy?.value }
        busyWhen = isHandler ? nil : busy
        busyHandler = isHandler ? busy : nil
        busyLabel = node.text("busyLabel")
        viewClass = ViewClass(node)
        attributes = ViewAttributes(node)
        plainValues = PlainValues(node, of: Self.shape)
    }

    var shownText: [(use: InputBinding.Use, text: TextSource)] { [(.text, title)] }

    var ownBindings: [InputBinding] {
        textBindings + [InputBinding(image?.input, as: .buttonImage)].compactMap(\.self)
            + InputBinding.all(of: busyLabel, as: .busyLabel)
    }

    var ownAppearanceBindings: [AppearanceBinding] {
        textAppearanceBindings
            + [
                .init(.ofInput(.image), image?.appExpression), .init(.font, font),
                .init(.color, color), .init(.titleColor, titleColor),
                .init(.strokeColor, border?.color), .init(busyLabel, as: .busyLabel),
            ].compactMap(\.self)
            + lookColors.compactMap { AppearanceBinding(.look, $0) }
    }

    // MARK: Keys

    private static let styleKey = Key("style", default: Style.bordered)

    private static let roleKey = Key("role", default: Role.normal)

    private static let iconOnlyKey = Key("iconOnly", default: false)

    private static let underlinedKey = Key(
        "underlined", default: false,
        uiKit: .property("isTitleUnderlined", default: "false"))

    package static let shape = ObjectShape(
        "button",
        "A button with a title.",
        [
            .required("button", .identifier),
            .required("title", .text(.orPair)),
            .optional("triggers", .anyOf([.identifier, .object(Vocabulary.trigger)])),
            MenuAction.key,
            styleKey.shape,
            roleKey.shape,
            .optional("symbol", Vocabulary.symbolOrPair),
            .optional("asset", .anyOf([.asset, .object(ImageView.Source.shapeOfButton)])),
            .optional("imagePlacement", .choice(of: ButtonView.ImagePlacement.self)),
            iconOnlyKey.shape,
            Vocabulary.color(),
            Vocabulary.color(
                "titleColor"),
            underlinedKey.shape,
            .optional("shape", .choice(of: ButtonView.Shape.self)),
            .optional("cornerRadius", .number(0...1000)),
            .optional("border", .object(Vocabulary.border)),
            .optional("size", .choice(of: ButtonView.Size.self)),
            .optional("insets", Vocabulary.insetsValue),
            Vocabulary.textStyle(),
            .optional("weight", .choice(of: FontWeight.self)),
            Vocabulary.font(),
            Vocabulary.enabledWhen, Vocabulary.busyWhen,
            .optional("busyLabel", .text(.plain)),
            ButtonLook.pressed, ButtonLook.disabled,
            Vocabulary.calls, ViewFrame.key, Vocabulary.shownWhen, Vocabulary.hiddenWhen,
            Vocabulary.accessibility,
        ] + Vocabulary.classOfApp)
}

extension ButtonView {
    /// The shape of a button's background.
    package enum Shape: String, CaseIterable, Sendable {
        case capsule
        case rounded
        case rectangle
    }

    /// The sizes of buttons, by UIKit's names.
    package enum Size: String, CaseIterable, Sendable {
        case mini
        case small
        case medium
        case large
    }

    /// The side of the title that the image is on.
    package enum ImagePlacement: String, CaseIterable, Sendable {
        case leading
        case trailing
        case top
        case bottom
    }

    /// The keys of a surface that a button has itself, also as the outermost view, and those for them.
    static let ownSurfaceKeys = ["cornerRadius", "corners", "border"]

    /// The input or the handler that determines whether the button is busy; nil if it never is.
    package var busyKey: Located<String>? { busyWhen ?? busyHandler }

    /// Whether the title has another font than that of the button's size.
    package var hasOwnFont: Bool { textStyle != nil || weight != nil || font != nil }

    /// Whether the button has a background, which has a shape.
    package var hasBackground: Bool { ![.plain, .borderless].contains(style) }
}

extension ContentView {
    var isButton: Bool { if case .button = self { true } else { false } }
}
