/// A button with a title.
package final class ButtonView: Sendable {
    /// The appearances of a button, by the names of UIKit's configurations.
    package enum Style: String, CaseIterable, Sendable {
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
    }

    /// The role of a button.
    package enum Role: String, CaseIterable, Sendable {
        case normal
        case primary
        case cancel
        case destructive
    }

    package let name: Located<String>
    package let title: TextSource
    /// The name of the handler that is called when the button is tapped.
    package let handler: Located<String>?
    /// The constants that the handler gets.
    package let constantArguments: [ConstantArgument]
    package let style: Style
    package let role: Located<Role>
    /// The image beside the title, or in place of it.
    package let image: ImageView.Source?
    /// The ranges of the keys `symbol` and `asset`, only one of which a button can have.
    let imageRanges: [SourceRange]
    /// The side of the title that the image is on; nil for the leading side.
    package let imagePlacement: Located<ImagePlacement>?
    /// Whether the button shows the image and not the title, which becomes the accessibility
    /// label.
    package let isIconOnly: Bool
    package let color: ColorSource?
    /// The shape of the background; nil for the platform's.
    package let shape: Located<Shape>?
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
    /// The value of a key that `font` replaces, if the description has one.
    let replacedFontKey: Located<String>?
    /// The name of the input that determines whether the button is enabled; nil if it always is.
    package let enabledWhen: Located<String>?
    /// The name of the input that determines whether the button is busy; nil if it never is.
    package let busyWhen: Located<String>?
    /// The accessibility value of the busy button.
    package let busyLabel: TextSource?
    /// The range of `busyLabel`; nil if there is none.
    let busyLabelRange: SourceRange?
    /// The keys for looks that the button has although it is of a class of the app.
    let looks: [Located<String>]
    /// The class of the app; nil for the framework's class.
    package let viewClass: ViewClass?
    package let attributes: ViewAttributes

    init(_ node: JSONNode, name: Located<String>) {
        self.name = name
        title = node.text("title") ?? .literal("")
        handler = node.triggeredHandler
        constantArguments = node.constantArguments
        style = node.choice("style") ?? .bordered
        role = node.locatedChoice("role", default: .normal)
        image = ImageView.Source(ofButton: node)
        imageRanges = ["symbol", "asset"].compactMap { node.member($0)?.range }
        imagePlacement = node.locatedChoice("imagePlacement")
        isIconOnly = node.bool("iconOnly") ?? false
        color = node.color("color")
        shape = node.locatedChoice("shape")
        size = node.choice("size")
        insets = node.member("insets").map { _ in node.insets("insets") }
        textStyle = node.choice("textStyle")
        weight = node.choice("weight")
        font = node.expression("font", for: .font)
        replacedFontKey =
            font.flatMap { _ in node.locatedString("textStyle") ?? node.locatedString("weight") }
        enabledWhen = node.locatedString("enabledWhen")
        busyWhen = node.locatedString("busyWhen")
        busyLabel = node.text("busyLabel")
        busyLabelRange = node.member("busyLabel")?.range
        viewClass = ViewClass(node)
        looks =
            viewClass == nil
            ? []
            : Self.keysOfLooks.compactMap { key in
                node.member(key).map { Located(key, at: $0.range) }
            }
        attributes = ViewAttributes(node)
    }
}
